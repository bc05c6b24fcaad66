/** What the pages read: the API's answers, from the endpoints at build time and from the static files in the browser, and the files beside them. */
import type { z } from 'zod';
import type { AnswerOf } from '#api/base/endpoint.ts';
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
import { provinceSlug } from '#core/closures.ts';
import type { Jdn } from '#core/jdn.ts';
import { pick } from '#core/pick.ts';
import type { City } from '#tables/types.ts';

export type DateObject = z.output<typeof CalendarDate>;
export type HolidayDay = z.output<typeof HolidayDayShape>;
export type OccasionObject = z.output<typeof OccasionShape>;

/** An occasion of a day, whether it has a page, whether nearly everybody knows it, and whether it may still move by a day. */
export type DayOccasion = OccasionObject & Readonly<Record<'has_page' | 'is_known' | 'may_move', boolean>>;
export type Cell = Omit<z.output<typeof CalendarCell>, 'events'> & {
  readonly events: readonly DayOccasion[];
};

/** A month as the API answers it. */
export type ApiMonth = AnswerOf<typeof calendar>;
/** A month as the pages show it. */
export type MonthGrid = Omit<ApiMonth, 'calendar'> & { readonly calendar: readonly (readonly Cell[])[] };
export type Holidays = AnswerOf<typeof holidays>;
export type HijriYear = z.output<typeof HijriYearShape>;
export type HijriMonth = HijriYear['months'][number];
export type NowruzMoment = z.output<typeof NowruzMomentShape>;
export type AnnouncedNowruz = NonNullable<NowruzMoment['announced']>;

/** A city with all that its prayer times and the closures of its province need, in both languages. */
export interface RememberedCity extends Pick<City, 'slug' | 'zone' | 'latitude' | 'longitude'> {
  readonly fa: string;
  readonly en: string;
  /** slug of its province; undefined abroad */
  readonly province?: string;
  /** code of its country; undefined in Iran */
  readonly country?: string;
}

export const rememberedCity = (city: City): RememberedCity => ({
  slug: city.slug,
  fa: city.name_fa,
  en: city.name_en,
  ...pick(city, ['zone', 'latitude', 'longitude']),
  ...(city.province_en !== '' && { province: provinceSlug(city.province_en) }),
  ...(city.country !== 'IR' && { country: city.country }),
});

/** Slugs of occasions. */
export interface Marked {
  /** occasions that nearly everybody in Iran knows */
  readonly known: readonly string[];
  /** occasions with a page */
  readonly paged: readonly string[];
  /** well-known occasions and holidays of the Islamic calendar */
  readonly lunar: readonly string[];
  /** days of well-known occasions whose announced Islamic date may still move by a day */
  readonly moving: readonly Jdn[];
}

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

/** First parts of the names of zones that have a city. */
export const ZONE_AREAS: readonly string[] = [
  ...['Africa', 'America', 'Arctic', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific'],
];
