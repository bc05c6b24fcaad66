/** What the API answers, as the pages read it: at build time from the endpoints, in the browser from the static files. */
import type { z } from 'zod';
import type {
  CalendarCell,
  CalendarDate,
  HijriDate,
  HolidayDay as HolidayDayShape,
  Occasion as OccasionShape,
} from '#api/schemas.ts';

export type Cell = z.output<typeof CalendarCell>;
export type DateObject = z.output<typeof CalendarDate>;
export type HijriDateObject = z.output<typeof HijriDate>;
export type HolidayDay = z.output<typeof HolidayDayShape>;
export type OccasionObject = z.output<typeof OccasionShape>;

export interface MonthGrid {
  readonly year: number;
  readonly month: number;
  readonly month_name_fa: string;
  readonly month_name_en: string;
  readonly calendar: readonly (readonly Cell[])[];
}

export interface Holidays {
  readonly year: number;
  readonly data: readonly HolidayDay[];
}

export interface AnnouncedNowruz {
  /** YYYY-MM-DD HH:MM:SS */
  readonly utc: string;
  /** announced minus computed */
  readonly difference_seconds: number;
}

export interface NowruzMoment {
  readonly year_sh: number;
  /** YYYY-MM-DD HH:MM:SS */
  readonly utc: string;
  readonly time_scale: string;
  /** the moment announced by the Calendar Centre, where it is known */
  readonly announced: AnnouncedNowruz | null;
}
