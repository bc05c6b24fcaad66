/**
 * Days and occasions as the letters of their JSON, put together from pieces that are ready: the bytes that their objects of
 * `date-objects.ts` come to, in a fifth of the time. All are without their braces.
 */
import type { CalendarName } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar, HijriDate } from '#core/hijri.ts';
import { YEARS_BEFORE_PERSIAN } from '#core/imperial.ts';
import { isoText } from '#core/iso-text.ts';
import { type CalendarDate, type Jdn, weekdayOf } from '#core/jdn.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from './almanac.ts';
import { monthNames, occasionObject, signs, weekdayNames } from './date-objects.ts';
import { type Letters, lettersOf } from './letters.ts';

/** An object's fields. */
export const inner = (fields: object): Letters => lettersOf(JSON.stringify(fields).slice(1, -1));

/**
 * Pieces by a small number, each made when it is first needed.
 * @param count the numbers are below it: engines find pieces sooner in lists that are full from the start, and all alike
 * @param make what gives pieces that are not empty
 */
export function piecesOf(count: number, make: (place: number) => Letters): (place: number) => Letters {
  const pieces: Letters[] = new Array(count).fill('');
  return (place) => {
    if (!pieces[place]) pieces[place] = make(place);
    return pieces[place]!;
  };
}

/** Numbers up to the last one of a weekday or month, 0 among them, which is none. */
const WEEKDAY_NUMBERS = 8;
export const MONTH_NUMBERS = 13;

/** Pieces by month and day. Each is a text of its own: an answer that is put together of hundreds is sent sooner than one of thousands. */
export function piecesOfDays(textOf: (month: number, day: number) => string): (date: CalendarDate) => Letters {
  const pieces = piecesOf(MONTH_NUMBERS << 5, (place) => lettersOf(textOf(place >> 5, place & 31)));
  return ({ month, day }) => pieces((month << 5) | day);
}

/** Day number 0 was a Monday. */
const namesOfWeekday = (weekday: number) => weekdayNames((weekday - 1) as Jdn);

const weekdayPieces = piecesOf(WEEKDAY_NUMBERS, (weekday) => inner(namesOfWeekday(weekday)));

export const weekdayText = (jdn: Jdn): Letters => weekdayPieces(weekdayOf(jdn));

/** A year's piece; days that stand together are mostly of the same. */
export function pieceOfYear(textOf: (year: number) => string): (year: number) => Letters {
  let latest = Number.NaN;
  let text = '';
  return (year) => {
    if (year !== latest) {
      latest = year;
      text = textOf(year);
    }
    return text;
  };
}

const persianYearText = pieceOfYear((year) => `"sh":{"year":${year}`);
const gregorianYearText = pieceOfYear((year) => `},"gregorian":{"year":${year}`);
const hijriYearText = pieceOfYear((year) => `},"hijri":{"year":${year}`);
const exactText = pieceOfYear((year) => `,"estimate":false},"pahlavi":{"year":${year + YEARS_BEFORE_PERSIAN}`);
const estimateText = pieceOfYear((year) => `,"estimate":true},"pahlavi":{"year":${year + YEARS_BEFORE_PERSIAN}`);

/** Names of a month and a weekday. */
const namesOf = (calendar: CalendarName, after = '') =>
  piecesOf(
    MONTH_NUMBERS << 3,
    (place) => inner({ ...monthNames(calendar, place >> 3), ...namesOfWeekday(place & 7) }) + after,
  );

const persianNames = namesOf('persian');
const gregorianNames = namesOf('gregorian');
const hijriNames = namesOf('hijri');
/** with the brace after them */
const imperialNames = namesOf('imperial', '}');

const monthAndDayText = piecesOfDays((month, day) => `,"month":${month},"day":${day},`);

/** years, after which their animals come again */
const ANIMALS = 12;
const zodiacText = piecesOf(MONTH_NUMBERS, (month) => inner({ zodiac: signs({ year: 0, month }).zodiac }));
const animalText = piecesOf(ANIMALS, (year) => inner({ animal_year: signs({ year, month: 1 }).animal_year }));

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

