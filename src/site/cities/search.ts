/** Search for a city by its Persian or Latin name, with the engine of `/api/cities`. */
import { type CitySearch, countryNames, createCitySearch as createSearchOf } from '#understand/cities.ts';

/** The index in the form of its file; regions are Iran's provinces, then the countries, with the country's code. */
export interface CityIndex {
  readonly regions: readonly (readonly [nameFa: string, nameEn: string, country: string])[];
  /** number of regions that lie in Iran */
  readonly provinces: number;
  readonly cities: readonly (readonly [
    slug: string,
    nameFa: string,
    nameEn: string,
    latitude: number,
    longitude: number,
    region: number,
    zone: number,
    /** other spellings */
    aliases: readonly string[],
    /** inhabitants, 0 if unknown */
    population: number,
  ])[];
  readonly zones: readonly string[];
}

type SearchedCity = ReturnType<typeof namedCities>[number];
export type FoundCity = SearchedCity['found'];
export type IndexSearch = CitySearch<SearchedCity>;

/** Iran stands beside its provinces in what people type, but not in the list. */
const IRAN = countryNames('IR', 'ایران', 'Iran');

/** The cities of the index, with the names by which they are found. */
const namedCities = ({ regions, provinces, cities, zones }: CityIndex) =>
  cities.map(([slug, fa, en, latitude, longitude, region, zone, aliases, population]) => {
    const [regionFa, regionEn, country] = regions[region]!;
    const isInIran = region < provinces;
    const place = { latitude, longitude, region: { fa: regionFa, en: regionEn }, zone: zones[zone]! };
    return {
      found: { slug, fa, en, isInIran, ...place },
      names: [fa, en, slug.replaceAll('-', ' '), ...aliases],
      regions: isInIran ? [regionFa, regionEn, ...IRAN] : countryNames(country, regionFa, regionEn),
      population: population === 0 ? null : population,
    };
  });

/** @param isAsked cities that are searched, all by default */
export const createCitySearch = (index: CityIndex, isAsked: (city: FoundCity) => boolean = () => true): IndexSearch =>
  createSearchOf(namedCities(index).filter(({ found }) => isAsked(found)));
