/** Titles of occasions, as all pages write them. */

import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { occasionPath } from '#site/data/address.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { DayOccasion, HolidayDay, OccasionObject } from './resources.ts';
import { plainTitle } from './rows.ts';

/** The second day of Fitr, whose official name is a sentence that names the first. */
export const withNames = (text: string): string =>
  text.replace('تعطیل به مناسبت عید سعید فطر', 'عید سعید فطر، روز دوم');

/** With its honorific, «(ع)», on the same line as the name before it. */
export const titleOf = (language: Language, occasion: Pick<OccasionObject, 'title_fa' | 'title_en'>): string =>
  withNames(said(language, 'title', occasion)).replace(/ (?=\((?:ع|س|ص|عج)\))/g, '\u00a0');

/** Names for narrow places, where the official title is a sentence. */
const CELL_TITLES: Readonly<Record<string, { readonly fa: string; readonly en: string }>> = {
  'imam-askari-martyrdom': { fa: 'شهادت امام حسن عسکری\u00a0(ع)', en: 'Martyrdom of Imam Hasan al-Askari' },
};

/** The title in the cell of a day, without a second name in brackets. */
export const cellTitle = (
  language: Language,
  occasion: Pick<OccasionObject, 'slug' | 'title_fa' | 'title_en'>,
): string => CELL_TITLES[occasion.slug]?.[language] ?? plainTitle(titleOf(language, occasion));

/** Of two notes in brackets at the end of a title the second is left out. */
export const shortTitle = (title: string): string => title.replace(/(\)) \([^()]+\)$/, '$1');

/** Titles of a day's holidays. */
export const titlesOf = (language: Language, { events }: Pick<HolidayDay, 'events'>): string =>
  events.map((event) => shortTitle(titleOf(language, event))).join(SITE_TEXT[language].comma);

/** Titles of the official holidays, by day. */
export const titlesByDay = (language: Language, days: readonly HolidayDay[]): ReadonlyMap<number, string> =>
  new Map(days.map((day) => [gregorian.fromIsoDate(day.date_gregorian), titlesOf(language, day)]));

/** The title of an occasion, as a link to its page; an occasion without a page links to the detail of the day. */
export const occasionLink = (language: Language, occasion: DayOccasion, jdn: Jdn): Html =>
  html`<a href="${occasionPath(language, occasion, jdn)}"${!occasion.has_page && html` data-day="${jdn}"`}>${titleOf(language, occasion)}</a>`;
