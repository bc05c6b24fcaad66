/**
 * Rules for the days of an occasion, as written in `data/occasions`:
 *
 * | form | meaning |
 * |---|---|
 * | `sh:MM-DD`, `hijri:MM-DD`, `greg:MM-DD` | fixed day of that calendar; 30 Esfand and 29 February only in leap years |
 * | `hijri:MM-DD..MM-DD` | all days from one day of a year of that calendar to another, both included |
 * | `greg:10-20/5` | the same in years of that calendar divisible by 5 |
 * | `greg:nth(M,wed,N)`, `sh:nth(7,fri,2)`, optional `+K` or `-K` | Nth such weekday of a month, K days later or earlier |
 * | `greg:last(M,sun)`, `sh:last(12,wed)`, optional `+K` or `-K` | last such weekday of a month |
 * | `greg:last(M)`, `hijri:last(MM)`, `sh:last(M)` | last day of a month |
 * | `sh:yearend(K)` | K days before the last day of the year |
 * | `sh:doy(N)`, `greg:doy(N)` | Nth day of the year |
 * | `greg:friday13` | every 13th of a month that is a Friday |
 * | `sh:span(YYYY-MM-DD,YYYY-MM-DD)` | the days from one date to another, once |
 * | `easter(K)`, `easter-orthodox(K)`, `equinox:march(K)`, … | K days from a day of the compiled day lists |
 * | `hebrew:MM-DD` | day of the Hebrew calendar, Nisan = 1, from the compiled day lists |
 * | `mandaean:MM-DD` | day of the Mandaean calendar, Daula = 1; the eighth month has 35 days |
 */

import type { CalendarName } from './calendars.ts';
import { type CalendarDate, readIsoText, type Weekday } from './jdn.ts';
import { MANDAEAN_MONTHS } from './mandaean.ts';
import { itemAt } from './required.ts';

/** Calendars in which a rule can be written. */
export type RuleCalendar = Exclude<CalendarName, 'imperial'>;

/** Prefix of a rule → its calendar. */
const CALENDARS: Readonly<Record<string, RuleCalendar>> = { sh: 'persian', hijri: 'hijri', greg: 'gregorian' };

export type OccasionRule =
  | FixedDay
  | (WeekdayOfMonth & { readonly kind: 'nth-weekday'; readonly nth: number })
  | (WeekdayOfMonth & { readonly kind: 'last-weekday' })
  | { readonly kind: 'month-end'; readonly calendar: RuleCalendar; readonly month: number }
  | { readonly kind: 'year-end'; readonly daysBefore: number }
  | { readonly kind: 'day-of-year'; readonly calendar: 'persian' | 'gregorian'; readonly day: number }
  | { readonly kind: 'friday-13' }
  | { readonly kind: 'mandaean'; readonly month: number; readonly day: number }
  | Period
  | { readonly kind: 'span'; readonly first: CalendarDate; readonly last: CalendarDate }
  | { readonly kind: 'listed'; readonly list: string; readonly plusDays: number };

interface FixedDay {
  readonly kind: 'fixed';
  readonly calendar: RuleCalendar;
  readonly month: number;
  readonly day: number;
  /** only in years divisible by this; in every year without it */
  readonly everyYears?: number;
}
/** Days from one to another; in a month that has no such last day, to its end. */
interface Period {
  readonly kind: 'period';
  readonly calendar: RuleCalendar;
  readonly month: number;
  readonly day: number;
  readonly lastMonth: number;
  readonly lastDay: number;
}
interface WeekdayOfMonth {
  readonly calendar: RuleCalendar;
  readonly month: number;
  readonly weekday: Weekday;
  readonly plusDays: number;
}

const WEEKDAYS: Readonly<Record<string, Weekday>> = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 };

const CALENDAR = '(?<calendar>sh|hijri|greg)';
const WEEKDAY = '(?<weekday>mon|tue|wed|thu|fri|sat|sun)';
const DATE = String.raw`\d{4}-\d\d-\d\d`;

