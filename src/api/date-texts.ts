/**
 * Days and occasions as the letters of their JSON, put together from pieces that are ready: the bytes that their objects of
 * `date-objects.ts` come to, in a fifth of the time. All are without their braces.
 */
import type { CalendarName } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar, HijriDate } from '#core/hijri.ts';
import { YEARS_BEFORE_PERSIAN } from '#core/imperial.ts';
import { type CalendarDate, type Jdn, type Weekday, weekdayOf } from '#core/jdn.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { monthNames, occasionObject, signs, weekdayNames } from './date-objects.ts';
import { type Letters, lettersOf } from './letters.ts';

/** more than any month has */
const DAYS_OF_MONTH = 32;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Day number 0 was a Monday. */
const MONDAY_TO_SUNDAY = Array.from({ length: 7 }, (_, index) => index as Jdn);

/** An object's fields. */
export const inner = (fields: object): Letters => lettersOf(JSON.stringify(fields).slice(1, -1));

const weekdayTexts = MONDAY_TO_SUNDAY.map((jdn) => inner(weekdayNames(jdn)));

export const weekdayText = (jdn: Jdn): Letters => weekdayTexts[weekdayOf(jdn) - 1]!;

const monthAndDayTexts = MONTHS.map((month) =>
  Array.from({ length: DAYS_OF_MONTH }, (_, day) => `,"month":${month},"day":${day},`),
);

/** Names of a month and a weekday, each made when it is first needed. */
const namesTexts: Readonly<Record<CalendarName, Letters[]>> = {
  persian: [],
  gregorian: [],
  hijri: [],
  imperial: [],
};

function namesText(calendar: CalendarName, month: number, weekday: Weekday): Letters {
  const texts = namesTexts[calendar];
  const place = month * 8 + weekday;
  texts[place] ??= `${inner(monthNames(calendar, month))},${weekdayTexts[weekday - 1]}`;
  return texts[place];
}

/**
 * All of a date but its year, of two pieces: fewer would be put together faster, but one for every day and weekday takes more memory
 * than the processor has at hand.
 */
const afterYearText = (calendar: CalendarName, { month, day }: CalendarDate, weekday: Weekday): Letters =>
  monthAndDayTexts[month - 1]![day]! + namesText(calendar, month, weekday);

const zodiacTexts = MONTHS.map((month) => lettersOf(JSON.stringify(signs({ year: 0, month }).zodiac)));
/** of the years 0 … 11, after which they come again */
const animalTexts = MONTHS.map((_, year) => lettersOf(JSON.stringify(signs({ year, month: 1 }).animal_year)));

/** A day in the calendars that its text is made of. */
export interface Dates {
  readonly persian: CalendarDate;
  readonly gregorian: CalendarDate;
  readonly hijri: HijriDate;
}

export const datesOf = (jdn: Jdn, hijri: HijriCalendar): Dates => ({
  persian: persian.fromJdn(jdn),
  gregorian: gregorian.fromJdn(jdn),
  hijri: hijri.fromJdn(jdn),
});

export function fourCalendarsText(jdn: Jdn, dates: Dates): Letters {
  const weekday = weekdayOf(jdn);
  const { year } = dates.persian;
  return (
    `"sh":{"year":${year}${afterYearText('persian', dates.persian, weekday)}` +
    `},"gregorian":{"year":${dates.gregorian.year}${afterYearText('gregorian', dates.gregorian, weekday)}` +
    `},"hijri":{"year":${dates.hijri.year}${afterYearText('hijri', dates.hijri, weekday)}` +
    (dates.hijri.basis === 'estimate'
      ? ',"estimate":true},"pahlavi":{"year":'
      : ',"estimate":false},"pahlavi":{"year":') +
    `${year + YEARS_BEFORE_PERSIAN}${afterYearText('imperial', dates.persian, weekday)}}`
  );
}

/** Zodiac sign and animal year of a Persian date. */
export const signsText = ({ year, month }: CalendarDate): Letters =>
  `"zodiac":${zodiacTexts[month - 1]},"animal_year":${animalTexts[year % MONTHS.length]}`;

export function persianDayText(jdn: Jdn): Letters {
  const { year, month, day } = persian.fromJdn(jdn);
  return `"year_sh":${year},"month_sh":${month},"day_sh":${day},"date_gregorian":"${gregorian.toIsoDate(jdn)}"`;
}

/** By whether it is a holiday. */
interface OccasionTexts {
  readonly holiday: Letters;
  readonly other: Letters;
}

const occasionTexts = new WeakMap<Occasion, OccasionTexts>();

export function occasionText(occasion: Occasion, isHoliday: boolean): Letters {
  let texts = occasionTexts.get(occasion);
  if (texts === undefined) {
    texts = { holiday: inner(occasionObject(occasion, true)), other: inner(occasionObject(occasion, false)) };
    occasionTexts.set(occasion, texts);
  }
  return isHoliday ? texts.holiday : texts.other;
}

/** The occasions of a day, with commas between them. */
export function occasionsText(occurrences: readonly Occurrence[]): Letters {
  let text = '';
  for (const { occasion, isHoliday } of occurrences) {
    text += `${text === '' ? '{' : ',{'}${occasionText(occasion, isHoliday)}}`;
  }
  return text;
}
