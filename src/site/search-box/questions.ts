/** Questions that the header's box answers: "next holiday", "Ashura 2030", "how long till Yalda", «عید فطر کی تعطیله؟». */

import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { GREGORIAN_HOLIDAY_PAGE_YEARS, HOLIDAY_PAGE_YEARS, hasPage } from '#site/data/address.ts';
import type { HolidayDay } from '#site/data/resources.ts';
import { wordsOf } from '#understand/words.ts';
import type { Found } from './search.ts';

/** A typed text in one spelling: Latin digits, Persian letters, single spaces, no half-spaces and other signs. */
export const plain = (text: string): string => wordsOf(text).join(' ');

const NEXT_HOLIDAY = /^(next( public)? holiday|(اولین )?تعطیلی بعدی|تعطیلی بعد|تعطیل بعدی)$/;
const HOLIDAYS_OF_YEAR =
  /^(?:(?:iran|iranian|public) )*(?:holidays|تعطیلات|تعطیلی ?های)(?: رسمی)?(?: سال)?(?: of)?(?: in iran)? (\d{4})(?: iran)?$/;

/** Persian path of the holidays of a year, if the text requests them. */
export function holidaysOfYear(typed: string): { readonly path: string; readonly year: number } | undefined {
  const year = Number(HOLIDAYS_OF_YEAR.exec(plain(typed))?.[1]);
  const hasAPage = hasPage(HOLIDAY_PAGE_YEARS, year) || hasPage(GREGORIAN_HOLIDAY_PAGE_YEARS, year);
  return hasAPage ? { path: `/holidays/${year}`, year } : undefined;
}

export const asksNextHoliday = (typed: string): boolean => NEXT_HOLIDAY.test(plain(typed));

/** Reads the holidays of a Persian year. */
type ReadHolidays = (year: number) => Promise<{ readonly data: readonly HolidayDay[] }>;

const dayOf = ({ date_gregorian }: HolidayDay): Jdn => gregorian.fromIsoDate(date_gregorian);

export async function nextHolidayAfter(today: Jdn, read: ReadHolidays): Promise<Jdn | undefined> {
  const year = persian.yearOf(today);
  const days = (await Promise.all([read(year), read(year + 1)])).flatMap(({ data }) => data);
  return days.map(dayOf).find((day) => day > today);
}

/** The four-digit year of a text, Persian or Gregorian. */
export function yearIn(typed: string): number | undefined {
  const [year, ...more] = plain(typed).match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  return year !== undefined && more.length === 0 && /\p{L}/u.test(typed) ? Number(year) : undefined;
}

/** The days of a holiday in a Persian or Gregorian year, for texts such as "Ashura 2030"; empty for other occasions. */
export async function daysOfHoliday({ slug, kind }: Found, year: number, read: ReadHolidays): Promise<Jdn[]> {
  if (kind !== 'occasion') return [];
  const isGregorian = year >= 1900;
  const first = isGregorian ? year - 622 : year;
  const years = isGregorian ? [first, first + 1] : [first];
  if (!years.every((each) => hasPage(HOLIDAY_PAGE_YEARS, each))) return [];
  const days = (await Promise.all(years.map(read))).flatMap(({ data }) => data);
  return days
    .filter(({ events }) => events.some((event) => event.slug === slug))
    .map(dayOf)
    .filter((day) => !isGregorian || gregorian.fromJdn(day).year === year);
}

/** What a question is about. */
const QUESTIONS: readonly RegExp[] = [
  /^(?:how (?:long|many (?:days|weeks|months)) (?:is it |is there |are there |left )?(?:till|until|to|before)|(?:days|time|countdown) (?:till|until|to)) (?:the )?(.+)$/,
  /^(?:when(?:s| is| will)?|what day is|is) (?:the )?(.+?)(?: (?:a (?:public )?holiday|a day off|off|a working day|this year|in iran))*$/,
  /^(?:چند روز|چقدر|چه قدر) (?:دیگر |دیگه )?(?:مانده |مونده )?(?:است )?(?:تا|به) (.+)$/,
  /^(?:تا )?(.+?) (?:چند روز|چقدر|چه قدر)(?: (?:مانده|مونده|دیگر|دیگه|است))*$/,
  /^(.+?) (?:کی|چه روزی|چندم|چند ?شنبه)(?: ?(?:تعطیل|هست|میشه|می ?شود))?(?: ?(?:است|ه|هست))?$/,
  /^(?:ایا )?(.+?) تعطیل(?: ?(?:است|ه|هست))?$/,
];

/** Words of a question that name nothing. */
const NOTHING = /^(?:next|بعدی|it|that|کی)$/;

/** @returns undefined for a text that is no question about something */
export function subjectOf(typed: string): string | undefined {
  const text = plain(typed).replace(/(کی|چندم|تعطیل|روزی)ه$/, '$1');
  for (const question of QUESTIONS) {
    const subject = question.exec(text)?.[1]?.trim();
    if (subject && !NOTHING.test(subject)) return subject;
  }
  return undefined;
}
