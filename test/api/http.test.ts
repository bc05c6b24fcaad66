/** The parts of HTTP that all hosts share. */
import { expect, test } from 'vitest';
import { cacheControl, errorAnswer, headersOf, ICS_TYPE, jsonAnswer, textAnswer } from '#api/answer.ts';

test('max-age ends at the answer’s last moment and is never negative', () => {
  const lifetime = { maxAgeSeconds: 3600, until: 10_000 };
  expect(cacheControl({ lifetime }, 0)).toBe('public, max-age=10');
  expect(cacheControl({ lifetime }, 9001)).toBe('public, max-age=0');
  expect(cacheControl({ lifetime }, 20_000)).toBe('public, max-age=0');
  expect(cacheControl({ lifetime: { maxAgeSeconds: 5 } }, 0)).toBe('public, max-age=5');
});

test('errors have their headers, allow every origin, and are not cached', () => {
  expect(headersOf(errorAnswer(429, 'used up', { 'Retry-After': '60' }), 0)).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Content-Range, Content-Length, Link, Retry-After',
    'X-Content-Type-Options': 'nosniff',
    Link: expect.stringContaining('rel="service-desc"'),
    'X-Robots-Tag': 'noindex',
    'Retry-After': '60',
  });
});

test('a calendar file made on request was modified at the beginning of the day in Tehran', () => {
  const now = Date.UTC(2026, 10, 23, 21, 0);
  const headers = headersOf(textAnswer(ICS_TYPE, 'BEGIN:VCALENDAR', { maxAgeSeconds: 60 }), now);
  expect(headers['Last-Modified']).toBe('Mon, 23 Nov 2026 20:30:00 GMT');
  expect(headersOf(jsonAnswer({}, { maxAgeSeconds: 60 }), now)).not.toHaveProperty('Last-Modified');
});
