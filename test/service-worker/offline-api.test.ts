/** The offline script gives the same answers as the server, byte for byte. */
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jsonText } from '#api/base/answer.ts';
import { snapshotFiles } from '#api/base/endpoint.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { nowruzMoment } from '#api/facts/moments.ts';
import { ENDPOINTS } from '#api/table.ts';
import { offlineApiFile } from '#generator/site/service-worker.ts';
import { samplesOf } from '../support/samples.ts';
import { almanac, handler, NOW, SITE_URL } from '../support/service.ts';

const MAX_KILOBYTES = 230;
/** Number of static answers to compare; they cover every kind. */
const SNAPSHOTS = 92;

const { path, text } = offlineApiFile();
const scope: { answerOffline?: (address: URL) => Response | undefined } = {};
/** Fixed clock for the script, which reads `Date.now` itself. */
class FixedDate extends Date {
  static override now = () => NOW;
}
const ofBrowsers = { location: { origin: SITE_URL }, Intl, URLSearchParams, TextEncoder, TextDecoder, Response };
runInContext(text, createContext({ self: scope, Date: FixedDate, ...ofBrowsers }));

async function answer(under: string, query = '') {
  const response = scope.answerOffline!(new URL(`${SITE_URL}${under}?${query}`));
  if (!response) return undefined;
  return { status: response.status, body: await response.text(), contentType: response.headers.get('Content-Type') };
}

const queryOf = (example: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(example as Record<string, string>).toString();

test.each(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (under, endpoint) => {
  const { answered, refused } = samplesOf(endpoint);
  const queries = [queryOf(endpoint.example), ...answered, ...refused, 'tz=Nowhere/Land'];
  for (const query of queries) {
    const { status, body, contentType } = handler.answer(API_ROOT + under, query, NOW);
    expect(await answer(API_ROOT + under, query)).toMatchObject({ status, body, contentType });
  }
  for (const query of refused) expect((await answer(API_ROOT + under, query))?.status).toBe(422);
});

test('static answers have the bytes of their files', async () => {
  const snapshots = ENDPOINTS.flatMap((endpoint) => {
    return [...snapshotFiles(endpoint, { almanac, now: NOW }).take(SNAPSHOTS)].filter((_, index) => index % 30 < 2);
  });
  expect(snapshots.length).toBeGreaterThan(15);
  for (const snapshot of snapshots) {
    expect(await answer(snapshot.path)).toMatchObject({ status: 200, body: JSON.stringify(snapshot.body) });
  }
});

test('the moment of Nowruz has the bytes of its file', async () => {
  for (const year of [979, 1405, 1406]) {
    expect(await answer(`/api/nowruz/${year}.json`)).toMatchObject({
      status: 200,
      body: jsonText(nowruzMoment(year, almanac)),
    });
  }
  for (const file of ['/api/nowruz/978.json', '/api/nowruz/01406.json']) expect(await answer(file)).toBeUndefined();
});

test('unknown endpoints are 404, and files that only the server has go to the network', async () => {
  expect(await answer('/api/holiday')).toMatchObject({
    status: 404,
    body: handler.answer('/api/holiday', '', NOW).body,
  });
  for (const file of [
    '/api/holidays/1200.json',
    '/api/calendar/1405/01.json',
    '/api/openapi.json',
    '/api/timezones/XX.json',
  ]) {
    expect(await answer(file), file).toBeUndefined();
  }
});

test('the script stays below its limit', () => {
  expect(path).toBe('/offline-api.js');
  expect(gzipSync(text).length / 1024).toBeLessThanOrEqual(MAX_KILOBYTES);
});
