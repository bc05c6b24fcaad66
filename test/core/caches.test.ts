/** Cached values equal computed ones. */
import { expect, test } from 'vitest';
import { cachedZones } from '#core/caches.ts';
import { createZone } from '#core/time-zone.ts';

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
