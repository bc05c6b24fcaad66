/** Ramadans and cities that have a page. */
import { type FastingDays, type Ramadan, ramadanOf } from '#core/ramadan.ts';
import { cities, cityOf } from '#site/cities/build.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildDay } from '#site/data/now.build.ts';
import type { City } from '#tables/types.ts';

const { hijri, hijriProbability } = almanac;

/** Number of Ramadans with files: the current or next one, and the one after it. */
const FILES = 2;
/** Number of Ramadans on the page for any city. */
const KNOWN = 6;
const LARGEST_ABROAD = 24;
/** Other cities where many readers live. */
const ALSO = ['london', 'toronto', 'los-angeles'];

const yearNow = hijri.fromJdn(buildDay).year;
const isOver = ({ firstDay, length }: Ramadan): boolean => firstDay + length <= buildDay;

export const ramadans: readonly Ramadan[] = Array.from({ length: KNOWN + 1 }, (_, index) =>
  ramadanOf(yearNow + index, hijri, hijriProbability, buildDay),
)
  .filter((ramadan) => !isOver(ramadan))
  .slice(0, KNOWN);

/** Their days alone, for pages that count to iftar. */
export const ramadanSpans: readonly FastingDays[] = ramadans.map(({ firstDay, length }) => ({ firstDay, length }));

export const ramadanFiles: readonly Ramadan[] = ramadans.slice(0, FILES);

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

export const ramadanPaths = () =>
  ramadanCities.flatMap(({ slug }) => ramadanFiles.map(({ year }) => ({ params: { slug, year: String(year) } })));
