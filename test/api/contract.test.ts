/** Every endpoint answers its example and random valid requests with the documented keys, and its schema agrees. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeOf } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { CATEGORIES } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { almanac, ask, NOW } from '../support/service.ts';
import { DOCUMENTED, departures } from './documented-shapes.ts';

test('the endpoints of the interface come first; later ones have other paths', () => {
  const documented = Object.keys(DOCUMENTED);
  expect(ENDPOINTS.slice(0, documented.length).map(({ path }) => path)).toEqual(documented);
});

const endpointAt = (path: string) => ENDPOINTS.find((endpoint) => endpoint.path === path)!;

function expectDocumented(path: string, query: Record<string, string>, now = NOW): void {
  const { status, body, contentType } = ask(path, query, now);
  if (status !== 200) expect.fail(`${path} ${JSON.stringify(query)}: ${status} ${body}`);
  expect(contentType).toBe('application/json; charset=utf-8');
  const value: unknown = JSON.parse(body);
  if (DOCUMENTED[path]) expect(departures(value, DOCUMENTED[path])).toEqual([]);
  const fits = shapeOf(endpointAt(path)).safeParse(value);
  if (!fits.success) expect.fail(`${path} ${JSON.stringify(query)}: ${fits.error.message}`);
  // The schema, and so the documentation, has the keys in their order.
  expect(JSON.stringify(fits.data)).toBe(body);
}

describe.each(ENDPOINTS)('$path', (endpoint) => {
  test('the example is answered as documented', () => {
    expectDocumented(endpoint.path, endpoint.example as Record<string, string>);
  });

  test('the schema takes no key more and no key less than the document', () => {
    const { body } = ask(endpoint.path, endpoint.example as Record<string, string>);
    const value = JSON.parse(body) as Record<string, unknown>;
    expect(shapeOf(endpoint).safeParse({ ...value, surplus: 1 }).success).toBe(false);
    for (const key of Object.keys(value)) {
      const { [key]: _, ...rest } = value;
      expect(shapeOf(endpoint).safeParse(rest).success, key).toBe(false);
    }
  });
});

const year = (first: number, last: number) => fc.integer({ min: first, max: last }).map(String);
const month = fc.integer({ min: 1, max: 12 }).map(String);
const zone = fc.constantFrom(...tables.timeZones.filter((name) => almanac.zones.find(name)));
const city = fc.constantFrom(...tables.places.cities.map(({ slug }) => slug));
/** 1900 to 2200 */
const moment = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2195, 0, 1) });

const persianDate = (first: number, last: number) =>
  fc.record({ year: fc.integer({ min: first, max: last }), month: fc.integer({ min: 1, max: 12 }) }).chain((parts) =>
    fc.record({
      year: fc.constant(parts.year),
      month: fc.constant(parts.month),
      day: fc.integer({ min: 1, max: persian.monthLength(parts.year, parts.month) }),
    }),
  );

const texts = (values: Record<string, number | string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Random valid queries of each endpoint; each is answered at a random moment. */
const QUESTIONS: Readonly<Record<string, fc.Arbitrary<Record<string, string>>>> = {
  '/today': fc.oneof(fc.constant({}), fc.record({ tz: zone })),
  '/convert': persianDate(1, 3000).chain((date) => {
    const jdn = persian.toJdn(date);
    const { sh, gregorian, hijri, pahlavi } = JSON.parse(
      ask('/convert', texts({ from: 'sh', ...date })).body,
    ) as Record<string, { year: number; month: number; day: number }>;
    expect(jdn).toBe(persian.toJdn(sh!));
    const question = (from: string, { year, month, day }: typeof date) => texts({ from, year, month, day });
    return fc.constantFrom(
      question('sh', sh!),
      question('gregorian', gregorian!),
      question('pahlavi', pahlavi!),
      // The first half year of the calendar lies before 1 AH.
      ...(hijri!.year >= 0 ? [question('hijri', hijri!)] : []),
    );
  }),
  '/holidays': fc.oneof(fc.constant({}), fc.record({ year: year(1347, 1577) })),
  '/events': fc.oneof(
    fc.record({ month_sh: month }),
    fc.record({ month_sh: month, year: year(979, 1577), category: fc.constantFrom(...CATEGORIES) }),
    persianDate(979, 1577).map((date) => texts({ year: date.year, month_sh: date.month, day_sh: date.day })),
  ),
  '/calendar': fc.record({ year: year(979, 1577), month }),
  '/nowruz': fc.record({ year_sh: year(979, 1577), tz: zone }),
  '/prayer-times': fc.oneof(
    fc.record({ city }),
    fc.tuple(city, persianDate(1300, 1500)).map(([slug, date]) => texts({ city: slug, ...date })),
  ),
  '/timezones': fc.oneof(fc.constant({}), fc.record({ country_code: fc.constantFrom(...almanac.countries.keys()) })),
};

test.each(Object.entries(QUESTIONS))('%s answers any valid question as documented', (path, question) => {
  const numRuns = path === '/timezones' ? 30 : 150;
  fc.assert(
    fc.property(question, moment, (query, now) => expectDocumented(path, query, now)),
    { numRuns },
  );
});
