/** What the tools have in common: sources, the parameter of sectors, and cells of rows in the language of the query. */

import type { Mood } from '#core/occasions.ts';
import type { Language } from '../answer.ts';
import { gregorianOr } from '../queries.ts';
import type { Query } from '../tool.ts';

export const CALENDARS = ['ut-calendar', 'ut-yearly-calendars'];
export const PLACES = ['geonames', 'iana-tz'];
export const SKY = ['jpl-de431', 'iers-2010', 'ut-centre-list'];
export const PRAYER = ['institute-tables-1405', ...PLACES];

/** Only the first tool lists sectors and weekends, since agents read all tools. */
export const AS_OF_DAY = { type: 'string', description: 'As of day' };

/** `weekday_fa` and `weekday_en` become `weekday`. */
export function inOneLanguage<V>(language: Language, facts: Readonly<Record<string, V>>): Record<string, V> {
  const entries = Object.entries(facts).flatMap(([name, value]) => {
    const [, own, suffix] = /^(.*)_(fa|en)$/.exec(name) ?? [];
    if (own === undefined) return [[name, value] as const];
    return suffix === language ? [[own, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

interface Titled {
  readonly title_fa: string;
  readonly title_en: string;
}

export const inLanguage = (language: Language, fa: string, en: string): string => (language === 'fa' ? fa : en);
export const titleOf = (language: Language, { title_fa, title_en }: Titled): string =>
  inLanguage(language, title_fa, title_en);
export const titlesOf = (language: Language, events: readonly Titled[]): string =>
  events.map((event) => titleOf(language, event)).join(inLanguage(language, '، ', ', '));
export const weekdayOf = (
  language: Language,
  date: { readonly weekday_fa: string; readonly weekday_en: string },
): string => inLanguage(language, date.weekday_fa, date.weekday_en);
export const dayOff = (events: readonly (Titled & { readonly is_holiday: boolean })[]) =>
  events.filter(({ is_holiday }) => is_holiday);

/** The moods of a day's occasions, or `-` */
export const moodOf = (events: readonly { readonly mood: Mood | null }[]): string =>
  [...new Set(events.flatMap(({ mood }) => mood ?? []))].join(', ') || '-';

/** Date of a row in the calendar of the query's dates, for the query of the next rows. */
export const dateAt =
  (data: readonly { readonly date_sh: string; readonly date_gregorian: string }[], query: Query) =>
  (row: number): string => {
    const { date_sh, date_gregorian } = data[row]!;
    return gregorianOr(query) === 'gregorian' ? date_gregorian : date_sh;
  };
