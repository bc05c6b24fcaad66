/**
 * Days and occasions as JSON text, put together from pieces that are ready: the bytes that their objects of `date-objects.ts` come
 * to, in a fifth of the time. All are without their braces.
 */
import type { CalendarName } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import * as imperial from '#core/imperial.ts';
import { type CalendarDate, type Jdn, weekdayOf } from '#core/jdn.ts';
import type { Occasion } from '#core/occasions.ts';
import { monthNames, occasionObject, signs, weekdayNames } from './date-objects.ts';

/** more than any month has */
const DAYS_OF_MONTH = 32;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Day number 0 was a Monday. */
const MONDAY_TO_SUNDAY = Array.from({ length: 7 }, (_, index) => index as Jdn);

/** An object's fields. */
export const inner = (fields: object): string => JSON.stringify(fields).slice(1, -1);

/** Month and day with the month's names, each made when it is first needed: the fewer pieces, the faster they are put together. */
const monthAndDayTexts: Readonly<Record<CalendarName, string[]>> = {
  persian: [],
  gregorian: [],
  hijri: [],
  imperial: [],
};

function monthAndDayText(calendar: CalendarName, month: number, day: number): string {
  const texts = monthAndDayTexts[calendar];
  const place = month * DAYS_OF_MONTH + day;
  texts[place] ??= `,${inner({ month, day, ...monthNames(calendar, month) })},`;
  return texts[place];
}
const weekdayTexts = MONDAY_TO_SUNDAY.map((jdn) => inner(weekdayNames(jdn)));

export const weekdayText = (jdn: Jdn): string => weekdayTexts[weekdayOf(jdn) - 1]!;

const zodiacTexts = MONTHS.map((month) => JSON.stringify(signs({ year: 0, month }).zodiac));
/** of the years 0 … 11, after which they come again */
const animalTexts = MONTHS.map((_, year) => JSON.stringify(signs({ year, month: 1 }).animal_year));

const dateText = (calendar: CalendarName, { year, month, day }: CalendarDate, weekday: string): string =>
  `"year":${year}${monthAndDayText(calendar, month, day)}${weekday}`;

/** @param date the day in the Persian calendar */
export function fourCalendarsText(jdn: Jdn, date: CalendarDate, hijri: HijriCalendar): string {
  const weekday = weekdayText(jdn);
  const hijriDate = hijri.fromJdn(jdn);
  return (
    `"sh":{${dateText('persian', date, weekday)}},` +
    `"gregorian":{${dateText('gregorian', gregorian.fromJdn(jdn), weekday)}},` +
    `"hijri":{${dateText('hijri', hijriDate, weekday)},"estimate":${hijriDate.basis === 'estimate'}},` +
    `"pahlavi":{${dateText('imperial', imperial.fromPersian(date), weekday)}}`
  );
}

/** Zodiac sign and animal year of a Persian date. */
export const signsText = ({ year, month }: CalendarDate): string =>
  `"zodiac":${zodiacTexts[month - 1]},"animal_year":${animalTexts[year % MONTHS.length]}`;

/** @param date the day in the Persian calendar */
export const persianDayText = (jdn: Jdn, { year, month, day }: CalendarDate): string =>
  `"year_sh":${year},"month_sh":${month},"day_sh":${day},"date_gregorian":"${gregorian.toIsoDate(jdn)}"`;

/** Up to the last field, which is not the same on every day. */
const occasionTexts = new WeakMap<Occasion, string>();

export function occasionText(occasion: Occasion, isHoliday: boolean): string {
  let text = occasionTexts.get(occasion);
  if (text === undefined) {
    text = inner(occasionObject(occasion, true)).slice(0, -'true'.length);
    occasionTexts.set(occasion, text);
  }
  return text + isHoliday;
}
