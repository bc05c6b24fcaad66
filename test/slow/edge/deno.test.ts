/** The function in Deno, by a shell of a few lines: the same answers as on Node. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DENO_BUNDLE } from '#generator/build/function-bundles.ts';
import { freePort } from '../../free-port.ts';
import { LASTING } from './questions.ts';
import { allRunning, type Running, run, runNode } from './running.ts';
import { ROOT, SITE_URL } from './site.ts';

const site = inject('smallSite');
let node: Running;
let deno: Running;

async function runDeno(settings: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort();
  return run({
    program: join(ROOT, 'test/slow/node_modules/.bin/deno'),
    parameters: ['run', '--no-prompt', '--allow-net', '--allow-env', join('dist', DENO_BUNDLE)],
    port,
    folder: site,
    environment: { PORT: String(port), HOST: '127.0.0.1', SITE_URL, ...settings },
  });
}

beforeAll(async () => {
  [node, deno] = await allRunning(
    runNode(site, await freePort()),
    runDeno({ DAILY_ALLOWANCE: '0', RATE_PER_SECOND: '0' }),
  );
});
afterAll(async () => {
  await Promise.all([node, deno].map((running) => running?.stop()));
});

const NAMES = ['Content-Type', 'Cache-Control', 'ETag', 'Access-Control-Allow-Origin', 'Link', 'Allow', 'Location'];
async function ask(server: Running, path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, {
    ...init,
    headers: { 'Accept-Encoding': 'identity', ...init.headers },
  });
  const headers = Object.fromEntries(NAMES.map((name) => [name, response.headers.get(name)]));
  return { status: response.status, headers, body: await response.text() };
}

describe('Deno answers as Node does', () => {
  test.each([
    ...LASTING.filter((_, index) => index % 5 === 0),
    '/holidays.ics',
    '/api/today?tz=',
    '/api/convert?from=sh&year=1403&month=12&day=31',
    '/api/nothing',
  ])('%s', async (path) => {
    expect(await ask(deno, path)).toEqual(await ask(node, path));
  });

  test.each(['OPTIONS', 'POST', 'HEAD'])('%s', async (method) => {
    for (const path of ['/api/holidays?year=1404', '/api/nothing']) {
      expect(await ask(deno, path, { method })).toEqual(await ask(node, path, { method }));
    }
  });

  test('what is known is not sent again', async () => {
    const path = '/api/holidays?year=1404';
    const tag = (await ask(deno, path)).headers.ETag!;
    expect((await ask(deno, path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect((await ask(deno, path, { headers: { 'If-Match': '"other"' } })).status).toBe(412);
  });
});

test('the allowance is counted', async () => {
  const strict = await runDeno({ DAILY_ALLOWANCE: '2' });
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await ask(strict, '/api/today')).status);
  expect(statuses).toEqual([200, 200, 429]);
  await strict.stop();
});
