/** The parameters of prayer times: method, asr, rule of high latitudes, and a year of either calendar. */

import { readDigits } from '#core/digits.ts';
import type { Years } from '#core/known-years.ts';
import {
  ASR_SHADOWS,
  type AsrSchool,
  DEFAULT_HIGH_LATITUDE,
  HIGH_LATITUDES,
  type HighLatitude,
  PRAYER_METHODS,
  type PrayerMethod,
  type PrayerMethodId,
} from '#core/prayer-methods.ts';
import { findIn } from '#core/required.ts';
import type { Almanac } from '../base/almanac.ts';
import { queryError } from '../base/errors.ts';
import { oneOf, optional, type Parameter, persianYear, type Values, withFallback } from '../base/parameters.ts';
import { GREGORIAN_PRAYER_YEARS, PRAYER_YEARS } from '../base/ranges.ts';
import type { Text } from '../base/text.ts';

export const METHOD_IDS = PRAYER_METHODS.map(({ id }) => id) as [PrayerMethodId, ...PrayerMethodId[]];
export const ASR_SCHOOLS = Object.keys(ASR_SHADOWS) as [AsrSchool, ...AsrSchool[]];

/** The method that is used in the country of the city. */
const LOCAL = 'local';
type MethodChoice = PrayerMethodId | typeof LOCAL;

export const prayerMethod = withFallback(
  oneOf<MethodChoice>(
    {
      fa: 'روش محاسبهٔ اوقات شرعی؛ local: روش رایج در کشور همان شهر',
      en: 'Method of the prayer times; local: the one that is used in the country of the city',
    },
    [...METHOD_IDS, LOCAL],
  ),
  'tehran',
);

export const highLatitude = withFallback(
  oneOf(
    {
      fa: 'در شب‌های کوتاه، صبح و عشا حداکثر: نیمی از شب (فقط اگر آفتاب به زاویه نرسد)، یک‌هفتم شب، یا به نسبت زاویه به ۶۰',
      en: 'In short nights fajr and isha at most: half the night (only if the Sun misses the angle), a seventh of it, or the share angle/60',
    },
    HIGH_LATITUDES,
  ),
  DEFAULT_HIGH_LATITUDE,
);

export const prayerOptions = {
  method: prayerMethod,
  asr: optional(
    oneOf(
      {
        fa: 'عصر: سایهٔ یک برابر (پیش‌فرض)، یا دو برابر (حنفی)؛ با method=local آنچه در کشور شهر رایج است',
        en: 'Asr: shadow of once (default), or twice (hanafi) the height; with method=local what is usual in the country of the city',
      },
      ASR_SCHOOLS,
    ),
  ),
  high_latitude: highLatitude,
} as const;

/** The options of a query, whose method may be `local`. */
export type GivenPrayerOptions = Values<typeof prayerOptions>;
export type PrayerOptions = GivenPrayerOptions & { readonly method: PrayerMethodId; readonly asr: AsrSchool };

/**
 * The options with the method and the asr of a country in place of `local`.
 * @param code of the country; undefined for coordinates
 * @throws {RequestError} 422 if no method of the country is known
 */
export function forCountry<Options extends { readonly method: MethodChoice; readonly asr?: AsrSchool | undefined }>(
  options: Options,
  code: string | undefined,
  { countries }: Pick<Almanac, 'countries'>,
): Options & { readonly method: PrayerMethodId; readonly asr: AsrSchool } {
  const { method, asr } = options;
  if (method !== LOCAL) return { ...options, method, asr: asr ?? 'standard' };
  const country = code === undefined ? undefined : countries.get(code);
  if (country?.prayer_method) {
    return { ...options, method: country.prayer_method, asr: asr ?? country.asr ?? 'standard' };
  }
  const of = country ? `no method of ${country.name_en} is known` : 'only with a city';
  throw queryError(
    ['method'],
    `local: ${of}`,
    `mwl, which is usual where there is no other, or one of ${METHOD_IDS.join(', ')}`,
  );
}

/** A Ramadan timetable has no asr. */
const ramadanOptions = { method: prayerMethod, high_latitude: highLatitude } as const;

export const methodNamed = (id: PrayerMethodId): PrayerMethod => findIn(PRAYER_METHODS, (method) => method.id === id);

/** The method with its rule of high latitudes. */
export const rulesOf = ({
  method,
  high_latitude,
}: Pick<PrayerOptions, 'method' | 'high_latitude'>): PrayerMethod & { readonly highLatitude: HighLatitude } => ({
  ...methodNamed(method),
  highLatitude: high_latitude,
});

const rangeText = ({ first, last }: Years): string => `${first} to ${last}`;

export const PRAYER_YEARS_TEXT = `${rangeText(PRAYER_YEARS)}, and of the Gregorian calendar ${rangeText(GREGORIAN_PRAYER_YEARS)}`;

/** A Persian year, or a Gregorian one. */
export const prayerYear = (description: Text): Parameter<number> => ({
  ...persianYear(description, { first: PRAYER_YEARS.first, last: GREGORIAN_PRAYER_YEARS.last }),
  allowed: `a year from ${PRAYER_YEARS_TEXT}`,
  read(text) {
    const year = readDigits(text) ?? 0;
    return [PRAYER_YEARS, GREGORIAN_PRAYER_YEARS].some(({ first, last }) => year >= first && year <= last)
      ? year
      : undefined;
  },
});

/** Files of prayer times with the parameters that they take. */
export const PRAYER_FILES = [
  { path: '/api/prayer-times/{slug}/{year}.json', parameters: prayerOptions },
  { path: '/api/prayer-times/{slug}/{year}.csv', parameters: prayerOptions },
  { path: '/prayer-times/{slug}.ics', parameters: prayerOptions },
  { path: '/prayer-times/{slug}/{year}.ics', parameters: prayerOptions },
  { path: '/api/prayer-times/{slug}/ramadan/{hijri_year}.json', parameters: ramadanOptions },
  { path: '/prayer-times/{slug}/ramadan/{hijri_year}.ics', parameters: ramadanOptions },
] as const;
