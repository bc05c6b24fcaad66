/** The table of Islamic months, unpacked from its compact form. */
import HIJRI_DATA from 'salnama-data:hijri';
import { createHijriCalendar, type HijriCalendar, type HijriTable } from '#core/hijri.ts';
import { unpackHijriTable } from '#core/packed-hijri.ts';

export const hijriTable = (): HijriTable => unpackHijriTable(HIJRI_DATA);

let calendar: HijriCalendar | undefined;

/** Parsed on first use. */
export function hijri(): HijriCalendar {
  calendar ??= createHijriCalendar(hijriTable());
  return calendar;
}
