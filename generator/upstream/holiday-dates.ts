/** Dates of Iran's Islamic holidays and nationwide closures, as the scripts in `upstream/` read them. */
import type { Almanac } from '#api/almanac.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';

/** Gregorian years: from the present holiday law to the last year whose Islamic months are all published. */
const YEARS = { first: 1980, last: 2026 } as const;
const FIRST_DAY = gregorian.toJdn({ year: YEARS.first, month: 1, day: 1 });
const LAST_DAY = gregorian.toJdn({ year: YEARS.last, month: 12, day: 31 });
/** Projects that list dates year by year also need future years; their lists for other countries end in 2037. */
const LAST_ESTIMATED_DAY = gregorian.toJdn({ year: 2037, month: 12, day: 31 });
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

interface DaysOff {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly calendar: 'persian' | 'hijri';
  /** past and future days off, YYYY-MM-DD */
  readonly dates: readonly string[];
  /** the first estimated day in `dates`; undefined if no day is estimated */
  readonly firstEstimate?: string;
}

/** Returns the holidays by law with their days off from 1980 to 2037. */
function daysOff(almanac: Almanac): DaysOff[] {
  const found = almanac.holidays
    .onDays(FIRST_DAY, LAST_ESTIMATED_DAY)
    .filter(({ isHoliday, occasion }) => isHoliday && !occasion.isClosure);
  return [...Map.groupBy(found, ({ occasion }) => occasion)].map(([{ slug, titleFa, titleEn, rule }, days]) => {
    const estimate = days.find((day) => day.estimate);
    return {
      slug,
      fa: titleFa,
      en: titleEn,
      calendar: rule.startsWith('hijri:') ? 'hijri' : 'persian',
      dates: days.map(({ jdn }) => gregorian.toIsoDate(jdn)),
      ...(estimate && { firstEstimate: gregorian.toIsoDate(estimate.jdn) }),
    };
  });
}

/** Returns the input of the scripts: published years, dates by slug, closures by date, days off by holiday. */
export function holidayDates(almanac: Almanac) {
  const islamic = almanac.occasionList.filter(
    ({ rule, holidayYears, isClosure }) => rule.startsWith('hijri:') && holidayYears.length > 0 && !isClosure,
  );
  const closures = almanac.occasions
    .onDays(FIRST_DAY, LAST_DAY)
    .filter(({ occasion, isHoliday }) => isHoliday && occasion.isClosure)
    .map(({ jdn, occasion }) => ({ date: gregorian.toIsoDate(jdn), fa: occasion.titleFa, en: occasion.titleEn }));
  return {
    confirmed: [YEARS.first, YEARS.last],
    occasions: Object.fromEntries(islamic.map((occasion) => [occasion.slug, occasionDates(occasion, almanac)])),
    closures,
    daysOff: daysOff(almanac),
  };
}
