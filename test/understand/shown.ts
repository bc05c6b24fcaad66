import { isoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { localTimeAt } from '#core/time-zone.ts';
import type { DateReading } from '#understand/reading.ts';
import { almanac } from '../support/service.ts';

const TEHRAN = almanac.zoneOf('Asia/Tehran');
export const known = {
  hijri: almanac.hijri,
  /** a Friday */
  today: persian.toJdn({ year: 1405, month: 9, day: 6 }),
  dayAt: (moment: number) => localTimeAt(TEHRAN, moment).jdn,
};

/** A reading as the table of inputs writes it. */
export function shown(reading: DateReading | undefined): string {
  if (!reading) return 'none';
  if (reading.kind === 'day') return persian.toIsoDate(reading.jdn);
  if (reading.kind === 'year') return String(reading.year);
  if (reading.kind === 'span') return [reading.first, reading.last].map(persian.toIsoDate).join(' to ');
  if (reading.kind === 'workdays') return `${reading.days} workdays from ${persian.toIsoDate(reading.from)}`;
  if (reading.kind === 'other-weekday') return `${persian.toIsoDate(reading.jdn)} has another weekday`;
  const calendar = reading.calendar === 'persian' ? '' : `${reading.calendar} `;
  const month = calendar + isoText({ ...reading, day: 1 }).slice(0, -'-01'.length);
  return reading.kind === 'month' ? month : `${month} has ${reading.length}`;
}
