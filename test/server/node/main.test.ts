/** The Node server over real HTTP. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FROZEN } from '../../support/frozen.ts';
import { createSite, type Reply, send, sendRaw, startServer } from '../process.ts';

const SITE_URL = 'https://salnama.example';
const SECRET = 'beside-the-folder';
const PAGE = `<!doctype html><html lang="fa"><title>سالنما</title><p>${'متن '.repeat(600)}</p></html>`;
const GRID = JSON.stringify({ data: Array.from({ length: 300 }, (_, index) => ({ day: index })) });
/** Larger than the limit of synchronous compression. */
const CITIES = JSON.stringify({ data: Array.from({ length: 9000 }, (_, index) => ({ slug: `city-${index}` })) });
const ICS = `BEGIN:VCALENDAR\r\nX-PAD:${'x'.repeat(50)}\r\n${'NAME:نوروز\r\n'.repeat(120)}END:VCALENDAR\r\n`;
const IMAGE = Buffer.alloc(4096, 7);
/** Larger than the limit of the memory cache. */
const LARGE = 'day,name\n'.repeat(400_000);

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(server.port, path, headers, method);

const root = createSite({
  'secret.txt': SECRET,
  'dist/index.html': PAGE,
  'dist/en/index.html': '<!doctype html>',
  'dist/.hidden': SECRET,
  'dist/.well-known/.x.txt': SECRET,
  'dist/.well-known/security.txt': 'Contact: x',
  'dist/404.html': '<p>این صفحه پیدا نشد',
  'dist/en/404/index.html': '<p>No such page',
  'dist/_headers': SECRET,
  'dist/docs.html': '<p>docs',
  'dist/en/docs/index.html': '<p>English docs',
  'dist/large.csv': LARGE,
  'dist/api/calendar/1405/1.json': GRID,
  'dist/api/timezones.json': CITIES,
  'dist/holidays/1405.ics': ICS,
  'dist/small.txt': 'small',
  'dist/image.png': IMAGE,
  'dist/_astro/style.abc123.css': 'a{color:red}'.repeat(200),
  'dist/changing.txt': 'before',
});
const server = await startServer({ SITE_URL }, root);

const decoded = ({ headers, body }: Reply): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return body;
};

describe('files and answers', () => {
  test.each([
    ['/', PAGE, 'text/html; charset=utf-8', 'public, max-age=300'],
    ['/en', '<!doctype html>', 'text/html; charset=utf-8', 'public, max-age=300'],
    [
      '/api/calendar/1405/1.json',
      GRID,
      'application/json; charset=utf-8',
      'public, max-age=3600, stale-while-revalidate=86400',
    ],
    ['/holidays/1405.ics', ICS, 'text/calendar; charset=utf-8', 'public, max-age=3600'],
    ['/small.txt', 'small', 'text/plain; charset=utf-8', 'public, max-age=300'],
  ] as const)('%s', async (path, text, type, cacheControl) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toBe(text);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.etag).toMatch(/^"[^"]+"$/);
  });

  test('files with a hash in their name are cached for a year', async () => {
    expect((await ask('/_astro/style.abc123.css')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each([
    ['/api/today', /^public, max-age=(60|\d|[1-5]\d)$/],
    ['/api/convert?from=sh&year=1405&month=1&day=1', /^public, max-age=86400$/],
    ['/holidays.ics', /^public, max-age=\d+$/],
  ])('%s is answered by the function', async (path, cacheControl) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(cacheControl);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('/healthz tells the data version and its day; the day of the build is unknown', async () => {
    const { status, headers, body } = await ask('/healthz');
    expect(status).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { version, changed } = JSON.parse(readFileSync(`${FROZEN}/data/version.json`, 'utf8'));
    expect(JSON.parse(body.toString())).toEqual({
      status: 'ok',
      data_version: version,
      built: null,
      data_changed: changed,
    });
  });
});

describe('addresses', () => {
  test.each([
    ['/docs', '<p>docs'],
    ['/en/docs', '<p>English docs'],
    ['/en', '<!doctype html>'],
    ['/.well-known/security.txt', 'Contact: x'],
  ])('%s is a page as it is written', async (path, text) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, text]);
  });

  test.each([
    ['/docs/', '/docs'],
    ['/en/', '/en'],
    ['/en/docs/?q=1&x', '/en/docs?q=1&x'],
  ])('%s leads to %s by one redirect', async (path, address) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, address]);
    expect((await ask(address)).status).toBe(200);
  });
});

