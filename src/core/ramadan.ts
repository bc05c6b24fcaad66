/** Ramadan of a hijri year: its days, and the days it would have if its first day moved. */

import type { HijriProbability } from './day-probability.ts';
import type { HijriCalendar } from './hijri.ts';
import { addDays, daysBetween, type Jdn } from './jdn.ts';

export const RAMADAN = 9;

/**
 * Imsak, minutes before fajr. The Institute of Geophysics gives fajr only, when the fast begins; PrayTimes.org and many
 * printed timetables add ten minutes of precaution.
 */
export const IMSAK_MINUTES = 10;

export interface FastingDays {
  readonly firstDay: Jdn;
  /** 29 or 30 */
  readonly length: number;
}

export interface Ramadan extends FastingDays {
  readonly year: number;
  /** of the first day, 0 … 1; 1: certain */
  readonly probability: number;
  /** the first day is computed, not announced */
  readonly isEstimate: boolean;
  /** if it begins on the next likely day; null if the first day is certain */
  readonly other: FastingDays | null;
}

/**
 * @param year a hijri year that the probabilities know
 * @param today if given, an announced Ramadan that has begun by then is certain
 */
export function ramadanOf(year: number, hijri: HijriCalendar, probabilities: HijriProbability, today?: Jdn): Ramadan {
  const firstDay = hijri.toJdn({ year, month: RAMADAN, day: 1 });
  const nextMonth = hijri.toJdn({ year, month: RAMADAN + 1, day: 1 });
  const start = probabilities.ofMonth(year, RAMADAN, today);
  const otherFirst = start?.otherFirstDay ?? null;
  return {
    year,
    firstDay,
    length: nextMonth - firstDay,
    probability: start?.probability ?? 1,
    isEstimate: hijri.fromJdn(firstDay).basis === 'estimate',
    other: otherFirst && { firstDay: otherFirst, length: lengthUntil(otherFirst, nextMonth) },
  };
}

/** A month has 29 or 30 days; if it would have another length, its end moves too. */
const lengthUntil = (first: Jdn, next: Jdn): number => Math.min(30, Math.max(29, next - first));

export const fastingDays = ({ firstDay, length }: FastingDays): Jdn[] =>
  daysBetween(firstDay, addDays(firstDay, length - 1));
