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
import type { Almanac } from './almanac.ts';
import { monthNames, occasionObject, signs, weekdayNames } from './date-objects.ts';
import { type Letters, lettersOf } from './letters.ts';

/** An object's fields. */
export const inner = (fields: object): Letters => lettersOf(JSON.stringify(fields).slice(1, -1));

/**
 * Pieces by a small number, each made when it is first needed.
 * @param count of the numbers, if they are more than some hundreds: engines find pieces sooner in a list that never grows
 */
export function piecesOf(make: (place: number) => Letters, count = 0): (place: number) => Letters {
  const pieces: Letters[] = new Array(count);
  return (place) => {
    pieces[place] ??= make(place);
    return pieces[place];
  };
}

/** Pieces by month and day. Each is a text of its own: an answer that is put together of hundreds is sent sooner than one of thousands. */
export function piecesOfDays(textOf: (month: number, day: number) => string): (date: CalendarDate) => Letters {
  const pieces = piecesOf((place) => lettersOf(textOf(place >> 5, place & 31)));
  return ({ month, day }) => pieces((month << 5) | day);
}

/** Day number 0 was a Monday. */
const namesOfWeekday = (weekday: number) => weekdayNames((weekday - 1) as Jdn);

const weekdayPieces = piecesOf((weekday) => inner(namesOfWeekday(weekday)));

export const weekdayText = (jdn: Jdn): Letters => weekdayPieces(weekdayOf(jdn));

/** Names of a month and a weekday. */
const namesOf = (calendar: CalendarName) =>
  piecesOf((place) => inner({ ...monthNames(calendar, place >> 3), ...namesOfWeekday(place & 7) }));

const names = {
  persian: namesOf('persian'),
  gregorian: namesOf('gregorian'),
  hijri: namesOf('hijri'),
  imperial: namesOf('imperial'),
} as const;

const monthAndDayText = piecesOfDays((month, day) => `,"month":${month},"day":${day},`);

/**
 * All of a date but its year, of two pieces: fewer would be put together faster, but one for every day and weekday takes more memory
 * than the processor has at hand.
 */
const afterYearText = (calendar: CalendarName, date: CalendarDate, weekday: Weekday): Letters =>
  monthAndDayText(date) + names[calendar]((date.month << 3) | weekday);

const zodiacText = piecesOf((month) => inner({ zodiac: signs({ year: 0, month }).zodiac }));
const animalText = piecesOf((year) => inner({ animal_year: signs({ year, month: 1 }).animal_year }));
/** years, after which their animals come again */
const ANIMALS = 12;

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
  const { year } = dates.persian;
  const weekday = weekdayOf(jdn);
  return (
    `"sh":{"year":${year}${afterYearText('persian', dates.persian, weekday)}` +
    `},"gregorian":{"year":${dates.gregorian.year}${afterYearText('gregorian', dates.gregorian, weekday)}` +
    `},"hijri":{"year":${dates.hijri.year}${afterYearText('hijri', dates.hijri, weekday)}` +
    `,"estimate":${dates.hijri.basis === 'estimate'}},"pahlavi":{"year":${year + YEARS_BEFORE_PERSIAN}${afterYearText('imperial', dates.persian, weekday)}}`
  );
}

/** Zodiac sign and animal year of a Persian date. */
export const signsText = ({ year, month }: CalendarDate): Letters =>
  `${zodiacText(month)},${animalText(year % ANIMALS)}`;

const persianMonthAndDayText = piecesOfDays((month, day) => `,"month_sh":${month},"day_sh":${day},"date_gregorian":"`);

export function persianDayText(jdn: Jdn): Letters {
  const date = persian.fromJdn(jdn);
  return `"year_sh":${date.year}${persianMonthAndDayText(date)}${gregorian.toIsoDate(jdn)}"`;
}

/** By whether it is a holiday. */
interface OccasionTexts {
  readonly holiday: Letters;
  readonly other: Letters;
}

const occasionTexts = new WeakMap<Occasion, OccasionTexts>();

/** It has the brace after it. */
export function occasionText(occasion: Occasion, isHoliday: boolean): Letters {
  let texts = occasionTexts.get(occasion);
  if (texts === undefined) {
    const textOf = (holiday: boolean) => lettersOf(JSON.stringify(occasionObject(occasion, holiday)).slice(1));
    texts = { holiday: textOf(true), other: textOf(false) };
    occasionTexts.set(occasion, texts);
  }
  return isHoliday ? texts.holiday : texts.other;
}

type TextOfOccasion = (place: number, isHoliday: boolean) => Letters;

const textsOfLists = new WeakMap<readonly Occasion[], TextOfOccasion>();

/** {@link occasionText} by an occasion's place in a list: hundreds are found sooner without a look at each occasion in memory. */
export function occasionTextsOf(list: readonly Occasion[]): TextOfOccasion {
  let textOf = textsOfLists.get(list);
  if (textOf === undefined) {
    const pieces = piecesOf((place) => occasionText(list[place >> 1]!, (place & 1) > 0), list.length * 2);
    textOf = (place, isHoliday) => pieces(place * 2 + (isHoliday ? 1 : 0));
    textsOfLists.set(list, textOf);
  }
  return textOf;
}

/** The occasions of a day, with commas between them. */
export function occasionsText(occurrences: readonly Occurrence[]): Letters {
  let text = '';
  for (const { occasion, isHoliday } of occurrences) {
    text += `${text === '' ? '{' : ',{'}${occasionText(occasion, isHoliday)}`;
  }
  return text;
}

/** The occasions of a day, as {@link occasionsText} has them, and whether one of them is a holiday. */
export interface DayOccasions {
  text: Letters;
  isHoliday: boolean;
}

/** The same of each day from one to another. */
export function dayOccasionsText({ occasions, occasionList }: Almanac, first: Jdn, last: Jdn): DayOccasions[] {
  const days = Array.from({ length: last - first + 1 }, (): DayOccasions => ({ text: '', isHoliday: false }));
  const textOf = occasionTextsOf(occasionList);
  occasions.visitDays(first, last, (jdn, place, isHoliday) => {
    const day = days[jdn - first]!;
    day.text += (day.text === '' ? '{' : ',{') + textOf(place, isHoliday);
    if (isHoliday) day.isHoliday = true;
  });
  return days;
}
