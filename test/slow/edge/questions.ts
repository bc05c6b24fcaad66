/** Sample addresses of all endpoints, including invalid requests, files and calendar files. */
import type { Endpoint } from '#api/base/endpoint.ts';
import { ENDPOINTS } from '#api/table.ts';
import { samplesOf } from '../../support/samples.ts';

const numbers = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Addresses of an endpoint with its queries. */
const asked = ({ path }: Endpoint, queries: readonly string[]): string[] =>
  queries.map((query) => (query === '' ? `/api${path}` : `/api${path}?${query}`));

/** Endpoints whose answers change from second to second. */
const isPassing = ({ id }: Endpoint): boolean => id === 'today' || id === 'nowruz';

export const LASTING = [
  ...ENDPOINTS.filter((endpoint) => !isPassing(endpoint)).flatMap((endpoint) =>
    asked(endpoint, samplesOf(endpoint).answered),
  ),
  ...numbers(1347, 1577, 10).map((year) => `/api/holidays?year=${year}`),
  ...numbers(1, 2995, 150).map((year) => `/api/convert?from=sh&year=${year}&month=${1 + (year % 12)}&day=29`),
  ...numbers(1, 3000, 400).map((year) => `/api/convert?from=hijri&year=${year}&month=3&day=9`),
  ...numbers(979, 1577, 40).map((year) => `/api/calendar?year=${year}&month=${1 + (year % 12)}`),
  ...numbers(979, 1577, 40).map((year) => `/api/events?year=${year}&month_sh=${1 + (year % 12)}`),
  // Files that are computed. The small site has the first of the two lists of holidays.
  ...`/api/prayer-times/tehran/1405.json /api/prayer-times/tehran/1405.csv /api/prayer-times/tehran/ramadan/1447.json
    /prayer-times/tehran/1405.ics /prayer-times/mashhad/1499.ics /prayer-times/tehran/ramadan/1447.ics
    /occasions/nowruz.ics /en/occasions/nowruz.ics /holidays.ics /en/holidays.ics`.split(/\s+/),
];

export const MISTAKES = [
  ...ENDPOINTS.flatMap((endpoint) => asked(endpoint, samplesOf(endpoint).refused)),
  ...`/api /api/ /api/today/ /api/Today /api/%74oday /api/nothing /api/holidays/1600.json
    /api/calendar/1404/01.json /holidays/1300.ics /nowruz/1900.ics /prayer-times/nowhere/1405.ics
    /prayer-times/tehran/01405.ics /api/prayer-times/nowhere/1405.json
    /occasions/nothing.ics /nothing.ics`.split(/\s+/),
];
