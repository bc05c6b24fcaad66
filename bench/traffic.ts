/** A day of requests at one location of a CDN: clients, URLs and times. The mix is an assumption, not a measurement. */
import { readFileSync } from 'node:fs';
import { currentPersianYear } from '#api/tehran.ts';
import { hasPage } from '#core/occasions.ts';
import { tables } from '#tables/index.ts';
import { randomNumbers } from './random.ts';

const DAY_MS = 86_400_000;
const SESSION_MS = 600_000;
const SEED = 1405;

export interface TrafficRequest {
  /** milliseconds from the start of the day */
  readonly time: number;
  readonly path: string;
  readonly source: Source;
  /** number of the browser; undefined for programs without a cache */
  readonly browser: number | undefined;
}

type Source = keyof typeof SHARES;

/** Percentage of all requests. */
const SHARES = { phones: 30, sites: 30, pickers: 10, payrolls: 5, agents: 5, pages: 20 } as const;

const FEEDS = ['/feeds/holidays.ics', '/feeds/holidays.ics', '/feeds/holidays.ics', '/holidays.ics', '/feeds/all.ics'];
const YEAR = currentPersianYear(Date.now());

/** Returns the requests of one day, sorted by time. */
export function traffic(count: number): TrafficRequest[] {
  const random = randomNumbers(SEED);
  const found: TrafficRequest[] = [];
  let browsers = 0;
  for (const source of Object.keys(SHARES) as Source[]) {
    const end = found.length + Math.round((count * SHARES[source]) / 100);
    while (found.length < end) {
      // Traffic is twice the mean at noon and zero at midnight.
      const start = (random(0, DAY_MS) + random(0, DAY_MS)) / 2;
      const { paths, isBrowser } = VISITS[source](random);
      const browser = isBrowser ? browsers++ : undefined;
      for (const [index, path] of paths.slice(0, end - found.length).entries()) {
        const time = isBrowser ? start + (index === 0 ? 0 : random(0, SESSION_MS)) : start;
        found.push({ time, path, source, browser });
      }
    }
  }
  return found.sort((a, b) => a.time - b.time);
}

type Random = ReturnType<typeof randomNumbers>;
interface Visit {
  readonly paths: readonly string[];
  readonly isBrowser: boolean;
}

const oneOf = <T>(random: Random, values: readonly T[]): T => values[random(0, values.length - 1)]!;
/** Returns a random value; the first values are most likely. */
const earlyOf = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(values.length * (random(0, 1_000_000) / 1_000_001) ** 3)]!;
const repeat = (times: number, path: () => string): string[] => Array.from({ length: times }, path);
const dateOf = (random: Random): string => `${random(YEAR - 30, YEAR + 1)}-${random(1, 12)}-${random(1, 29)}`;

const cities = tables.places.cities.map(({ slug }) => slug);
const zones = [...new Set(tables.places.cities.map(({ zone }) => zone))];
const occasions = tables.occasions.map(({ slug }) => slug);
const occasionPages = tables.occasions.filter(hasPage).map(({ slug }) => slug);

const VISITS: Readonly<Record<Source, (random: Random) => Visit>> = {
  phones: (random) => ({ paths: [oneOf(random, FEEDS)], isBrowser: false }),
  sites(random) {
    const path = random(1, 100) <= 85 ? '/api/today' : `/api/today?tz=${earlyOf(random, zones)}`;
    return { paths: repeat(random(1, 5), () => path), isBrowser: true };
  },
  pickers(random) {
    const year = oneOf(random, [YEAR, YEAR, YEAR, YEAR + 1, random(1340, 1400)]);
    return {
      paths: repeat(random(1, 6), () => `/api/calendar?year=${year}&month=${random(1, 12)}`),
      isBrowser: true,
    };
  },
  payrolls(random) {
    const from = `${YEAR}-${random(1, 12)}-1`;
    const paths = [
      `/api/workdays?from=${from}&add=${random(1, 30)}`,
      `/api/holidays?year=${YEAR}`,
      `/api/closures?from=${YEAR - 1}-1-1&to=${YEAR - 1}-12-29`,
    ];
    return { paths: [oneOf(random, paths)], isBrowser: false };
  },
  agents(random) {
    const paths = [
      `/api/convert?from=sh&year=${random(1300, 1410)}&month=${random(1, 12)}&day=${random(1, 29)}`,
      `/api/day?date=${dateOf(random)}`,
      `/api/next?from=${dateOf(random)}`,
      `/api/search?q=${earlyOf(random, occasions).replaceAll('-', '+')}`,
      `/api/prayer-times?city=${earlyOf(random, cities)}`,
    ];
    return { paths: [oneOf(random, paths)], isBrowser: false };
  },
  pages(random) {
    const language = oneOf(random, ['', '', '/en']);
    const views = repeat(random(1, 4), () => language + pageOf(random));
    return { paths: views.flatMap((page) => [page === '' ? '/' : page, ...partsOf(page)]), isBrowser: true };
  },
};

const pageOf = (random: Random): string =>
  oneOf(random, [
    '',
    '',
    `/calendar/${YEAR}/${random(1, 12)}`,
    `/holidays/${YEAR}`,
    `/prayer-times/${earlyOf(random, cities)}`,
    `/occasions/${earlyOf(random, occasionPages)}`,
  ]);

const parts = new Map<string, readonly string[]>();

/** Scripts, styles and fonts that a page of the built site loads. */
function partsOf(page: string): readonly string[] {
  let found = parts.get(page);
  if (!found) {
    const html = readFileSync(page === '' ? 'dist/index.html' : `dist${page}.html`, 'utf8');
    found = [...new Set(html.match(/\/_astro\/[^"'()\s\\]+\.(?:js|css|woff2)/g))];
    parts.set(page, found);
  }
  return found;
}
