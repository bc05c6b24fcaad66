import { MONTHS } from '#core/jdn.ts';

/** Persian years that have pages. The API and its files reach further. */
export const CALENDAR_PAGE_YEARS = { first: 1347, last: 1420 } as const;
/** Persian years whose months have pages: a month takes 50 kB in each language. The browser draws the others. */
export const MONTH_PAGE_YEARS = { first: 1395, last: 1408 } as const;
/** Gregorian years that have pages in English, with their months. */
export const GREGORIAN_PAGE_YEARS = { first: 2017, last: 2029 } as const;
export const HOLIDAY_PAGE_YEARS = { first: 1347, last: 1420 } as const;
/** Gregorian years whose days all lie in those years. */
export const GREGORIAN_HOLIDAY_PAGE_YEARS = { first: 1969, last: 2041 } as const;

interface Years {
  readonly first: number;
  readonly last: number;
}

export const hasPage = ({ first, last }: Years, year: number): boolean => year >= first && year <= last;

/** Static paths of `[year]` pages. */
export const yearPaths = ({ first, last }: Years) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ params: { year: String(first + index) } }));

/** Static paths of `[year]/[month]` pages. */
export const monthPaths = (years: Years) =>
  yearPaths(years).flatMap(({ params }) => MONTHS.map((month) => ({ params: { ...params, month: String(month) } })));

export const PAYROLL_YEARS = { first: 1395, last: 1410 } as const;
