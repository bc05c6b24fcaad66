/** The same requests to the Node server and to a host: the answers differ only where a reason is given. */
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { ENDPOINTS } from '#api/table.ts';
import { freePort } from '../../support/free-port.ts';
import { samplesOf } from '../../support/samples.ts';
import { type Running, runNode } from './running.ts';

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const QUESTIONS = ENDPOINTS.flatMap((endpoint) => {
  const { answered, refused } = samplesOf(endpoint);
  return [answered[0], answered.at(-1), refused[0]].map((query) => `/api${endpoint.path}${query ? `?${query}` : ''}`);
});

const PATHS = [
  ...QUESTIONS,
  // Files, with and without a query: it means something, nothing, or the same as none.
  ...`/ /docs /docs?x=1 /accuracy /en /app.webmanifest /favicon.svg /widget.js /widget.js?v=2 /_astro/style.0a1b2c.css
    /api/holidays/1404.json /api/holidays/1404.json?utm_source=x /api/holidays/1404.json?sector=banks
    /api/calendar/1404/1.json /api/calendar/1404/1.json?month=2 /api/events/1404.json /api/timezones/IR.json
    /api/openapi.json /api/schemas/Today.json /api/schemas.json /api/schemas/ /api/meta.json /holidays/1404.ics
    /holidays/1404.ics?lang=en /holidays/1404.ics?x=1 /nowruz/1404.ics /holidays.ics /holidays.ics?from=phone
    /prayer-times/tehran/1405.ics /prayer-times/tehran/1405.ics?method=mwl /prayer-times/tehran/1405.ics?metod=mwl
    /api/prayer-times/tehran/1405.json /api/prayer-times/tehran/1405.csv?method=isna /occasions/nowruz.ics
    /downloads/days.parquet /downloads/days.parquet?x=1 /downloads/SHA256SUMS /downloads/kits/home-assistant.yaml
    /docs/day.md /docs/day.md?x=1 /llms.txt /.well-known/security.txt /.well-known/api-catalog`.split(/\s+/),
  // Addresses that mean a page.
  ...`/docs/ /docs/?x=1&y=2 /accuracy/ /en/ /calendar/1404/01 /calendar/1404/01?x=1 /calendar/1404/1/5 /calendar/1404/1/5?x=1
    /ACCURACY /ACCURACY?x=1 /nowruz/cities /nowruz/cities?x=1 /en/nowruz/cities /calendar/1350/5 /calendar/1350/05?x=1
    /calendar/%DB%B1%DB%B4%DB%B0%DB%B4/%DB%B1 /calendar/%DB%B1%DB%B4%DB%B0%DB%B4/%DB%B8?x=1`.split(/\s+/),
  // What there is not.
  ...`/none /none/ /none?x=1 /en/none /api /api/ /api/day/ /api/nothing /api/nothing/ /api/holidays/1600.json /api/holidays/2027.json
    /holidays/1300.ics /none.ics /downloads/none.json /feeds/none.atom /.well-known/none /_headers /_redirects
    /.function/node/index.js /.assetsignore /api/%74oday /%61pi/meta.json /docs%2Fday.md /calendar/1404/13 /healthz /healthz?x=1 /mcp
    /%00 /%zz /docs//day.md /a%2f..%2fb /.env`.split(/\s+/),
];

const METHODS = ['HEAD', 'OPTIONS', 'POST', 'DELETE'].flatMap((method) =>
  ['/', '/none', '/api/timezones', '/api/meta.json', '/holidays/1404.ics', '/mcp'].map((path) => ({ path, method })),
);

const HEADERS = [
  ...['/', '/api/meta.json', '/api/timezones', '/holidays/1404.ics', '/widget.js'].flatMap((path) =>
    [
      { 'If-None-Match': '"other"' },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': new Date(Date.now() + 1e9).toUTCString() },
      { 'If-Match': '"other"' },
      { 'Accept-Encoding': 'br' },
      { 'Accept-Encoding': 'gzip;q=1, br;q=0' },
    ].map((headers) => ({ path, headers })),
  ),
  ...['/api/meta.json', '/downloads/days.parquet'].flatMap((path) =>
    ['bytes=2-5', 'bytes=-3', 'bytes=3-', 'bytes=99999999-', 'bytes=5-1', 'lines=1-2'].map((range) => ({
      path,
      headers: { Range: range },
    })),
  ),
  { path: '/api/today', headers: { Origin: 'https://other.example' } },
];

export const PARITY: readonly Asked[] = [...new Set(PATHS)].map((path): Asked => ({ path })).concat(METHODS, HEADERS);

const nameOf = ({ method = 'GET', path, headers = {} }: Asked): string =>
  [method, path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(' ');

const COMPARED = `content-type cache-control location content-encoding content-range access-control-allow-origin
  access-control-expose-headers access-control-allow-methods link allow retry-after content-security-policy referrer-policy
  permissions-policy x-content-type-options x-robots-tag`.split(/\s+/);

/** Answers of the clock are compared without it. */
const masked = (body: string): string =>
  body
    .replace(/"now":"[^"]+"/, '"now":"…"')
    .replace(/"(\w*seconds\w*)":-?\d+/g, '"$1":0')
    .replace(/DTSTAMP:\w+/g, '');

async function answerOf(url: string, { path, method = 'GET', headers = {} }: Asked) {
  const sent = { 'Accept-Encoding': 'identity', ...headers };
  const response = await fetch(url + path, { method, headers: sent, redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(COMPARED.map((name) => [name, response.headers.get(name)])),
    hasTag: response.headers.has('etag'),
    body: masked(bytes.toString('latin1')),
  };
}

/**
 * @param start starts the host before a Node server
 * @param differences pattern of requests → reason, and the fields that differ
 */
export function describeParity(
  start: (functionPort: number) => Promise<Running>,
  differences: readonly (readonly [RegExp, string])[] = [],
): void {
  describe('every answer is that of the Node server', () => {
    const site = inject('smallSite');
    let node: Running;
    let host: Running;
    const differing = new Set<string>();

    beforeAll(async () => {
      const port = await freePort();
      node = await runNode(site, port);
      host = await start(port);
    });
    afterAll(async () => void (await Promise.all([node?.stop(), host?.stop()])));

    test.each(PARITY.map((asked) => [nameOf(asked), asked] as const))('%s', async (name, asked) => {
      const reason = differences.find(([pattern]) => pattern.test(name));
      const compare = async () => expect(await answerOf(host.url, asked)).toEqual(await answerOf(node.url, asked));
      // max-age of an answer about today goes down by a second each second in the last hour of a day.
      if (!reason) return void (await vi.waitFor(compare, { timeout: 5_000, interval: 500 }));
      const isEqual = await compare().then(
        () => true,
        () => false,
      );
      if (!isEqual) differing.add(String(reason[0]));
    });

    test('every reason for a difference is needed', () => {
      expect(differences.map(([pattern]) => String(pattern)).filter((pattern) => !differing.has(pattern))).toEqual([]);
    });
  });
}

test('a hundred and twenty requests, or more', () => expect(PARITY.length).toBeGreaterThan(120));
