import { expect, test } from 'vitest';
import { ENDPOINTS } from '#api/table.ts';
import { docsTwins, llmsFullTxt, llmsTxt } from '#generator/publish/agents.ts';
import { apiCatalog, securityTxt } from '#generator/publish/discovery.ts';

const SITE = 'https://salnama.example';
const NOW = Date.parse('2026-11-21T00:00:00Z');

test('the catalogue is a link set that names the description and the documentation', () => {
  const { linkset } = JSON.parse(apiCatalog(SITE)) as { linkset: Record<string, { href: string }[] | string>[] };
  expect(linkset[1]).toMatchObject({
    anchor: `${SITE}/api/`,
    'service-desc': [{ href: `${SITE}/api/openapi.json` }],
    'service-doc': [{ href: `${SITE}/docs` }],
  });
});

test('security.txt has what RFC 9116 requires, for less than a year from the last change of the data', () => {
  const text = securityTxt(SITE, '2026-11-21', { contact: 'editor@salnama.example' })!;
  expect(text).toMatch(/^Contact: mailto:editor@salnama\.example$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!);
  expect(expires).toBeGreaterThan(NOW);
  expect(expires).toBeLessThan(NOW + 365 * 86_400_000);
});

test('without a contact there is no security.txt; a repository is one', () => {
  expect(securityTxt(SITE, '2026-11-21', {})).toBeUndefined();
  const text = securityTxt(SITE, '2026-11-21', { repository: 'https://github.com/someone/salnama' });
  expect(text).toContain('Contact: https://github.com/someone/salnama\n');
});

test('llms.txt names every endpoint', () => {
  const text = llmsTxt(SITE);
  for (const { path, parameters } of ENDPOINTS) {
    const line = text.split('\n').find((each) => each.startsWith(`- [/api${path}](${SITE}/api${path}`))!;
    for (const name of Object.keys(parameters)) expect(line).toMatch(new RegExp(`[ [\\]]${name}[\\] .]`));
  }
});

test('each page of the documentation has a twin in Markdown, and one file holds them all', () => {
  const twins = docsTwins(SITE);
  expect(twins.map(({ path }) => path)).toEqual(expect.arrayContaining(['/docs/day.md', '/en/docs/files.md']));
  const full = llmsFullTxt(SITE);
  for (const { path, parameters } of ENDPOINTS) {
    expect(full).toContain(`# /api${path}\n`);
    for (const { allowed } of Object.values(parameters)) expect(full).toContain(allowed);
  }
});

test('llms.txt tells of the tools, of the files and how dates are given', () => {
  const text = llmsTxt(SITE);
  for (const path of ['/mcp', '/api/occasions.json', '/feeds/index.json', '/downloads/datapackage.json']) {
    expect(text).toContain(`](${SITE}${path}): `);
  }
  expect(text).toMatch(/YYYY-MM-DD in the calendar that `calendar` names: sh .*hijri/);
});
