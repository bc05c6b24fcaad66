/** Long answers become the same bytes in pieces as in one. */
import { expect, test } from 'vitest';
import { piecesAnswer } from '#api/answer.ts';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedPath, feedText } from '#api/feeds/file.ts';
import { createHandler } from '#api/handler.ts';
import { utf8Of } from '#api/utf8.ts';
import { almanac } from '../service.ts';

const NOW = Date.parse('2026-11-22T08:30:00Z');
const SITE_URL = 'https://salnama.example';

test.each([
  ['nothing', []],
  ['empty pieces', ['', 'روز', '', '']],
  ['letters of one to four bytes', ['a', 'é', 'ن', '🌙']],
  ['pieces that fill the memory to the last byte', Array.from({ length: 9 }, () => 'x'.repeat(65_536))],
  ['a piece longer than a step', ['سال'.repeat(100_000), 'نامه']],
])('%s', (_, pieces) => {
  expect(Buffer.from(utf8Of(pieces)).equals(Buffer.from(pieces.join('')))).toBe(true);
});

test('the memory of an answer is as long as the answer', () => {
  const bytes = utf8Of(['روز']);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('an answer in pieces can be read as a text', () => {
  const { body, bytes } = piecesAnswer('text/plain', ['روز', ' و ', 'شب'], { maxAgeSeconds: 1 });
  expect(body).toBe('روز و شب');
  expect(Buffer.from(bytes!).toString()).toBe(body);
});

test('feeds are answered with the bytes of their files', () => {
  const handler = createHandler({ almanac, siteUrl: SITE_URL });
  for (const feed of FEEDS) {
    const { bytes } = handler.answer(feedPath(feed), '', NOW);
    const file = Buffer.from(feedText(feed, { almanac, siteUrl: SITE_URL, now: NOW }));
    expect([feed.name, file.equals(bytes!)]).toEqual([feed.name, true]);
  }
});
