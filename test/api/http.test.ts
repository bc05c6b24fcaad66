/** The parts of HTTP that all hosts share. */
import { expect, test } from 'vitest';
import { errorAnswer, headersOf, ICS_TYPE, jsonAnswer, textAnswer } from '#api/base/answer.ts';

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
