/** Files of whole years: occasions, the moment of Nowruz, closures, holidays of Gregorian years; and calendar files. */
import { z } from 'zod';
import { addDays } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { closureDays } from '../closures.ts';
import { gregorianHolidaysIcs, holidaysIcs, nowruzIcs } from '../feeds/holiday-files.ts';
import { nowruzMoment } from '../moments.ts';
import { holidaysOfGregorianYear, occasionsOf } from '../occasion-days.ts';
import { persianYear, wholeNumber } from '../parameters.ts';
import { EQUINOX_YEARS, GREGORIAN_YEARS, HOLIDAY_YEARS, STATIC_YEARS } from '../ranges.ts';
import { yearFiles } from '../resource.ts';
import { NowruzMoment } from '../schemas/days.ts';
import { ClosureDay } from '../schemas/days-off.ts';
import { EventsAnswer, Holidays } from '../schemas/occasions.ts';

const YEAR = { fa: 'سال شمسی', en: 'Persian year' };
const staticYear = persianYear(YEAR, STATIC_YEARS);

export const eventsOfYear = yearFiles({
  path: '/api/events/{year}.json',
  summary: { fa: 'مناسبت‌های یک سال', en: 'Occasions of a year' },
  years: STATIC_YEARS,
  parameter: staticYear,
  schema: EventsAnswer,
  body: (year, { almanac }) => occasionsOf(almanac, year),
});

export const nowruzMoments = yearFiles({
  path: '/api/nowruz/{year}.json',
  summary: {
    fa: 'لحظهٔ تحویل سال، با لحظهٔ اعلام‌شده اگر معلوم باشد',
    en: 'Moment of the new year, with the announced one where it is known',
  },
  years: EQUINOX_YEARS,
  parameter: persianYear({ fa: 'سال شمسیِ نو', en: 'The new Persian year' }, EQUINOX_YEARS),
  schema: NowruzMoment,
  body: (year, { almanac }) => nowruzMoment(year, almanac)!,
});

const ClosureYear = z
  .strictObject({ year: z.int(), data: z.array(ClosureDay) })
  .meta({ id: 'ClosureYear', description: 'One-off closures of a Persian year; the list is not complete' });

export const closureYears = yearFiles({
  path: '/api/closures/{year}.json',
  summary: { fa: 'تعطیلی‌های یک‌بارهٔ یک سال شمسی', en: 'One-off closures of a Persian year' },
  years: STATIC_YEARS,
  parameter: staticYear,
  schema: ClosureYear,
  body(year, { almanac }) {
    const first = persian.firstDayOfYear(year);
    const last = addDays(persian.firstDayOfYear(year + 1), -1);
    return { year, data: closureDays(almanac.closures, [first, last], { sector: 'public' }) };
  },
});

/** The answer of `/api/holidays` for a Gregorian year. */
export const gregorianHolidays = yearFiles({
  path: '/api/holidays/gregorian/{year}.json',
  summary: {
    fa: 'تعطیلات رسمی یک سال میلادی؛ `year` همان سال است',
    en: 'Public holidays of a Gregorian year, which `year` holds',
  },
  years: GREGORIAN_YEARS,
  parameter: wholeNumber({ fa: 'سال میلادی', en: 'Gregorian year' }, GREGORIAN_YEARS.first, GREGORIAN_YEARS.last),
  schema: Holidays,
  body: (year, { almanac }) => holidaysOfGregorianYear(year, almanac.occasions),
});

export const holidaysOfYear = yearFiles({
  path: '/holidays/{year_sh}.ics',
  summary: { fa: 'تعطیلات رسمی یک سال', en: 'Public holidays of a year' },
  years: HOLIDAY_YEARS,
  parameter: persianYear(YEAR, HOLIDAY_YEARS),
  body: (year, { almanac }, address) => holidaysIcs([year], almanac, address),
});

export const gregorianHolidayCalendars = yearFiles({
  path: '/holidays/gregorian/{year}.ics',
  summary: { fa: 'تعطیلات رسمی یک سال میلادی', en: 'Public holidays of a Gregorian year' },
  years: GREGORIAN_YEARS,
  parameter: wholeNumber({ fa: 'سال میلادی', en: 'Gregorian year' }, GREGORIAN_YEARS.first, GREGORIAN_YEARS.last),
  body: (year, { almanac }, address) => gregorianHolidaysIcs(year, almanac, address),
});

export const nowruzOfYear = yearFiles({
  path: '/nowruz/{year_sh}.ics',
  summary: { fa: 'لحظهٔ تحویل یک سال', en: 'Moment of the new year' },
  years: EQUINOX_YEARS,
  parameter: persianYear(YEAR, EQUINOX_YEARS),
  body: (year, { almanac }, address) => nowruzIcs(year, almanac, address)!,
});