/**
 * Each date is of three pieces: fewer would be put together faster, but one for every day and weekday takes more memory than the
 * processor has at hand.
 */
export function fourCalendarsText(jdn: Jdn, { persian, gregorian, hijri }: Dates): Letters {
  const weekday = weekdayOf(jdn);
  const monthAndDay = monthAndDayText(persian);
  const place = (persian.month << 3) | weekday;
  return (
    persianYearText(persian.year) +
    monthAndDay +
    persianNames(place) +
    gregorianYearText(gregorian.year) +
    monthAndDayText(gregorian) +
    gregorianNames((gregorian.month << 3) | weekday) +
    hijriYearText(hijri.year) +
    monthAndDayText(hijri) +
    hijriNames((hijri.month << 3) | weekday) +
    (hijri.basis === 'estimate' ? estimateText(persian.year) : exactText(persian.year)) +
    monthAndDay +
    imperialNames(place)
  );
}

/** Zodiac sign and animal year of a Persian date. */
export const signsText = ({ year, month }: CalendarDate): Letters =>
  `${zodiacText(month)},${animalText(year % ANIMALS)}`;

const recordYearText = pieceOfYear((year) => lettersOf(`,{"year_sh":${year}`));
const recordMonthAndDayText = piecesOfDays((month, day) => `,"month_sh":${month},"day_sh":${day},"date_gregorian":"`);
const isoYearText = pieceOfYear((year) => isoText({ year, month: 1, day: 1 }).slice(0, -'01-01'.length));
const isoMonthAndDayText = piecesOfDays(
  (month, day) => `${isoText({ year: 1000, month, day }).slice('1000-'.length)}",`,
);

/** The day of a record, as `persianDayFields` has it, with the comma and the brace before it and the comma after it. */
export function recordDayText(jdn: Jdn): Letters {
  const date = persian.fromJdn(jdn);
  const day = gregorian.fromJdn(jdn);
  return recordYearText(date.year) + recordMonthAndDayText(date) + isoYearText(day.year) + isoMonthAndDayText(day);
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

/** @param before what stands before each of the texts */
function textsOfLists(before: Letters): (list: readonly Occasion[]) => TextOfOccasion {
  const known = new WeakMap<readonly Occasion[], TextOfOccasion>();
  return (list) => {
    let textOf = known.get(list);
    if (textOf === undefined) {
      const pieces = piecesOf(list.length * 2, (place) => before + occasionText(list[place >> 1]!, (place & 1) > 0));
      textOf = (place, isHoliday) => pieces(place * 2 + (isHoliday ? 1 : 0));
      known.set(list, textOf);
    }
    return textOf;
  };
}

/** {@link occasionText} by an occasion's place in a list: hundreds are found sooner without a look at each occasion in memory. */
export const occasionTextsOf = textsOfLists('');
const nextOccasionTextsOf = textsOfLists(',{');

/** The occasions of a day, with commas between them. */
export function occasionsText(occurrences: readonly Occurrence[]): Letters {
  let text = '';
  for (const { occasion, isHoliday } of occurrences) {
    text += `${text === '' ? '{' : ',{'}${occasionText(occasion, isHoliday)}`;
  }
  return text;
}

/** The occasions of days one after another. */
export interface OccasionsOfDays {
  /** of each day, as {@link occasionsText} has them */
  readonly texts: readonly Letters[];
  /** of each day: is one of them a holiday? */
  readonly areHolidays: readonly boolean[];
}

/** The occasions of each day from one to another. */
export function occasionsOfDays({ occasions, occasionList }: Almanac, first: Jdn, last: Jdn): OccasionsOfDays {
  const count = last - first + 1;
  const texts: Letters[] = new Array(count).fill('');
  const areHolidays: boolean[] = new Array(count).fill(false);
  const textOf = nextOccasionTextsOf(occasionList);
  occasions.visitDays(first, last, (jdn, place, isHoliday) => {
    const day = jdn - first;
    const text = textOf(place, isHoliday);
    texts[day] = texts[day] === '' ? text.slice(1) : texts[day] + text;
    if (isHoliday) areHolidays[day] = true;
  });
  return { texts, areHolidays };
}
