/** The table of Islamic months, unpacked from its compact form. */
import HIJRI_DATA from 'salnama-data:hijri';
import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import { unpackHijriTable } from '#core/packed-hijri.ts';

let calendar: HijriCalendar | undefined;

/** Parsed on first use. */
export function hijri(): HijriCalendar {
  calendar ??= createHijriCalendar(unpackHijriTable(HIJRI_DATA));
  return calendar;
}
