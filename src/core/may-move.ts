/** Days that may still move: their probability and a sentence about it, the same on all pages and in all feeds. */
import { toPersianDigits } from './digits.ts';
import type { HijriCalendar } from './hijri.ts';
import type { HijriProbability } from './hijri-probability.ts';
import { addDays, type Jdn } from './jdn.ts';
import type { Name } from './names.ts';
import { parseOccasionRule } from './occasion-rule.ts';
import type { Occasion } from './occasions.ts';

export interface MayMove {
  /** probability that the day does not move, 0 … 1; undefined for estimates after 1600 AH, which are not tested */
  readonly probability: number | undefined;
  /** the next likely day; undefined if the probability is undefined */
  readonly other: Jdn | undefined;
}

interface HijriDays {
  readonly hijri: HijriCalendar;
  readonly hijriProbability: HijriProbability;
}

interface DayOfOccasion {
  readonly occasion: Pick<Occasion, 'rule' | 'moved'>;
  readonly jdn: Jdn;
}

/** Undefined for a day that cannot move: a day of the Persian calendar, of a decision, or of a certain month. */
export function mayMove({ occasion, jdn }: DayOfOccasion, days: HijriDays): MayMove | undefined {
  const rule = parseOccasionRule(occasion.rule);
  if (!('calendar' in rule) || rule.calendar !== 'hijri') return undefined;
  if (occasion.moved?.some(([, moved]) => moved === jdn)) return undefined;
  return hijriDayMayMove(jdn, days, rule.kind === 'month-end');
}

/**
 * The same of a day of the hijri calendar.
 * @param isLastOfMonth the day is the last of its month, so that the first of the next one decides it
 */
export function hijriDayMayMove(
  jdn: Jdn,
  { hijri, hijriProbability }: HijriDays,
  isLastOfMonth = false,
): MayMove | undefined {
  const { year, month, basis } = hijri.fromJdn(isLastOfMonth ? addDays(jdn, 1) : jdn);
  const start = hijriProbability.ofMonth(year, month);
  if (!start) return basis === 'estimate' ? { probability: undefined, other: undefined } : undefined;
  if (start.otherFirstDay === null) return undefined;
  const firstDay = hijri.toJdn({ year, month, day: 1 });
  return { probability: start.probability, other: addDays(jdn, start.otherFirstDay - firstDay) };
}

/** 0 … 99: an uncertain day never gets 100 %. */
export const wholePercent = (probability: number): number => Math.min(99, Math.round(probability * 100));

/** «۹۹٪، ممکن است یک روز جابه‌جا شود», "99 %, may move by a day". */
export function mayMoveWords({ probability }: Pick<MayMove, 'probability'>): Name {
  if (probability === undefined)
    return { fa: 'برآورد، ممکن است یک روز جابه‌جا شود', en: 'an estimate, may move by a day' };
  const percent = wholePercent(probability);
  return { fa: `${toPersianDigits(percent)}٪، ممکن است یک روز جابه‌جا شود`, en: `${percent} %, may move by a day` };
}
