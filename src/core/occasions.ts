/** Occasions of a Persian year: which fall on which day, and which of them are official holidays. */
import type { HijriCalendar } from './hijri.ts';
import type { Jdn } from './jdn.ts';
import { calendarOf, createRuleCalendars, type DayLists } from './occasion-days.ts';
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

/**
 * A year takes two milliseconds to make and, in four numbers for each occurrence, 20 kB to keep: this is room for all years
 * that have an equinox.
 */
const MOST_YEARS_KEPT = 600;
const NUMBERS = 4;
const IS_HOLIDAY = 1;
const IS_ESTIMATE = 2;
const FLAGS = 4;

export function createOccasionYears(
  occasions: readonly Occasion[],
  hijri: HijriCalendar,
  dayLists: DayLists,
): OccasionYears {
  const { daysOf } = createRuleCalendars(hijri, dayLists);
  const rules = occasions.map((occasion) => ({ occasion, rule: parseOccasionRule(occasion.rule) }));
  const indexes = new Map(occasions.map((occasion, index) => [occasion, index]));
  /** years as day number, index of the occasion with flags, year of the rule and number in it, over and over */
  const kept = new Map<number, Int32Array>();

  const occurrences = (occasion: Occasion, rule: OccasionRule, year: number): Occurrence[] => {
    if (!within(occasion.years, year)) return [];
    const isHoliday = occasion.holidayYears.some((span) => within(span, year));
    const followsHijri = calendarOf(rule) === 'hijri';
    return daysOf(rule, year).map(({ jdn: ruleDay, ruleYear, ordinal }) => {
      const moved = occasion.moved?.find(([movedYear]) => movedYear === ruleYear);
      const jdn = moved ? (moved[1] as Jdn) : ruleDay;
      const estimate = followsHijri && !moved && hijri.fromJdn(jdn).basis === 'estimate';
      return { occasion, jdn, isHoliday, estimate, ruleYear, ordinal };
    });
  };

  const pack = ({ occasion, jdn, isHoliday, estimate, ruleYear, ordinal }: Occurrence): number[] => {
    const flags = (isHoliday ? IS_HOLIDAY : 0) | (estimate ? IS_ESTIMATE : 0);
    return [jdn, indexes.get(occasion)! * FLAGS + flags, ruleYear, ordinal];
  };

  const unpack = (packed: Int32Array, at: number): Occurrence => {
    const coded = packed[at + 1]!;
    return {
      occasion: occasions[Math.floor(coded / FLAGS)]!,
      jdn: packed[at] as Jdn,
      isHoliday: (coded & IS_HOLIDAY) !== 0,
      estimate: (coded & IS_ESTIMATE) !== 0,
      ruleYear: packed[at + 2]!,
      ordinal: packed[at + 3]!,
    };
  };

  function packedYear(year: number): Int32Array {
    const known = kept.get(year);
    if (known) return known;
    if (!(year >= persian.FIRST_YEAR && year <= persian.LAST_YEAR)) {
      throw new RangeError(`Persian year ${year} is outside ${persian.FIRST_YEAR} … ${persian.LAST_YEAR} (inclusive)`);
    }
    const sorted = rules.flatMap(({ occasion, rule }) => occurrences(occasion, rule, year)).sort(inOrder);
    const made = Int32Array.from(sorted.flatMap(pack));
    if (kept.size >= MOST_YEARS_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(year, made);
    return made;
  }

  /** Unpacks from the first day to the last one what a year has of them. */
  function unpackDays(packed: Int32Array, first: number, last: number, found: Occurrence[]): void {
    for (let at = firstNotBefore(packed, first); at < packed.length && packed[at]! <= last; at += NUMBERS) {
      found.push(unpack(packed, at));
    }
  }

  return {
    inYear(year) {
      const found: Occurrence[] = [];
      unpackDays(packedYear(year), -Infinity, Infinity, found);
      return found;
    },
    onDays(first, last) {
      const found: Occurrence[] = [];
      const lastYear = persian.yearOf(last);
      for (let year = persian.yearOf(first); year <= lastYear; year++) {
        unpackDays(packedYear(year), first, last, found);
      }
      return found;
    },
  };
}

/** Where the first occurrence on a day or after it lies in a packed year. */
function firstNotBefore(packed: Int32Array, jdn: number): number {
  let low = 0;
  let high = packed.length / NUMBERS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (packed[middle * NUMBERS]! < jdn) low = middle + 1;
    else high = middle;
  }
  return low * NUMBERS;
}

const within = ([first, last]: YearSpan, year: number): boolean =>
  (first === null || year >= first) && (last === null || year <= last);

const inOrder = (a: Occurrence, b: Occurrence): number =>
  a.jdn - b.jdn ||
  Number(b.isHoliday) - Number(a.isHoliday) ||
  CATEGORIES.indexOf(a.occasion.category) - CATEGORIES.indexOf(b.occasion.category) ||
  (a.occasion.slug < b.occasion.slug ? -1 : 1);