/** Each group is named for a field of the rule. */
const FORMS: readonly (readonly [kind: OccasionRule['kind'], pattern: string])[] = [
  ['fixed', String.raw`${CALENDAR}:(?<month>\d\d)-(?<day>\d\d)(?:/(?<everyYears>\d+))?`],
  ['period', String.raw`${CALENDAR}:(?<month>\d\d)-(?<day>\d\d)\.\.(?<lastMonth>\d\d)-(?<lastDay>\d\d)`],
  ['nth-weekday', String.raw`${CALENDAR}:nth\((?<month>\d+),${WEEKDAY},(?<nth>[1-5])\)(?<plusDays>(?:[+-]\d+)?)`],
  ['last-weekday', String.raw`${CALENDAR}:last\((?<month>\d+),${WEEKDAY}\)(?<plusDays>(?:[+-]\d+)?)`],
  ['month-end', String.raw`${CALENDAR}:last\((?<month>\d+)\)`],
  ['year-end', String.raw`sh:yearend\((?<daysBefore>\d+)\)`],
  ['day-of-year', String.raw`(?<calendar>sh|greg):doy\((?<day>\d+)\)`],
  ['friday-13', 'greg:friday13'],
  ['span', String.raw`sh:span\((?<first>${DATE}),(?<last>${DATE})\)`],
  [
    'listed',
    String.raw`(?<list>easter|easter-orthodox|equinox:(?:march|june|september|december))\((?<plusDays>-?\d+)\)`,
  ],
  ['listed', String.raw`(?<list>hebrew:\d\d-\d\d)(?<plusDays>)`],
  ['mandaean', String.raw`mandaean:(?<month>\d\d)-(?<day>\d\d)`],
];
const PATTERNS = FORMS.map(([kind, pattern]) => [kind, new RegExp(`^${pattern}$`)] as const);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  calendar: (text) => CALENDARS[text],
  weekday: (text) => WEEKDAYS[text],
  first: readIsoText,
  last: readIsoText,
  list: String,
};

/** Parses a rule. @throws {RangeError} if the text has no known form, or a month or day that no year has */
export function parseOccasionRule(text: string): OccasionRule {
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const fields = Object.entries(match.groups ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, (READERS[field] ?? Number)(value)]);
    return withinRange({ kind, ...Object.fromEntries(fields) } as OccasionRule, text);
  }
  throw new RangeError(`"${text}" is not an occasion rule`);
}

const LONGEST_MONTHS: Readonly<Record<RuleCalendar, readonly number[]>> = {
  persian: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
  hijri: [30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  gregorian: [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
};

/** A period begins on a day that every year has. */
const SHORTEST_MONTH = 28;

function withinRange(rule: OccasionRule, text: string): OccasionRule {
  const check = (name: string, value: number, most: number): void => {
    if (!(value >= 1 && value <= most)) throw new RangeError(`"${text}": ${name} ${value} is not 1 to ${most}`);
  };
  if ('month' in rule) check('month', rule.month, 12);
  if (rule.kind === 'mandaean') check('day', rule.day, itemAt(MANDAEAN_MONTHS, rule.month - 1));
  if (rule.kind === 'day-of-year') check('day', rule.day, 366);
  if (rule.kind === 'fixed') {
    check('day', rule.day, itemAt(LONGEST_MONTHS[rule.calendar], rule.month - 1));
    if (rule.everyYears !== undefined && rule.everyYears < 2) {
      throw new RangeError(`"${text}": years ${rule.everyYears} apart`);
    }
  }
  if (rule.kind === 'period') {
    check('last month', rule.lastMonth, 12);
    check('day', rule.day, SHORTEST_MONTH);
    check('last day', rule.lastDay, itemAt(LONGEST_MONTHS[rule.calendar], rule.lastMonth - 1));
    if (rule.lastMonth * 100 + rule.lastDay < rule.month * 100 + rule.day)
      throw new RangeError(`"${text}" ends before it begins`);
  }
  return rule;
}
