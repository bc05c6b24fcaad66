/** The Ramadans that are not over on the day of the build. */
import { addDays } from '#core/jdn.ts';
import { type FastingDays, RAMADAN, type Ramadan, ramadanOf } from '#core/ramadan.ts';
import { almanac } from './answers.build.ts';
import { buildDay } from './now.build.ts';

const { hijri, hijriProbability } = almanac;

/** Number of Ramadans on the page for any city. */
const KNOWN = 5;

const yearNow = hijri.fromJdn(buildDay).year;
const isOver = ({ firstDay, length }: Ramadan): boolean => firstDay + length <= buildDay;

export type DatedRamadan = ReturnType<typeof dated>;

/** With its official holidays, counted from 0, the first day, and whether the feast after it may move by a day. */
function dated(ramadan: Ramadan) {
  const { year, firstDay, length } = ramadan;
  const days = almanac.holidays.onDays(firstDay, addDays(firstDay, length - 1));
  const holidays = [...new Set(days.map(({ jdn }) => jdn - firstDay))];
  const feast = hijriProbability.ofMonth(year, RAMADAN + 1, buildDay);
  return { ...ramadan, holidays, mayFeastMove: feast?.otherFirstDay !== null };
}

export const ramadans: readonly DatedRamadan[] = Array.from({ length: KNOWN + 1 }, (_, index) =>
  ramadanOf(yearNow + index, hijri, hijriProbability, buildDay),
)
  .filter((ramadan) => !isOver(ramadan))
  .slice(0, KNOWN)
  .map(dated);

/** The days of the next Ramadans, for pages that count to iftar. */
export const ramadanSpans: readonly FastingDays[] = ramadans.map(({ firstDay, length }) => ({ firstDay, length }));
