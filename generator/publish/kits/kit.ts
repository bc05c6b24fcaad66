/** The list of holidays from which the kits for other programs are written. */

import type { Almanac } from '#api/base/almanac.ts';
import { dayProbability, probabilityWords } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Name } from '#core/names.ts';

/** Whole Gregorian years of the kits. */
export const KIT_YEARS = { first: 2011, last: 2041 } as const;

/** A day off; several holidays of one day are one. */
export interface DayOff {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly fa: string;
  readonly en: string;
  /** one of them rests on a hijri date that is not announced */
  readonly estimate: boolean;
  /** sentence about the probability of the day, if one of its announced holidays may still move */
  readonly moveNote?: Name;
}

export interface KitFile {
  /** under /downloads/kits/ */
  readonly name: string;
  readonly text: string;
}

/** The title with the probability of the day: «عید فطر (۹۹٪، ممکن است یک روز جابه‌جا شود)». */
export const titleOf = ({ fa, en, moveNote: words }: DayOff): Name => ({
  fa: words ? `${fa} (${words.fa})` : fa,
  en: words ? `${en} (${words.en})` : en,
});

/** Ascending. */
export function daysOff(almanac: Almanac): DayOff[] {
  const found = new Map<string, DayOff>();
  for (const holiday of almanac.holidays.onDays(...gregorian.daysOfYear(KIT_YEARS.first, KIT_YEARS.last))) {
    const { occasion, jdn, estimate } = holiday;
    const move = dayProbability(holiday, almanac);
    const date = gregorian.toIsoDate(jdn);
    const before = found.get(date);
    found.set(date, {
      date,
      fa: before ? `${before.fa}؛ ${occasion.title_fa}` : occasion.title_fa,
      en: before ? `${before.en}; ${occasion.title_en}` : occasion.title_en,
      estimate: estimate || before?.estimate === true,
      ...(move ? { moveNote: probabilityWords(move) } : before?.moveNote && { moveNote: before.moveNote }),
    });
  }
  return [...found.values()];
}
