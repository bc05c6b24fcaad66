/** A subscription that the build has written is answered with its file, as long as the file is what the function would make. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { contentHash } from '#api/http.ts';
import { currentPersianYear } from '#api/tehran.ts';
import { createBuiltCalendars } from '#server/node/built-calendars.ts';
import { createSite, removeSite, send, startShell } from '../shell.ts';

const PATH = '/holidays.ics';
const SITE_URL = 'https://calendar.example.org';
/** Told apart from what the function makes, which begins in the same way. */
const WRITTEN = Buffer.from(`BEGIN:VCALENDAR\r\n${'X-WRITTEN:نوروز\r\n'.repeat(200)}END:VCALENDAR\r\n`);
const YEAR = currentPersianYear(Date.now());
const SETTINGS = { SITE_URL, RATE_PER_SECOND: '0', CONNECTIONS_PER_ADDRESS: '0' };

async function serverOver(builtFor: object, files: Readonly<Record<string, Buffer>> = { [`dist${PATH}`]: WRITTEN }) {
  const root = createSite({ 'dist/.function/built-for.json': JSON.stringify(builtFor), ...files });
  const shell = await startShell(root, { PORT: '0', ...SETTINGS });
  onTestFinished(async () => {
    await shell.stop();
    removeSite(root);
  });
  return shell;
}

const madeByFunction = /BEGIN:VEVENT/;

test('its bytes, with the head of the function', async () => {
  const { port } = await serverOver({ siteUrl: SITE_URL, persianYear: YEAR });
  const first = await send(port, PATH);
  expect(first.body.equals(WRITTEN)).toBe(true);
  const made = await send(port, '/en/holidays.ics');
  expect(made.body.toString()).toMatch(madeByFunction);
  const own = ['date', 'etag', 'content-length'];
  const shared = ({ headers }: typeof first) => Object.entries(headers).filter(([name]) => !own.includes(name));
  expect(shared(first)).toEqual(shared(made));
  expect(first.headers.etag).toBe(`"${contentHash(WRITTEN)}"`);

  const again = await send(port, PATH, { 'If-None-Match': first.headers.etag as string });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const packed = await send(port, PATH, { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(packed.body).equals(WRITTEN)).toBe(true);
  const head = await send(port, PATH, {}, 'HEAD');
  expect([head.headers.etag, head.headers['content-length']]).toEqual([first.headers.etag, String(WRITTEN.length)]);
});

test.each([
  ['another year', { siteUrl: SITE_URL, persianYear: YEAR - 1 }],
  ['another address', { siteUrl: 'https://other.example.org', persianYear: YEAR }],
  ['nothing that it tells', {}],
])('a build for %s is left alone', async (_, builtFor) => {
  const { port } = await serverOver(builtFor);
  expect((await send(port, PATH)).body.toString()).toMatch(madeByFunction);
});

test('what is not there is made, and what does not exist is not found', async () => {
  const { port } = await serverOver({ siteUrl: SITE_URL, persianYear: YEAR }, { 'dist/other.ics': WRITTEN });
  expect((await send(port, PATH)).body.toString()).toMatch(madeByFunction);
  expect((await send(port, '/feeds/none.ics')).status).toBe(404);
});

test('what cannot be read is left to the function', async () => {
  const readBytes = async () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  };
  const builtFor = { siteUrl: SITE_URL, persianYear: YEAR };
  const calendars = createBuiltCalendars({ read: async () => undefined, readBytes }, builtFor, SITE_URL);
  expect(await calendars.read(PATH)).toBeUndefined();
});

test('a crowd that asks at once has all of it', async () => {
  const { port } = await serverOver({ siteUrl: SITE_URL, persianYear: YEAR });
  const replies = await Promise.all(Array.from({ length: 200 }, () => send(port, PATH)));
  const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');
  expect(new Set(replies.map(({ body }) => hashOf(body)))).toEqual(new Set([hashOf(WRITTEN)]));
});
