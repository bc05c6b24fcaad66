import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf, isForPrograms, notFoundPage, safePath } from '#server/site-address.ts';
import { staticHeaders } from '#server/static-headers.ts';

test.each([
  ['/', ['/index.html']],
  ['/en', ['/en', '/en.html', '/en/index.html']],
  ['/api/meta.json', ['/api/meta.json']],
  [
    '/en/calendar/1350/5',
    [
      '/en/calendar/1350/5',
      '/en/calendar/1350/5.html',
      '/en/calendar/1350/5/index.html',
      '/en/calendar/any.html',
      '/en/calendar/any/index.html',
    ],
  ],
  ['/calendar/1600/1', ['/calendar/1600/1', '/calendar/1600/1.html', '/calendar/1600/1/index.html']],
  ['/calendar/1350/13', ['/calendar/1350/13', '/calendar/1350/13.html', '/calendar/1350/13/index.html']],
  ['/%D8%B3%D8%A7%D9%84.svg', ['/سال.svg', '/سال.svg.html', '/سال.svg/index.html']],
  ['/.well-known/security.txt', ['/.well-known/security.txt']],
])('%s is the first of %j that is there', (path, files) => {
  expect(filesOf(safePath(path)!)).toEqual(files);
});

test.each([
  '/_headers',
  '/%5Fheaders',
  '/.assetsignore',
  '/.well-known/.x',
  '/a/.well-known/x',
  '/.well-known/../.x',
  '/%',
  '/a%00b',
])('%s is no file of the site', (path) => expect(safePath(path)).toBeUndefined());

test.each(['/api', '/api/', '/API/x', '/x.ics', '/X.ICS', '/mcp', '/downloads/x', '/a/b.json'])(
  '%s is for programs',
  (path) => expect(isForPrograms(path)).toBe(true),
);
test.each(['/', '/apiary', '/docs', '/en/api', '/downloads', '/feeds', '/%'])('%s is for people', (path) =>
  expect(isForPrograms(path)).toBe(false),
);
test.each([
  ['/x', '/404'],
  ['/en', '/en/404'],
  ['/en/x', '/en/404'],
  ['/enx', '/404'],
])('%s is answered with %s', (path, page) => expect(notFoundPage(path)).toBe(page));

test('no path leads out of the folder or to a hidden file', () => {
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
      for (const [index, segment] of file.slice(1).split('/').entries()) {
        if (index < file.split('/').length - 2) expect(segment).not.toBe('');
        expect(segment.startsWith('.')).toBe(false);
        expect(segment).not.toMatch(/[\\\0]/);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/api/meta.json', 'application/json; charset=utf-8'],
  ['/api/schemas/Today.json', 'application/schema+json'],
  ['/api/schemas.json', 'application/json; charset=utf-8'],
  ['/holidays/1405.ics', 'text/calendar; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/downloads/cities.csv', 'text/csv; charset=utf-8'],
  ['/fonts/a.woff2', 'font/woff2'],
  ['/downloads/days.parquet', 'application/vnd.apache.parquet'],
  ['/downloads/salnama.sqlite', 'application/vnd.sqlite3'],
  ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ['/unknown.bin', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => {
  expect(staticHeaders(path)['Content-Type']).toBe(type);
});
