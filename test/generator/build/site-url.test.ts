/** All built files contain the public address that was given to the build. */
import { expect, test } from 'vitest';
import { apiFiles } from '#generator/build/api-files.ts';
import { apiCatalog, llmsTxt, mcpServerJson, securityTxt } from '#generator/build/discovery.ts';
import { robotsFile, sitemapFiles } from '#generator/build/sitemap.ts';
import { readData } from '#generator/compile/data.ts';
import { handler, NOW, SITE_URL as SERVED } from '../../service.ts';

const SITE_URL = 'https://calendar.of-the-build.example';
/** The default address, and the examples of the docs. */
const OTHERS = /127\.0\.0\.1|localhost|calendar\.example\.org|salnama\.example/;

const files = new Map<string, string>();
for (const { path, text } of apiFiles({ data: readData(), siteUrl: SITE_URL, now: NOW })) files.set(path, text);
files.set('/.well-known/api-catalog', apiCatalog(SITE_URL));
files.set(
  '/.well-known/security.txt',
  securityTxt(SITE_URL, '2026-11-21', { contact: 'https://example.org/contact' })!,
);
files.set('/.well-known/mcp/server.json', mcpServerJson(SITE_URL));
files.set('/llms.txt', llmsTxt(SITE_URL));
files.set('/robots.txt', robotsFile(SITE_URL).text);
for (const { path, text } of sitemapFiles([], SITE_URL)) files.set(path, text);

test('no file names another', () => {
  expect(files.size).toBeGreaterThan(5_000);
  expect([...files].filter(([, text]) => OTHERS.test(text)).map(([path]) => path)).toEqual([]);
});

test.each([
  '/api/openapi.json',
  '/api/schemas.json',
  '/api/schemas/Today.json',
  '/holidays.ics',
  '/holidays/1405.ics',
  '/nowruz/1406.ics',
  '/.well-known/api-catalog',
  '/.well-known/security.txt',
  '/.well-known/mcp/server.json',
  '/llms.txt',
  '/robots.txt',
])('%s names it', (path) => expect(files.get(path)).toContain(SITE_URL));

test('what the function makes names the address of the server, and is the file’s text but for that', () => {
  for (const path of ['/holidays.ics', '/feeds/holidays.ics', '/prayer-times/tehran/1405.ics']) {
    const { status, body } = handler.answer(path, '', NOW);
    if (status !== 200) continue;
    expect(body, path).toContain(SERVED);
    expect(body, path).not.toContain(SITE_URL);
    const file = files.get(path);
    if (file !== undefined) expect(unfolded(body).replaceAll(SERVED, SITE_URL)).toBe(unfolded(file));
  }
  expect(handler.answer('/holidays.ics', '', NOW).status).toBe(200);
});

/** Unfolds the lines of a calendar file, because folding depends on the length of the address. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

test('for a registry the name is that of the host’s owner, and there is nothing left to fill in', () => {
  const server = JSON.parse(files.get('/.well-known/mcp/server.json')!) as Record<string, unknown>;
  expect(server).toMatchObject({
    name: 'example.of-the-build.calendar/salnama',
    remotes: [{ type: 'streamable-http', url: `${SITE_URL}/mcp` }],
  });
  expect(JSON.stringify(server)).not.toMatch(/[{]host[}]|variables/);
});
