/** A smaller form of the hijri table, for pages, the package and the modules in other languages. */

import type { HijriTable } from './hijri.ts';
import { MONTHS_A_YEAR } from './jdn.ts';

export interface PackedHijriTable extends Omit<HijriTable, 'codes'> {
  /** [code of the table in lower case, number of months], in order */
  readonly runs: readonly (readonly [code: string, months: number])[];
  /** base64, one bit a month, the first month in the lowest bit of the first byte; set for 30 days */
  readonly long: string;
}

const YEAR = new RegExp(`.{1,${MONTHS_A_YEAR}}`, 'g');

export function packHijriTable({ codes, ...rest }: HijriTable): PackedHijriTable {
  const letters = codes.join('');
  const bytes = new Uint8Array(Math.ceil(letters.length / 8));
  const runs: [code: string, months: number][] = [];
  for (const [index, letter] of Array.from(letters).entries()) {
    const code = letter.toLowerCase();
    if (letter !== code) bytes[index >> 3]! |= 1 << (index & 7);
    const run = runs.at(-1);
    if (run?.[0] === code) run[1] += 1;
    else runs.push([code, 1]);
  }
  return { ...rest, runs, long: btoa(String.fromCharCode(...bytes)) };
}

/** The table that {@link packHijriTable} was given. */
export function unpackHijriTable({ runs, long, ...rest }: PackedHijriTable): HijriTable {
  const bytes = atob(long);
  const isLong = (index: number) => (bytes.charCodeAt(index >> 3) >> (index & 7)) & 1;
  const letters = Array.from(runs.map(([code, months]) => code.repeat(months)).join(''), (code, index) =>
    isLong(index) ? code.toUpperCase() : code,
  );
  return { ...rest, codes: letters.join('').match(YEAR) ?? [] };
}
