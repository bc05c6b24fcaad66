/** The worker in Cloudflare's runtime, compared with the Node server on the same files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { NODE_BUNDLE, WORKER_BUNDLE } from '#generator/site/function-bundles.ts';
import { freePort } from '../../support/free-port.ts';
import { describeParity } from './parity.ts';
import { LASTING, MISTAKES } from './questions.ts';
import { allRunning, type Running, run, runNode } from './running.ts';
import { ROOT, SITE_URL } from './site.ts';

/** Limit of the script. Cloudflare's free plan allows 3 MB, but a smaller script gives a faster first answer. */
const MAX_SCRIPT_BYTES = 150 * 1024;

const site = inject('smallSite');
let node: Running;
/** without limits */
let edge: Running;
/** with an allowance of three answers per day, a block list, and another address than the build's */
let strict: Running;
/** without a working counter and without the second worker */
let crippled: Running;

async function runWorker(config: string, settings: Readonly<Record<string, string>>): Promise<Running> {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return run({
    program: join(ROOT, 'test/slow/node_modules/.bin/wrangler'),
    parameters: [
      ...['dev', '--local', '--config', config, '--config', 'wrangler-helper.jsonc'],
      ...['--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(inspectorPort), '--persist-to', join(site, `state-${port}`)],
      ...variables,
    ],
    port,
    folder: site,
    // Wrangler makes no network requests.
    environment: { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' },
  });
}

beforeAll(async () => {
  const config = readFileSync(join(site, 'wrangler.jsonc'), 'utf8');
  const otherBindings = config.replace('"COUNTERS"', '"OTHER_COUNTERS"').replace('"HELPER"', '"OTHER_HELPER"');
  expect(otherBindings).toContain('"OTHER_COUNTERS"');
  expect(otherBindings).toContain('"OTHER_HELPER"');
  const crippledConfig = join(site, 'wrangler-crippled.jsonc');
  writeFileSync(crippledConfig, otherBindings);
  const common = { SITE_URL };
  [node, edge, strict, crippled] = await allRunning(
    runNode(site, await freePort()),
    runWorker('wrangler.jsonc', { ...common, DAILY_ALLOWANCE: '0' }),
    runWorker('wrangler.jsonc', {
      SITE_URL: OTHER_URL,
      DAILY_ALLOWANCE: '3',
      ADDRESS_ALLOWANCE: '0',
      BLOCKLIST: 'bad.example # harm\napp:bad\n192.0.2.0/24',
    }),
    runWorker(crippledConfig, { ...common, DAILY_ALLOWANCE: '1', ADDRESS_ALLOWANCE: '0' }),
  );
});

afterAll(async () => {
  await Promise.all([node, edge, strict, crippled].map((running) => running?.stop()));
});

const CONVERSION = '/api/convert?from=sh&year=1404&month=1&day=1';
/** The second worker computes it. */
const CALENDAR = '/prayer-times/tehran/1405.ics';
const OTHER_URL = 'https://moved.example';

const COMPARED = ['Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin', 'X-Content-Type-Options', 'Allow'];

async function ask(server: Running, path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  const answer = { status: response.status, body: await response.text(), tag: response.headers.get('ETag') };
  return { ...answer, headers: Object.fromEntries(COMPARED.map((name) => [name, response.headers.get(name)])) };
}

describe('the edge answers like Node', () => {
  // In the last hour of the day in Tehran, max-age changes every second, so the two answers may differ.
  test.each([...LASTING, ...MISTAKES])('%s', { retry: 2 }, async (path) => {
    expect(await ask(edge, path)).toEqual(await ask(node, path));
  });
});

describeParity(
  () => runWorker('wrangler.jsonc', { SITE_URL, DAILY_ALLOWANCE: '0' }),
  [
    [/^GET \/app\.webmanifest$/, 'the platform sends what is no path for programs, and its type has no character set'],
    [/^GET \/(docs|accuracy|en)\/(\?|$)/, 'the platform redirects pages with a slash by 307'],
    [/^GET \/(%61pi|docs%2F|docs\/\/)/, 'the platform redirects to its spelling of a path'],
    [/^(OPTIONS|POST|DELETE) \/$/, 'the platform refuses other methods for a page'],
    [/^GET \S+ (If-|Accept-Encoding|Range)/, 'the platform has its own conditions, compression and parts of files'],
    [/^GET \/healthz/, 'the small site tells the day of its build only to the worker'],
  ],
);

test.each([CONVERSION, CALENDAR])('%s is not sent again to a client that has it', async (path) => {
  const { tag } = await ask(edge, path);
  for (const known of [tag!, `"other", W/${tag}`, '*']) {
    const headers = { 'If-None-Match': known };
    const again = await ask(edge, path, 'GET', headers);
    expect(again).toEqual(await ask(node, path, 'GET', headers));
    expect(again).toMatchObject({ status: 304, body: '' });
  }
  expect(await ask(edge, path, 'GET', { 'If-None-Match': '"other"' })).toMatchObject({ status: 200 });
});

describe('files', () => {
  test('at another address than the build the calendars of holidays are computed', async () => {
    for (const [server, url] of [
      [edge, SITE_URL],
      [strict, OTHER_URL],
    ] as const) {
      const { status, body } = await ask(server, '/holidays.ics');
      expect(status).toBe(200);
      expect(body).toContain(`${url}/holidays.ics\r\n`);
    }
  });

  test.each(['/.function/worker/index.js', '/.assetsignore', '/_headers'])(
    '%s is no part of the site',
    async (path) => {
      expect(await ask(edge, path)).toMatchObject({ status: 404 });
    },
  );

  test('an address that means a page leads to it', async () => {
    const moved = (server: Running) => fetch(`${server.url}/ACCURACY`, { redirect: 'manual' });
    for (const server of [edge, node]) {
      const { status, headers } = await moved(server);
      expect([status, headers.get('Location')]).toEqual([301, '/accuracy']);
    }
  });

  test('a missing page gets the 404 page', async () => {
    const { status, body, headers } = await ask(edge, '/nothing/');
    expect(status).toBe(404);
    expect(body).toContain('Not found');
    expect(headers).toMatchObject({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  });

  test('a page has one address', async () => {
    for (const page of ['/docs', '/accuracy', '/en']) {
      expect(await ask(edge, page)).toMatchObject({ status: 200 });
      const response = await fetch(`${edge.url}${page}/`, { redirect: 'manual' });
      expect([response.status, response.headers.get('Location')]).toEqual([307, page]);
    }
  });
});

describe('limits', () => {
  const app = (name: string) => ({ 'User-Agent': `${name}/1.0 (${name}@salnama.example)` });
  const statuses = async (server: Running, count: number, path: string, headers: Readonly<Record<string, string>>) => {
    const found: number[] = [];
    for (let index = 0; index < count; index++) found.push((await ask(server, path, 'GET', headers)).status);
    return found;
  };

  test('an allowance applies to one client', async () => {
    expect(await statuses(strict, 5, '/api/today', app('first'))).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses(strict, 1, '/api/holidays', app('first'))).toEqual([429]);
    expect(await statuses(strict, 1, '/api/today', app('second'))).toEqual([200]);
    expect(await statuses(strict, 1, '/api/today', { ...app('first'), Origin: 'https://other.example' })).toEqual([
      200,
    ]);
  });

  test('concurrent requests are counted exactly', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(strict, '/api/timezones?country_code=AF', 'GET', app('crowd'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('each address has its own count, and one IPv6 network has one', async () => {
    const from = (address: string) => ({ 'CF-Connecting-IP': address });
    expect(await statuses(strict, 4, '/api/today', from('2001:db8:1:2::1'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(strict, 1, '/api/today', from('2001:db8:1:2::9'))).toEqual([429]);
    expect(await statuses(strict, 1, '/api/today', from('2001:db8:1:3::1'))).toEqual([200]);
  });

  test.each<Readonly<Record<string, string>>>([
    { Origin: 'https://bad.example' },
    { Referer: 'https://www.bad.example/page' },
    { 'User-Agent': 'Bad/2.0 (a@salnama.example)' },
    { 'CF-Connecting-IP': '192.0.2.77' },
  ])('%j is blocked', async (headers) => {
    const { status, body, headers: told } = await ask(strict, '/api/today', 'GET', headers);
    expect(status).toBe(403);
    expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('blocked') });
    expect(told['Access-Control-Allow-Origin']).toBe('*');
    expect(await statuses(strict, 1, '/holidays.ics', headers)).toEqual([200]);
  });

  test('MCP messages are counted and can be blocked', async () => {
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(`${strict.url}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      }).then(async (response) => {
        await response.text();
        return response.status;
      });
    const found: number[] = [];
    for (let time = 0; time < 5; time++) found.push(await post(app('machine')));
    expect(found).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses(strict, 1, '/api/today', app('machine'))).toEqual([429]);
    expect(await post({ Origin: 'https://bad.example' })).toBe(403);
  });

  test('without the second worker there are the built calendar files, but no computed ones and no /mcp', async () => {
    const paths = ['/holidays.ics', '/holidays/1405.ics', CALENDAR, '/occasions/nowruz.ics', '/mcp'];
    const found = await Promise.all(paths.map((path) => ask(crippled, path)));
    expect(found.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
  });

  test('requests pass while the counter is unavailable', async () => {
    expect(await statuses(crippled, 3, '/api/today', app('any'))).toEqual([200, 200, 200]);
  });
});

test.each([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('machines that read ask /mcp, revision %s', async (version, mode) => {
  const asked = { name: 'convert', arguments: { from: 'sh', year: 1405, month: 1, day: 1 } };
  const answers: unknown[] = [];
  for (const server of [edge, node]) {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { structuredContent } = await client.callTool(asked);
    const { contents } = await client.readResource({ uri: `${SITE_URL}/api/holidays/1404.json` });
    answers.push({ structuredContent, contents });
    await client.close();
  }
  expect(answers[0]).toMatchObject({
    structuredContent: { data: expect.anything() },
    contents: [{ text: expect.stringContaining('"year":1404') }],
  });
  expect(answers[0]).toEqual(answers[1]);
});

test('the script is small', () => {
  const sizes = [WORKER_BUNDLE, NODE_BUNDLE].map((bundle) => {
    const bytes = readFileSync(join(site, 'dist', bundle));
    return { bundle, bytes: bytes.length, gzip: gzipSync(bytes).length };
  });
  console.table(sizes);
  expect(sizes[0]!.gzip).toBeLessThan(MAX_SCRIPT_BYTES);
});
