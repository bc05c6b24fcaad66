import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from '#server/node/files.ts';
import { staticHeaders } from '#server/policy/static-headers.ts';

test.each([
  ['/', '/index.html'],
  ['/en/', '/en/index.html'],
  ['/api/meta.json', '/api/meta.json'],
  ['/%D8%B3%D8%A7%D9%84.txt', '/سال.txt'],
])('%s is the file %s', (path, file) => {
  expect(safePath(path)).toBe(file);
});

test('no path at all leads out of the folder or to a hidden file', () => {
  const piece = fc.constantFrom(
    '/',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    'a',
    'etc',
    '%',
    '%25',
    '//',
    ' ',
    '~',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const file = safePath(pieces.join(''));
      if (file === undefined) return;
      expect(file.startsWith('/')).toBe(true);
      for (const segment of file.slice(1).split('/')) {
        expect(segment).not.toBe('');
        expect(segment.startsWith('.')).toBe(false);
        expect(segment).not.toMatch(/[\\\0]/);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/api/meta.json', 'application/json; charset=utf-8'],
  ['/holidays/1405.ics', 'text/calendar; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/api/dumps/cities.csv', 'text/csv; charset=utf-8'],
  ['/fonts/a.woff2', 'font/woff2'],
  ['/unknown.bin', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => {
  expect(staticHeaders(path)['Content-Type']).toBe(type);
});

test('files of the API and calendar files are open to every origin, pages are not', () => {
  expect(staticHeaders('/api/meta.json')['Access-Control-Allow-Origin']).toBe('*');
  expect(staticHeaders('/nowruz/1405.ics')['Access-Control-Allow-Origin']).toBe('*');
  expect(staticHeaders('/index.html')['Access-Control-Allow-Origin']).toBeUndefined();
  for (const path of ['/api/meta.json', '/a.ics', '/index.html', '/_astro/a.css']) {
    expect(staticHeaders(path)['X-Content-Type-Options']).toBe('nosniff');
  }
});
