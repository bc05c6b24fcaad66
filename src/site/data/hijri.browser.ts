/** The hijri calendar in the browser. */
import { createHijriCalendar } from '#core/hijri.ts';
import { type PackedHijriTable, unpackHijriTable } from '#core/packed-hijri.ts';
import { once } from '#site/kit/page.browser.ts';
import { readFile } from './snapshots.browser.ts';

/** Loaded at the first call. @throws {Error} if the table of months cannot be read */
export const readHijriCalendar = once(async () =>
  createHijriCalendar(unpackHijriTable(await readFile<PackedHijriTable>('/converter/hijri.json'))),
);
