/** Days that may still move: probabilities of hijri month starts, and a sentence for all pages and feeds. */
import { toPersianDigits } from './digits.ts';
import type { HijriCalendar } from './hijri.ts';
import { addDays, type Jdn } from './jdn.ts';
import type { Name } from './names.ts';
import { parseOccasionRule } from './occasion-rule.ts';
import type { Occasion } from './occasions.ts';

/** Months that have not begun, from the first announced one; everything published before it is certain. */
export interface HijriProbabilityTable {
  readonly firstYear: number;
  readonly firstMonth: number;
  /**
   * Probability, in thousandths, that each month begins on its day; 1000 is certain. The sign gives the likeliest other
   * day: negative for the day before, positive for the day after.
   */
  readonly thousandths: readonly number[];
}

export interface HijriProbability {
  /**
   * Probability, 0 … 1, that a month begins on its published day, and the next likely first day, null if the day is
   * certain. From the back-test of the estimate; undefined before the published table and after 1600/12 AH.
   * @param today if given, a published month that has begun by then is certain
   */
  ofMonth(
    year: number,
    month: number,
    today?: Jdn,
  ): { readonly probability: number; readonly otherFirstDay: Jdn | null } | undefined;
}

const CERTAIN = 1000;

export const createHijriProbability = (
  { firstYear, firstMonth, thousandths }: HijriProbabilityTable,
  hijri: HijriCalendar,
): HijriProbability => ({
  ofMonth(year, month, today) {
    const index = (year - firstYear) * 12 + month - firstMonth;
    const firstDay = hijri.toJdn({ year, month, day: 1 });
    const hasBegun = index < 0 || (today !== undefined && firstDay <= today);
    const coded = hasBegun && hijri.fromJdn(firstDay).basis !== 'estimate' ? CERTAIN : thousandths[index];
    if (coded === undefined) return undefined;
    const otherFirstDay = coded === CERTAIN ? null : addDays(firstDay, Math.sign(coded));
    return { probability: Math.abs(coded) / CERTAIN, otherFirstDay };
  },
});

export interface DayProbability {
  /** probability that the day does not move, 0 … 1; undefined for estimates after 1600 AH, which are not tested */
  readonly probability: number | undefined;
  /** the next likely day; undefined if the probability is undefined */
  readonly other: Jdn | undefined;
}

interface HijriDays {
  readonly hijri: HijriCalendar;
  readonly hijriProbability: HijriProbability;
}

/** Undefined for a day that cannot move: a day of the Persian calendar, of a decision, or of a certain month. */
export function dayProbability(
  { occasion, jdn }: { readonly occasion: Pick<Occasion, 'rule' | 'moved'>; readonly jdn: Jdn },
  days: HijriDays,
): DayProbability | undefined {
  const rule = parseOccasionRule(occasion.rule);
  if (!('calendar' in rule) || rule.calendar !== 'hijri') return undefined;
  if (occasion.moved?.some(([, moved]) => moved === jdn)) return undefined;
  return hijriDayProbability(jdn, days, rule.kind === 'month-end');
}

/**
 * The probability of a day of the hijri calendar.
 * @param isLastOfMonth the day is the last of its month, so that the first of the next one decides it
 */
export function hijriDayProbability(
  jdn: Jdn,
  { hijri, hijriProbability }: HijriDays,
  isLastOfMonth = false,
): DayProbability | undefined {
  const { year, month, basis } = hijri.fromJdn(isLastOfMonth ? addDays(jdn, 1) : jdn);
  const start = hijriProbability.ofMonth(year, month);
  if (!start) return basis === 'estimate' ? { probability: undefined, other: undefined } : undefined;
  if (start.otherFirstDay === null) return undefined;
  const firstDay = hijri.toJdn({ year, month, day: 1 });
  return { probability: start.probability, other: addDays(jdn, start.otherFirstDay - firstDay) };
}

/** 0 … 99: an uncertain day never gets 100 %. */
export const wholePercent = (probability: number): number => Math.min(99, Math.round(probability * 100));

/** What pages and feeds say of a day that may still move. */
export const MAY_MOVE: Name = { fa: 'ممکن است یک روز جابه‌جا شود', en: 'may move by a day' };

/** «۹۹٪، ممکن است یک روز جابه‌جا شود», "99 %, may move by a day". */
export function probabilityWords({ probability }: Pick<DayProbability, 'probability'>): Name {
  const [fa, en] =
    probability === undefined
      ? ['برآورد', 'an estimate']
      : [`${toPersianDigits(wholePercent(probability))}٪`, `${wholePercent(probability)} %`];
  return { fa: `${fa}، ${MAY_MOVE.fa}`, en: `${en}, ${MAY_MOVE.en}` };
}
