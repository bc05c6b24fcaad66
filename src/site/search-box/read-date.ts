/** A date as one types it into a box: `1370/2/15`, «۱۵ بهمن», `15 Feb 1992`, `Ramadan 1447`, `1405`, «فردا». */
import { foldedName, wordsOf } from '#api/words.ts';
import { type Calendar, type CalendarName, calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';

/** A day, or a month or year: Persian, or from 1900 on Gregorian. */
export type Destination =
  | { readonly kind: 'day'; readonly jdn: Jdn }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'year'; readonly year: number };

const DAYS_FROM_TODAY: Readonly<Record<string, number>> = {
  امروز: 0,
  فردا: 1,
  پسفردا: 2,
  دیروز: -1,
  پریروز: -2,
  today: 0,
  tomorrow: 1,
  yesterday: -1,
};

const OTHER_NAMES: readonly (readonly [CalendarName, month: number, names: string])[] = [
  ['persian', 2, 'اردی'],
  ['persian', 5, 'امرداد'],
  ['gregorian', 1, 'جنوری jan'],
  ['gregorian', 2, 'feb'],
  ['gregorian', 3, 'mar'],
  ['gregorian', 4, 'اپریل apr'],
  ['gregorian', 5, 'می'],
  ['gregorian', 6, 'جون jun'],
  ['gregorian', 7, 'جولای جولای jul'],
  ['gregorian', 8, 'اگوست اگست aug'],
  ['gregorian', 9, 'sep sept'],
  ['gregorian', 10, 'oct'],
  ['gregorian', 11, 'nov'],
  ['gregorian', 12, 'dec'],
  ['hijri', 3, 'ربیعالاول'],
  ['hijri', 4, 'ربیعالثانی ربیعالاخر'],
  ['hijri', 5, 'جمادیالاول جمادیالاولی'],
  ['hijri', 6, 'جمادیالثانی جمادیالثانیه جمادیالاخر'],
  ['hijri', 9, 'ramazan ramadhan'],
  ['hijri', 11, 'ذیقعده'],
  ['hijri', 12, 'ذیحجه'],
];

interface MonthName {
  readonly calendar: CalendarName;
  readonly month: number;
}

function monthNames(): ReadonlyMap<string, MonthName> {
  const names = new Map<string, MonthName>();
  for (const calendar of ['gregorian', 'hijri', 'persian'] as const) {
    for (let month = 1; month <= 12; month++) {
      for (const name of Object.values(monthName(calendar, month))) {
        names.set(foldedName(name), { calendar, month });
      }
    }
  }
  for (const [calendar, month, list] of OTHER_NAMES) {
    for (const name of list.split(' ')) names.set(name, { calendar, month });
  }
  return names;
}

const MONTHS = monthNames();

/** Checks whether a text names an Islamic month; only then the table of months is needed. */
export const namesHijriMonth = (text: string): boolean =>
  MONTHS.get(foldedName(text).replace(/\d+/g, ''))?.calendar === 'hijri';

/** Calendar of a bare year: Persian to 1500, Gregorian to 2100, Imperial after that. */
const calendarOfYear = (year: number): CalendarName =>
  year <= 1500 ? 'persian' : year <= 2199 ? 'gregorian' : 'imperial';

function dayIn(calendar: Calendar, year: number, month: number, day: number): Destination | undefined {
  const length = calendar.monthLength(year, month);
  if (length === undefined || month < 1 || month > 12 || day < 1 || day > length) return undefined;
  const jdn = calendar.toJdn({ year, month, day });
  return jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY ? { kind: 'day', jdn } : undefined;
}

/** The Persian month in which another calendar's month begins, or the month itself. */
function monthIn(name: CalendarName, calendar: Calendar, year: number, month: number): Destination | undefined {
  const first = dayIn(calendar, year, month, 1);
  if (first?.kind !== 'day') return undefined;
  if (name === 'hijri') return first;
  if (name === 'gregorian') return { kind: 'month', year, month };
  return { kind: 'month', ...pick(persian.fromJdn(first.jdn)) };
}

const pick = ({ year, month }: { year: number; month: number }) => ({ year, month });

const CENTURY = 100;
const YEARS_TO_COME = 10;
const LONGEST_MONTH = 31;

