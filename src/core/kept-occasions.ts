/** Occasions with a memory, for a shell that answers many questions. */
import type { Jdn } from './jdn.ts';
import type { Occasion, OccasionYears, Occurrence } from './occasions.ts';
import * as persian from './persian.ts';

const NUMBERS = 4;
const IS_HOLIDAY = 1;
const IS_ESTIMATE = 2;
const FLAGS = 4;

/**
 * The same years, each found out once and kept in four numbers for each occurrence: some 20 kB.
 *
 * @param occasions those that `years` was made of
 * @param most how many years are kept; the one kept longest makes room
 */
export function keepOccasionYears(years: OccasionYears, occasions: readonly Occasion[], most: number): OccasionYears {
  const indexes = new Map(occasions.map((occasion, index) => [occasion, index]));
  /** years as day number, index of the occasion with flags, year of the rule and number in it, over and over */
  const kept = new Map<number, Int32Array>();

  function pack(year: readonly Occurrence[]): Int32Array {
    const packed = new Int32Array(year.length * NUMBERS);
    let at = 0;
    for (const { occasion, jdn, isHoliday, estimate, ruleYear, ordinal } of year) {
      const flags = (isHoliday ? IS_HOLIDAY : 0) | (estimate ? IS_ESTIMATE : 0);
      packed[at++] = jdn;
      packed[at++] = indexes.get(occasion)! * FLAGS + flags;
      packed[at++] = ruleYear;
      packed[at++] = ordinal;
    }
    return packed;
  }

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
    const made = pack(years.inYear(year));
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(year, made);
    return made;
  }

  /** Goes through what lies from one day to another, year by year. */
  function visitPacked(first: Jdn, last: Jdn, visit: (packed: Int32Array, at: number) => void): void {
    const lastYear = persian.yearOf(last);
    for (let year = persian.yearOf(first); year <= lastYear; year++) {
      const packed = packedYear(year);
      for (let at = firstNotBefore(packed, first); at < packed.length && packed[at]! <= last; at += NUMBERS) {
        visit(packed, at);
      }
    }
  }

  return {
    inYear(year) {
      const packed = packedYear(year);
      return Array.from({ length: packed.length / NUMBERS }, (_, index) => unpack(packed, index * NUMBERS));
    },
    onDays(first, last) {
      const found: Occurrence[] = [];
      visitPacked(first, last, (packed, at) => found.push(unpack(packed, at)));
      return found;
    },
    visitDays(first, last, visit) {
      visitPacked(first, last, (packed, at) => {
        const coded = packed[at + 1]!;
        visit(packed[at] as Jdn, Math.floor(coded / FLAGS), (coded & IS_HOLIDAY) !== 0);
      });
    },
    *eachOn(first, last) {
      const lastYear = persian.yearOf(last);
      for (let year = persian.yearOf(first); year <= lastYear; year++) {
        const packed = packedYear(year);
        for (let at = firstNotBefore(packed, first); at < packed.length && packed[at]! <= last; at += NUMBERS) {
          yield unpack(packed, at);
        }
      }
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
