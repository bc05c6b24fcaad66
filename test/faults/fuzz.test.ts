/** Random requests always get a documented answer. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from '#api/answer.ts';
import { createSite, removeSite, type ServerProcess, send, startServer } from '../server/process.ts';
import { handler, NOW } from '../service.ts';
import { askAtOnce } from './ask.ts';
import { faultsOf, pathOf } from './judge.ts';
import { rawRequest, target } from './questions.ts';
import { exchange, repliesIn } from './wire.ts';

/** Fixed seed: the same requests in every run. */
const SEED = 1405;
const IN_PROCESS = 10_000;
const OVER_HTTP = 1_000;
const AS_BYTES = 600;
/** Few enough that a busy machine is not overloaded, which would be answered by 503. */
const AT_ONCE = 10;
/** For busy machines: a quiet one needs a tenth. */
const TIMEOUT_MS = 300_000;

let root: string;
let server: ServerProcess;

beforeAll(async () => {
  root = createSite({
    'dist/index.html': '<!doctype html>',
    'dist/api/holidays/1405.json': '{}',
    'dist/holidays/1405.ics': 'BEGIN:VCALENDAR\r\n',
    'dist/.function/secret.txt': 'secret',
  });
  server = await startServer(
    {
      DAILY_ALLOWANCE: '0',
      RATE_PER_SECOND: '0',
      CONNECTIONS_PER_ADDRESS: '0',
    },
    root,
  );
});
afterAll(async () => {
  await server?.stop();
  removeSite(root);
});

test(`${IN_PROCESS} questions to the function`, { timeout: TIMEOUT_MS }, () => {
  const statuses = new Map<number, number>();
  let successes = 0;
  fc.assert(
    fc.property(target, (asked) => {
      const path = pathOf(asked);
      const answer = handler.answer(path, asked.slice(path.length + 1), NOW);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const headers = new Map(
        Object.entries(headersOf(answer, NOW)).map(([name, value]) => [name.toLowerCase(), value] as const),
      );
      const checksShape = answer.status === 200 && successes++ % 10 === 0;
      expect(faultsOf(asked, { status: answer.status, headers, body: answer.body }, checksShape)).toEqual([]);
    }),
    { seed: SEED, numRuns: IN_PROCESS, endOnFailure: true },
  );
  // The requests must include successes and errors; otherwise they would test little.
  expect(statuses.get(200)).toBeGreaterThan(IN_PROCESS / 20);
  expect(statuses.get(422)).toBeGreaterThan(IN_PROCESS / 4);
  expect(statuses.get(404)).toBeGreaterThan(IN_PROCESS / 50);
});

test(`${OVER_HTTP} questions over HTTP`, { timeout: TIMEOUT_MS }, async () => {
  const targets = fc.sample(target, { seed: SEED + 1, numRuns: OVER_HTTP });
  for (let at = 0; at < targets.length; at += AT_ONCE) {
    const asked = targets.slice(at, at + AT_ONCE);
    const replies = await askAtOnce(
      server.port,
      asked.map((address) => ({ address })),
    );
    const faults = replies.flatMap((reply, index) => faultsOf(asked[index]!, reply, index % 10 === 0));
    expect(faults).toEqual([]);
  }
});

test(`${AS_BYTES} requests with changed bytes`, async () => {
  await fc.assert(
    fc.asyncProperty(rawRequest, async (bytes) => {
      for (const { status, headers, body } of repliesIn(await exchange(server.port, bytes, 'ends'))) {
        expect(status).toBeLessThan(500);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        if (status >= 400) expect(Object.keys(JSON.parse(body.toString()))).toEqual(['error']);
      }
    }),
    { seed: SEED + 2, numRuns: AS_BYTES, endOnFailure: true },
  );
  expect(server.child.exitCode).toBeNull();
  expect((await send(server.port, '/api/today')).status).toBe(200);
});
