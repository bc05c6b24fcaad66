/** "Report a mistake": a prefilled issue or mail with data version, row and source. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Report, reportAddress } from '#site/report/address.ts';
import { tables } from '#tables/index.ts';
import { pageText } from './page-text.ts';
import { CONTACT, REPOSITORY } from './sample-site.ts';
import { visit } from './visit.ts';

const report: Report = {
  language: 'en',
  name: 'Yalda Night',
  row: 'data/occasions: yalda-night',
  page: 'https://salnama.example/en/occasions/yalda-night',
  sources: ['ut-calendar', 'iranica-yalda'],
  dataVersion: '2026.11.21',
};
const HELD = ['2026.11.21', 'data/occasions: yalda-night', 'ut-calendar, iranica-yalda', '/en/occasions/yalda-night'];

test.each([
  ['en', 'wrong-date.yml'],
  ['fa', 'wrong-date-fa.yml'],
] as const)('on GitHub it fills the form of the language: %s', (language, form) => {
  const url = new URL(
    reportAddress({ repository: 'https://github.com/someone/salnama.git' }, { ...report, language })!,
  );
  expect(url.origin + url.pathname).toBe('https://github.com/someone/salnama/issues/new');
  const { template, version, what, title } = Object.fromEntries(url.searchParams);
  expect([template, version]).toEqual([form, '2026.11.21']);
  expect(title).toContain('Yalda Night');
  for (const held of HELD.slice(1)) expect(what).toContain(held);
  const fields = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8').match(/(?<=\bid: )\w+/g);
  expect(fields).toEqual(expect.arrayContaining(['what', 'version']));
});

test('another forge gets the report as the text of an issue', () => {
  const url = new URL(reportAddress({ repository: 'https://codeberg.org/someone/salnama' }, report)!);
  for (const held of HELD) expect(url.searchParams.get('body')).toContain(held);
});

test('GitLab names its fields differently', () => {
  const url = new URL(reportAddress({ repository: 'https://gitlab.com/someone/salnama/' }, report)!);
  expect(url.pathname).toBe('/someone/salnama/-/issues/new');
  for (const held of HELD) expect(url.searchParams.get('issue[description]')).toContain(held);
});

test('without a repository it is a mail, with spaces that mail programs understand', () => {
  const address = reportAddress({ contact: 'editor@salnama.example' }, report)!;
  expect(address).toMatch(/^mailto:editor@salnama\.example\?subject=Mistake%20in%20Yalda%20Night&body=/);
  for (const held of HELD) expect(decodeURIComponent(address)).toContain(held);
  expect(address).not.toContain('+');
});

test('a contact that is a page is linked as it is, and nothing pretends to exist', () => {
  expect(reportAddress({ contact: 'https://salnama.example/contact' }, report)).toBe('https://salnama.example/contact');
  expect(reportAddress({}, report)).toBeUndefined();
});

describe('on the pages', () => {
  /** Fields of the form that the first such link opens. */
  function formOf(html: string): Record<string, string> {
    const [, href] = /<a href="([^"]+)"[^>]*>Report a mistake</.exec(html)!;
    const url = new URL(href!.replaceAll('&amp;', '&'));
    expect(url.origin + url.pathname).toBe(`${REPOSITORY}/issues/new`);
    return Object.fromEntries(url.searchParams);
  }
  const mainOf = (path: string) => pageText(path).split(/<\/?main/)[1]!;
  const footerOf = (path: string) => pageText(path).split('<footer')[1]!;

  test.each([
    ['/en/occasions/yalda-night', 'Row: data/occasions: yalda-night'],
    ['/en/prayer-times/tehran', 'Row: data/cities.csv: tehran'],
    ['/en/holidays/1405', 'Row: data/holidays.csv: 1405'],
    ['/en/closures', 'Row: data/closures: '],
    ['/en/calendar/2026/3#d21', 'Row: 2026-03-21 '],
  ])('the report of %s holds data version, row and source', async (path, row) => {
    let html: string;
    if (path.includes('#')) {
      const { page } = await visit({ path });
      await page.locator('dialog').getByText('Report a mistake').waitFor({ state: 'attached' });
      html = await page.locator('dialog').innerHTML();
    } else html = mainOf(path);
    const { what, version } = formOf(html);
    expect(what).toContain(row);
    expect(version).toBe(tables.dataset.version);
    expect(what).toMatch(/^Source: [a-z0-9]/m);
    expect(what).toContain(`Page: https://salnama.example${path}`);
  });

  test.each(['/en', '/en/calendar/1405/8', '/en/moon', '/en/converter', '/en/docs/day'])(
    '%s has its own report in the footer',
    (path) => {
      const { what, template } = formOf(footerOf(path));
      expect(what).toBe(`Page: https://salnama.example${path}`);
      expect(template).toBe('wrong-date.yml');
    },
  );

  test('the documentation names the contact, the footer also the repository', () => {
    expect(mainOf('/en/docs')).toContain(`href="mailto:${CONTACT}"`);
    for (const href of [REPOSITORY, `mailto:${CONTACT}`]) expect(footerOf('/en')).toContain(`href="${href}"`);
  });
});
