/** A month of prayer times as files: a table for spreadsheets, a calendar for calendar applications. */

import { PRAYERS } from '#api/prayer-days.ts';
import { toIsoDate } from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import type { PrayerDay } from '#site/prayer-times/days.ts';

/** RFC 4180, Latin digits, one line per day, with a byte order mark for spreadsheets. */
export function prayerCsv(days: readonly PrayerDay[]): string {
  const lines = days.map(({ jdn, moments }) =>
    [isoText(persian.fromJdn(jdn)), toIsoDate(jdn), ...moments.map(({ clock }) => clock)].join(','),
  );
  return `\uFEFF${['date_sh,date_gregorian', ...PRAYERS].join(',')}\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
}

interface PrayerCalendarOptions {
  readonly language: Language;
  readonly slug: string;
  readonly cityName: string;
  /** stamps the events, milliseconds since 1970 */
  readonly now: number;
}

/** One event a prayer, at an instant in UTC; taken again, a month updates what an earlier file brought. */
export async function prayerIcs(
  days: readonly PrayerDay[],
  { language, slug, cityName, now }: PrayerCalendarOptions,
): Promise<string> {
  const { calendarText } = await import('#api/calendar-file.ts');
  const { year, month } = persian.fromJdn(firstOf(days).jdn);
  const head = {
    name: `${cityName}: ${monthName('persian', month)[language]} ${numeral(language, year)}`,
    product: 'Prayer times',
    language: ({ fa: 'FA', en: 'EN' } as const)[language],
  };
  const events = days.flatMap(({ jdn, moments }) =>
    moments.map(({ prayer, moment }) => ({
      id: `prayer-${slug}-${toIsoDate(jdn)}-${prayer}`,
      changed: now,
      start: { moment },
      title: `${PRAYER_NAMES[language][prayer]} (${cityName})`,
      notes: [],
    })),
  );
  return calendarText(head, events);
}
