/** Facts of a day beyond its cell in the grid: why it is a holiday, and the city for the Sun. */
import type { Jdn } from '#core/jdn.ts';
import type { Cell, HijriMonth } from '#site/frame/resources.ts';
import type { Marked } from '#site/occasions/rank.ts';
import type { ReportTarget } from '#site/report/address.ts';
import type { RememberedCity, Weekend } from '#site/settings/settings.browser.ts';

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

/** What the detail of a day is drawn from. */
export interface DayFacts {
  readonly cell: Cell;
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly city: RememberedCity;
  readonly holidays: DayIndex['holidays'];
  readonly evenings: DayIndex['evenings'];
  readonly report?: DayIndex['report'];
  /** the hijri month of a day that may still move */
  readonly month?: HijriMonth | undefined;
}

/** ISO weekdays that are off. */
export const WEEKEND_DAYS: Readonly<Record<Weekend, readonly number[]>> = {
  fri: [5],
  'thu-fri': [4, 5],
  'fri-sat': [5, 6],
};