/** «۵۸» is 1358 and «۰۴» 1404: the latest year with this ending, up to a few years ahead. */
function fullYear(text: string, thisYear: number): number {
  const year = thisYear - (thisYear % CENTURY) + Number(text);
  return year > thisYear + YEARS_TO_COME ? year - CENTURY : year;
}

/** «۷۰/۲/۱۵»: a number too large for a day is a Persian year. */
const isShortYear = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length === 2 && first.length === 2 && Number(first) > LONGEST_MONTH;

function fromNumbers(parts: readonly string[], hijri: HijriCalendar, today: Jdn): Destination | undefined {
  const numbers = parts.map(Number);
  const [first = '', , third = ''] = parts;
  if (isShortYear(parts)) numbers[0] = fullYear(first, persian.yearOf(today));
  const yearLast = numbers.length === 3 && first.length <= 2 && third.length >= 3;
  const [year, month, day] = yearLast ? numbers.toReversed() : numbers;
  if (year === undefined || year < 1000) return undefined;
  const name = calendarOfYear(year);
  const calendar = calendarOf(name, hijri);
  if (month === undefined) {
    const firstDay = dayIn(calendar, year, name === 'gregorian' ? 4 : 1, 1);
    if (firstDay?.kind !== 'day') return undefined;
    return { kind: 'year', year: name === 'gregorian' ? year : persian.yearOf(firstDay.jdn) };
  }
  return day === undefined ? monthIn(name, calendar, year, month) : dayIn(calendar, year, month, day);
}

/** The first day of an Islamic month that lies in a Persian or Gregorian year. */
function hijriMonthIn(year: number, month: number, hijri: HijriCalendar, today: Jdn): Destination | undefined {
  const calendar = year >= 1900 ? gregorian : persian;
  const first = calendar.toJdn({ year, month: 1, day: 1 });
  const hijriYear = hijri.fromJdn(today).year + (year - calendar.fromJdn(today).year);
  for (let tried = hijriYear - 2; tried <= hijriYear + 4; tried++) {
    const found = dayIn(hijri, tried, month, 1);
    if (found?.kind === 'day' && found.jdn >= first && calendar.fromJdn(found.jdn).year === year) return found;
  }
  return undefined;
}

/** «رمضان ۱۴۰۶» means the Persian year, "Ramadan 1447" the Islamic one: the nearer of the two. */
const isHijriYear = (year: number, hijri: HijriCalendar, today: Jdn): boolean =>
  year < 1900 && Math.abs(year - hijri.fromJdn(today).year) < Math.abs(year - persian.yearOf(today));

function fromNamedMonth(
  { calendar: name, month }: MonthName,
  numbers: readonly string[],
  hijri: HijriCalendar,
  today: Jdn,
): Destination | undefined {
  const calendar = calendarOf(name, hijri);
  const thisYear = calendar.fromJdn(today).year;
  const year = numbers.find((text) => text.length >= 3);
  const [day, shortYear] = numbers.filter((text) => text.length <= 2);
  if (name === 'hijri' && day === undefined && year && !isHijriYear(Number(year), hijri, today)) {
    return hijriMonthIn(Number(year), month, hijri, today);
  }
  const inYear = year ? Number(year) : shortYear ? fullYear(shortYear, thisYear) : thisYear;
  return day === undefined ? monthIn(name, calendar, inYear, month) : dayIn(calendar, inYear, month, Number(day));
}

/**
 * @param text in any digits, Persian or English
 * @param today day from which words such as «فردا» and dates without a year count
 * @returns undefined if the text is no date
 */
export function readDate(text: string, hijri: HijriCalendar, today: Jdn): Destination | undefined {
  const words = wordsOf(text.replace(/(?<=[\d۰-۹٠-٩])\./g, ' '))
    .join(' ')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .replace(/(?<=\d )(st|nd|rd|th|ام|م)(?=\s|$)/g, '')
    .split(/\s+/)
    .filter((word) => !['', 'ماه', 'سال', 'of'].includes(word));
  const away = DAYS_FROM_TODAY[words.join('')];
  if (away !== undefined) return { kind: 'day', jdn: (today + away) as Jdn };
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const name = words.filter((word) => !/^\d/.test(word)).join('');
  if (numbers.length === 0 && name === '') return undefined;
  if (numbers.length + (name === '' ? 0 : 1) > 3) return undefined;
  if (name === '') return fromNumbers(numbers, hijri, today);
  const month = MONTHS.get(name);
  return month && fromNamedMonth(month, numbers, hijri, today);
}
