/** Random requests always get a documented answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headersOf } from '#api/base/answer.ts';
import { createSite, send, startServer } from '../server/process.ts';
import { testApp } from '../server/test-app.ts';
import { handler, NOW } from '../support/service.ts';
import { faultsOf, pathOf } from './judge.ts';
import { rawRequest, target } from './questions.ts';
import { exchange, repliesIn } from './wire.ts';

/** Fixed seed: the same requests in every run. */
const SEED = 1405;
/** The slow tests ask more. */
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);
const IN_PROCESS = 2_000 * TIMES;
const IN_APP = 300 * TIMES;
const AS_BYTES = 200 * TIMES;

const FILES = {
  '/index.html': '<!doctype html>',
  '/api/holidays/1405.json': '{}',
  '/holidays/1405.ics': 'BEGIN:VCALENDAR\r\n',
  '/.function/secret.txt': 'secret',
};
const SETTINGS = { DAILY_ALLOWANCE: '0', RATE_PER_SECOND: '0' };

const root = createSite(Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`dist${path}`, text])));
const server = await startServer(SETTINGS, root);

const inSmallLetters = (headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test(`${IN_PROCESS} questions to the function`, () => {
  const statuses = new Map<number, number>();
  let successes = 0;
  fc.assert(
    fc.property(target, (asked) => {
      const path = pathOf(asked);
      const answer = handler.answer(path, asked.slice(path.length + 1), NOW);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const headers = inSmallLetters(headersOf(answer, NOW));
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

test(`${IN_APP} questions to the server without its sockets`, async () => {
  const { ask } = testApp({ allowance: 0, files: FILES });
  await fc.assert(
    fc.asyncProperty(target, async (asked) => {
      const { status, headers, text } = await ask(asked);
      expect(faultsOf(asked, { status, headers: inSmallLetters(headers), body: text }, false)).toEqual([]);
    }),
    { seed: SEED + 1, numRuns: IN_APP, endOnFailure: true },
  );
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
