/** The Ramadans that are not over on the day of the build. */
import { type FastingDays, type Ramadan, ramadanOf } from '#core/ramadan.ts';
import { almanac } from './answers.build.ts';
import { buildDay } from './now.build.ts';

const { hijri, hijriProbability } = almanac;

/** Number of Ramadans on the page for any city. */
const KNOWN = 5;

const yearNow = hijri.fromJdn(buildDay).year;
const isOver = ({ firstDay, length }: Ramadan): boolean => firstDay + length <= buildDay;

export const ramadans: readonly Ramadan[] = Array.from({ length: KNOWN + 1 }, (_, index) =>
  ramadanOf(yearNow + index, hijri, hijriProbability, buildDay),
)
  .filter((ramadan) => !isOver(ramadan))
  .slice(0, KNOWN);

/** The days of the next Ramadans, for pages that count to iftar. */
export const ramadanSpans: readonly FastingDays[] = ramadans.map(({ firstDay, length }) => ({ firstDay, length }));
