/** Files and answers contain the public address that was given. `api-files.test.ts` reads the files of the API. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { llmsTxt } from '#generator/publish/agents.ts';
import { apiCatalog, mcpServerJson, securityTxt } from '#generator/publish/discovery.ts';
import { robotsFile, sitemapFiles } from '#generator/site/sitemap.ts';
import { almanac, handler, NOW, SITE_URL as SERVED } from '../../support/service.ts';

const SITE_URL = 'https://calendar.of-the-build.example';
/** The default address, and the examples of the docs. */
const OTHERS = /127\.0\.0\.1|localhost|calendar\.example\.org|salnama\.example/;

const files = new Map([
  ['/.well-known/api-catalog', apiCatalog(SITE_URL)],
  ['/.well-known/security.txt', securityTxt(SITE_URL, '2026-11-21', { contact: 'https://example.org/contact' })!],
  ['/.well-known/mcp/server.json', mcpServerJson(SITE_URL)],
  ['/llms.txt', llmsTxt(SITE_URL)],
  ['/robots.txt', robotsFile(SITE_URL).text],
]);

test.each([...files])('%s names it and no other', (_path, text) => {
  expect(text).toContain(SITE_URL);
  expect(text).not.toMatch(OTHERS);
});

test('no source holds an address of the service, except two whose output has none', () => {
  const sources = globSync('{src,generator}/**/*.{ts,astro}');
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => readFileSync(path, 'utf8').includes('salnama.example')).sort()).toEqual([
    'generator/package/client-types.ts',
    'src/cli/run.ts',
  ]);
});

test('the sitemaps name no other', () => {
  for (const { path, text } of sitemapFiles([], SITE_URL)) expect(text, path).not.toMatch(OTHERS);
});

test.each(['/holidays.ics', '/prayer-times/tehran/1405.ics'])(
  'what the function makes of %s names the address of its server, and differs by nothing else',
  (path) => {
    const { answer } = createHandler({ almanac, siteUrl: SITE_URL, resources: ANSWERED_RESOURCES });
    const [other, served] = [answer(path, '', NOW).body, handler.answer(path, '', NOW).body];
    expect(other).toContain(SITE_URL);
    expect(other).not.toMatch(OTHERS);
    expect(unfolded(other)).toBe(unfolded(served).replaceAll(SERVED, SITE_URL));
  },
);

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
