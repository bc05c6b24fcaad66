/** The years that files have, by the paths of the files. Apart from the files, because the handler names them in errors. */
import { readDigits } from '#core/digits.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, type Years } from '#core/known-years.ts';
import { type Parameter, persianYear, wholeNumber } from '../base/parameters.ts';
import { queryAddress } from '../base/paths.ts';
import { GREGORIAN_YEARS, HIJRI_FILE_YEARS, STATIC_YEARS } from '../base/ranges.ts';

const YEAR = { fa: 'سال شمسی', en: 'Persian year' };
const staticYear = persianYear(YEAR, STATIC_YEARS);
const between = (description: { fa: string; en: string }, { first, last }: Years) =>
  wholeNumber(description, first, last);
const gregorianYear = between({ fa: 'سال میلادی', en: 'Gregorian year' }, GREGORIAN_YEARS);

/** An older year has no file; its dates are computed. */
const hijriYear: Parameter<number> = {
  ...between({ fa: 'سال قمری', en: 'Islamic year' }, HIJRI_FILE_YEARS),
  hint(text) {
    const year = readDigits(text);
    if (year === undefined || year < 1 || year >= HIJRI_FILE_YEARS.first) return undefined;
    const query = Object.entries({ from: 'hijri', year: String(year), month: '1', day: '1' });
    return `older months are computed, within a day or two: ${queryAddress('/convert', query)}`;
  },
};

export const YEAR_PARAMETERS = {
  '/api/events/{year}.json': staticYear,
  '/api/nowruz/{year}.json': persianYear({ fa: 'سال شمسیِ نو', en: 'The new Persian year' }, EQUINOX_YEARS),
  '/api/hijri/{year}.json': hijriYear,
  '/api/holidays/{year}.csv': persianYear(YEAR, HOLIDAY_YEARS),
  '/api/holidays/gregorian/{year}.json': gregorianYear,
  '/api/holidays/gregorian/{year}.csv': gregorianYear,
  '/api/workdays/{year}.json': staticYear,
  '/api/workdays/{year}.csv': staticYear,
  '/api/closures/{year}.json': staticYear,
  '/api/closures/{year}.csv': staticYear,
  '/holidays/{year_sh}.ics': persianYear(YEAR, HOLIDAY_YEARS),
  '/holidays/gregorian/{year}.ics': gregorianYear,
  '/nowruz/{year_sh}.ics': persianYear(YEAR, EQUINOX_YEARS),
} as const satisfies Readonly<Record<string, Parameter<number>>>;
