/** A month's end, for the page and for download: `/moon/1448-06.json`. */

import { twoDigits } from '#core/jdn.ts';
import type { Occasion } from '#core/occasions.ts';

/** Day of a hijri month on whose evening the crescent is looked for. */
export const DAY_OF_SIGHTING = 29;

export interface MonthName {
  readonly year: number;
  readonly month: number;
  readonly name_fa: string;
  readonly name_en: string;
}

/** A day that moves if the crescent is seen. */
export interface MovingDay extends Pick<Occasion, 'slug' | 'title_fa' | 'title_en'> {
  readonly is_holiday: boolean;
  /** Does the occasion have a page? */
  readonly has_page: boolean;
  readonly date_sh: string;
  readonly date_gregorian: string;
}

export interface Future {
  /** the month has 29 days, and the next month begins on the next day */
  readonly seen: boolean;
  /** of the month that ends */
  readonly length: 29 | 30;
  /** from the back-test of the estimate; 0 or 1 if it is decided */
  readonly probability: number;
  readonly first_day_sh: string;
  readonly first_day_gregorian: string;
  readonly days: readonly MovingDay[];
}

export interface CrescentMonth {
  readonly data_version: string;
  /** whose 29th day it is */
  readonly month: MonthName;
  readonly next: MonthName;
  readonly evening_sh: string;
  readonly evening_gregorian: string;
  /** the month's own first day is not announced, so that the evening may move too */
  readonly evening_estimate: boolean;
  /** basis of the next month's first day */
  readonly basis: 'official' | 'announced' | 'historical' | 'estimate';
  /** the first day that the calendar gives */
  readonly first_day_gregorian: string;
  readonly futures: readonly [seen: Future, unseen: Future];
}

/**
 * Is it open on which day the month begins?
 * @param today if given, a month that has begun is decided
 */
export const isOpen = ({ basis, first_day_gregorian, futures }: CrescentMonth, today?: string): boolean =>
  futures[0].probability % 1 !== 0 && (basis === 'estimate' || today === undefined || first_day_gregorian > today);

/** Address of a month's files, without its ending. */
export const crescentFile = ({ year, month }: MonthName): string => `/moon/${year}-${twoDigits(month)}`;

/** Address of a month on the page. */
export const crescentHash = (year: number, month: number): string => `#${year}-${month}`;
