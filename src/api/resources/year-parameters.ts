/** The years that files have, by the paths of the files. Apart from the files, because the handler names them in errors. */
import { type Parameter, persianYear, wholeNumber } from '../parameters.ts';
import { EQUINOX_YEARS, GREGORIAN_YEARS, HIJRI_FILE_YEARS, HOLIDAY_YEARS, STATIC_YEARS } from '../ranges.ts';

const YEAR = { fa: 'سال شمسی', en: 'Persian year' };
const staticYear = persianYear(YEAR, STATIC_YEARS);
const between = (description: { fa: string; en: string }, { first, last }: { first: number; last: number }) =>
  wholeNumber(description, first, last);
const gregorianYear = between({ fa: 'سال میلادی', en: 'Gregorian year' }, GREGORIAN_YEARS);

export const YEAR_PARAMETERS = {
  '/api/events/{year}.json': staticYear,
  '/api/nowruz/{year}.json': persianYear({ fa: 'سال شمسیِ نو', en: 'The new Persian year' }, EQUINOX_YEARS),
  '/api/hijri/{year}.json': between({ fa: 'سال قمری', en: 'Islamic year' }, HIJRI_FILE_YEARS),
  '/api/holidays/gregorian/{year}.json': gregorianYear,
  '/api/workdays/{year}.json': staticYear,
  '/api/closures/{year}.json': staticYear,
  '/holidays/{year_sh}.ics': persianYear(YEAR, HOLIDAY_YEARS),
  '/holidays/gregorian/{year}.ics': gregorianYear,
  '/nowruz/{year_sh}.ics': persianYear(YEAR, EQUINOX_YEARS),
} as const satisfies Readonly<Record<string, Parameter<number>>>;
