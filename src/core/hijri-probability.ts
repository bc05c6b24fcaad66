/** Probability that a hijri month begins on its published day. */
import type { HijriCalendar } from './hijri.ts';
import { addDays, type Jdn } from './jdn.ts';

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

export interface MonthStartProbability {
  /** 0 … 1, in thousandths */
  readonly probability: number;
  /** the next likely first day; null if the day is certain */
  readonly otherFirstDay: Jdn | null;
}

export interface HijriProbability {
  /** Probability from the back-test of the estimate; undefined before the published table and after 1600/12 AH. */
  ofMonth(year: number, month: number): MonthStartProbability | undefined;
}

const CERTAIN = 1000;

export function createHijriProbability(
  { firstYear, firstMonth, thousandths }: HijriProbabilityTable,
  hijri: HijriCalendar,
): HijriProbability {
  const firstIndex = firstYear * 12 + firstMonth;
  return {
    ofMonth(year, month) {
      const index = year * 12 + month - firstIndex;
      if (index < 0) {
        const { basis } = hijri.fromJdn(hijri.toJdn({ year, month, day: 1 }));
        return basis === 'estimate' ? undefined : { probability: 1, otherFirstDay: null };
      }
      const coded = thousandths[index];
      if (coded === undefined) return undefined;
      if (coded === CERTAIN) return { probability: 1, otherFirstDay: null };
      const firstDay = hijri.toJdn({ year, month, day: 1 });
      return { probability: Math.abs(coded) / CERTAIN, otherFirstDay: addDays(firstDay, coded < 0 ? -1 : 1) };
    },
  };
}
