/** Days, months and years of numbers that were read, in the calendar that they belong to. */
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, FIRST_IMPERIAL_YEAR, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { DateReading, MonthCalendar } from './reading.ts';

/** What a date in words rests on. */
export interface Known {
  /** day from which words such as «فردا» and dates without a year count */
  readonly today: Jdn;
  readonly hijri: HijriCalendar;
  /** civil day of a moment, in milliseconds since 1970, in the reader's zone */
  dayAt(epochMs: number): Jdn;
}

const calendarOfYear = (year: number): CalendarName =>
  year < gregorian.FIRST_GREGORIAN_YEAR ? 'persian' : year < FIRST_IMPERIAL_YEAR ? 'gregorian' : 'imperial';

/** Lies in the years that the calendars have. */
export const isKnownDay = (jdn: Jdn): boolean => jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY;

/** Greater numbers are meant for something else than a day. */
const MAX_DAY = 99;

function dayOf(
  name: CalendarName,
  year: number,
  month: number,
  day: number,
  { hijri }: Known,
): DateReading | undefined {
  const calendar = calendarOf(name, hijri);
  if (month < 1 || month > 12 || day < 1 || day > MAX_DAY) return undefined;
  const length = calendar.monthLength(year, month);
  if (length === undefined) return undefined;
  const first = calendar.toJdn({ year, month, day: 1 });
  const jdn = addDays(first, Math.min(day, length) - 1);
  if (!isKnownDay(jdn)) return undefined;
  return day > length
    ? { kind: 'missing', calendar: name, year, month, length, first }
    : { kind: 'day', jdn, calendar: name, ...mayMove(name, jdn, hijri) };
}

const mayMove = (name: CalendarName, jdn: Jdn, hijri: HijriCalendar): { readonly mayMove?: true } =>
  name === 'hijri' && hijri.fromJdn(jdn).basis === 'estimate' ? { mayMove: true } : {};

function wholeMonth(name: CalendarName, year: number, month: number, known: Known): DateReading | undefined {
  const calendar = calendarOf(name, known.hijri);
  const day = dayOf(name, year, month, 1, known);
  if (day?.kind !== 'day') return undefined;
  const ofMonth = {
    ...mayMove(name, day.jdn, known.hijri),
    first: day.jdn,
    last: addDays(day.jdn, calendar.monthLength(year, month)! - 1),
    month,
  };
  return name === 'imperial'
    ? { kind: 'month', calendar: 'persian', year: year - persian.IMPERIAL_OFFSET, ...ofMonth }
    : { kind: 'month', calendar: name, year, ...ofMonth };
}

/** Day of year, month and day in numbers. @param given calendar that the text names */
export function numericDate(
  [year = 0, month = 0, day = 0]: readonly number[],
  given: CalendarName | undefined,
  known: Known,
): DateReading | undefined {
  return dayOf(given ?? calendarOfYear(year), year, month, day, known);
}

/** `1405/8` */
export const monthAlone = (year: number, month: number, given: CalendarName | undefined, known: Known) =>
  wholeMonth(given ?? calendarOfYear(year), year, month, known);

/** `1405`; an Imperial or Islamic year is the Persian year in which it begins. */
export function yearAlone(year: number, given: CalendarName | undefined, known: Known): DateReading | undefined {
  const calendar = given ?? calendarOfYear(year);
  const first = dayOf(calendar, year, 1, 1, known);
  if (first?.kind !== 'day') return undefined;
  if (calendar === 'gregorian') return { kind: 'year', calendar, year };
  return { kind: 'year', calendar: 'persian', year: persian.yearOf(first.jdn) };
}

/** Day of a named month. @param year undefined: this year, or of an Islamic month the next such day */
export function dayIn(
  name: CalendarName,
  year: number | undefined,
  month: number,
  day: number,
  known: Known,
): DateReading | undefined {
  const { hijri, today } = known;
  const thisYear = calendarOf(name, hijri).fromJdn(today).year;
  if (name !== 'hijri' || year !== undefined) {
    const [calendar, inYear] = calendarOfNamed(name, year ?? thisYear);
    if (calendar === 'gregorian' || calendar === 'imperial' || inYear < gregorian.FIRST_GREGORIAN_YEAR) {
      return dayOf(calendar, inYear, month, day, known);
    }
    // «۶ آذر ۲۰۲۶»: the year is of another calendar than the month.
    const near = calendarOf(calendar, hijri).fromJdn(gregorian.toJdn({ year: inYear, month: 1, day: 1 })).year;
    const tried = [near, near + 1, near + 2].map((each) => dayOf(calendar, each, month, day, known));
    return tried.find((each) => each?.kind === 'day' && gregorian.fromJdn(each.jdn).year === inYear);
  }
  const days = [thisYear, thisYear + 1].map((each) => dayOf('hijri', each, month, day, known));
  return days.find((each) => each?.kind !== 'day' || each.jdn >= today);
}

