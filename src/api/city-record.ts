/** A city in the answers of `/timezones` and `/cities`. */
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';

export function cityRecord(city: City, { countries }: Almanac) {
  const country = countries.get(city.country)!;
  return {
    country_code: city.country,
    country_name_fa: country.nameFa,
    country_name_en: country.nameEn,
    city_name: city.nameFa,
    city_name_en: city.nameEn,
    slug: city.slug,
    timezone_id: city.zone,
    latitude: city.latitude,
    longitude: city.longitude,
  };
}