test.each([
  ['calendar.example.org', 200],
  ['calendar.example.org:8443', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:4321', 200],
  ['', 200],
  ['calendar.example.org:', 200],
  ['calendar.example.org:port', 400],
  ['calendar.example.org:123456', 400],
  ['::1', 400],
  ['a.example, b.example', 400],
  ['a.example/x', 400],
])('Host: %s is answered with %i', async (host, status) => {
  expect((await ask('/small.txt', { Host: host })).status).toBe(status);
});

test('responses at the same time share one body, and each has all its bytes', async () => {
  const paths = ['/image.png', '/api/calendar/1405/1.json', '/api/holidays?year=1400'];
  const ranges = [{}, { Range: 'bytes=1-9' }, { 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'br' }] as const;
  for (const path of paths) {
    const whole = (await ask(path)).body;
    const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => ask(path, ranges[index % 4])));
    for (const reply of replies) {
      const expected = reply.status === 206 ? whole.subarray(1, 10) : whole;
      expect(decoded(reply).equals(expected), path).toBe(true);
    }
  }
});

describe('ranges', () => {
  const part = async (path: string, range: string, headers: Record<string, string> = {}) => {
    const reply = await ask(path, { Range: range, ...headers });
    return [reply.status, reply.headers['content-range'], reply.body.toString()];
  };

  test.each([
    ['/api/calendar/1405/1.json', GRID],
    ['/large.csv', LARGE],
  ])('of %s', async (path, text) => {
    const { length } = text;
    const whole = await ask(path, { 'Accept-Encoding': 'identity' });
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.body.toString()).toBe(text);
    expect(await part(path, 'bytes=0-4')).toEqual([206, `bytes 0-4/${length}`, text.slice(0, 5)]);
    expect(await part(path, 'bytes=5-', { 'Accept-Encoding': 'br' })).toEqual([
      206,
      `bytes 5-${length - 1}/${length}`,
      text.slice(5),
    ]);
    expect(await part(path, 'bytes=-3')).toEqual([206, `bytes ${length - 3}-${length - 1}/${length}`, text.slice(-3)]);
    expect(await part(path, `bytes=3-${length + 9}`)).toEqual([206, `bytes 3-${length - 1}/${length}`, text.slice(3)]);
    expect(await part(path, `bytes=${length}-`)).toEqual([416, `bytes */${length}`, '']);
    for (const ignored of ['bytes=0-1,3-4', 'bytes=2-1', 'lines=0-1', 'bytes=-', 'x']) {
      expect((await part(path, ignored)).slice(0, 2), ignored).toEqual([200, undefined]);
    }
  });

  test('If-Range compares the version', async () => {
    const path = '/api/calendar/1405/1.json';
    const { etag, 'last-modified': date } = (await ask(path)).headers as Record<string, string>;
    for (const same of [etag!, date!]) expect((await part(path, 'bytes=0-1', { 'If-Range': same }))[0]).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Sat, 01 Jan 2000 00:00:00 GMT', 'x']) {
      expect((await part(path, 'bytes=0-1', { 'If-Range': other }))[0], other).toBe(200);
    }
  });

  test('API answers have no ranges', async () => {
    const reply = await ask('/api/holidays?year=1400', { Range: 'bytes=0-1' });
    expect([reply.status, reply.headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

test('/api/ lists the endpoints, and each example works', async () => {
  const { status, body } = await ask('/api/');
  const { data, openapi } = JSON.parse(body.toString()) as {
    data: { path: string; example: string }[];
    openapi: string;
  };
  expect([status, openapi]).toEqual([200, '/api/openapi.json']);
  expect(data.length).toBeGreaterThanOrEqual(8);
  for (const { example } of data) expect((await ask(example)).status, example).toBe(200);
});

describe('conditions', () => {
  test.each(['/api/calendar/1405/1.json', '/api/holidays?year=1400', '/large.csv'])('If-Match of %s', async (path) => {
    const { etag } = (await ask(path)).headers as { etag: string };
    for (const same of [etag, '*', `"other", ${etag}`]) {
      expect((await ask(path, { 'If-Match': same })).status, same).toBe(200);
    }
    for (const other of ['"other"', `W/${etag}`]) {
      const { status, headers, body } = await ask(path, { 'If-Match': other });
      expect([status, headers['cache-control']], other).toEqual([412, 'no-store']);
      expect(Object.keys(JSON.parse(body.toString()) as object)).toEqual(['error']);
    }
  });

  test('a file has Last-Modified', async () => {
    const path = '/holidays/1405.ics';
    const { 'last-modified': date, etag } = (await ask(path)).headers as Record<string, string>;
    expect(new Date(date!).toUTCString()).toBe(date);
    const statusWith = async (headers: Record<string, string>) => (await ask(path, headers)).status;
    const [before, after] = ['Sat, 01 Jan 2000 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'];
    expect(await statusWith({ 'If-Modified-Since': date! })).toBe(304);
    expect(await statusWith({ 'If-Modified-Since': after })).toBe(304);
    expect(await statusWith({ 'If-Modified-Since': before })).toBe(200);
    expect(await statusWith({ 'If-Modified-Since': after, 'If-None-Match': '"other"' })).toBe(200);
    expect(await statusWith({ 'If-Unmodified-Since': before })).toBe(412);
    expect(await statusWith({ 'If-Unmodified-Since': date! })).toBe(200);
    expect(await statusWith({ 'If-Unmodified-Since': before, 'If-Match': etag! })).toBe(200);
    expect(await statusWith({ 'If-Modified-Since': 'yesterday' })).toBe(200);
  });
});

test.each(['/api/today', '/api/none', '/api/calendar/1405/1.json', '/api/holidays?year=1'])(
  '%s names the description of the service',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask(path, {}, method);
      expect(headers.link).toMatch(/<\/api\/openapi\.json>; rel="service-desc".*<\/docs>; rel="service-doc"/);
      expect(headers['access-control-expose-headers']).toMatch(
        /ETag.*Content-Range.*Content-Length.*Link.*Retry-After/,
      );
    }
  },
);

describe('encodings', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity;q=0.5, gzip;q=1', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
    ['gzip ; q=0.8 , br ; q=0.9', 'br'],
  ])('Accept-Encoding: %s', async (acceptEncoding, expected) => {
    for (const [path, text] of [
      ['/api/calendar/1405/1.json', GRID],
      ['/api/timezones.json', CITIES],
      ['/holidays/1405.ics', ICS],
      ['/', PAGE],
    ] as const) {
      const reply = await ask(path, { 'Accept-Encoding': acceptEncoding });
      expect(reply.headers['content-encoding'], path).toBe(expected);
      expect(reply.headers.vary, path).toMatch(/accept-encoding/i);
      expect(reply.headers['content-length']).toBe(String(reply.body.length));
      expect(decoded(reply).toString()).toBe(text);
      if (expected) expect(reply.body.length).toBeLessThan(Buffer.byteLength(text));
    }
  });

  test('API answers are the same in every encoding', async () => {
    const path = '/api/holidays?year=1400';
    const plain = (await ask(path)).body.toString();
    expect(JSON.parse(plain)).toMatchObject({ year: 1400 });
    for (const encoding of ['br', 'gzip']) {
      const reply = await ask(path, { 'Accept-Encoding': encoding });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(decoded(reply).toString()).toBe(plain);
    }
  });

  test('small or already compressed files are sent unchanged', async () => {
    for (const path of ['/small.txt', '/image.png', '/api/convert?from=sh&year=1405&month=1&day=32']) {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br, gzip' });
      expect(headers['content-encoding'], path).toBeUndefined();
    }
    expect((await ask('/image.png')).body).toEqual(IMAGE);
  });
});

