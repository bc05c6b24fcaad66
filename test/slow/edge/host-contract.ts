/** Tests for every web server in front of the static files and the Node server. */
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import type { Placed } from './placed.ts';
import { allRunning, type Running, runNode } from './running.ts';

export type Start = (placed: Placed) => Promise<Running>;

const FILE_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

export function describeHost(start: Start): void {
  const site = inject('smallSite');
  let node: Running;
  let host: Running;
  /** the web server without a Node server */
  let alone: Running;

  beforeAll(async () => {
    const [nodePort, hostPort, alonePort, nobodysPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    [node, host, alone] = await allRunning(
      runNode(site, nodePort),
      start({ port: hostPort, folder: site, functionPort: nodePort }),
      start({ port: alonePort, folder: site, functionPort: nobodysPort }),
    );
  });

  afterAll(async () => {
    await Promise.all([node, host, alone].map((running) => running?.stop()));
  });

  const ask = async (server: Running, path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'Accept-Encoding': 'identity', ...init.headers },
    });
    const header = (name: string) => response.headers.get(name);
    return {
      status: response.status,
      body: await response.text(),
      type: header('Content-Type'),
      cache: header('Cache-Control'),
      origin: header('Access-Control-Allow-Origin'),
      policy: header('Content-Security-Policy'),
      referrer: header('Referrer-Policy'),
      permissions: header('Permissions-Policy'),
      opener: header('Cross-Origin-Opener-Policy'),
      sniff: header('X-Content-Type-Options'),
      tag: header('ETag'),
      encoding: header('Content-Encoding'),
      exposed: header('Access-Control-Expose-Headers'),
      link: header('Link'),
      range: header('Content-Range'),
      allow: header('Allow'),
      location: header('Location'),
    };
  };
  type Asked = Awaited<ReturnType<typeof ask>>;
  const withoutTag = ({ tag: _, ...rest }: Asked) => rest;
  const withoutCache = ({ cache: _, ...rest }: Omit<Asked, 'tag'>) => rest;

  describe('files are sent like by Node', () => {
    test.each(
      `/api/holidays/1404.json /api/calendar/1404/1.json /api/timezones/IR.json /api/openapi.json
      /api/schemas/Today.json /api/schemas.json /api/schemas/ /holidays/1404.ics /nowruz/1404.ics
      /_astro/style.0a1b2c.css /widget.js /docs /accuracy /en /app.webmanifest /favicon.svg /icons/small.svg
      /downloads/days.parquet /downloads/SHA256SUMS /.well-known/security.txt /.well-known/api-catalog /`.split(/\s+/),
    )('%s', async (path) => {
      expect(withoutTag(await ask(alone, path))).toEqual(withoutTag(await ask(node, path)));
    });
  });

  describe('queries are answered from files, with the same bytes', () => {
    test.each(
      `/api/holidays?year=1404 /api/calendar?year=1404&month=12 /api/calendar?month=2&year=1404
      /api/events?year=1405&month_sh=7 /api/events?month_sh=7&year=1405 /api/timezones
      /api/timezones?country_code=IR /api/`.split(/\s+/),
    )('%s', async (path) => {
      const found = withoutTag(await ask(alone, path));
      expect(found.cache).toBe(FILE_CACHE);
      expect(withoutCache(found)).toEqual(withoutCache(withoutTag(await ask(node, path))));
      expect((await ask(host, path)).cache).toBe(FILE_CACHE);
    });
  });

  describe('all other queries are answered by the function', () => {
    test.each(
      `/api/convert?from=sh&year=1404&month=1&day=1 /api/prayer-times?city=tehran&year=1404&month=1&day=1
      /api/holidays /api/holidays?year=1577 /api/holidays?year=%DB%B1%DB%B4%DB%B0%DB%B4
      /api/holidays?year=1404&year=1405 /api/calendar?year=1404&month=13 /api/calendar?year=1404&month=01
      /api/events?year=1404&month_sh=1&day_sh=1 /api/timezones?country_code=ZZ /api/today?tz=Nowhere
      /holidays.ics`.split(/\s+/),
    )('%s', async (path) => {
      // In the last hour of a day, max-age may differ by a second between the two requests.
      await vi.waitFor(async () => expect(await ask(host, path)).toEqual(await ask(node, path)));
    });

    test('the present moment', async () => {
      const { status, body, cache } = await ask(host, '/api/today?tz=Asia/Tehran');
      expect([status, Object.keys(JSON.parse(body))[0]]).toEqual([200, 'timezone']);
      // max-age is 60 s, or less in the last minute of the day.
      expect(cache).toMatch(/^public, max-age=(?:60|[1-5]?\d)$/);
    });
  });

  describe('without a function', () => {
    test.each(['/api/today', '/api/convert?from=sh&year=1404&month=1&day=1', '/api/holidays'])('%s', async (path) => {
      const { status, body, type, cache, origin } = await ask(alone, path);
      expect(status).toBe(503);
      expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('function') });
      expect([type, cache, origin]).toEqual(['application/json; charset=utf-8', 'no-store', '*']);
    });

    test('the subscription calendar is the file of the last build', async () => {
      const { status, body, type, cache, origin } = await ask(alone, '/holidays.ics');
      expect(status).toBe(200);
      expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect([type, cache, origin]).toEqual(['text/calendar; charset=utf-8', 'public, max-age=3600', '*']);
    });
  });

  describe('the rest of HTTP', () => {
    test.each(['/api/nothing', '/api/holidays/1600.json', '/holidays/1300.ics'])('404 %s', async (path) => {
      expect(withoutBody(await ask(host, path))).toEqual(withoutBody(await ask(node, path)));
    });

    test.each(['/.function/node/index.js', '/_headers', '/_redirects', '/.assetsignore', '/nothing/'])(
      'hidden %s',
      async (path) => {
        const { status, cache } = await ask(host, path);
        expect([status, cache]).toEqual([404, 'no-store']);
      },
    );

    test.each(['/none.webmanifest', '/downloads/none.json', '/feeds/none.atom'])(
      '404 %s says what its body is',
      async (path) => {
        const { status, type, body } = await ask(host, path);
        const expected = body.startsWith('{') ? /^application\/json/ : /^text\/html/;
        expect([status, type]).toEqual([404, expect.stringMatching(expected)]);
      },
    );

    test.each([
      ['/nowruz/cities', '/nowruz#cities'],
      ['/en/nowruz/cities', '/en/nowruz#cities'],
    ])('%s leads to %s', async (path, address) => {
      expect(await ask(host, path)).toMatchObject({ status: 301, location: address });
    });

    test('a missing page gets the 404 page in its language', async () => {
      expect((await ask(host, '/nothing/')).body).toContain('<title>Not found</title>');
      expect((await ask(host, '/nothing')).body).toContain('<title>Not found</title>');
      expect(await ask(host, '/en/nothing')).toMatchObject({
        status: 404,
        cache: 'no-store',
        body: expect.stringContaining('Not found in English'),
      });
    });

    test.each(['/api/holidays/1404.json', '/downloads/days.parquet'])('a part of %s', async (path) => {
      const range = { headers: { Range: 'bytes=2-5' } };
      const { tag: _, ...here } = await ask(host, path, range);
      const { tag: __, ...there } = await ask(node, path, range);
      expect(here).toEqual(there);
      expect(here.status).toBe(206);
      const { status, range: told } = await ask(host, path, { headers: { Range: 'bytes=99999999-' } });
      expect([status, told]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    });

    test('Parquet is never compressed', async () => {
      const { status, encoding } = await ask(host, '/downloads/days.parquet', {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect([status, encoding]).toEqual([200, null]);
    });

    test('no file has a NUL in its name', async () => {
      expect([400, 404]).toContain((await ask(host, '/a%00b')).status);
    });

    test.each(['/api/today', '/api/holidays/1404.json', '/holidays/1404.ics', '/holidays.ics'])(
      'OPTIONS %s',
      async (path) => {
        const preflight = { method: 'OPTIONS', headers: { Origin: 'https://other.example' } };
        const { status, body, origin, allow } = await ask(host, path, preflight);
        expect([status, body, origin, allow]).toEqual([204, '', '*', 'GET, HEAD, OPTIONS']);
      },
    );

    test.each(['/api/today', '/api/holidays?year=1404', '/api/holidays/1404.json', '/holidays/1404.ics'])(
      'POST %s',
      async (path) => {
        const { status, body, origin, allow, cache } = await ask(host, path, { method: 'POST', body: 'x' });
        expect([status, origin, allow, cache]).toEqual([405, '*', 'GET, HEAD, OPTIONS', 'no-store']);
        expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('GET, HEAD, OPTIONS') });
      },
    );

    test('a cached file gets 304', async () => {
      const path = '/api/holidays/1404.json';
      const { tag } = await ask(host, path);
      const again = await ask(host, path, { headers: { 'If-None-Match': tag! } });
      expect([again.status, again.body, again.cache, again.origin]).toEqual([304, '', FILE_CACHE, '*']);
    });

    test.each([
      '/api/holidays/1404.json',
      '/api/holidays?year=1577',
      '/holidays/1404.ics',
      '/api/openapi.json',
      '/api/schemas/Explanation.json',
    ])('gzip %s', async (path) => {
      const plain = await ask(host, path);
      const packed = await ask(host, path, { headers: { 'Accept-Encoding': 'gzip' } });
      expect([packed.encoding, packed.body]).toEqual(['gzip', plain.body]);
    });

    test('a page has one address', async () => {
      for (const page of ['/docs', '/accuracy', '/en']) {
        const { status, location } = await ask(host, `${page}/`);
        expect([status, location]).toEqual([301, page]);
      }
    });
  });

  // Only answers under /api/ must have the Link header.
  const withoutBody = ({ body, link: _, ...rest }: Asked) => ({ ...rest, error: typeof JSON.parse(body).error });
}
