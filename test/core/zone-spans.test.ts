/** Zones with all changes of their clocks at hand, against `Intl`. */
import { expect, test } from 'vitest';
import { createZone } from '#core/time-zone.ts';
import { createZoneOfSpans, keepZonesOfSpans } from '#core/zone-spans.ts';
import { tables } from '#tables/index.ts';

const DAY = 86_400_000;
const FIRST = Date.UTC(1590, 0, 1);
const LAST = Date.UTC(2210, 0, 1);
const moment = (text: string) => Date.parse(text);

/** Names that `Intl` has; the database's `Factory` is no zone of anybody. */
const NAMES = tables.timeZones.filter((name) => name !== 'Factory');
const CHANGING = [
  'Asia/Tehran',
  'Europe/Berlin',
  'Africa/Casablanca',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Gaza',
];

test('every zone has the offsets of Intl, from before its first change to after the last one that is known', () => {
  const step = (LAST - FIRST) / 97;
  for (const [index, name] of NAMES.entries()) {
    const [spans, intl] = [createZoneOfSpans(name), createZone(name)];
    expect(spans.name).toBe(intl.name);
    for (let at = FIRST + index * DAY; at < LAST; at += step) {
      if (spans.offsetMinutesAt(at) !== intl.offsetMinutesAt(at))
        expect.fail(`${name} at ${new Date(at).toISOString()}`);
    }
  }
});

test.each(CHANGING)('%s: to the millisecond of each change, in any order of the questions', (name) => {
  const [spans, intl] = [createZoneOfSpans(name), createZone(name)];
  const differ: string[] = [];
  const compare = (at: number) => {
    if (spans.offsetMinutesAt(at) !== intl.offsetMinutesAt(at)) differ.push(new Date(at).toISOString());
  };
  for (let day = moment('1915-01-01'); day < moment('2040-01-01'); day += DAY) {
    compare(day);
    if (intl.offsetMinutesAt(day) === intl.offsetMinutesAt(day + DAY)) continue;
    const before = intl.offsetMinutesAt(day);
    let [low, high] = [day, day + DAY];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (intl.offsetMinutesAt(middle) === before) low = middle;
      else high = middle;
    }
    for (const at of [high, low, high + 1, LAST, FIRST]) compare(at);
  }
  expect(differ).toEqual([]);
});

test('what is no zone is refused as Intl refuses it, and each zone is made once', () => {
  const zoneOf = keepZonesOfSpans();
  expect(() => zoneOf('Mars/Olympus')).toThrow(RangeError);
  expect(zoneOf('Asia/Tehran')).toBe(zoneOf('Asia/Tehran'));
  expect(zoneOf('Asia/Tehran').offsetMinutesAt(moment('2022-09-21T19:30:00Z'))).toBe(210);
  expect(zoneOf('Asia/Tehran').offsetMinutesAt(moment('2022-09-21T19:29:59Z'))).toBe(270);
});
