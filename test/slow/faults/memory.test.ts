/** The short form of `npm run bench -- memory`. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionMix } from '../../load/mix.ts';
import { target } from '../../load/questions.ts';
import { run } from '../../load/run.ts';
import { type Service, startService } from '../../load/service.ts';

const SENSIBLE = 10_000;
const FLOOD = 10_000;
/** Includes freed memory that the allocator keeps. */
const MAX_MEMORY = 400 * 1024 * 1024;

let service: Service;

beforeAll(async () => {
  service = await startService(4578);
});
afterAll(async () => {
  expect(await service?.stop()).toBe(0);
});

test(`${SENSIBLE} questions of many clients: every answer is as promised, and memory is bounded`, async () => {
  const { requests, statuses, faults, memory } = await run(service, SENSIBLE, questionMix(1405, service.files));
  expect(faults).toEqual([]);
  expect(requests).toBe(SENSIBLE);
  expect([...statuses.keys()].sort()).toEqual([200, 404, 422]);
  expect(statuses.get(200)).toBeGreaterThan(SENSIBLE * 0.8);
  expect(Math.max(...memory)).toBeLessThan(MAX_MEMORY);
});

test(`${FLOOD} clients, each another, with names as long as they may be, and addresses of all lengths`, async () => {
  let client = 0;
  const { faults, memory } = await run(service, FLOOD, () => ({
    address: `/api/today?ignored=${'x'.repeat(client % 1900)}${client}`,
    headers: `Origin: https://${'a'.repeat(60)}.${'b'.repeat(60)}.client-${client++}.example\r\n`,
  }));
  expect(faults).toEqual([]);
  expect(Math.max(...memory)).toBeLessThan(MAX_MEMORY);
});

test('odd questions in between harm nothing', async () => {
  const targets = fc.sample(target, { seed: 1406, numRuns: 1000 });
  let at = 0;
  const { faults, requests } = await run(service, targets.length, () => ({ address: targets[at++]! }));
  expect(faults).toEqual([]);
  expect(requests).toBe(targets.length);
});
