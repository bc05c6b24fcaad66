/**
 * Working days of Iran: counted and added by prefix sums, so that a question costs the same over a week and a century.
 *
 * A day off is a weekend day or an official holiday; a holiday on a weekend day counts as a weekend day only. One-off
 * closures, given once by a decision of the cabinet, are told apart, because many reckonings leave them out: the
 * printed tables of accountants give 1402 as 289 working days without its two days of heat, 287 with them.
 */
import { addDays, daysSinceSaturday, type Jdn } from './jdn.ts';

/** Weekly days off: Friday alone, as the law has it, or with the day before or after it. */
export const WEEKENDS = ['fri', 'thu-fri', 'fri-sat'] as const;
export type Weekend = (typeof WEEKENDS)[number];

export interface WorkdayOptions {
  readonly weekend: Weekend;
  /** whether one-off closures are days off */
  readonly closures: boolean;
}

/** An official holiday of a day; a day may have several. */
export interface DayOff {
  readonly jdn: Jdn;
  /** a day off given once, not one that comes back by a rule */
  readonly isClosure: boolean;
  /** the day rests on an estimated hijri date */
  readonly estimate: boolean;
}

/** `days = weekendDays + holidays + workdays` */
export interface WorkdayCount {
  readonly days: number;
  readonly weekendDays: number;
  /** holidays that are no weekend days */
  readonly holidays: number;
  readonly workdays: number;
  /** one of the holidays among the days, on a weekend or not, rests on an estimated hijri date */
  readonly estimate: boolean;
}

export interface Workdays {
  readonly firstDay: Jdn;
  readonly lastDay: Jdn;
  isWorkday(jdn: Jdn, options: WorkdayOptions): boolean;
  /** Days from one to another, both included. @throws {RangeError} if `to` is before `from` */
  count(from: Jdn, to: Jdn, options: WorkdayOptions): WorkdayCount;
  /** The `add`-th workday after `from`, or before it if `add` is negative; `from` itself if it is 0. */
  add(from: Jdn, add: number, options: WorkdayOptions): Jdn;
  /** Workdays between two days off, with Friday as weekend and closures as days off; ascending, both ends included. */
  bridgeDays(from: Jdn, to: Jdn): Jdn[];
}

/** Bits of a word from Saturday on, in each of its four weeks. */
const WEEKEND_BITS: Readonly<Record<Weekend, number>> = {
  fri: everyWeek(0b1000000),
  'thu-fri': everyWeek(0b1100000),
  'fri-sat': everyWeek(0b1000001),
};
/** The profile of the law, by which bridge days are told. */
const LEGAL: WorkdayOptions = { weekend: 'fri', closures: true };

/** Four weeks: the weekend lies on the same bits of every word. */
const WORD_DAYS = 28;
const ALL_BITS = 2 ** WORD_DAYS - 1;

/** Days counted from a Saturday, as bits of words, and how many of them lie before each word. */
interface DaySet {
  readonly words: Int32Array;
  readonly before: Int32Array;
  readonly size: number;
}

/**
 * Workdays of a span of days.
 *
 * @param firstDay first day known
 * @param lastDay last day known; every method throws a {@link RangeError} for what lies or leads outside
 * @param daysOff the official holidays of these days, in any order; others are left out
 * @example createWorkdays(firstDay, lastDay, daysOff).count(from, to, { weekend: 'fri', closures: false }).workdays
 *   // 289 from 1 Farvardin to 29 Esfand 1402
 */