/** A named month. @param year undefined: this year, or of an Islamic month the current or next one */
export function monthIn(
  name: CalendarName,
  year: number | undefined,
  month: number,
  known: Known,
): DateReading | undefined {
  const { hijri, today } = known;
  const thisYear = calendarOf(name, hijri).fromJdn(today).year;
  if (name === 'hijri') {
    if (year === undefined) {
      const months = [thisYear, thisYear + 1].map((each) => wholeMonth(name, each, month, known));
      return months.find((each) => each?.kind === 'month' && each.last >= today);
    }
    if (!isHijriYear(year, known)) return hijriMonthIn(year, month, known);
  }
  const [calendar, inYear] = calendarOfNamed(name, year ?? thisYear);
  return calendar === 'persian' && inYear >= gregorian.FIRST_GREGORIAN_YEAR
    ? monthOfGregorianYear('persian', inYear, month, known)
    : wholeMonth(calendar, inYear, month, known);
}

/** A Persian month of a late year is of the Imperial calendar: «فروردین ۲۵۳۵». */
const calendarOfNamed = (name: CalendarName, year: number): [CalendarName, number] =>
  name === 'persian' && year >= FIRST_IMPERIAL_YEAR ? ['imperial', year] : [name, year];

/** «رمضان ۱۴۰۶» means the Persian year, "Ramadan 1447" the Islamic one: the nearer of the two. */
const isHijriYear = (year: number, { hijri, today }: Known): boolean =>
  mayBeHijriYear(year) && Math.abs(year - hijri.fromJdn(today).year) < Math.abs(year - persian.yearOf(today));

/**
 * First and last day of a year that stands beside the name of an occasion: an Islamic, a Persian or a Gregorian one;
 * undefined outside the calendars.
 */
export function yearSpan(year: number, known: Known): readonly [first: Jdn, last: Jdn] | undefined {
  const calendar = isHijriYear(year, known) ? 'hijri' : calendarOfYear(year);
  const [first, next] = [year, year + 1].map((each) => dayOf(calendar, each, 1, 1, known));
  return first?.kind === 'day' && next?.kind === 'day' ? [first.jdn, addDays(next.jdn, -1)] : undefined;
}

/** First year that may stand for an Islamic one in a text of these years. */
const FIRST_HIJRI_YEAR = 1420;

/** The table of Islamic months is needed to read the year. */
export const mayBeHijriYear = (year: number | undefined): boolean =>
  year !== undefined && year >= FIRST_HIJRI_YEAR && year < gregorian.FIRST_GREGORIAN_YEAR;

/** The first Islamic month that begins in a Persian or Gregorian year. */
function hijriMonthIn(year: number, month: number, known: Known): DateReading | undefined {
  return year >= gregorian.FIRST_GREGORIAN_YEAR
    ? monthOfGregorianYear('hijri', year, month, known)
    : monthInYear('persian', 'hijri', year, month, known);
}

const monthOfGregorianYear = (name: MonthCalendar, year: number, month: number, known: Known) =>
  monthInYear('gregorian', name, year, month, known);

/** Years of two calendars are at most this far apart from their distance today, in 1,500 years. */
const YEARS_TRIED = 4;

/** The first month of one calendar that begins in a year of another. */
function monthInYear(
  otherName: CalendarName,
  name: MonthCalendar,
  year: number,
  month: number,
  known: Known,
): DateReading | undefined {
  const [calendar, other] = [calendarOf(name, known.hijri), calendarOf(otherName, known.hijri)];
  const first = other.toJdn({ year, month: 1, day: 1 });
  let near: number;
  try {
    near = calendar.fromJdn(first).year;
  } catch {
    // A year outside the calendar.
    return undefined;
  }
  for (let tried = near; tried <= near + YEARS_TRIED; tried++) {
    const found = wholeMonth(name, tried, month, known);
    if (found?.kind === 'month' && found.first >= first) {
      return other.fromJdn(found.first).year === year ? found : undefined;
    }
  }
  return undefined;
}
