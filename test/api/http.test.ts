/** The parts of HTTP that both shells share. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheControl, errorAnswer } from '#api/answer.ts';
import { contentHash, headersOf, matchesTag, tagOf } from '#api/http.ts';

test('an answer that must not outlive a moment says the seconds to it, never fewer than none', () => {
  const lifetime = { maxAgeSeconds: 3600, until: 10_000 };
  expect(cacheControl({ lifetime }, 0)).toBe('public, max-age=10');
  expect(cacheControl({ lifetime }, 9001)).toBe('public, max-age=0');
  expect(cacheControl({ lifetime }, 20_000)).toBe('public, max-age=0');
  expect(cacheControl({ lifetime: { maxAgeSeconds: 5 } }, 0)).toBe('public, max-age=5');
});

test('errors carry their headers, are open to all, and are not to be kept', () => {
  expect(headersOf(errorAnswer(429, 'used up', { 'Retry-After': '60' }), 0)).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Content-Range, Content-Length, Link, Retry-After',
    'X-Content-Type-Options': 'nosniff',
    Link: expect.stringContaining('rel="service-desc"'),
    'Retry-After': '60',
  });
});

test('each encoding has its own strong tag', () => {
  expect(new Set((['identity', 'br', 'gzip'] as const).map((encoding) => tagOf('x', encoding))).size).toBe(3);
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag(' * ', '"b"')).toBe(true);
  expect(matchesTag('"ab"', '"b"')).toBe(false);
  expect(matchesTag('', '"b"')).toBe(false);
});

const hashOf = (text: string) => contentHash(new TextEncoder().encode(text));

test('texts that differ have another hash', () => {
  const hashes = new Set(Array.from({ length: 20_000 }, (_, index) => hashOf(`{"day":${index}}`)));
  expect(hashes.size).toBe(20_000);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => (a === b) === (hashOf(a) === hashOf(b))),
    { numRuns: 500 },
  );
});

test('one letter that differs, wherever it stands, makes another hash', () => {
  const text = 'سلام {"day":1}'.repeat(8);
  const changed = Array.from(text, (_, index) => `${text.slice(0, index)}~${text.slice(index + 1)}`);
  const lengths = Array.from(text, (_, index) => text.slice(0, index));
  expect(new Set([text, ...changed, ...lengths].map(hashOf)).size).toBe(2 * text.length + 1);
});

test('where the bytes lie in memory makes no difference', () => {
  const bytes = new TextEncoder().encode('0123456789abcdef');
  for (let from = 0; from < 5; from++) expect(contentHash(bytes.subarray(from))).toBe(contentHash(bytes.slice(from)));
});

test('a hash is written with the digits of base 36, without zeros before them', () => {
  fc.assert(
    fc.property(
      fc.uint8Array(),
      (bytes) => contentHash(bytes) === Number.parseInt(contentHash(bytes), 36).toString(36),
    ),
  );
});
