import { describe, expect, test } from 'vitest';
import { todayInTehran } from '#api/base/tehran.ts';
import { type Account, createAllowance } from '#server/limits/allowance.ts';
import { withSubnets } from '#server/limits/client.ts';
import { createMemoryCounter } from '#server/limits/memory-counter.ts';
import { exhausted } from '#server/refusals.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00+03:30');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00+03:30');

const account = (name: string, limit: number): readonly Account[] => [{ kind: 'name', key: `site ${name}`, limit }];
/** A counter of accounts with one limit. */
function counterOf(limit: number, maxAccounts?: number) {
  const counter = createMemoryCounter(maxAccounts);
  return {
    take: (name: string, now: number) => counter.consume(account(name, limit), todayInTehran(now)) === undefined,
  };
}
const [a, b] = ['a.example', 'b.example'];

describe('the count in memory', () => {
  test('is exact and separate for each client', () => {
    const counter = counterOf(3);
    expect([1, 2, 3, 4, 5].map(() => counter.take(a, NOON))).toEqual([true, true, true, false, false]);
    expect(counter.take(b, NOON)).toBe(true);
  });

  test('restarts at midnight in Tehran', () => {
    const counter = counterOf(1);
    expect(counter.take(a, MIDNIGHT - 2)).toBe(true);
    expect(counter.take(a, MIDNIGHT - 1)).toBe(false);
    expect(counter.take(a, MIDNIGHT)).toBe(true);
    expect(counter.take(a, MIDNIGHT + 1)).toBe(false);
    expect(counter.take(a, MIDNIGHT + DAY)).toBe(true);
  });

  test('is bounded under a flood of clients', () => {
    const counter = counterOf(1);
    expect([counter.take(a, NOON), counter.take(a, NOON)]).toEqual([true, false]);
    for (let index = 0; index < 50_000; index++) counter.take(`${index}.example`, NOON);
    expect(counter.take(a, NOON)).toBe(true);
  });
});

describe('every answer is charged twice', () => {
  const ADDRESS_ALLOWANCE = 1000;
  const create = (counter = createMemoryCounter()) =>
    createAllowance(
      { dailyAllowance: 200, addressAllowance: ADDRESS_ALLOWANCE, siteUrl: 'https://salnama.example' },
      counter,
    );
  const NOBODY = { origin: undefined, referer: undefined, userAgent: undefined, address: withSubnets('192.0.2.7') };
  const ask = async (allowance: ReturnType<typeof create>, times: number, client: object) => {
    const charged = allowance.accountsOf({ ...NOBODY, ...client });
    let answered = 0;
    for (let time = 0; time < times; time++) {
      const isKnown = (await allowance.refusal(charged, NOON)) !== undefined;
      const isRefused = (await allowance.consume(charged, NOON)) !== undefined;
      if (isKnown) expect(isRefused).toBe(true);
      if (!isRefused) answered++;
    }
    return answered;
  };
  const from = (address: string, more: object = {}) => ({ address: withSubnets(address), ...more });

  test('an address that invents an app for every request reaches its limit', async () => {
    const allowance = create();
    let answered = 0;
    for (let index = 0; index < 2000; index++) {
      answered += await ask(allowance, 1, { userAgent: `app${index}/1 (me@x.example)` });
    }
    expect(answered).toBe(ADDRESS_ALLOWANCE);
    expect(await ask(allowance, 1, from('192.0.2.8', { userAgent: 'app/1 (me@x.example)' }))).toBe(1);
  });

  const visitor = { origin: 'https://a.example' };
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index + 1}`);

  test('the 201st answer of a site to one address is refused, and other addresses are still answered', async () => {
    const allowance = create();
    expect(await ask(allowance, 500, visitor)).toBe(200);
    expect(await ask(allowance, 100, from('192.0.2.8', visitor))).toBe(100);
    expect(await ask(allowance, 10, from('192.0.2.7', { origin: 'https://b.example' }))).toBe(10);
  });

  test('an exhausted site is refused to every address that had an answer; a new address gets one', async () => {
    const allowance = create();
    expect(await ask(allowance, 1, from('192.0.2.8', visitor))).toBe(1);
    // Each of these counts 20 answers against the site.
    for (const address of addresses(10)) await ask(allowance, 20, from(address, visitor));
    for (const address of addresses(10)) expect(await ask(allowance, 30, from(address, visitor))).toBe(0);
    expect(await ask(allowance, 30, from('192.0.2.8', visitor))).toBe(0);
    expect(await ask(allowance, 30, from('192.0.2.9', visitor))).toBe(1);
  });

  test('the /64 networks of one /48 share a limit', async () => {
    const allowance = create();
    let answered = 0;
    for (let subnet = 0; subnet < 120; subnet++) {
      answered += await ask(allowance, 200, from(`2001:db8:7:${subnet.toString(16)}::1`));
    }
    expect(answered).toBe(ADDRESS_ALLOWANCE * 16);
    expect(await ask(allowance, 1, from('2001:db8:8::1'))).toBe(1);
  });

  test('invented names evict no address from memory', async () => {
    const allowance = create(createMemoryCounter(100));
    expect(await ask(allowance, 300, {})).toBe(200);
    for (let index = 0; index < 500; index++) await ask(allowance, 1, { userAgent: `app${index}/1 (me@x.example)` });
    expect(await ask(allowance, 1, {})).toBe(0);
  });
});

describe('the refusal', () => {
  const retryAfter = (now: number) => exhausted(10, now).headers?.['Retry-After'];

  test.each([
    [NOON, '43200'],
    [MIDNIGHT - 1000, '1'],
    [MIDNIGHT - 1, '1'],
    [MIDNIGHT, '86400'],
    [MIDNIGHT + 1, '86400'],
    // The first day of daylight saving time has 23 hours, the last one 25.
    [Date.parse('2022-03-21T20:30:00Z'), '82800'],
    [Date.parse('2022-09-20T19:30:00Z'), '90000'],
  ])('at %i: %s seconds to midnight', (now, seconds) => expect(retryAfter(now)).toBe(seconds));

  test('is a 429 that names the allowance and is not cached', () => {
    const answer = exhausted(10, NOON);
    expect(answer.status).toBe(429);
    expect(answer.lifetime).toBeUndefined();
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/daily allowance of 10 .* 43200 seconds/) });
  });
});
