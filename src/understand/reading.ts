/** What a text means. */
import type { CalendarName } from '#core/calendars.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Unit } from '#core/span-words.ts';

/**
 * A day; a Persian or Gregorian month, or an Islamic one; a Persian or Gregorian year; a week or a season; working days
 * from a day; or a day that does not exist.
 */
export type DateReading =
  | {
      readonly kind: 'day';
      readonly jdn: Jdn;
      /** of the date in the text; undefined for «فردا» */
      readonly calendar: CalendarName | undefined;
      /** a date that depends on an Islamic month whose first day is not announced yet */
      readonly mayMove?: true;
      /** another day that the text may mean: `11/2/1979`, and a date without a year */
      readonly other?: Jdn;
      /** how it is counted from another day */
      readonly sum?: DaySum;
      /** what it is called: «شب جمعه» */
      readonly name?: Names;
      /** whether it is the weekday that a text says: «امروز جمعه است» */
      readonly said?: Names;
    }
  | {
      readonly kind: 'month';
      readonly calendar: MonthCalendar;
      readonly year: number;
      readonly month: number;
      readonly first: Jdn;
      readonly last: Jdn;
      /** an Islamic month whose first day is not announced yet */
      readonly mayMove?: true;
      /** the same month of another year, which the text may mean */
      readonly other?: PeriodReading;
    }
  | {
      readonly kind: 'year';
      readonly calendar: 'persian' | 'gregorian';
      readonly year: number;
      /** the Islamic year of this number, which is nearer */
      readonly other?: PeriodReading;
    }
  /** numbers of the name in Latin digits */
  | {
      readonly kind: 'span';
      readonly name: Names;
      /** from one day to another */
      readonly isBetween?: true;
      readonly first: Jdn;
      readonly last: Jdn;
      /** an end of it depends on an Islamic month whose first day is not announced yet */
      readonly mayMove?: true;
      readonly other?: PeriodReading;
    }
  /** a date with a weekday that is not its own */
  | { readonly kind: 'other-weekday'; readonly jdn: Jdn; readonly said?: Names }
  /** the day that lies so many working days after another one, or before it if negative */
  | { readonly kind: 'workdays'; readonly from: Jdn; readonly days: number; readonly mayMove?: true }
  | {
      readonly kind: 'missing';
      readonly calendar: CalendarName;
      readonly year: number;
      readonly month: number;
      /** days of the month, which has no such day */
      readonly length: number;
      readonly first: Jdn;
    };

/** «۳ ماه دیگر», "100 days after 1 January 2027". */
export interface DaySum {
  /** undefined for today */
  readonly from:
    | { readonly jdn: Jdn; readonly calendar: CalendarName | undefined; readonly occasion?: Names }
    | undefined;
  readonly size: Readonly<Partial<Record<Unit, number>>>;
  readonly isBack: boolean;
}

export interface Names {
  readonly fa: string;
  readonly en: string;
}

/** A day that is found by the days off. */
export type WorkdaySum = DateReading & { readonly kind: 'workdays' };

export type PeriodReading = DateReading & { readonly kind: 'month' | 'year' | 'span' };

export const isPeriod = (reading: DateReading | undefined): reading is PeriodReading =>
  reading?.kind === 'month' || reading?.kind === 'year' || reading?.kind === 'span';

/** What is known without the days off. */
export type PlainReading = Exclude<DateReading, WorkdaySum>;

export type MonthCalendar = Exclude<CalendarName, 'imperial'>;

/** «دی ۱۴۰۵», `1405`, or the name of a span, with Latin digits. */
export function nameOf(reading: DateReading & { readonly kind: 'month' | 'year' | 'span' | 'missing' }): Names {
  if (reading.kind === 'span') return reading.name;
  const year = String(reading.year);
  if (reading.kind === 'year') return { fa: year, en: year };
  const { fa, en } = monthName(reading.calendar, reading.month);
  return { fa: `${fa} ${year}`, en: `${en} ${year}` };
}
