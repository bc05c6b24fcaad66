/** The request pipeline of all hosts, without a network. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withSubnets } from '#server/limits/client.ts';
import { type CpuBudget, NO_CPU_BUDGET } from '#server/limits/cpu-budget.ts';
import { createRateLimit } from '#server/limits/rate.ts';
import type { LargeFile } from '#server/messages.ts';
import { overloaded, Refusal } from '#server/refusals.ts';
import { handler, NOON, testApp } from './test-app.ts';

describe('static files before computation', () => {
  const SNAPSHOTS = [
    ['/api/holidays?year=1405', '/api/holidays/1405.json'],
    ['/api/holidays?year=%DB%B1%DB%B4%DB%B0%DB%B5', '/api/holidays/1405.json'],
    ['/api/calendar?month=2&year=1405', '/api/calendar/1405/2.json'],
    ['/api/events?year=1405&month_sh=7', '/api/events/1405/7.json'],
    ['/api/timezones', '/api/timezones.json'],
    ['/api/timezones?country_code=ir', '/api/timezones/IR.json'],
  ] as const;

  test.each(SNAPSHOTS)('%s is answered with the bytes of %s', async (url, path) => {
    const files = { [path]: '{"from":"the file"}' };
    const fromFile = testApp({ files });
    const computed = testApp({ files: {} });
    const [found, made] = [await fromFile.ask(url), await computed.ask(url)];
    expect(found.text).toBe(files[path]);
    // All headers except those of the body equal the headers of a computed answer.
    const others = ({ ETag: _, 'Content-Length': __, Vary: ___, ...headers }: Readonly<Record<string, string>>) =>
      headers;
    expect(others(found.headers)).toEqual(others(made.headers));
    // It counts against the allowance.
    expect(await fromFile.statuses(2, url)).toEqual([200, 429]);
  });

  test.each(['/api/holidays', '/api/events?year=1405&month_sh=7&day_sh=1', '/api/calendar?year=1300&month=1'])(
    '%s has no file',
    (url) => {
      const [path = '', query = ''] = url.split('?');
      expect(handler.routeOf(path)!.parse(query).snapshot?.()).toBeUndefined();
    },
  );

  test('the subscription calendar is the static file until the next year begins', async () => {
    const files = { '/holidays.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
    expect((await testApp({ files, isOfYear: true }).ask('/holidays.ics')).text).toBe(files['/holidays.ics']);
    expect((await testApp({ files, isOfYear: false }).ask('/holidays.ics')).text).toContain('BEGIN:VEVENT');
  });

  test('an overloaded service still sends calendar files that the build has written', async () => {
    const cpuBudget: CpuBudget = {
      ...NO_CPU_BUDGET,
      run: async (kind, _asker, work) => {
        if (kind !== 'file') throw new Refusal(overloaded());
        return work();
      },
    };
    const { ask } = testApp({ files: { '/holidays.ics': 'BEGIN:VCALENDAR' }, isOfYear: true, cpuBudget });
    expect((await ask('/holidays.ics')).status).toBe(200);
    expect((await ask('/prayer-times/tehran/1405.ics')).status).toBe(503);
  });
});

test('the answer about health is as good as an answer to a question', async () => {
  expect((await testApp().ask('/healthz')).status).toBe(200);
  const failing = { ...handler, answer: () => ({ status: 500, contentType: 'application/json', body: '{}' }) };
  expect((await testApp({ answering: failing }).ask('/healthz')).status).toBe(500);
});

test('all spellings of a path are one file in the cache', async () => {
  const { ask } = testApp();
  const [plain, spelt] = [await ask('/index.html'), await ask('/%69ndex%2Ehtml')];
  expect(spelt.body).toBe(plain.body);
});

test.each(['/index.html', '/api/holidays?year=1405'])(
  'requests for %s at the same time share its bytes',
  async (url) => {
    const page = '<!doctype html><title>Salnama</title>';
    const { ask } = testApp({ files: { '/index.html': page, '/api/holidays/1405.json': '{}' }, allowance: 0 });
    const [first, ...others] = await Promise.all([ask(url), ask(url), ask(url)]);
    expect(first!.status).toBe(200);
    for (const other of others) expect(other.body).toBe(first!.body);
  },
);

describe('large files', () => {
  const LARGE = 'a'.repeat(3 * 1024 * 1024);

  test('clients that accept gzip and want the whole table get the compressed file', async () => {
    const { ask } = testApp({ files: { '/downloads/days.csv': LARGE, '/downloads/days.csv.gz': gzipSync(LARGE) } });
    const sent = await ask('/downloads/days.csv', { 'accept-encoding': 'gzip, br' });
    expect(sent.headers).toMatchObject({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
    });
    const others = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }];
    for (const headers of others) {
      const { headers: bare } = await ask('/downloads/days.csv', headers as Record<string, string>);
      expect(bare).not.toHaveProperty('Content-Encoding');
      expect(bare.ETag).not.toBe(sent.headers.ETag);
    }
    const part = await ask('/downloads/days.csv', { 'accept-encoding': 'gzip', range: 'bytes=0-3' });
    expect([part.status, part.headers['Content-Encoding']]).toEqual([206, undefined]);
  });

  test('are of one version, even if they are replaced meanwhile', async () => {
    const { app, ask, folder } = testApp({ files: { '/large.csv': LARGE } });
    const first = await ask('/large.csv');
    expect(first.text === LARGE).toBe(true);
    const request = {
      method: 'GET',
      path: '/large.csv',
      query: '',
      address: withSubnets('x'),
      header: () => undefined,
      isGone: () => false,
    };
    const readAll = async () => {
      const { body } = await app({ ...request, web: () => new Request('http://x') });
      return (body as LargeFile).read(0, LARGE.length - 1)[Symbol.asyncIterator]();
    };
    const [begun, notBegun] = [await readAll(), await readAll()];
    const bytes: Uint8Array[] = [(await begun.next()).value];
    writeFileSync(join(folder, 'new'), 'b'.repeat(LARGE.length));
    renameSync(join(folder, 'new'), join(folder, 'large.csv'));
    for (let chunk = await begun.next(); !chunk.done; chunk = await begun.next()) bytes.push(chunk.value);
    expect(Buffer.concat(bytes).toString() === LARGE).toBe(true);
    await expect(notBegun.next()).rejects.toThrow('has been replaced');
    const after = await ask('/large.csv', { range: 'bytes=0-3' });
    expect([after.status, after.text]).toEqual([206, 'bbbb']);
    expect(after.headers.ETag).not.toBe(first.headers.ETag);
    expect((await ask('/large.csv', { range: 'bytes=0-3', 'if-range': first.headers.ETag! })).status).toBe(200);
  });
});

test('the addresses of one IPv6 /48 share a rate limit', () => {
  const { take } = createRateLimit(1, 10);
  let taken = 0;
  for (let subnet = 0; subnet < 100; subnet++) {
    for (let time = 0; time < 10; time++) if (!take(withSubnets(`2001:db8:1:${subnet.toString(16)}::1`), NOON)) taken++;
  }
  expect(taken).toBe(160);
  expect(take(withSubnets('2001:db8:2::1'), NOON)).toBe(false);
});
