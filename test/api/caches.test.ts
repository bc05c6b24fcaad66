/** Cached values equal computed ones. */
import { expect, test } from 'vitest';
import { createAlmanac } from '#api/almanac.ts';
import { cachedZones } from '#api/caches.ts';
import { createOccasionYears } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { createZone } from '#core/time-zone.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../service.ts';

test('years of occasions are the same with a small cache and without', () => {
  const computed = createOccasionYears(tables.occasions, almanac.hijri, tables.dayLists);
  const cached = createAlmanac(tables, { maxYears: 2 }).occasions;
  for (const year of [1404, 1405, 1404, 1406, 1407, 1404]) expect(cached.inYear(year)).toEqual(computed.inYear(year));
  const [first, last] = [
    persian.toJdn({ year: 1404, month: 12, day: 20 }),
    persian.toJdn({ year: 1405, month: 1, day: 9 }),
  ];
  expect(cached.onDays(first, last)).toEqual(computed.onDays(first, last));
  expect(computed.onDays(first, last).length).toBeGreaterThan(20);
  expect(cached.onDays(last, first)).toEqual([]);
});

test('a cached zone has the offsets of one that is not cached', () => {
  const zoneOf = cachedZones();
  for (const name of ['Asia/Tehran', 'Europe/London', 'Pacific/Apia', 'Australia/Lord_Howe']) {
    const [cached, plain] = [zoneOf(name), createZone(name)];
    for (let at = Date.UTC(1900, 0, 1); at < Date.UTC(2040, 0, 1); at += 37.123 * 3_600_000) {
      if (cached.offsetMinutesAt(at) !== plain.offsetMinutesAt(at)) {
        expect.fail(`${name} ${new Date(at).toISOString()}`);
      }
    }
  }
  expect(zoneOf('Asia/Tokyo')).toBe(zoneOf('Asia/Tokyo'));
  expect(() => zoneOf('Asia/Teheran')).toThrow(RangeError);
});
