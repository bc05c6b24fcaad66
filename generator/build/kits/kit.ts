/** The holidays as the programs that people run already take them: one list, many forms. */
import type { Almanac } from '#api/almanac.ts';
import * as gregorian from '#core/gregorian.ts';

/** Gregorian years of the kits, each of them whole: what planning and reports look at. */
export const KIT_YEARS = { first: 2011, last: 2041 } as const;

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

/** Ascending. */
export function daysOff(
  { occasions }: Almanac,
  { first, last }: { first: number; last: number } = KIT_YEARS,
): DayOff[] {
  const found = new Map<string, DayOff>();
  const [firstDay] = gregorian.daysOfYear(first);
  const [, lastDay] = gregorian.daysOfYear(last);
  for (const { occasion, jdn, isHoliday, estimate } of occasions.onDays(firstDay, lastDay)) {
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
  return [...found.values()];
}
