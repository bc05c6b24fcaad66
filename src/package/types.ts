/** Types of the package's arguments and results; its build writes the ids of weekends out. */
import type { Weekend } from '#core/weekends.ts';

/** A date of the Persian (Solar Hijri) calendar. */
export interface PersianDate {
  /** 1 … 3000 */
  readonly year: number;
  /** 1 = Farvardin … 12 = Esfand */
  readonly month: number;
  /** 1 … 31 */
  readonly day: number;
}

/** Year, month and day of any calendar. */
interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type GregorianDate = DateParts;

/** A date with its calendar; without it a Persian one. */
export interface CalendarDate extends DateParts {
  readonly calendar?: 'persian' | 'gregorian';
}

/** A moment, and the IANA zone whose day is meant. */
export interface DateInZone {
  readonly date: Date;
  readonly timeZone: string;
}

/** A `Temporal.PlainDate` of any calendar. */
export interface PlainDate {
  readonly calendarId: string;
  toString(): string;
}

/**
 * What every function takes as a date: an object of the Persian calendar, one that names its calendar, a text
 * `YYYY-MM-DD` (Gregorian from the year 1900 on, else Persian), `today`, `tomorrow` or `yesterday` in Tehran, a `Date`
 * with its zone, or a `Temporal.PlainDate`.
 */
export type AnyDate = CalendarDate | DateInZone | PlainDate | string;

/** A Persian date with years counted from 559 BC: 2585 for 1405. */
export type ImperialDate = DateParts;

/** Basis of a hijri date; `estimate` is true for the last of them. */
export type HijriBasis = 'official' | 'announced' | 'historical' | 'estimate';

export interface Basis {
  readonly basis: HijriBasis;
  readonly estimate: boolean;
}

/** An official Islamic date of Iran. */
export type HijriDate = Basis & DateParts;

/** 1 = Saturday … 7 = Friday */
export type PersianWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A day of a Persian year. */
export interface DayOfMonth {
  readonly month: number;
  readonly day: number;
}

export interface Holiday extends DayOfMonth {
  /** one of the day's holidays depends on an Islamic date that has not been announced */
  readonly estimate: boolean;
}

/** A holiday with its Persian date. */
export interface DatedHoliday extends Holiday {
  /** Gregorian, `YYYY-MM-DD` */
  readonly date: string;
  readonly year: number;
}

export interface Title {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
}

export interface TitledHoliday extends Holiday {
  readonly titles: readonly Title[];
}

export type { Weekend };

export type Sector = 'public' | 'labour' | 'offices' | 'banks' | 'exchange';

export interface WorkdayOptions {
  /** sector of the working population; default 'public'. Closures of single provinces are not in the package. */
  readonly sector?: Sector;
  /** weekly days off; default: the weekend of the sector, 'fri' for 'public' */
  readonly weekend?: Weekend;
  /** whether one-off days off count as days off; default true */
  readonly closures?: boolean | 'yes' | 'no';
}

export type Category = 'national' | 'religious' | 'cultural' | 'global' | 'countries' | 'fun';

export interface OccasionOptions {
  /** default: national, religious and cultural; official holidays are always included */
  readonly categories?: readonly Category[] | 'all';
}

export interface Occasion extends Title {
  readonly category: Category;
}

export interface OccasionDay extends Occasion, DayOfMonth {
  readonly isHoliday: boolean;
  readonly estimate: boolean;
}

export interface City {
  readonly slug: string;
  readonly nameFa: string;
  readonly nameEn: string;
  /** ISO 3166-1, two letters */
  readonly countryCode: string;
  /** IANA name */
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}
