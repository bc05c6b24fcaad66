import { describe, expect, test } from 'vitest';
import { endOfDay } from '#core/time-zone.ts';
import type { Client } from '#server/policy/identity.ts';
import { createMemoryCounter, createTehranClock, usedUp } from '#server/policy/limits.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00+03:30');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00+03:30');

const client = (name: string): Client => ({ kind: 'site', key: `site ${name}` });
const [a, b] = [client('a.example'), client('b.example')];

describe('the day in Tehran', () => {
  test.each([
    ['2026-11-20T20:29:59.999Z', '2026-11-20'],
    ['2026-11-20T20:30:00.000Z', '2026-11-21'],
    // Summer time (+04:30) began on 2022-03-22 at 00:00, so that day begins at 01:00, and ended on 2022-09-22 at 00:00.
    ['2022-03-21T20:29:59.999Z', '2022-03-21'],
    ['2022-03-21T20:30:00.000Z', '2022-03-22'],
    ['2022-03-22T19:29:59.999Z', '2022-03-22'],
    ['2022-03-22T19:30:00.000Z', '2022-03-23'],
    ['2022-07-01T19:30:00.000Z', '2022-07-02'],
  ])('%s is on %s', (moment, date) => {
    expect(createTehranClock()(Date.parse(moment)).date).toBe(date);
  });

  test('a clock that has run for years, hour by hour, tells what a new one tells', () => {
    const clock = createTehranClock();
    let last = clock(Date.parse('2021-12-31T20:30:00Z'));
    for (let now = last.from; now < Date.parse('2023-01-01T00:00:00Z'); now += 1_800_000) {
      const day = clock(now);
      expect(day).toEqual(createTehranClock()(now));
      expect(day.until).toBe(endOfDay('Asia/Tehran', now));
      if (day.date !== last.date) {
        expect(day.from).toBe(last.until);
        // On 2022-09-21 the clock goes back at the end of the day, which lasts 25 hours.
        expect([23, 24, 25]).toContain((last.until - last.from) / 3_600_000);
      }
      last = day;
    }
  });

  test('a clock set back tells the earlier day', () => {
    const clock = createTehranClock();
    clock(MIDNIGHT);
    expect(clock(MIDNIGHT - 1).date).toBe('2026-11-21');
  });
});

describe('the count in memory', () => {
  test('is exact, and of each client alone', () => {
    const counter = createMemoryCounter(3);
    expect([1, 2, 3, 4, 5].map(() => counter.take(a, NOON))).toEqual([true, true, true, false, false]);
    expect(counter.take(b, NOON)).toBe(true);
  });

  test('begins anew at midnight in Tehran', () => {
    const counter = createMemoryCounter(1);
    expect(counter.take(a, MIDNIGHT - 2)).toBe(true);
    expect(counter.take(a, MIDNIGHT - 1)).toBe(false);
    expect(counter.take(a, MIDNIGHT)).toBe(true);
    expect(counter.take(a, MIDNIGHT + 1)).toBe(false);
    expect(counter.take(a, MIDNIGHT + DAY)).toBe(true);
  });

  test('forgets the client that has been away longest, not the busy one', () => {
    const counter = createMemoryCounter(1, 100);
    expect(counter.take(a, NOON)).toBe(true);
    expect(counter.take(b, NOON)).toBe(true);
    for (let index = 0; index < 1000; index++) {
      counter.take(client(`${index}.example`), NOON);
      if (index % 50 === 0) expect(counter.take(a, NOON)).toBe(false);
    }
    expect(counter.take(b, NOON)).toBe(true);
  });

  test('is bounded under a flood of clients', () => {
    const counter = createMemoryCounter(1);
    expect([counter.take(a, NOON), counter.take(a, NOON)]).toEqual([true, false]);
    for (let index = 0; index < 100_000; index++) counter.take(client(`${index}.example`), NOON);
    expect(counter.take(a, NOON)).toBe(true);
  });
});

describe('the refusal', () => {
  const retryAfter = (now: number) => usedUp(10, now).headers?.['Retry-After'];

  test.each([
    [NOON, '43200'],
    [MIDNIGHT - 1000, '1'],
    [MIDNIGHT - 1, '1'],
    [MIDNIGHT, '86400'],
    [MIDNIGHT + 1, '86400'],
    // The day on which summer time begins lasts 23 hours, and the one at whose end it ends 25.
    [Date.parse('2022-03-21T20:30:00Z'), '82800'],
    [Date.parse('2022-09-20T19:30:00Z'), '90000'],
  ])('at %i: %s seconds to midnight', (now, seconds) => expect(retryAfter(now)).toBe(seconds));

  test('is a 429 that names the allowance and is not kept', () => {
    const answer = usedUp(10, NOON);
    expect(answer.status).toBe(429);
    expect(answer.lifetime).toBeUndefined();
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/daily allowance of 10 .* 43200 seconds/) });
  });
});
