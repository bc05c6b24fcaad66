/** One build serves any public address. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedIndex, feedText } from '#api/feeds/file.ts';
import { withSubnets } from '#server/limits/client.ts';
import { StaticFiles } from '#server/node/static-files.ts';
import { addressReplacer } from '#server/public-address.ts';
import { almanac } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { NOON } from './test-app.ts';

const BUILT = 'https://salnama.invalid';
const SERVED = 'http://calendar.example.org:8080';
const replace = addressReplacer(BUILT, SERVED)!;
const placeAt = (siteUrl: string) => ({ almanac, siteUrl, now: NOON });

test.each(FEEDS.filter(({ set }) => set === 'holidays' || set === 'nowruz'))(
  'feed $name equals that of a build for the address',
  (feed) => {
    const replaced = replace('text/calendar; charset=utf-8', Buffer.from(feedText(feed, placeAt(BUILT))));
    expect(replaced.toString()).toBe(feedText(feed, placeAt(SERVED)));
  },
);

test('the list of feeds equals that of a build for the address, webcal links included', () => {
  const list = (siteUrl: string) => JSON.stringify(feedIndex(placeAt(siteUrl)));
  expect(replace('application/json; charset=utf-8', Buffer.from(list(BUILT))).toString()).toBe(list(SERVED));
});

test('encoded links of a page follow', () => {
  const page = `<a href="https://a.example/?cid=${encodeURIComponent(`${BUILT.replace('https', 'webcal')}/holidays.ics`)}">`;
  expect(replace('text/html; charset=utf-8', Buffer.from(page)).toString()).toContain(
    encodeURIComponent(`webcal://calendar.example.org:8080/holidays.ics`),
  );
});

test('other files keep their bytes, and the same address needs no replacement', () => {
  const table = Buffer.from(BUILT);
  expect(replace('text/csv; charset=utf-8', table)).toBe(table);
  expect(addressReplacer(BUILT, BUILT)).toBeUndefined();
});

test('the checksums of downloads are those of the files as they are sent', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/downloads/kits`, { recursive: true });
  const files = { 'datapackage.json': `{"homepage":"${BUILT}"}`, 'kits/a.yaml': `url: ${BUILT}`, 'days.csv': BUILT };
  const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/downloads/${name}`, text);
  const lines = Object.entries(files).map(([name, text]) => `${hashOf(text)}  ${name}\n`);
  writeFileSync(`${folder}/downloads/SHA256SUMS`, lines.join(''));
  const asker = { id: undefined, address: withSubnets('192.0.2.1') } as never;
  const sent = new StaticFiles(folder, { replaceAddress: replace });
  const sums = (await sent.read('/downloads/SHA256SUMS', asker))!.toString();
  for (const name of Object.keys(files)) {
    expect(sums).toContain(`${hashOf((await sent.read(`/downloads/${name}`, asker))!)}  ${name}\n`);
  }
  expect(sums).not.toBe(lines.join(''));
});
