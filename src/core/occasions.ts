/** Occasions of a Persian year: which fall on which day, and which of them are official holidays. */
import type { HijriCalendar } from './hijri.ts';
import type { Jdn } from './jdn.ts';
import { createRuleCalendars, type DayLists, type RuleDay, ruleCalendarOf } from './occasion-days.ts';
import { type OccasionRule, parseOccasionRule } from './occasion-rule.ts';
import * as persian from './persian.ts';

/** In the order in which the occasions of a day are listed. */
export const CATEGORIES = ['national', 'religious', 'cultural', 'global', 'countries', 'fun'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Persian years, inclusive; null is open. */
export type YearSpan = readonly [first: number | null, last: number | null];

export interface Occasion {
  readonly slug: string;
  readonly titleFa: string;
  readonly titleEn: string;
  readonly category: Category;
  readonly rule: string;
  /** Persian years in which it is kept at all */
  readonly years: YearSpan;
  /** Persian years in which it is an official day off */
  readonly holidayYears: readonly YearSpan[];
  /** 1 … 7: which of a day's occasions tells most of it, 1 the best known */
  readonly rank: number;
  /** days moved by a decision: [year of the rule's calendar, day number] */
  readonly moved?: readonly (readonly [ruleYear: number, jdn: number])[];
  /** a day off that was given once, not one that comes back by a rule; left out for all others */
  readonly isClosure?: true;
}

/** One day of one occasion. */
export interface Occurrence {
  readonly occasion: Occasion;
  readonly jdn: Jdn;
  readonly isHoliday: boolean;
  /** true if the day rests on an estimated hijri date */
  readonly estimate: boolean;
  /** year of the rule's own calendar, and the number of the day in it: together with the slug they name the occurrence for good */
  readonly ruleYear: number;
  readonly ordinal: number;
}

export interface OccasionYears {
  /**
   * All occurrences of a Persian year by day; within a day official holidays first, then by category, then by slug.
   * @param year 1 … 3000; days of compiled lists (Easter, equinoxes, Hebrew dates) are known for 979 … 1577 only
   * @throws {RangeError} for other years
   */
  inYear(year: number): Occurrence[];
  /** The same of the days from one to another, both included. @throws {RangeError} outside the Persian years 1 … 3000 */
  onDays(first: Jdn, last: Jdn): Occurrence[];
}

/** The years as their rules give them; a year takes two milliseconds, see {@link keepOccasionYears}. */
export function createOccasionYears(
  occasions: readonly Occasion[],
  hijri: HijriCalendar,
  dayLists: DayLists,
): OccasionYears {
  const { daysOf } = createRuleCalendars(hijri, dayLists);
  const rules = occasions.map((occasion) => ({ occasion, rule: parseOccasionRule(occasion.rule) }));

  const occurrences = (occasion: Occasion, rule: OccasionRule, year: number): Occurrence[] => {
    if (!within(occasion.years, year)) return [];
    const isHoliday = occasion.holidayYears.some((span) => within(span, year));
    const followsHijri = ruleCalendarOf(rule) === 'hijri';
    return keptDays(occasion, rule, year).map(({ jdn, ruleYear, ordinal, isMoved }) => {
      const estimate = followsHijri && !isMoved && hijri.fromJdn(jdn).basis === 'estimate';
      return { occasion, jdn, isHoliday, estimate, ruleYear, ordinal };
    });
  };

  /** The days of the rule in a Persian year, less those that a decision moved out of it, and with those moved into it. */
  const keptDays = ({ moved }: Occasion, rule: OccasionRule, year: number): (RuleDay & { isMoved: boolean })[] => {
    const days = daysOf(rule, year);
    if (!moved) return days.map((day) => ({ ...day, isMoved: false }));
    const movedDay = new Map(moved);
    const neighbours = [year - 1, year + 1].filter(isPersianYear).flatMap((other) => daysOf(rule, other));
    return [...days, ...neighbours.filter(({ ruleYear }) => movedDay.has(ruleYear))]
      .map((day) => ({
        ...day,
        jdn: (movedDay.get(day.ruleYear) ?? day.jdn) as Jdn,
        isMoved: movedDay.has(day.ruleYear),
      }))
      .filter(({ jdn }) => persian.yearOf(jdn) === year);
  };

  function inYear(year: number): Occurrence[] {
    if (!isPersianYear(year)) {
      throw new RangeError(`Persian year ${year} is outside ${persian.FIRST_YEAR} … ${persian.LAST_YEAR} (inclusive)`);
    }
    return rules.flatMap(({ occasion, rule }) => occurrences(occasion, rule, year)).sort(inOrder);
  }

  return {
    inYear,
    onDays: (first, last) =>
      yearsBetween(first, last).flatMap((year) => inYear(year).filter(({ jdn }) => jdn >= first && jdn <= last)),
  };
}

const isPersianYear = (year: number): boolean => year >= persian.FIRST_YEAR && year <= persian.LAST_YEAR;

/** The Persian years that hold the days from one to another. */
function yearsBetween(first: Jdn, last: Jdn): number[] {
  const firstYear = persian.yearOf(first);
  return Array.from({ length: Math.max(0, persian.yearOf(last) - firstYear + 1) }, (_, index) => firstYear + index);
}

const within = ([first, last]: YearSpan, year: number): boolean =>
  (first === null || year >= first) && (last === null || year <= last);

const inOrder = (a: Occurrence, b: Occurrence): number =>
  a.jdn - b.jdn ||
  Number(b.isHoliday) - Number(a.isHoliday) ||
  CATEGORIES.indexOf(a.occasion.category) - CATEGORIES.indexOf(b.occasion.category) ||
  (a.occasion.slug < b.occasion.slug ? -1 : 1);
