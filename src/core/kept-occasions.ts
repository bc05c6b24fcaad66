/** Occasions with a memory, for a shell that answers many questions. */
import { addDays, type Jdn } from './jdn.ts';
import type { Occasion, OccasionYears, Occurrence } from './occasions.ts';
import * as persian from './persian.ts';

/** Of each occurrence, in each of the two lists. */
const NUMBERS = 2;
const IS_HOLIDAY = 1;
const IS_ESTIMATE = 2;
const FLAGS = 4;

interface PackedYear {
  /** 1 Farvardin */
  readonly firstDay: Jdn;
  /** day of the year from 0, index of the occasion with flags; ascending */
  readonly days: Uint16Array;
  /** year of the rule and number in it, which few ask for, of the same occurrences */
  readonly rules: Int16Array;
}

/**
 * The same years, each found out once and kept in eight bytes for each occurrence: some 10 kB.
 *
 * @param occasions those that `years` was made of, at most 16,384
 * @param most how many years are kept; the one kept longest makes room
 */
export function keepOccasionYears(years: OccasionYears, occasions: readonly Occasion[], most: number): OccasionYears {
  const indexes = new Map(occasions.map((occasion, index) => [occasion, index]));
  const kept = new Map<number, PackedYear>();

  function pack(year: number): PackedYear {
    const found = years.inYear(year);
    const firstDay = persian.firstDayOfYear(year);
    const days = new Uint16Array(found.length * NUMBERS);
    const rules = new Int16Array(found.length * NUMBERS);
    let at = 0;
    for (const { occasion, jdn, isHoliday, estimate, ruleYear, ordinal } of found) {
      const flags = (isHoliday ? IS_HOLIDAY : 0) | (estimate ? IS_ESTIMATE : 0);
      days[at] = jdn - firstDay;
      rules[at++] = ruleYear;
      days[at] = indexes.get(occasion)! * FLAGS + flags;
      rules[at++] = ordinal;
    }
    return { firstDay, days, rules };
  }

  const unpack = ({ firstDay, days, rules }: PackedYear, at: number): Occurrence => {
    const coded = days[at + 1]!;
    return {
      occasion: occasions[Math.floor(coded / FLAGS)]!,
      jdn: addDays(firstDay, days[at]!),
      isHoliday: (coded & IS_HOLIDAY) !== 0,
      estimate: (coded & IS_ESTIMATE) !== 0,
      ruleYear: rules[at]!,
      ordinal: rules[at + 1]!,
    };
  };

  function packedYear(year: number): PackedYear {
    const known = kept.get(year);
    if (known) return known;
    const made = pack(year);
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(year, made);
    return made;
  }

  /** Goes through what lies from one day to another, year by year. */
  function visitPacked(first: Jdn, last: Jdn, visit: (packed: PackedYear, at: number) => void): void {
    const lastYear = persian.yearOf(last);
    for (let year = persian.yearOf(first); year <= lastYear; year++) {
      const packed = packedYear(year);
      const { days, firstDay } = packed;
      const lastDay = last - firstDay;
      for (let at = firstNotBefore(packed, first); at < days.length && days[at]! <= lastDay; at += NUMBERS) {
        visit(packed, at);
      }
    }
  }

  return {
    inYear(year) {
      const packed = packedYear(year);
      return Array.from({ length: packed.days.length / NUMBERS }, (_, index) => unpack(packed, index * NUMBERS));
    },
    onDays(first, last) {
      const found: Occurrence[] = [];
      visitPacked(first, last, (packed, at) => found.push(unpack(packed, at)));
      return found;
    },
    *eachOn(first, last) {
      const lastYear = persian.yearOf(last);
      for (let year = persian.yearOf(first); year <= lastYear; year++) {
        const packed = packedYear(year);
        const lastDay = last - packed.firstDay;
        const { days } = packed;
        for (let at = firstNotBefore(packed, first); at < days.length && days[at]! <= lastDay; at += NUMBERS) {
          yield unpack(packed, at);
        }
      }
    },
  };
}

/** Where the first occurrence on a day or after it lies in a packed year. */
function firstNotBefore({ firstDay, days }: PackedYear, jdn: Jdn): number {
  const day = jdn - firstDay;
  let low = 0;
  let high = days.length / NUMBERS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle * NUMBERS]! < day) low = middle + 1;
    else high = middle;
  }
  return low * NUMBERS;
}
