/**
 * How much of a day's traffic a CDN takes off the service, and the processor cores for the rest.
 *
 * A location of the CDN that keeps an answer for T seconds, and is asked for it λ times a second at random moments,
 * passes on 1 of 1 + λT requests. The mix of the traffic is an assumption; T is what our headers say.
 */

import { currentPersianYear } from '#api/base/tehran.ts';
import { SECONDS_PER_DAY } from '#core/jdn.ts';
import { hasPage } from '#core/occasions.ts';
import { itemAt } from '#core/required.ts';
import { tables } from '#tables/index.ts';
import { load } from './load.ts';
import { type Options, type Row, rowOf } from './row.ts';
import { busyMilliseconds, type Server, startService } from './servers.ts';

/** Equal locations of the CDN; each caches for itself. */
const LOCATIONS = 20;
const DAYS: readonly number[] = [1e6, 1e8, 1e10];
/** Traffic at noon, as a multiple of the mean. */
const PEAK = 2;
/** Number of a source's paths whose lifetime is read. */
const SAMPLES = 20;
const MEASURED_PATHS = 20_000;
const WARM_UP_SECONDS = 4;
const MEASURED_SECONDS = { full: 10, quick: 3 } as const;

interface Source {
  readonly name: string;
  /** percent of all requests */
  readonly share: number;
  /** all are asked for equally often */
  readonly paths: readonly string[];
  /** each request is another one, which no cache knows; the paths are examples */
  readonly areUnique?: true;
}

const YEAR = currentPersianYear(Date.now());
const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const months = (first: number, last: number): string[] =>
  numbers(first, last).flatMap((year) => numbers(1, 12).map((month) => `year=${year}&month=${month}`));
const dates = months(YEAR - 30, YEAR + 1).flatMap((month) => numbers(1, 29).map((day) => `${month}&day=${day}`));
const zones = [...new Set(tables.places.cities.map(({ zone }) => zone))];
const pages = [
  '/',
  `/holidays/${YEAR}`,
  ...numbers(1, 12).map((month) => `/calendar/${YEAR}/${month}`),
  ...tables.places.cities.map(({ slug }) => `/prayer-times/${slug}`),
  ...tables.occasions.filter(hasPage).map(({ slug }) => `/occasions/${slug}`),
];

const SOURCES: readonly Source[] = [
  { name: 'phones: holidays', share: 24, paths: ['/feeds/holidays.ics', '/holidays.ics'] },
  { name: 'phones: all occasions', share: 6, paths: ['/feeds/all.ics'] },
  { name: 'sites: today in Tehran', share: 25, paths: ['/api/today'] },
  { name: 'sites: today elsewhere', share: 5, paths: zones.map((zone) => `/api/today?tz=${zone}`) },
  {
    name: 'date pickers: near months',
    share: 8,
    paths: months(YEAR, YEAR + 1).map((month) => `/api/calendar?${month}`),
  },
  { name: 'date pickers: births', share: 2, paths: months(1340, 1400).map((month) => `/api/calendar?${month}`) },
  { name: 'payrolls', share: 5, paths: numbers(1, 300).map((add) => `/api/workdays?from=${YEAR}-1-1&add=${add}`) },
  { name: 'agents', share: 5, paths: dates.map((date) => `/api/convert?from=sh&${date}`), areUnique: true },
  { name: 'other pages', share: 10, paths: pages },
  { name: 'home page', share: 10, paths: ['/'] },
];

export async function benchScale({ quick }: Options): Promise<Row[]> {
  const service = await startService();
  try {
    const lifetimes = await Promise.all(
      SOURCES.map(({ paths, areUnique }) => (areUnique ? 0 : meanLifetime(service, paths))),
    );
    const cost = (weights: readonly number[]) =>
      microseconds(service, weights, MEASURED_SECONDS[quick ? 'quick' : 'full']);
    const shares = SOURCES.map(({ share }) => share / 100);
    const aloneCost = cost(shares);
    return DAYS.flatMap((perDay) => {
      const passedOn = SOURCES.map(({ paths }, index) => {
        const perSecond = (perDay * itemAt(shares, index)) / LOCATIONS / paths.length / SECONDS_PER_DAY;
        return 1 / (1 + perSecond * itemAt(lifetimes, index));
      });
      const weights = shares.map((share, index) => share * itemAt(passedOn, index));
      const all = sumOf(weights);
      const megaPerSecond = (perDay / SECONDS_PER_DAY / 1e6) * PEAK;
      const row = (what: string, unit: string, ours: number) =>
        rowOf('scale', `${(perDay / 1e6).toLocaleString('en')} M a day, ${what}`, unit, ours);
      return [
        ...SOURCES.map(({ name }, index) => row(name, '% to the service', itemAt(passedOn, index) * 100)),
        row('all', '% to the service', all * 100),
        row('behind the CDN', 'cores', megaPerSecond * all * cost(weights)),
        row('alone', 'cores', megaPerSecond * aloneCost),
      ];
    });
  } finally {
    await service.stop();
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Mean lifetime of some answers in a shared cache, in seconds. */
async function meanLifetime({ root }: Server, paths: readonly string[]): Promise<number> {
  const sample = paths.filter((_, index) => index % Math.ceil(paths.length / SAMPLES) === 0);
  const lifetimes = sample.map(async (path) => {
    const { headers } = await fetch(root + path, { method: 'HEAD' });
    const seconds = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
    if (seconds === undefined) throw new Error(`${path} is not an answer that a cache may keep`);
    return Number(seconds);
  });
  return sumOf(await Promise.all(lifetimes)) / sample.length;
}

/** Processor time per request of a mix, in microseconds. @param weights of the sources */
function microseconds(service: Server, weights: readonly number[], seconds: number): number {
  const all = sumOf(weights);
  const mixed = SOURCES.flatMap(({ paths }, index) => {
    const count = Math.round((MEASURED_PATHS * itemAt(weights, index)) / all);
    return Array.from({ length: count }, (_, at) => itemAt(paths, at % paths.length));
  }).sort(() => Math.random() - 0.5);
  load(service.root, WARM_UP_SECONDS, mixed);
  const before = busyMilliseconds(service);
  const { requests, failures } = load(service.root, seconds, mixed);
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed; the figures would mean nothing`);
  return ((busyMilliseconds(service) - before) / requests) * 1000;
}
