/** Occasions of a Persian year: which fall on which day, and which of them are official holidays. */
import { memoized } from './caches.ts';
import type { HijriCalendar } from './hijri.ts';
import type { Jdn } from './jdn.ts';
import { createRuleDays, type DayLists, type DaysOfRule, type RuleDay, ruleCalendarOf } from './occasion-days.ts';
import { type OccasionRule, parseOccasionRule } from './occasion-rule.ts';
import * as persian from './persian.ts';

/** Rank up to which an occasion is well known. */
export const WELL_KNOWN = 2;

/** In the order in which the occasions of a day are listed. */
export const CATEGORIES = ['national', 'religious', 'cultural', 'global', 'countries', 'fun'] as const;
export type Category = (typeof CATEGORIES)[number];
/** Categories of Iran's calendar; the others are of the world, of other countries and for fun. */
export const IRANIAN_CATEGORIES = ['national', 'religious', 'cultural'] as const satisfies readonly Category[];

/** How a religious or national day is kept; planners of weddings avoid the days of mourning and of fasting. */
export const MOODS = ['mourning', 'feast', 'fasting'] as const;
export type Mood = (typeof MOODS)[number];

/** Faiths and peoples other than the Muslim majority. */
export const FAITHS = [
  'christian',
  'jewish',
  'zoroastrian',
  'mandaean',
  'yarsan',
  'armenian',
  'assyrian',
  'kurdish',
] as const;
export type Faith = (typeof FAITHS)[number];

/** Persian years, inclusive; null is open. */
export type YearSpan = readonly [first: number | null, last: number | null];

export interface Occasion {
  readonly slug: string;
  readonly title_fa: string;
  readonly title_en: string;
  readonly category: Category;
  readonly rule: string;
  /** Persian years in which it is observed */
  readonly years: YearSpan;
  /** Persian years in which it is an official day off */
  readonly holidayYears: readonly YearSpan[];
  /** 1 … 7: rank among the occasions of a day, 1 the best known */
  readonly rank: number;
  /** days moved by a decision: [year of the rule's calendar, day number] */
  readonly moved?: readonly (readonly [ruleYear: number, jdn: number])[];
  /** true for a one-off day off; omitted for days off that recur by a rule */
  readonly isClosure?: true;
  /** omitted for days that are neither */
  readonly mood?: Mood;
  /** whose day it is, if not the majority's */
  readonly faith?: Faith;
  /** true if it has a text */
  readonly hasText?: true;
}

/** Does the occasion have a page? The others are only in the details of their day. */
export const hasPage = ({ hasText, holidayYears }: Occasion): boolean => hasText === true || holidayYears.length > 0;

/** One day of one occasion. The slug, `ruleYear` and `ordinal` identify it permanently. */
export interface Occurrence extends RuleDay {
  readonly occasion: Occasion;
  readonly isHoliday: boolean;
  /** true if the day rests on an estimated hijri date */
  readonly estimate: boolean;
}

export interface OccasionYears {
  /**
   * All occurrences of a Persian year by day; within a day official holidays first, then by category, then by slug.
   * @param year 1 … 3000; days of compiled lists (Easter, equinoxes, Hebrew dates) are known for 979 … 1577 only
   * @throws {RangeError} for other years
   */
  inYear(year: number): readonly Occurrence[];
  /** All occurrences from one day to another, both included, in that order. @throws {RangeError} outside the Persian years 1 … 3000 */
  onDays(first: Jdn, last: Jdn): Occurrence[];
  /** The occurrences of `onDays`, as an iterator that computes each year when it reaches it. */
  eachOn(first: Jdn, last: Jdn): Iterable<Occurrence>;
}

/** Computes years from the rules; a year takes 0.5 ms. */
export function createOccasionYears(
  occasions: readonly Occasion[],
  hijri: HijriCalendar,
  dayLists: DayLists,
): OccasionYears {
  const daysOfYear = createRuleDays(hijri, dayLists);
  const ordered = occasions.toSorted(byCategory);
  // Most days off by a decision are of other years, and parsing all rules takes longer than the days of one year.
  const ruleOf = memoized(parseOccasionRule, Infinity);

  /** Days of a rule in a Persian year, after decisions have moved days into or out of that year. */
  function movedDays(rule: OccasionRule, moved: NonNullable<Occasion['moved']>, year: number, daysOf: DaysOfRule) {
    const movedDay = new Map(moved);
    const adjacent = [year - 1, year + 1].filter(isPersianYear).flatMap((other) => daysOfYear(other)(rule));
    return [...daysOf(rule), ...adjacent.filter(({ ruleYear }) => movedDay.has(ruleYear))]
      .map((day) => ({ ...day, jdn: (movedDay.get(day.ruleYear) ?? day.jdn) as Jdn }))
      .filter(({ jdn }) => persian.yearOf(jdn) === year);
  }

  function inYear(year: number): Occurrence[] {
    if (!isPersianYear(year)) {
      throw new RangeError(`Persian year ${year} is outside ${persian.FIRST_YEAR} … ${persian.LAST_YEAR} (inclusive)`);
    }
    const daysOf = daysOfYear(year);
    const found: Occurrence[] = [];
    for (const occasion of ordered) {
      const { years, holidayYears, moved } = occasion;
      if (!isInSpan(years, year)) continue;
      const rule = ruleOf(occasion.rule);
      const isHoliday = holidayYears.some((span) => isInSpan(span, year));
      const followsHijri = ruleCalendarOf(rule) === 'hijri';
      for (const { jdn, ruleYear, ordinal } of moved ? movedDays(rule, moved, year, daysOf) : daysOf(rule)) {
        const isMoved = moved?.some(([movedYear]) => movedYear === ruleYear) ?? false;
        const estimate = followsHijri && !isMoved && hijri.fromJdn(jdn).basis === 'estimate';
        found.push({ occasion, jdn, isHoliday, estimate, ruleYear, ordinal });
      }
    }
    return found.sort(byDay);
  }

  return occasionYearsOf(inYear);
}

/** The occurrences of several lists in one, by day. */
export const mergedYears = (lists: readonly OccasionYears[]): OccasionYears =>
  occasionYearsOf((year) => lists.flatMap(({ inYear }) => inYear(year)).sort(byDay));

/** Returns the occurrences of any days, from a function that returns the occurrences of a year. */
export function occasionYearsOf(inYear: OccasionYears['inYear']): OccasionYears {
  function* eachOn(first: Jdn, last: Jdn): Generator<Occurrence> {
    const lastYear = persian.yearOf(last);
    for (let year = persian.yearOf(first); year <= lastYear; year++) {
      for (const occurrence of inYear(year)) if (occurrence.jdn >= first && occurrence.jdn <= last) yield occurrence;
    }
  }
  return { inYear, eachOn, onDays: (first, last) => [...eachOn(first, last)] };
}

const isPersianYear = (year: number): boolean => year >= persian.FIRST_YEAR && year <= persian.LAST_YEAR;

/** Is a Persian year in the span? */
export const isInSpan = ([first, last]: YearSpan, year: number): boolean =>
  (first === null || year >= first) && (last === null || year <= last);

/** Orders occasions of one day by category, then by slug. */
const byCategory = (a: Occasion, b: Occasion): number =>
  CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || (a.slug < b.slug ? -1 : 1);

/** Orders occurrences by day, holidays of a day first. */
const byDay = (a: Occurrence, b: Occurrence): number => a.jdn - b.jdn || Number(b.isHoliday) - Number(a.isHoliday);
