/** Clocks of the zones against Temporal, and the days on which they jump. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { clockOf, createZone, endOfDay, isoOffset, localTimeAt, startOfDay } from '#core/time-zone.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../support/service.ts';

const ZONES = `Asia/Tehran Asia/Kabul Asia/Kolkata Asia/Kathmandu Asia/Beirut Asia/Gaza Africa/Cairo Africa/Casablanca
  Europe/London Europe/Dublin America/New_York America/Sao_Paulo America/Asuncion America/Havana
  America/St_Johns America/Nuuk Atlantic/Azores Australia/Lord_Howe Pacific/Apia Pacific/Chatham
  Pacific/Kiritimati Antarctica/Troll Etc/GMT+12 UTC`.split(/\s+/);

const tehran = createZone('Asia/Tehran');
const moment = (text: string) => Date.parse(text);
const startOf = (zone: string, day: string) =>
  new Date(startOfDay(createZone(zone), gregorian.fromIsoDate(day))).toISOString();

test.each(ZONES)('%s: offsets, days and beginnings of days are those of Temporal, 1991 to 2036', (name) => {
  const zone = createZone(name);
  const last = gregorian.fromIsoDate('2036-12-31');
  for (let jdn = gregorian.fromIsoDate('1991-01-01'); jdn <= last; jdn = addDays(jdn, 1)) {
    const start = startOfDay(zone, jdn);
    const { year, month, day } = gregorian.fromJdn(jdn);
    const theirs = Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(name);
    const expected = theirs.epochMilliseconds;
    if (start !== expected) expect.fail(`${year}-${month}-${day} begins at ${start}, by Temporal at ${expected}`);
    if (zone.offsetMinutesAt(start) !== theirs.offsetNanoseconds / 6e10) expect.fail(`offset on ${theirs}`);
  }
});

test.each([
  // 1 Farvardin 1401 ended an hour early, 30 Shahrivar an hour late.
  ['Asia/Tehran', '2022-03-21', '2022-03-20T20:30:00.000Z', 24],
  ['Asia/Tehran', '2022-03-22', '2022-03-21T20:30:00.000Z', 23],
  ['Asia/Tehran', '2022-03-23', '2022-03-22T19:30:00.000Z', 24],
  ['Asia/Tehran', '2022-09-21', '2022-09-20T19:30:00.000Z', 25],
  ['Asia/Tehran', '2022-09-22', '2022-09-21T20:30:00.000Z', 24],
  ['Asia/Tehran', '2008-03-21', '2008-03-20T20:30:00.000Z', 23],
  ['Asia/Tehran', '2023-03-22', '2023-03-21T20:30:00.000Z', 24],
  ['Asia/Tehran', '2026-11-21', '2026-11-20T20:30:00.000Z', 24],
  ['America/New_York', '2024-03-10', '2024-03-10T05:00:00.000Z', 23],
  ['America/New_York', '2024-11-03', '2024-11-03T04:00:00.000Z', 25],
  ['Europe/London', '2024-03-31', '2024-03-31T00:00:00.000Z', 23],
  ['Europe/London', '2024-10-27', '2024-10-26T23:00:00.000Z', 25],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', 23],
  ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z', 24],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z', 24],
] as const)('%s: %s begins at %s and has %i hours', (zone, day, start, hours) => {
  expect(startOf(zone, day)).toBe(start);
  const noon = moment(start) + 12 * 3_600_000;
  expect(gregorian.toIsoDate(localTimeAt(createZone(zone), noon).jdn)).toBe(day);
  expect(endOfDay(createZone(zone), noon) - moment(start)).toBe(hours * 3_600_000);
});

test('the day that Apia left out has no length', () => {
  expect(startOf('Pacific/Apia', '2011-12-30')).toBe(startOf('Pacific/Apia', '2011-12-31'));
  expect(gregorian.toIsoDate(localTimeAt(createZone('Pacific/Apia'), moment('2011-12-30T09:59:59Z')).jdn)).toBe(
    '2011-12-29',
  );
  expect(gregorian.toIsoDate(localTimeAt(createZone('Pacific/Apia'), moment('2011-12-30T10:00:00Z')).jdn)).toBe(
    '2011-12-31',
  );
});

test('local mean time is rounded to the minute', () => {
  // Tehran was 3:25:44 ahead until 1916.
  expect(tehran.offsetMinutesAt(moment('1910-01-01T00:00:00Z'))).toBe(206);
  expect(createZone('Europe/London').offsetMinutesAt(moment('2026-01-01T00:00:00Z'))).toBe(0);
});

/** IANA names that no runtime accepts; "Factory" means a clock that is not set. */
const NO_ZONES = ['Factory'];

test('every listed name is found under its own name, but for those that name no place', () => {
  expect(tables.timeZones.filter((name) => almanac.zones.find(name.toUpperCase())?.name !== name)).toEqual(NO_ZONES);
});

test('zones and clocks do not depend on the zone of the machine', () => {
  const before = process.env.TZ;
  try {
    for (const zone of ['Pacific/Apia', 'America/New_York']) {
      process.env.TZ = zone;
      expect(startOf('Asia/Tehran', '2026-11-21')).toBe('2026-11-20T20:30:00.000Z');
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test('times and offsets are written with two digits', () => {
  expect(clockOf(0)).toBe('00:00:00');
  expect(clockOf(86_399_999)).toBe('23:59:59');
  expect(isoOffset(210)).toBe('+03:30');
  expect(isoOffset(-210)).toBe('-03:30');
  expect(isoOffset(0)).toBe('+00:00');
  expect(isoOffset(-30)).toBe('-00:30');
});

test('Tehran, which is known without being asked for: minute by minute when it was set back, then month by month to 2200', () => {
  const changed = moment('2022-09-21T19:30:00Z');
  const minutes = Array.from({ length: 240 }, (_, index) => changed + (index - 120) * 60_000);
  const months = Array.from({ length: 178 * 12 }, (_, index) => Date.UTC(2022, 9 + index, 1));
  for (const at of [...minutes, changed - 1, ...months]) {
    const theirs = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Asia/Tehran');
    if (tehran.offsetMinutesAt(at) !== theirs.offsetNanoseconds / 6e10) expect.fail(`offset on ${theirs}`);
  }
});
