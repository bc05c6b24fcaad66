/** The limits in the whole app, with a stopped clock. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Handler, Route } from '#api/handler.ts';
import { createListener } from '#server/node/adapter.ts';
import { createLog } from '#server/node/log.ts';
import { createProtection } from '#server/node/protection.ts';
import { handler, type Setup, SITE_URL, testApp } from '../test-app.ts';

/** The app behind the Node adapter and a socket. */
async function serve(setup: Setup = {}) {
  const { app, clock } = testApp(setup);
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', (line) => lines.push(JSON.parse(line)));
  const listener = createListener({
    app,
    log,
    clock: () => clock.now,
    siteUrl: SITE_URL,
    trustedHops: 1,
    protection: createProtection({ ratePerSecond: 0 }),
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { ask, lines };
}

describe('the allowance', () => {
  test('is refused with the time until the next day, and the answer allows any origin', async () => {
    const { ask, statuses, clock } = testApp();
    expect(await statuses(2)).toEqual([200, 200]);
    const { status, headers, text } = await ask('/api/today');
    expect(status).toBe(429);
    expect(headers['Retry-After']).toBe('43200');
    expect(headers['Cache-Control']).toBe('no-store');
    expect(headers['Content-Type']).toBe('application/json; charset=utf-8');
    expect(headers['Access-Control-Allow-Origin']).toBe('*');
    expect(headers['Access-Control-Expose-Headers']).toContain('Retry-After');
    expect(Object.keys(JSON.parse(text))).toEqual(['error']);
    clock.now += 12 * 3_600_000;
    expect(await statuses(3)).toEqual([200, 200, 429]);
  });

  test('covers all endpoints together', async () => {
    const { ask } = testApp();
    expect((await ask('/api/convert?from=sh&year=1405&month=1&day=1')).status).toBe(200);
    expect((await ask('/api/calendar?year=1405&month=1')).status).toBe(200);
    expect((await ask('/api/timezones')).status).toBe(429);
  });

  test('counts HEAD like GET', async () => {
    const { statuses } = testApp();
    expect(await statuses(3, '/api/today', {}, { method: 'HEAD' })).toEqual([200, 200, 429]);
  });

  test('counts a 404 of the API', async () => {
    const { statuses } = testApp();
    expect(await statuses(3, '/api/nowruz?year_sh=500&tz=UTC')).toEqual([404, 404, 429]);
  });

  test('does not count files, pages, calendar files, preflights, errors and 304', async () => {
    const { ask, statuses } = testApp();
    const first = await ask('/api/timezones?country_code=IR', { 'accept-encoding': 'identity' });
    const tag = first.headers.ETag!;
    const free = async () => [
      await statuses(3, '/'),
      await statuses(3, '/api/holidays/1405.json'),
      await statuses(3, '/holidays/1405.ics'),
      await statuses(3, '/holidays.ics'),
      await statuses(3, '/api/today', {}, { method: 'OPTIONS' }),
      await statuses(3, '/api/today', {}, { method: 'POST' }),
      await statuses(3, '/api/today?tz='),
      await statuses(3, '/api/nothing'),
      await statuses(3, '/api/timezones?country_code=IR', { 'accept-encoding': 'identity', 'if-none-match': tag }),
    ];
    const expected = [200, 200, 200, 200, 204, 405, 422, 404, 304].map((status) => [status, status, status]);
    expect(await free()).toEqual(expected);
    expect(await statuses(2)).toEqual([200, 429]);
    // These requests also succeed when the allowance is used up.
    expect(await free()).toEqual(expected);
  });

  test('after a refusal, no uncached answer is computed for the client', async () => {
    let answered = 0;
    const counting: Handler = {
      ...handler,
      routeOf(path) {
        const route = handler.routeOf(path);
        if (!route) return undefined;
        const parse: Route['parse'] = (query) => {
          const parsed = route.parse(query);
          const answer = (now: number) => {
            answered++;
            return parsed.answer(now);
          };
          return { ...parsed, answer };
        };
        return { ...route, parse };
      },
    };
    const { statuses } = testApp({ answering: counting });
    expect(await statuses(3)).toEqual([200, 200, 429]);
    const before = answered;
    expect(await statuses(2, '/api/timezones')).toEqual([429, 429]);
    expect(await statuses(2, '/api/convert?from=sh&year=1405&month=1&day=1', { 'if-none-match': '"x"' })).toEqual([
      429, 429,
    ]);
    expect(answered).toBe(before);
  });

  test('counts requests with If-None-Match: *', async () => {
    const { statuses } = testApp();
    const any = { 'if-none-match': '*' };
    expect(await statuses(3, '/api/timezones?country_code=IR', any)).toEqual([304, 304, 429]);
  });

  test('0 means no limit', async () => {
    const { statuses } = testApp({ allowance: 0 });
    expect(new Set(await statuses(20))).toEqual(new Set([200]));
  });
});

describe('the rate', () => {
  test('refuses an address before any work, also for files, and admits it a second later', async () => {
    const { ask, statuses, clock } = testApp({ allowance: 0, ratePerSecond: 2 });
    const hasty = { 'x-forwarded-for': '192.0.2.1' };
    // A burst of ten seconds.
    expect(new Set(await statuses(20, '/', hasty))).toEqual(new Set([200]));
    for (const path of ['/', '/api/today', '/api/today?tz=', '/nothing', '/healthz', '/mcp']) {
      const { status, headers, text } = await ask(path, hasty);
      expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([503, '1', 'no-store']);
      expect(Object.keys(JSON.parse(text))).toEqual(['error']);
    }
    expect(await statuses(1, '/', { 'x-forwarded-for': '192.0.2.2' })).toEqual([200]);
    clock.now += 1000;
    expect(await statuses(3, '/', hasty)).toEqual([200, 200, 503]);
  });

  test('recovers from a wrong clock', async () => {
    const { statuses, clock } = testApp({ allowance: 0, ratePerSecond: 1 });
    clock.now += 86_400_000;
    expect(await statuses(1, '/')).toEqual([200]);
    clock.now -= 86_400_000;
    clock.now += 10_000;
    expect(await statuses(1, '/')).toEqual([200]);
  });
});

test.each([
  ['editor@salnama.example', 'write to editor@salnama.example'],
  [undefined, 'write to the operator of the service'],
])('refused clients learn the contact %j', async (contact, named) => {
  const { ask, statuses } = testApp({ blocklist: 'bad.example', allowance: 1, ...(contact && { contact }) });
  const blocked = await ask('/api/today', { origin: 'https://bad.example' });
  expect([blocked.status, JSON.parse(blocked.text).error]).toEqual([403, expect.stringContaining(named)]);
  await statuses(1);
  const exhausted = await ask('/api/today');
  expect([exhausted.status, exhausted.text.includes('write to')]).toEqual([429, contact !== undefined]);
});

describe('the block list', () => {
  test('blocks the API, not files', async () => {
    const { ask, statuses } = testApp({ blocklist: 'bad.example\napp:evil\n192.0.2.0/24\n' });
    const blockedClients: Record<string, string>[] = [
      { origin: 'https://www.bad.example' },
      { 'user-agent': 'evil/1.0 (a@b.example)' },
      { 'x-forwarded-for': '192.0.2.9' },
    ];
    for (const client of blockedClients) {
      const { status, headers, text } = await ask('/api/today', client);
      expect(status).toBe(403);
      expect(headers['Access-Control-Allow-Origin']).toBe('*');
      expect(headers['Cache-Control']).toBe('no-store');
      expect(JSON.parse(text)).toEqual({ error: expect.stringContaining('blocked') });
      expect(await statuses(1, '/api/today?tz=Nowhere', client)).toEqual([403]);
      expect(await statuses(1, '/', client)).toEqual([200]);
      expect(await statuses(1, '/holidays/1405.ics', client)).toEqual([200]);
      expect(await statuses(1, '/holidays.ics', client)).toEqual([200]);
    }
    expect(await statuses(1, '/api/today', { origin: 'https://good.example' })).toEqual([200]);
  });
});

test('a failure is answered without its reason and logged with it', async () => {
  const broken: Handler = {
    ...handler,
    routeOf: () => ({
      id: 'broken',
      parse: () => ({
        key: 'broken',
        answer: () => {
          throw new Error('the table is broken');
        },
      }),
    }),
  };
  const { ask, lines } = await serve({ answering: broken });
  const { status, body } = await ask('/api/today?tz=Asia/Tokyo');
  expect(status).toBe(500);
  expect(Object.keys(JSON.parse(body))).toEqual(['error']);
  expect(body).not.toContain('table');
  const error = expect.stringContaining('the table is broken');
  expect(lines).toEqual([expect.objectContaining({ level: 'error', event: 'failure', path: '/api/today', error })]);
  expect(JSON.stringify(lines)).not.toContain('Tokyo');
});
