/** The days of a Persian year on which an occasion's rule falls. */
import { type Calendar, calendarOf } from './calendars.ts';
import * as gregorian from './gregorian.ts';
import type { HijriCalendar } from './hijri.ts';
import { addDays, daysBetween, isFriday, type Jdn, MONTHS, type Weekday, weekdayOf } from './jdn.ts';
import { mandaeanDays } from './mandaean.ts';
import type { OccasionRule, RuleCalendar } from './occasion-rule.ts';
import * as persian from './persian.ts';

/** Days that no short rule gives: Easter, equinoxes and solstices in Tehran, Hebrew dates; ascending, compiled at build time. */
export type DayLists = Readonly<Record<string, readonly number[]>>;

export interface RuleDay {
  readonly jdn: Jdn;
  /** year of the rule's own calendar: a hijri occasion can fall twice in one Persian year, under two hijri years */
  readonly ruleYear: number;
  /** 1 for the single or first day of a rule in its year, 2 for the second day of a span … */
  readonly ordinal: number;
}

/** Days of a rule within the Persian year of the function, ascending. */
export type DaysOfRule = (rule: OccasionRule) => RuleDay[];

/** Returns a function that gives, for a Persian year, the days of many rules. */
export function createRuleDays(hijri: HijriCalendar, dayLists: DayLists): (persianYear: number) => DaysOfRule {
  const calendarOfRule = (rule: OccasionRule): Calendar => calendarOf(ruleCalendarOf(rule), hijri);

  /** Days of a rule in one year of the rule's calendar. */
  function daysInRuleYear(rule: OccasionRule, year: number): Jdn[] {
    switch (rule.kind) {
      case 'fixed': {
        const { monthLength, toJdn } = calendarOfRule(rule);
        const { month, day, everyYears = 1 } = rule;
        if (year % everyYears !== 0) return [];
        return day <= (monthLength(year, month) ?? 0) ? [toJdn({ year, month, day })] : [];
      }
      case 'period': {
        const { monthLength, toJdn } = calendarOfRule(rule);
        const { month, day, lastMonth } = rule;
        const lastDay = Math.min(rule.lastDay, monthLength(year, lastMonth) ?? rule.lastDay);
        return daysBetween(toJdn({ year, month, day }), toJdn({ year, month: lastMonth, day: lastDay }));
      }
      case 'month-end':
        return lastOfMonth(calendarOfRule(rule), year, rule.month);
      case 'nth-weekday': {
        const { monthLength, toJdn } = calendarOfRule(rule);
        const length = monthLength(year, rule.month);
        if (length === undefined) return [];
        const first = toJdn({ year, month: rule.month, day: 1 });
        const day = daysUntil(rule.weekday, first) + (rule.nth - 1) * 7;
        return day < length ? [addDays(first, day + rule.plusDays)] : [];
      }
      case 'last-weekday':
        return lastOfMonth(calendarOfRule(rule), year, rule.month).map((last) =>
          addDays(last, rule.plusDays + daysUntil(rule.weekday, addDays(last, -6)) - 6),
        );
      case 'year-end':
        return [addDays(persian.lastDayOfYear(year), -rule.daysBefore)];
      case 'day-of-year': {
        const first = calendarOfRule(rule).toJdn({ year, month: 1, day: 1 });
        const length = calendarOfRule(rule).toJdn({ year: year + 1, month: 1, day: 1 }) - first;
        return rule.day <= length ? [addDays(first, rule.day - 1)] : [];
      }
      case 'friday-13':
        return MONTHS.map((month) => gregorian.toJdn({ year, month, day: 13 })).filter(isFriday);
      case 'span': {
        const first = persian.toJdn(rule.first);
        return rule.first.year <= year && year <= rule.last.year ? daysBetween(first, persian.toJdn(rule.last)) : [];
      }
      case 'mandaean':
        return mandaeanDays(rule.month, rule.day, gregorian.daysOfYear(year));
      case 'listed':
        return daysWithin(dayLists[rule.list] ?? [], ...gregorian.daysOfYear(year)).map((jdn) =>
          addDays(jdn, rule.plusDays),
        );
    }
  }

  return (persianYear) => {
    const [first, last] = persian.daysOfYear(persianYear);
    const ruleYears: Partial<Record<RuleCalendar, readonly [first: number, last: number]>> = {};
    return (rule) => {
      const { fromJdn } = calendarOfRule(rule);
      ruleYears[ruleCalendarOf(rule)] ??= [fromJdn(first).year, fromJdn(last).year];
      const [firstYear, lastYear] = ruleYears[ruleCalendarOf(rule)]!;
      const days: RuleDay[] = [];
      // Added days can move an occasion into or out of this Persian year.
      const reach = 'plusDays' in rule && rule.plusDays !== 0 ? 1 : 0;
      for (let ruleYear = firstYear - reach; ruleYear <= lastYear + reach; ruleYear++) {
        for (const [index, jdn] of daysInRuleYear(rule, ruleYear).entries()) {
          if (jdn >= first && jdn <= last) days.push({ jdn, ruleYear, ordinal: index + 1 });
        }
      }
      return days;
    };
  };
}

/** The calendar whose years a rule repeats in. */
export function ruleCalendarOf(rule: OccasionRule): RuleCalendar {
  if ('calendar' in rule) return rule.calendar;
  return rule.kind === 'year-end' || rule.kind === 'span' ? 'persian' : 'gregorian';
}

function lastOfMonth({ monthLength, toJdn }: Calendar, year: number, month: number): Jdn[] {
  const day = monthLength(year, month);
  return day === undefined ? [] : [toJdn({ year, month, day })];
}

/** Days from a day to the next such weekday, 0 … 6. */
const daysUntil = (weekday: Weekday, from: Jdn): number => (weekday - weekdayOf(from) + 7) % 7;

/** Days of an ascending list from one to another, by binary search, because lists have about 600 days. */
function daysWithin(days: readonly number[], first: Jdn, last: Jdn): Jdn[] {
  let low = 0;
  for (let high = days.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (days[middle]! < first) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (days[end]! <= last) end++;
  return days.slice(low, end) as Jdn[];
}
