/** Dates of Iran's Islamic holidays and nationwide closures, as the scripts in `upstream/` read them. */
import type { Almanac } from '#api/almanac.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';

/** Gregorian years: from the present holiday law to the last year whose Islamic months are all published. */
const YEARS = { first: 1980, last: 2026 } as const;
const FIRST_DAY = gregorian.toJdn({ year: YEARS.first, month: 1, day: 1 });
const LAST_DAY = gregorian.toJdn({ year: YEARS.last, month: 12, day: 31 });
/** Holidays that began in this Persian year or earlier need no first day, because the other projects begin later. */
const FIRST_PERSIAN_YEAR = 1359;

interface OccasionDates {
  /** YYYY-MM-DD, including years in which the day was no holiday */
  readonly dates: readonly string[];
  /** 1 Farvardin of the first year in which the day was a holiday; undefined if it was a holiday in all years */
  readonly firstDay?: string;
}

function occasionDates({ slug, holidayYears }: Occasion, almanac: Almanac): OccasionDates {
  const dates = almanac
    .occasionYears(slug)!
    .onDays(FIRST_DAY, LAST_DAY)
    .map(({ jdn }) => gregorian.toIsoDate(jdn));
  const [[firstYear]] = holidayYears as [readonly [number | null, number | null]];
  const isLater = firstYear !== null && firstYear > FIRST_PERSIAN_YEAR;
  return isLater ? { dates, firstDay: gregorian.toIsoDate(persian.firstDayOfYear(firstYear)) } : { dates };
}

/** Returns the input of the scripts: published years, dates by slug, closures by date. */
export function holidayDates(almanac: Almanac) {
  const islamic = almanac.occasionList.filter(
    ({ rule, holidayYears, isClosure }) => rule.startsWith('hijri:') && holidayYears.length > 0 && !isClosure,
  );
  const closures = almanac.occasions
    .onDays(FIRST_DAY, LAST_DAY)
    .filter(({ occasion, isHoliday }) => isHoliday && occasion.isClosure)
    .map(({ jdn, occasion }) => ({ date: gregorian.toIsoDate(jdn), fa: occasion.title_fa, en: occasion.title_en }));
  return {
    confirmed: [YEARS.first, YEARS.last],
    occasions: Object.fromEntries(islamic.map((occasion) => [occasion.slug, occasionDates(occasion, almanac)])),
    closures,
  };
}
