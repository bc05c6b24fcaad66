/** The API's answers for the pages: from the endpoints at build time, from the static files in the browser. */
import type { z } from 'zod';
import type { AnswerOf } from '#api/endpoint.ts';
import type { calendar } from '#api/endpoints/calendar.ts';
import type { holidays } from '#api/endpoints/holidays.ts';
import type { HijriYear as HijriYearShape } from '#api/resources/hijri-year.ts';
import type { NowruzMoment as NowruzMomentShape } from '#api/schemas/days.ts';
import type {
  CalendarCell,
  CalendarDate,
  HolidayDay as HolidayDayShape,
  Occasion as OccasionShape,
} from '#api/schemas/shapes.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Category } from '#core/occasions.ts';

export type DateObject = z.output<typeof CalendarDate>;
export type HolidayDay = z.output<typeof HolidayDayShape>;
export type OccasionObject = z.output<typeof OccasionShape>;

/** An occasion of a day, and whether it has a page. */
export type DayOccasion = OccasionObject & { readonly has_page: boolean };
export type Cell = Omit<z.output<typeof CalendarCell>, 'events'> & { readonly events: readonly DayOccasion[] };

/** A month as the API answers it. */
export type ApiMonth = AnswerOf<typeof calendar>;
/** A month as the pages show it. */
export type MonthGrid = Omit<ApiMonth, 'calendar'> & { readonly calendar: readonly (readonly Cell[])[] };
export type Holidays = AnswerOf<typeof holidays>;
export type HijriYear = z.output<typeof HijriYearShape>;
export type HijriMonth = HijriYear['months'][number];
export type NowruzMoment = z.output<typeof NowruzMomentShape>;
export type AnnouncedNowruz = NonNullable<NowruzMoment['announced']>;

export interface OccasionEntry {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly category: Category;
  /** 0 for days off of today, else 1 … 7: the lower, the better known */
  readonly rank: number;
  /** its next two days when the site was built, or its last one */
  readonly days: readonly Jdn[];
  /** it has no page */
  readonly noPage?: true;
  /** other spellings */
  readonly also?: readonly string[];
}
