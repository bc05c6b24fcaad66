/** Countries, cities and their zones. */
import { z } from 'zod';
import { PRAYER_METHODS } from '#core/prayer-methods.ts';
import { decimal, ids, openYear, text, wholeNumber } from './cells.ts';

export const CountryRow = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  iso3: z.string().regex(/^([A-Z]{3})?$/, 'three capital letters or nothing'),
  name_fa: text,
  name_en: text,
  /** method that is used in the country; empty: not known */
  prayer_method: z.enum(['', ...PRAYER_METHODS.map(({ id }) => id)]),
  /** school of asr that is usual there; empty: standard */
  asr: z.enum(['', 'hanafi']),
  sources: ids,
  note: z.string(),
});

export const CityRow = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  slug: text,
  name_fa: text,
  name_en: text,
  aliases: z.string().transform((list) => list.split('|').filter(Boolean)),
  kind: z.enum(['capital', 'province_capital', 'county_capital', 'city']),
  province_fa: z.string(),
  province_en: z.string(),
  zone: text,
  latitude: decimal.pipe(z.number().min(-90).max(90)),
  longitude: decimal.pipe(z.number().min(-180).max(180)),
  population: z.union([z.literal('').transform(() => null), wholeNumber]),
  /** Persian year of the census; empty: GeoNames, which names no year */
  population_year: openYear,
  sources: ids,
  note: z.string(),
});

/** A slug is in the addresses of pages, files and feeds. */
export const PublishedCity = z.strictObject({ slug: text });

export const ZoneRow = z.strictObject({ zone: text });
