/** The holidays as the programs that people run already take them: one list, many forms. */
import type { Almanac } from '#api/almanac.ts';
import * as gregorian from '#core/gregorian.ts';

/** Persian years of the kits: what planning and reports look at. */
const KIT_YEARS = { first: 1390, last: 1420 } as const;

/** A day off; several holidays of one day are one. */
export interface DayOff {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly fa: string;
  readonly en: string;
  /** one of them is there by a hijri date that is not announced */
  readonly estimate: boolean;
}

export interface KitFile {
  /** under /downloads/kits/ */
  readonly name: string;
  readonly text: string;
}

export const isoYear = ({ date }: DayOff): string => date.slice(0, 4);

/** Ascending. */
export function daysOff(
  { occasions }: Almanac,
  { first, last } = KIT_YEARS as { first: number; last: number },
): DayOff[] {
  const found = new Map<string, DayOff>();
  for (let year = first; year <= last; year++) {
    for (const { occasion, jdn, isHoliday, estimate } of occasions.inYear(year)) {
      if (!isHoliday) continue;
      const date = gregorian.toIsoDate(jdn);
      const before = found.get(date);
      found.set(date, {
        date,
        fa: before ? `${before.fa}؛ ${occasion.titleFa}` : occasion.titleFa,
        en: before ? `${before.en}; ${occasion.titleEn}` : occasion.titleEn,
        estimate: estimate || before?.estimate === true,
      });
    }
  }
  return [...found.values()];
}
