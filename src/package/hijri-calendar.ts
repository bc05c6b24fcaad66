/** The table of Islamic months, unpacked from its compact form. */
import HIJRI_DATA from 'salnama-data:hijri';
import { createHijriCalendar, type HijriTable } from '#core/hijri.ts';
import { onFirstUse } from '#core/lazy.ts';
import { unpackHijriTable } from '#core/packed-hijri.ts';

export const hijriTable = (): HijriTable => unpackHijriTable(HIJRI_DATA);

export const hijri = onFirstUse(() => createHijriCalendar(hijriTable()));
