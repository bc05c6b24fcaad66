/** What the detail of a day needs beside the files of months: `/calendar/day.json`. */
import type { Marked } from './groups.ts';
import type { RememberedCity } from './remembered-city.ts';

/** Addresses for reports; empty settings count as missing. */
export interface ReportTarget {
  /** address of the repository, such as `https://github.com/name/salnama` */
  readonly repository?: string | undefined;
  /** a mail address, or the address of a page */
  readonly contact?: string | undefined;
}

/** A law or decision that makes a holiday, with the Persian years in which it does; null is open. */
export type HolidayGround = readonly [first: number | null, last: number | null, fa: string, en: string];

/** Legal basis of a day off; the record is keyed by the slug of the occasion. */
export interface HolidayGrounds {
  /** its rule is in the hijri calendar */
  readonly hijri: boolean;
  /** day numbers to which a decision moved it */
  readonly moved: readonly number[];
  readonly laws: readonly HolidayGround[];
  /** ids of sources */
  readonly sources: readonly string[];
}

/** `/calendar/day.json` */
export interface DayIndex extends Marked {
  readonly tehran: RememberedCity;
  /** day numbers of the first and the last 29th evening that the page of the Moon has */
  readonly evenings: readonly [first: number, last: number];
  readonly holidays: Readonly<Record<string, HolidayGrounds>>;
  /** address for reports of mistakes and the version of the data to name in them; undefined without an address */
  readonly report?: ReportTarget & {
    readonly dataVersion: string;
    /** public address of the site, if the build knows it */
    readonly siteUrl: string | undefined;
  };
  /** Persian names of the sources of days off, by id */
  readonly sources: Readonly<Record<string, string>>;
}
