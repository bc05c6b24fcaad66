/** One build serves any public address. */
import { expect, test } from 'vitest';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedIndex, feedText } from '#api/feeds/file.ts';
import { addressReplacer } from '#server/public-address.ts';
import { staticHeaders } from '#server/static-headers.ts';
import { almanac } from '../support/service.ts';
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

test.each(['/docs/day.md', '/downloads/kits/plugin.php', '/downloads/kits/home.yaml', '/.well-known/api-catalog'])(
  '%s',
  (path) => {
    expect(replace(staticHeaders(path)['Content-Type']!, Buffer.from(BUILT)).toString()).toBe(SERVED);
  },
);

test('other files keep their bytes, and the same address needs no replacement', () => {
  const table = Buffer.from(BUILT);
  expect(replace('text/csv; charset=utf-8', table)).toBe(table);
  expect(addressReplacer(BUILT, BUILT)).toBeUndefined();
});
