/** Which holidays may still move, and to which day. Build only. */
import { addDays } from '#core/jdn.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occurrence } from '#core/occasions.ts';
import { almanac } from '#site/frame/answers.build.ts';
import type { MayMove } from './may-move.ts';

/** Undefined for a day that stands: by the Persian calendar, by a decision, or in a month that is certain. */
export function mayMove({ occasion, jdn }: Occurrence): MayMove | undefined {
  const rule = parseOccasionRule(occasion.rule);
  if (!('calendar' in rule) || rule.calendar !== 'hijri') return undefined;
  if (occasion.moved?.some(([, moved]) => moved === jdn)) return undefined;
  const { hijri, hijriProbability } = almanac;
  // The first of the next month decides which day is a month's last.
  const { year, month } = hijri.fromJdn(rule.kind === 'month-end' ? addDays(jdn, 1) : jdn);
  const start = hijriProbability.ofMonth(year, month);
  if (!start || start.otherFirstDay === null) return undefined;
  const firstDay = hijri.toJdn({ year, month, day: 1 });
  return { probability: start.probability, other: addDays(jdn, start.otherFirstDay - firstDay) };
}