export function createWorkdays(firstDay: Jdn, lastDay: Jdn, daysOff: Iterable<DayOff>): Workdays {
  const base = firstDay - daysSinceSaturday(firstDay);
  const end = lastDay + 1 - base;
  const words = () => new Int32Array(Math.floor(end / WORD_DAYS) + 1);
  const [lasting, once, estimates] = [words(), words(), words()];
  for (const { jdn, isClosure, estimate } of daysOff) {
    if (jdn < firstDay || jdn > lastDay) continue;
    setBit(isClosure ? once : lasting, jdn - base);
    if (estimate) setBit(estimates, jdn - base);
  }

  const workdays = (weekend: Weekend, closures: boolean): DaySet =>
    daySet(
      lasting.map((bits, index) => {
        const off = bits | (closures ? once[index]! : 0) | WEEKEND_BITS[weekend];
        return ~off & bitsBetween(firstDay - base - index * WORD_DAYS, end - index * WORD_DAYS);
      }),
    );
  const byWeekend = (closures: boolean) => ({
    fri: workdays('fri', closures),
    'thu-fri': workdays('thu-fri', closures),
    'fri-sat': workdays('fri-sat', closures),
  });
  const [withClosures, withoutClosures] = [byWeekend(true), byWeekend(false)];
  const setOf = ({ weekend, closures }: WorkdayOptions) => (closures ? withClosures : withoutClosures)[weekend];
  const estimated = daySet(estimates);

  /** @throws {RangeError} for a day that is not known */
  const indexOf = (jdn: Jdn): number => {
    if (jdn >= firstDay && jdn <= lastDay) return jdn - base;
    throw new RangeError(`day ${jdn} is outside the days whose holidays are known, ${firstDay} … ${lastDay}`);
  };
  const isWorkday = (jdn: Jdn, options: WorkdayOptions) => hasBit(setOf(options), indexOf(jdn));

  return {
    firstDay,
    lastDay,
    isWorkday,
    count(from, to, options) {
      const [first, after] = [indexOf(from), indexOf(to) + 1];
      if (to < from) throw new RangeError(`day ${to}, the last one, is before day ${from}, the first one`);
      const days = after - first;
      const workdays = sizeBetween(setOf(options), first, after);
      const weekendDays = weekendDaysBefore(options.weekend, after) - weekendDaysBefore(options.weekend, first);
      const estimate = sizeBetween(estimated, first, after) > 0;
      return { days, weekendDays, holidays: days - weekendDays - workdays, workdays, estimate };
    },
    add(from, add, options) {
      const index = indexOf(from);
      if (add === 0) return from;
      const set = setOf(options);
      const ordinal = add > 0 ? sizeBefore(set, index + 1) + add - 1 : sizeBefore(set, index) + add;
      if (ordinal >= 0 && ordinal < set.size) return (base + dayAt(set, ordinal)) as Jdn;
      throw new RangeError(`${add} workdays from day ${from} lead outside the days known, ${firstDay} … ${lastDay}`);
    },
    bridgeDays(from, to) {
      const found: Jdn[] = [];
      const last = Math.min(to, lastDay - 1);
      for (let jdn = Math.max(from, firstDay + 1) as Jdn; jdn <= last; jdn = addDays(jdn, 1)) {
        const isBridge =
          isWorkday(jdn, LEGAL) && !isWorkday(addDays(jdn, -1), LEGAL) && !isWorkday(addDays(jdn, 1), LEGAL);
        if (isBridge) found.push(jdn);
      }
      return found;
    },
  };
}

function everyWeek(bits: number): number {
  return bits | (bits << 7) | (bits << 14) | (bits << 21);
}

/** Bits from one position up to another; positions outside the word are clamped. */
const bitsBetween = (from: number, to: number): number => bitsBelow(to) & ~bitsBelow(from);

const bitsBelow = (place: number): number => (place >= WORD_DAYS ? ALL_BITS : place <= 0 ? 0 : (1 << place) - 1);

function setBit(words: Int32Array, index: number): void {
  words[Math.floor(index / WORD_DAYS)]! |= 1 << (index % WORD_DAYS);
}

const hasBit = ({ words }: DaySet, index: number): boolean =>
  ((words[Math.floor(index / WORD_DAYS)]! >> (index % WORD_DAYS)) & 1) === 1;

/** Number of set bits: sums of two, four, eight adjacent bits, then of all bytes. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

function daySet(words: Int32Array): DaySet {
  const before = new Int32Array(words.length);
  let size = 0;
  for (let index = 0; index < words.length; index++) {
    before[index] = size;
    size += bitCount(words[index]!);
  }
  return { words, before, size };
}

/** Days of the set before a day. */
function sizeBefore({ words, before }: DaySet, index: number): number {
  const word = Math.floor(index / WORD_DAYS);
  return before[word]! + bitCount(words[word]! & bitsBelow(index % WORD_DAYS));
}

const sizeBetween = (set: DaySet, from: number, to: number): number => sizeBefore(set, to) - sizeBefore(set, from);

/** Weekend days from the Saturday on which the count begins to a day, the day left out. */
const weekendDaysBefore = (weekend: Weekend, index: number): number =>
  Math.floor(index / WORD_DAYS) * bitCount(WEEKEND_BITS[weekend]) +
  bitCount(WEEKEND_BITS[weekend] & bitsBelow(index % WORD_DAYS));

/** The day of a set that has `ordinal` others before it. */
function dayAt({ words, before }: DaySet, ordinal: number): number {
  let [low, high] = [0, words.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (before[middle]! <= ordinal) low = middle;
    else high = middle;
  }
  let bits = words[low]!;
  for (let skipped = before[low]!; skipped < ordinal; skipped++) bits &= bits - 1;
  return low * WORD_DAYS + 31 - Math.clz32(bits & -bits);
}
