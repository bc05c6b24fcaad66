/** The names by which cities and occasions are found, and their weight among equals; shared with the package. */
import type { Occasion } from '#core/occasions.ts';
import type { City } from '#tables/types.ts';
import type { Searchable } from './search.ts';

export const searchableCity = ({
  nameFa,
  nameEn,
  slug,
  aliases,
  population,
}: Pick<City, 'nameFa' | 'nameEn' | 'slug' | 'aliases' | 'population'>): Searchable => ({
  names: [nameFa, nameEn, slug.replaceAll('-', ' '), ...aliases],
  weight: population ?? 0,
});

/** Holidays first, then by the rank of the occasion. */
export const searchableOccasion = (
  { titleFa, titleEn, slug, holidayYears, rank }: Occasion,
  aliases: readonly string[] = [],
): Searchable => ({
  names: [titleFa, titleEn, slug.replaceAll('-', ' '), ...aliases],
  weight: (holidayYears.length > 0 ? 10 : 0) - rank,
});
