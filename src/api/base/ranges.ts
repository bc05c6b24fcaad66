/** Persian years of valid queries, and of static files. */
import type { Years } from '#core/known-years.ts';

/** Gregorian years whose holidays have a file: the full ones of the static years. */
export const GREGORIAN_YEARS = { first: 1969, last: 2121 } as const;
/** Years of the static month files. */
export const STATIC_YEARS = { first: 1347, last: 1500 } as const;
export const PRAYER_YEARS = { first: 1300, last: 1500 } as const;
/** Gregorian years whose prayer times have files. */
export const GREGORIAN_PRAYER_YEARS = { first: 1921, last: 2121 } as const;
/** Islamic years whose Ramadan lies in those. */
export const RAMADAN_YEARS = { first: 1339, last: 1545 } as const;
/** Islamic years that have a file: from the first month of the table to the last one whose probability is known. */
export const HIJRI_FILE_YEARS = { first: 1265, last: 1600 } as const;
export const CONVERT_YEARS = { first: 1, last: 3000 } as const;

export function* yearsOf({ first, last }: Years): Generator<number> {
  for (let year = first; year <= last; year++) yield year;
}

/** Weeks and days of a week in the grid of a month. */
export const ROWS = 6;
export const COLUMNS = 7;
