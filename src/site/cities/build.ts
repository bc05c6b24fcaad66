/** The cities at build time: their pages, regions and nearby cities. */

import { memoized } from '#core/caches.ts';
import type { GlobePlace } from '#core/globe.ts';
import { firstOf, required } from '#core/required.ts';
import { almanac } from '#site/data/answers.build.ts';
import { type Html, html } from '#site/kit/html.ts';
import { fixedDecimal, type InLanguages, type Language, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { City } from '#tables/types.ts';
import { nearestTo } from './distance.ts';
import type { CityIndex } from './search.ts';
import { CITY_TEXT } from './text.ts';

export const { cities } = almanac;

export const isInIran = ({ country }: City): boolean => country === 'IR';

export const citiesAbroad = cities.filter((city) => !isInIran(city));

export const cityName = (language: Language, city: City): string => ({ fa: city.name_fa, en: city.name_en })[language];

const namesakes = {
  fa: Map.groupBy(cities, ({ name_fa }) => name_fa),
  en: Map.groupBy(cities, ({ name_en }) => name_en),
} as const;

/** The city's name, with its country if another city has the same name, or its province if both are in Iran. */
export function cityTitle(language: Language, city: City): string {
  const name = cityName(language, city);
  const others = required(namesakes[language], name).filter((other) => other !== city);
  if (others.length === 0) return name;
  const isSameCountry = others.some(({ country }) => country === city.country);
  const regions = regionNames(city).map((region) => region[language]);
  return [name, ...(isSameCountry ? regions : regions.slice(-1))].join(SITE_TEXT[language].comma);
}

/** @throws {RangeError} if the slug does not exist */
export function cityOf(slug: string): City {
  const city = almanac.city(slug);
  if (!city) throw new RangeError(`there is no city "${slug}"`);
  return city;
}

/** A province of Iran, or a country, with its cities. */
export interface Region {
  readonly name: InLanguages<string>;
  readonly cities: readonly City[];
}

const groupBy = (list: readonly City[], nameOf: (city: City) => InLanguages<string>): readonly Region[] =>
  [...Map.groupBy(list, (city) => nameOf(city).en).values()].map((group) => ({
    name: nameOf(firstOf(group)),
    cities: group,
  }));

const countryName = ({ country }: City): InLanguages<string> => {
  const { name_fa, name_en } = required(almanac.countries, country);
  return { fa: name_fa, en: name_en };
};

/** Cities in the alphabetical order of a language. */
export const citiesInOrder = (language: Language, list: readonly City[]): readonly City[] =>
  list.toSorted((a, b) => cityName(language, a).localeCompare(cityName(language, b), language));

/** Regions, and the cities of each, in the alphabetical order of a language. */
const inOrder = (language: Language, regions: readonly Region[]): readonly Region[] =>
  regions
    .map(({ name, cities }) => ({ name, cities: citiesInOrder(language, cities) }))
    .toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));

const ALL_PROVINCES = groupBy(cities.filter(isInIran), ({ province_fa, province_en }) => ({
  fa: province_fa,
  en: province_en,
}));
const ALL_COUNTRIES = groupBy(citiesAbroad, countryName);

export const PROVINCES: InLanguages<readonly Region[]> = {
  fa: inOrder('fa', ALL_PROVINCES),
  en: inOrder('en', ALL_PROVINCES),
};
export const COUNTRIES: InLanguages<readonly Region[]> = {
  fa: inOrder('fa', ALL_COUNTRIES),
  en: inOrder('en', ALL_COUNTRIES),
};

/** «استان فارس، ایران» is made of these; abroad of the country alone. */
export const regionNames = (city: City): readonly InLanguages<string>[] =>
  isInIran(city) ? [{ fa: city.province_fa, en: city.province_en }, countryName(city)] : [countryName(city)];

const MAX_NEAREST = 8;
/** The pages of a city in both languages are built one after the other. */
const MAX_CITIES = 1;

const nearestAmong = (among: readonly City[]) =>
  memoized((city: City) => nearestTo(city, among, MAX_NEAREST + 1).slice(1), MAX_CITIES);

/** The nearest other cities. */
export const nearestCities = nearestAmong(cities);

/** The nearest other cities outside Iran. */
export const nearestCitiesAbroad = nearestAmong(citiesAbroad);

/** The index that the browser searches. */
export function cityIndex(): CityIndex {
  const zones = [...new Set(cities.map(({ zone }) => zone))];
  const regions = [...ALL_PROVINCES, ...ALL_COUNTRIES];
  const regionOf = new Map(
    regions.flatMap((region, index) => region.cities.map((city) => [city.slug, index] as const)),
  );
  return {
    regions: regions.map(({ name, cities: [first] }) => [name.fa, name.en, first!.country]),
    provinces: ALL_PROVINCES.length,
    cities: cities.map(({ slug, name_fa, name_en, latitude, longitude, zone, aliases, population }) => [
      slug,
      name_fa,
      name_en,
      latitude,
      longitude,
      required(regionOf, slug),
      zones.indexOf(zone),
      aliases,
      population ?? 0,
    ]),
    zones,
  };
}

/** Links to the prayer times of cities, in one line of text. */
export const cityLinks = (language: Language, list: readonly City[]): Html =>
  html`${list.map((city) => html`<a href="${pagePath(language, `/prayer-times/${city.slug}`)}">${cityName(language, city)}</a> `)}`;

/** «۳۵٫۶۹ درجهٔ شمالی، ۵۱٫۴۲ درجهٔ شرقی», "35.69° N, 51.42° E" */
export function coordinatesText(language: Language, { latitude, longitude }: GlobePlace): string {
  const text = CITY_TEXT[language];
  const degrees = (value: number) => {
    const size = Math.abs(value).toFixed(2);
    return `${fixedDecimal(language, size)}${text.degreesOfPlace}`;
  };
  const northOrSouth = latitude < 0 ? text.south : text.north;
  const eastOrWest = longitude < 0 ? text.west : text.east;
  return `${degrees(latitude)} ${northOrSouth}${SITE_TEXT[language].comma}${degrees(longitude)} ${eastOrWest}`;
}