describe('tags', () => {
  const PATHS = ['/', '/api/calendar/1405/1.json', '/holidays/1405.ics', '/api/holidays?year=1400', '/holidays.ics'];

  test.each(PATHS)('%s: another tag for each encoding, the same tag for the same bytes, 304 for it', async (path) => {
    const tags = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const { etag } = (await ask(path, headers)).headers as { etag: string };
      expect(etag).toMatch(/^"[^"]+"$/);
      tags.push(etag);
      for (const ifNoneMatch of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
        const again = await ask(path, { ...headers, 'If-None-Match': ifNoneMatch });
        expect(again.status, ifNoneMatch).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toMatch(/^public, max-age=\d+/);
        expect(again.headers.vary).toMatch(/accept-encoding/i);
        expect(again.headers['content-encoding']).toBeUndefined();
        if (path !== '/') expect(again.headers['access-control-allow-origin']).toBe('*');
      }
      for (const ifNoneMatch of ['"other"', etag.slice(1, -1), '""', `"x${etag.slice(1)}`]) {
        expect((await ask(path, { ...headers, 'If-None-Match': ifNoneMatch })).status, ifNoneMatch).toBe(200);
      }
    }
    expect(new Set(tags).size).toBe(3);
  });

  test('errors have no tag', async () => {
    const reply = await ask('/api/holidays?year=1', { 'If-None-Match': '*' });
    expect(reply.status).toBe(422);
    expect(reply.headers.etag).toBeUndefined();
  });
});

