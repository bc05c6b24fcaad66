/** Days, months and years of numbers that were read, in the calendar that they belong to. */
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, FIRST_IMPERIAL_YEAR, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { DateReading } from './reading.ts';

/** What a date in words rests on. */
export interface Known {
  /** day from which words such as «فردا» and dates without a year count */
  readonly today: Jdn;
  readonly hijri: HijriCalendar;
  /** Of a day of the Islamic calendar; without it only those of months that are not announced may move. */
  mayMove?(jdn: Jdn): boolean;
  /** civil day of a moment, in milliseconds since 1970, in the reader's zone */
  dayAt(epochMs: number): Jdn;
}

export const calendarOfYear = (year: number): CalendarName =>
  year < gregorian.FIRST_GREGORIAN_YEAR ? 'persian' : year < FIRST_IMPERIAL_YEAR ? 'gregorian' : 'imperial';

/** Lies in the years that the calendars have. */
export const isKnownDay = (jdn: Jdn): boolean => jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY;

/** Greater numbers are meant for something else than a day. */
const MAX_DAY = 99;

function dayOf(name: CalendarName, year: number, month: number, day: number, known: Known): DateReading | undefined {
  const calendar = calendarOf(name, known.hijri);
  if (month < 1 || month > 12 || day < 1 || day > MAX_DAY) return undefined;
  const length = calendar.monthLength(year, month);
  if (length === undefined) return undefined;
  const first = calendar.toJdn({ year, month, day: 1 });
  const jdn = addDays(first, Math.min(day, length) - 1);
  if (!isKnownDay(jdn)) return undefined;
  return day > length
    ? { kind: 'missing', calendar: name, year, month, length, first }
    : { kind: 'day', jdn, calendar: name, ...mayMove(name, jdn, known) };
}

/** The day of an Islamic month may move. */
export const mayMove = (name: CalendarName, jdn: Jdn, known: Known): { readonly mayMove?: true } =>
  name === 'hijri' && (known.mayMove?.(jdn) ?? known.hijri.fromJdn(jdn).basis === 'estimate') ? { mayMove: true } : {};

