/** The limits over real HTTP: the whole responder with its files, on a clock that stands still. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { createHandler, type Handler, type Route } from '#api/handler.ts';
import { createBlocklist } from '#server/node/blocklist-file.ts';
import { createFiles } from '#server/node/files.ts';
import { createNodeGate } from '#server/node/gate.ts';
import { createLog } from '#server/node/log.ts';
import { createMetrics } from '#server/node/metrics.ts';
import { createResponder } from '#server/node/responder.ts';
import { createMemoryCounter } from '#server/policy/allowance.ts';
import { createRate } from '#server/policy/rate.ts';
import { tables } from '#tables/index.ts';

const NOON = Date.parse('2026-11-21T12:00:00+03:30');
const SITE_URL = 'https://salnama.example';
const handler = createHandler({ almanac: createAlmanac(tables, createCaches()), siteUrl: SITE_URL });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salnama-limits-'));
  mkdirSync(join(folder, 'api/holidays'), { recursive: true });
  mkdirSync(join(folder, 'holidays'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Salnama</title>');
  writeFileSync(join(folder, 'api/holidays/1405.json'), '{}');
  writeFileSync(join(folder, 'holidays/1405.ics'), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Setup {
  allowance?: number;
  addressAllowance?: number;
  ratePerSecond?: number;
  blocklist?: string;
  trustedHops?: number;
  logsRequests?: boolean;
  answering?: Handler;
}

async function serve(setup: Setup = {}) {
  const {
    allowance = 2,
    addressAllowance = 0,
    ratePerSecond = 0,
    blocklist,
    trustedHops = 0,
    logsRequests = false,
    answering = handler,
  } = setup;
  const lines: Record<string, unknown>[] = [];
  const log = createLog(logsRequests ? 'debug' : 'info', (line) => lines.push(JSON.parse(line)));
  const list = blocklist === undefined ? undefined : createBlocklist(writeList(blocklist), log);
  const metrics = createMetrics();
  const clock = { now: NOON };
  const counter = createMemoryCounter();
  const server = createServer(
    createResponder({
      handler: answering,
      files: createFiles(folder),
      log,
      clock: () => clock.now,
      gate: createNodeGate({
        allowance,
        addressAllowance,
        counter,
        rate: createRate(ratePerSecond),
        blocks: list?.blocks,
        siteUrl: SITE_URL,
        trustedHops,
      }),
      metrics,
      logsRequests,
    }),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    list?.close();
  });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(origin + path, { method, headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const statuses = async (times: number, path = '/api/today', headers: Record<string, string> = {}, method = 'GET') => {
    const found: number[] = [];
    for (let time = 0; time < times; time++) found.push((await ask(path, headers, method)).status);
    return found;
  };
  return { ask, statuses, clock, lines, metrics };
}

function writeList(text: string): string {
  const path = join(folder, 'blocked.txt');
  writeFileSync(path, text);
  return path;
}

describe('the allowance', () => {
  test('is refused with the time until the next day, readable from any origin', async () => {
    const { ask, statuses, clock } = await serve();
    expect(await statuses(2)).toEqual([200, 200]);
    const { status, headers, body } = await ask('/api/today');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('43200');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    clock.now += 12 * 3_600_000;
    expect(await statuses(3)).toEqual([200, 200, 429]);
  });

  test('is of all endpoints together', async () => {
    const { ask } = await serve();
    expect((await ask('/api/convert?from=sh&year=1405&month=1&day=1')).status).toBe(200);
    expect((await ask('/api/calendar?year=1405&month=1')).status).toBe(200);
    expect((await ask('/api/timezones')).status).toBe(429);
  });

  test('is of each site, app and network alone', async () => {
    const { statuses } = await serve({ allowance: 1, trustedHops: 1 });
    const clients: Record<string, string>[] = [
      { origin: 'https://a.example' },
      { referer: 'https://b.example/page' },
      { 'user-agent': 'first/1.0 (a@b.example)' },
      { 'user-agent': 'second/1.0 (a@b.example)' },
      { 'x-forwarded-for': '192.0.2.1' },
      { 'x-forwarded-for': '2001:db8:0:1::1' },
    ];
    for (const client of clients) expect(await statuses(2, '/api/today', client)).toEqual([200, 429]);
    const same: Record<string, string>[] = [
      { origin: 'https://a.example:444', 'user-agent': 'third/1.0 (a@b.example)' },
      { 'user-agent': 'first/2.0 (a@b.example)' },
      { 'x-forwarded-for': '192.0.2.77, 192.0.2.1' },
      { 'x-forwarded-for': '2001:db8:0:1:9::9' },
    ];
    for (const client of same) expect(await statuses(1, '/api/today', client)).toEqual([429]);
    expect(await statuses(1, '/api/today', { 'x-forwarded-for': '2001:db8:0:2::1' })).toEqual([200]);
  });

  test('without trusted proxies X-Forwarded-For is nobody', async () => {
    const { statuses } = await serve({ allowance: 1 });
    expect(await statuses(1, '/api/today', { 'x-forwarded-for': '192.0.2.1' })).toEqual([200]);
    expect(await statuses(1, '/api/today', { 'x-forwarded-for': '192.0.2.2' })).toEqual([429]);
  });

  test('counts HEAD like GET', async () => {
    const { statuses } = await serve();
    expect(await statuses(3, '/api/today', {}, 'HEAD')).toEqual([200, 200, 429]);
  });

  test('counts a 404 of the function, which is its answer', async () => {
    const { statuses } = await serve();
    expect(await statuses(3, '/api/nowruz?year_sh=500&tz=UTC')).toEqual([404, 404, 429]);
  });

  test('does not count files, pages, calendar files, preflights, mistakes and what the client has already', async () => {
    const { ask, statuses } = await serve();
    const first = await ask('/api/timezones?country_code=IR', { 'accept-encoding': 'identity' });
    const tag = first.headers.get('etag')!;
    const free = async () => [
      await statuses(3, '/'),
      await statuses(3, '/api/holidays/1405.json'),
      await statuses(3, '/holidays/1405.ics'),
      await statuses(3, '/holidays.ics'),
      await statuses(3, '/api/today', {}, 'OPTIONS'),
      await statuses(3, '/api/today', {}, 'POST'),
      await statuses(3, '/api/today?tz='),
      await statuses(3, '/api/nothing'),
      await statuses(3, '/api/timezones?country_code=IR', { 'accept-encoding': 'identity', 'if-none-match': tag }),
    ];
    const expected = [200, 200, 200, 200, 204, 405, 422, 404, 304].map((status) => [status, status, status]);
    expect(await free()).toEqual(expected);
    expect(await statuses(2)).toEqual([200, 429]);
    // They are not refused either when the allowance is used up.
    expect(await free()).toEqual(expected);
  });

  test('once it is used up, no work is done for a question that is not in memory', async () => {
    let answered = 0;
    const counting: Handler = {
      ...handler,
      routeOf(path) {
        const route = handler.routeOf(path);
        if (!route) return undefined;
        const ask: Route['ask'] = (query) => {
          const asked = route.ask(query);
          const answer = (now: number) => {
            answered++;
            return asked.answer(now);
          };
          return { ...asked, answer };
        };
        return { ...route, ask };
      },
    };
    const { statuses } = await serve({ answering: counting });
    expect(await statuses(2)).toEqual([200, 200]);
    const before = answered;
    expect(await statuses(2, '/api/timezones')).toEqual([429, 429]);
    expect(await statuses(2, '/api/convert?from=sh&year=1405&month=1&day=1', { 'if-none-match': '"x"' })).toEqual([
      429, 429,
    ]);
    expect(answered).toBe(before);
  });

  test('who takes any version for the known one is counted', async () => {
    const { statuses } = await serve();
    const any = { 'if-none-match': '*' };
    expect(await statuses(3, '/api/timezones?country_code=IR', any)).toEqual([304, 304, 429]);
  });

  test('of an address is five times that of a client, whatever it says of itself', async () => {
    const { statuses } = await serve({ allowance: 2, addressAllowance: 10 });
    const found: number[] = [];
    for (let index = 0; index < 12; index++) {
      found.push(...(await statuses(1, '/api/today', { 'user-agent': `app${index}/1 (me@x.example)` })));
    }
    expect(found).toEqual([...new Array<number>(10).fill(200), 429, 429]);
  });

  test('0 is no limit', async () => {
    const { statuses } = await serve({ allowance: 0 });
    expect(new Set(await statuses(20))).toEqual(new Set([200]));
  });
});

describe('the rate', () => {
  test('holds an address back before any work, files too, and lets it go on a second later', async () => {
    const { ask, statuses, clock } = await serve({ allowance: 0, ratePerSecond: 2, trustedHops: 1 });
    const hasty = { 'x-forwarded-for': '192.0.2.1' };
    // A burst of ten seconds.
    expect(new Set(await statuses(20, '/', hasty))).toEqual(new Set([200]));
    for (const path of ['/', '/api/today', '/api/today?tz=', '/nothing']) {
      const { status, headers, body } = await ask(path, hasty);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '1', 'no-store']);
      expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    }
    expect(await statuses(1, '/', { 'x-forwarded-for': '192.0.2.2' })).toEqual([200]);
    clock.now += 1000;
    expect(await statuses(3, '/', hasty)).toEqual([200, 200, 503]);
  });

  test('forgets a clock that was wrong', async () => {
    const { statuses, clock } = await serve({ allowance: 0, ratePerSecond: 1 });
    clock.now += 86_400_000;
    expect(await statuses(1, '/')).toEqual([200]);
    clock.now -= 86_400_000;
    clock.now += 10_000;
    expect(await statuses(1, '/')).toEqual([200]);
  });
});

describe('the block list', () => {
  test('refuses the function, not files', async () => {
    const { ask, statuses } = await serve({ blocklist: 'bad.example\napp:evil\n192.0.2.0/24\n', trustedHops: 1 });
    const blockedClients: Record<string, string>[] = [
      { origin: 'https://www.bad.example' },
      { 'user-agent': 'evil/1.0 (a@b.example)' },
      { 'x-forwarded-for': '192.0.2.9' },
    ];
    for (const client of blockedClients) {
      const { status, headers, body } = await ask('/api/today', client);
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('blocked') });
      expect(await statuses(1, '/api/today?tz=Nowhere', client)).toEqual([403]);
      expect(await statuses(1, '/', client)).toEqual([200]);
      expect(await statuses(1, '/holidays/1405.ics', client)).toEqual([200]);
      expect(await statuses(1, '/holidays.ics', client)).toEqual([200]);
    }
    expect(await statuses(1, '/api/today', { origin: 'https://good.example' })).toEqual([200]);
  });
});

describe('request lines', () => {
  test('carry an id, and neither addresses nor what was asked for', async () => {
    const { ask, lines } = await serve({ logsRequests: true, trustedHops: 1 });
    const headers = { 'x-forwarded-for': '192.0.2.77', 'x-request-id': 'caller-0001' };
    const { headers: answered } = await ask('/api/convert?from=sh&year=1387&month=9&day=8', headers);
    expect(answered.get('x-request-id')).toBe('caller-0001');
    const given = (await ask('/api/today', { 'x-request-id': 'not an id' })).headers.get('x-request-id');
    expect(given).toMatch(/^[\da-f-]{36}$/);
    const file = await ask('/');
    expect(file.headers.has('x-request-id')).toBe(false);
    const line = { level: 'debug', event: 'request', status: 200, ms: expect.any(Number), time: expect.any(String) };
    expect(lines).toEqual([
      { ...line, id: 'caller-0001', endpoint: 'convert', client: 'address' },
      { ...line, id: given, endpoint: 'today', client: 'address' },
      { ...line, id: expect.any(String), endpoint: 'file' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2\.77|127\.0\.0\.1|1387/);
  });

  test('are not written unless asked for', async () => {
    const { ask, lines } = await serve();
    expect((await ask('/api/today')).headers.has('x-request-id')).toBe(false);
    expect(lines).toEqual([]);
  });

  test('a failure is logged with the id that its answer carries', async () => {
    const broken: Handler = {
      ...handler,
      routeOf: () => ({
        id: 'broken',
        ask: () => ({
          name: 'broken',
          answer: () => {
            throw new Error('the table is broken');
          },
        }),
      }),
    };
    const { ask, lines } = await serve({ answering: broken });
    const { status, headers, body } = await ask('/api/today?tz=Asia/Tokyo');
    expect(status).toBe(500);
    expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    expect(body).not.toContain('table');
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const error = expect.stringContaining('the table is broken');
    expect(lines).toEqual([
      expect.objectContaining({ level: 'error', event: 'failure', id, path: '/api/today', error }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Tokyo');
  });
});

test('the figures tell of all that', async () => {
  const { ask, statuses, metrics } = await serve({ blocklist: 'bad.example' });
  await statuses(4);
  await ask('/api/today', { origin: 'https://bad.example' });
  await ask('/api/calendar');
  await ask('/');
  await ask('/');
  const text = await metrics.text();
  for (const line of [
    'salnama_requests_total{endpoint="today",status="200"} 2',
    'salnama_requests_total{endpoint="today",status="429"} 2',
    'salnama_requests_total{endpoint="today",status="403"} 1',
    'salnama_requests_total{endpoint="calendar",status="422"} 1',
    'salnama_requests_total{endpoint="file",status="200"} 2',
    'salnama_refused_total{reason="allowance"} 2',
    'salnama_refused_total{reason="blocked"} 1',
    'salnama_counted_total{client="address"} 4',
    'salnama_request_duration_seconds_count{endpoint="today"} 5',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});