describe('methods', () => {
  test.each([
    '/',
    '/api/today',
    '/api/calendar/1405/1.json',
    '/holidays.ics',
    '/holidays/1405.ics',
    '/healthz',
    '/api/none',
  ])('HEAD %s is GET without a body', async (path) => {
    const got = await ask(path);
    const headed = await ask(path, {}, 'HEAD');
    expect(headed.status).toBe(got.status);
    expect(headed.body.length).toBe(0);
    for (const name of ['content-type', 'content-length', 'access-control-allow-origin', 'vary']) {
      expect(headed.headers[name], name).toBe(got.headers[name]);
    }
  });

  test.each(['/api/today', '/api/none', '/holidays.ics', '/'])('OPTIONS %s', async (path) => {
    const { status, headers, body } = await ask(
      path,
      { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' },
      'OPTIONS',
    );
    expect(status).toBe(204);
    expect(body.length).toBe(0);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toContain('GET');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is not allowed', async (method) => {
    for (const path of ['/api/today', '/holidays.ics', '/']) {
      const { status, headers, body } = await ask(path, {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cache-control']).toBe('no-store');
      expect(Object.keys(JSON.parse(body.toString()) as object)).toEqual(['error']);
    }
  });
});

describe('missing files', () => {
  test.each([
    '/api/none',
    '/api/today/',
    '/api/Today',
    '/API/today',
    '/api/%74oday',
    '/api/calendar/1405/13.json',
    '/api/calendar/1405',
    '/holidays/1300.ics',
    '/nowruz/1.ics',
    '/none.ics',
    '/api/%',
    '/api/%E0%A4%A',
  ])('%s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(JSON.parse(body.toString()) as object)).toEqual(['error']);
  });

  test.each([
    ['/api/holidays?year=1', 422],
    ['/api/nowruz?year_sh=1&tz=UTC', 404],
  ] as const)('%s: %i', async (path, expected) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(expected);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('a missing page is 404', async () => {
    for (const path of ['/none', '/none/', '/en/none', '//en', '/_headers', '/%']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
        404,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(body.toString()).toContain(path.startsWith('/en') ? 'No such page' : 'این صفحه پیدا نشد');
    }
  });
});

test('no address leads out of the folder or to a hidden file', async () => {
  const outside = '/../secret.txt ../secret.txt /%2e%2e/secret.txt /..%5csecret.txt //secret.txt file:///etc/passwd';
  const hidden = '/.hidden /%2ehidden /.well-known/.x.txt /en/../.hidden /secret.txt%00.html';
  for (const target of `${outside} ${hidden}`.split(' ')) {
    const reply = await sendRaw(server.port, target);
    expect(reply, target).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(reply, target).not.toContain(SECRET);
  }
});
