/** The script that answers without a network says what the server says, byte for byte. */
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jsonText } from '#api/answer.ts';
import { nowruzMoment } from '#api/nowruz-moment.ts';
import { API_ROOT } from '#api/paths.ts';
import { ENDPOINTS } from '#api/table.ts';
import { offlineApiFile } from '#generator/build/service-worker.ts';
import type { OfflineApi } from '../../src/service-worker/offline-api.ts';
import { almanac, handler, NOW, SITE_URL } from '../service.ts';

const MOST_KILOBYTES = 180;
/** Of every kind, from the first on. */
const TWINS = 92;

const { path, text } = offlineApiFile();
const scope: { offlineApi?: OfflineApi } = {};
const ofBrowsers = { location: { origin: SITE_URL }, Intl, URLSearchParams, TextEncoder, TextDecoder };
runInContext(text, createContext({ self: scope, ...ofBrowsers }));
const { answer } = scope.offlineApi!;

const queryOf = (example: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(example as Record<string, string>).toString();

test.each(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (under, endpoint) => {
  const queries = [queryOf(endpoint.example), ...endpoint.samples, ...endpoint.mistakes, 'tz=Nowhere/Land'];
  for (const query of queries) {
    const { status, body, contentType } = handler.answer(API_ROOT + under, query, NOW);
    expect(answer(API_ROOT + under, query, NOW)).toMatchObject({ status, body, contentType });
  }
  for (const query of endpoint.mistakes) expect(answer(API_ROOT + under, query, NOW)?.status).toBe(422);
});

test('static twins have the bytes of the files', () => {
  const twins = ENDPOINTS.flatMap((endpoint) => {
    const files = Iterator.from(endpoint.twinFiles({ almanac, now: NOW }));
    return [...files.take(TWINS)].filter((_, index) => index % 30 < 2);
  });
  expect(twins.length).toBeGreaterThan(15);
  for (const twin of twins) {
    expect(answer(API_ROOT + twin.path, '', NOW)).toMatchObject({ status: 200, body: JSON.stringify(twin.body) });
  }
});

test('the moment of Nowruz, which home reads, has the bytes of its file', () => {
  for (const year of [979, 1405, 1406]) {
    expect(answer(`/api/nowruz/${year}.json`, '', NOW)).toMatchObject({
      status: 200,
      body: jsonText(nowruzMoment(year, almanac)),
    });
  }
  for (const file of ['/api/nowruz/978.json', '/api/nowruz/01406.json']) expect(answer(file, '', NOW)).toBeUndefined();
});

test('what is no endpoint is 404, and files that only the server has are left to it', () => {
  expect(answer('/api/holiday', '', NOW)).toMatchObject({
    status: 404,
    body: handler.answer('/api/holiday', '', NOW).body,
  });
  for (const file of [
    '/api/holidays/1200.json',
    '/api/calendar/1405/01.json',
    '/api/openapi.json',
    '/api/timezones/XX.json',
  ]) {
    expect(answer(file, '', NOW), file).toBeUndefined();
  }
});

test('it travels in at most 180 kB, also where a host knows gzip only', () => {
  expect(path).toBe('/offline-api.js');
  expect(gzipSync(text).length / 1024).toBeLessThanOrEqual(MOST_KILOBYTES);
});
