/** Public holidays by Gregorian year: the answer of `/api/holidays` and the calendar file, for its days. */

import { gregorianHolidaysIcs } from '../feeds/holiday-files.ts';
import { holidaysOfGregorianYear } from '../holiday-days.ts';
import { wholeNumber } from '../parameters.ts';
import { filled } from '../paths.ts';
import { GREGORIAN_YEARS, yearsOf } from '../ranges.ts';
import { jsonResource, type Resource } from '../resource.ts';
import { Holidays } from '../schemas/occasions.ts';

const year = wholeNumber({ fa: 'سال میلادی', en: 'Gregorian year' }, GREGORIAN_YEARS.first, GREGORIAN_YEARS.last);

export const gregorianHolidays = jsonResource({
  path: '/api/holidays/gregorian/{year}.json',
  summary: {
    fa: 'تعطیلات رسمی یک سال میلادی؛ `year` همان سال است',
    en: 'Public holidays of a Gregorian year, which `year` holds',
  },
  parameters: { year },
  schema: Holidays,
  *bodies({ almanac }) {
    for (const of of yearsOf(GREGORIAN_YEARS)) {
      yield [{ year: of }, holidaysOfGregorianYear(of, almanac.occasions)];
    }
  },
});

export const gregorianHolidayCalendars: Resource = {
  path: '/holidays/gregorian/{year}.ics',
  summary: { fa: 'تعطیلات رسمی یک سال میلادی', en: 'Public holidays of a Gregorian year' },
  parameters: { year },
  *files({ almanac, siteUrl }) {
    for (const of of yearsOf(GREGORIAN_YEARS)) {
      const path = filled(gregorianHolidayCalendars.path, { year: of });
      yield { path, body: gregorianHolidaysIcs(of, almanac, siteUrl + path) };
    }
  },
};