function wholeMonth(name: CalendarName, year: number, month: number, known: Known): DateReading | undefined {
  const calendar = calendarOf(name, known.hijri);
  const day = dayOf(name, year, month, 1, known);
  if (day?.kind !== 'day') return undefined;
  const next = addDays(day.jdn, calendar.monthLength(year, month)!);
  const ofMonth = {
    ...mayMove(name, day.jdn, known),
    ...mayMove(name, next, known),
    first: day.jdn,
    last: addDays(next, -1),
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
  // «۱۳۹۶/۲/۳ میلادی» asks for the date in another calendar.
  const isAsked = given === 'gregorian' && isOfOurs(year, known);
  return dayOf(isAsked ? 'persian' : (given ?? calendarOfYear(year)), year, month, day, known);
}

/** `1405/8` */
export const monthAlone = (year: number, month: number, given: CalendarName | undefined, known: Known) =>
  wholeMonth(given ?? calendarOfYear(year), year, month, known);

/** `1405`; an Imperial year is the Persian year in which it begins, an Islamic one a span. */
export function yearAlone(year: number, given: CalendarName | undefined, known: Known): DateReading | undefined {
  const calendar = given ?? calendarOfYear(year);
  const first = dayOf(calendar, year, 1, 1, known);
  if (first?.kind !== 'day') return undefined;
  if (calendar === 'gregorian') return { kind: 'year', calendar, year };
  if (calendar !== 'hijri') return { kind: 'year', calendar: 'persian', year: persian.yearOf(first.jdn) };
  const end = wholeMonth('hijri', year, 12, known);
  if (end?.kind !== 'month') return undefined;
  const name = { fa: `سال ${year} قمری`, en: `Islamic year ${year}` };
  return {
    kind: 'span',
    name,
    first: first.jdn,
    last: end.last,
    ...mayMove('hijri', addDays(end.last, 1), known),
  };
}

/** How many days a period lies away from a day; 0 if it has the day. */
const daysTo = ({ first, last }: { readonly first: Jdn; readonly last: Jdn }, today: Jdn): number =>
  Math.max(first - today, today - last, 0);

/** The period nearest to today; of two as near ones the later. @param periods by day */
export const nearestOf = <T extends { readonly first: Jdn; readonly last: Jdn }>(
  periods: readonly T[],
  { today }: Known,
): T | undefined => periods.toReversed().toSorted((a, b) => daysTo(a, today) - daysTo(b, today))[0];

/** Years before and after the present one that a date without a year may mean. */
export const NEAR_YEARS = [-1, 0, 1] as const;

/** The year of a month or of its day without one: the nearest; in the Islamic calendar the present or the next one. */
function nearYear(name: CalendarName, month: number, day: number | undefined, known: Known): number {
  const calendar = calendarOf(name, known.hijri);
  const { year: thisYear } = calendar.fromJdn(known.today);
  const periods = NEAR_YEARS.map((away) => {
    const year = thisYear + away;
    const start = calendar.toJdn({ year, month, day: 1 });
    const [first, last] = [day ?? 1, day ?? calendar.monthLength(year, month)!].map((each) => addDays(start, each - 1));
    return { year, first: first!, last: last! };
  });
  const fit = name === 'hijri' ? periods.filter(({ last }) => last >= known.today).slice(0, 1) : periods;
  return nearestOf(fit, known)?.year ?? thisYear;
}

/**
 * Day of a named month.
 * @param year undefined: the nearest one, or of an Islamic month the present or next one
 * @param given calendar of the year, if the text names it
 */
export function dayIn(
  name: CalendarName,
  year: number | undefined,
  month: number,
  day: number,
  known: Known,
  given?: CalendarName,
): DateReading | undefined {
  if (year === undefined) return dayOf(name, nearYear(name, month, day, known), month, day, known);
  const { hijri } = known;
  const [calendar, inYear, ofYear] = calendarsOf(name, year, given, known);
  if (ofYear === calendar) return dayOf(calendar, inYear, month, day, known);
  // «۶ آذر ۲۰۲۶», «۱۵ رمضان ۱۴۰۵»: the year is of another calendar than the month.
  const other = calendarOf(ofYear, hijri);
  const near = yearAt(calendar, other.toJdn({ year: inYear, month: 1, day: 1 }), known);
  if (near === undefined) return undefined;
  const tried = [near, near + 1, near + 2].map((each) => dayOf(calendar, each, month, day, known));
  return tried.find((each) => each?.kind === 'day' && other.fromJdn(each.jdn).year === inYear);
}

/** A named month. @param year undefined: the nearest one, or of an Islamic month the present or next one */
export function monthIn(
  name: CalendarName,
  year: number | undefined,
  month: number,
  known: Known,
  given?: CalendarName,
): DateReading | undefined {
  if (year === undefined) return wholeMonth(name, nearYear(name, month, undefined, known), month, known);
  const first = dayIn(name, year, month, 1, known, given);
  if (first?.kind !== 'day') return undefined;
  const calendar = first.calendar!;
  return wholeMonth(calendar, calendarOf(calendar, known.hijri).fromJdn(first.jdn).year, month, known);
}

/**
 * Calendar of a named month, the year, and the calendar of the year: of an Islamic month it is the Islamic or the Persian
 * one, of a late year the Gregorian one; a Persian month of a still later year is of the Imperial calendar.
 */
function calendarsOf(
  name: CalendarName,
  year: number,
  given: CalendarName | undefined,
  known: Known,
): readonly [calendar: CalendarName, year: number, ofYear: CalendarName] {
  if (name === 'hijri' && given && given !== 'imperial') return [name, year, given];
  if (name === 'persian' && year >= FIRST_IMPERIAL_YEAR) return ['imperial', year, 'imperial'];
  // «۲۵ دسامبر ۱۴۰۵», but "29 May 1453"
  if (name === 'gregorian' && !given && isOfOurs(year, known)) return [name, year, 'persian'];
  if (name === 'gregorian' || name === 'imperial') return [name, year, name];
  if (year >= gregorian.FIRST_GREGORIAN_YEAR) return [name, year, 'gregorian'];
  const isIslamic = year < FIRST_PERSIAN_YEAR || isHijriYear(year, known);
  return [name, year, name !== 'hijri' || isIslamic ? name : 'persian'];
}

/** A Persian year of about a lifetime. */
export const isOfOurs = (year: number, { today }: Known): boolean =>
  year >= FIRST_PERSIAN_YEAR && year <= persian.yearOf(today) + YEARS_TO_COME;
const YEARS_TO_COME = 10;
/** Years before it are Islamic: Iran had no other calendar by law. */
const FIRST_PERSIAN_YEAR = 1304;

/** «رمضان ۱۴۰۶» means the Persian year, "Ramadan 1447" the Islamic one: the nearer of the two. */
export const isHijriYear = (year: number, { hijri, today }: Known): boolean =>
  mayBeHijriYear(year) && Math.abs(year - hijri.fromJdn(today).year) < Math.abs(year - persian.yearOf(today));

/** Year of a calendar at a day; undefined outside the calendar. */
function yearAt(name: CalendarName, jdn: Jdn, { hijri }: Known): number | undefined {
  try {
    return calendarOf(name, hijri).fromJdn(jdn).year;
  } catch {
    return undefined;
  }
}

/**
 * First and last day of a year that stands beside the name of an occasion: of a lunar one an Islamic year, else a
 * Persian or a Gregorian one; undefined outside the calendars.
 */
export function yearSpan(year: number, isLunar: boolean, known: Known): readonly [first: Jdn, last: Jdn] | undefined {
  const calendar = isLunar && isHijriYear(year, known) ? 'hijri' : calendarOfYear(year);
  const [first, next] = [year, year + 1].map((each) => dayOf(calendar, each, 1, 1, known));
  return first?.kind === 'day' && next?.kind === 'day' ? [first.jdn, addDays(next.jdn, -1)] : undefined;
}

/** First year that may stand for an Islamic one in a text of these years. */
const FIRST_HIJRI_YEAR = 1420;

const mayBeHijriYear = (year: number): boolean => year >= FIRST_HIJRI_YEAR && year < gregorian.FIRST_GREGORIAN_YEAR;
