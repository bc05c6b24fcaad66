/** Ramadans with files, and cities that have a page. */
import { firstOf } from '#core/required.ts';
import { cities, cityOf } from '#site/cities/build.ts';
import { cityPaths } from '#site/data/paths.build.ts';
import { type DatedRamadan, ramadans } from '#site/data/ramadans.build.ts';
import type { City } from '#tables/types.ts';

/** Number of Ramadans with files: the current or next one, and the one after it. */
const FILES = 2;
const LARGEST_ABROAD = 24;
/** Other cities where many readers live. */
const ALSO = ['london', 'toronto', 'los-angeles'];

export const ramadanFiles: readonly DatedRamadan[] = ramadans.slice(0, FILES);

const isCentre = ({ kind, country }: City): boolean =>
  country === 'IR' && (kind === 'capital' || kind === 'province_capital');

const abroad = cities
  .filter(({ country }) => country !== 'IR')
  .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  .slice(0, LARGEST_ABROAD);

/** Centres of the provinces, then large cities abroad. */
export const ramadanCities: readonly City[] = [
  ...new Set([...cities.filter(isCentre), ...ALSO.map(cityOf), ...abroad]),
];

/** The timetable of a city: its page, or for other cities the page that draws any city. */
export const ramadanPath = (city: City): string =>
  ramadanCities.includes(city)
    ? `/prayer-times/${city.slug}/ramadan/${firstOf(ramadanFiles).year}`
    : `/ramadan?city=${city.slug}`;

export const ramadanPaths = () =>
  cityPaths(ramadanCities).flatMap(({ slug }) => ramadanFiles.map(({ year }) => ({ slug, year: String(year) })));
