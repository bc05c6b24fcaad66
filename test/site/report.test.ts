/** "Report a mistake": a prefilled issue or mail with data version, row and source. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reportAddress, reportOf } from '#site/report/address.ts';
import { tables } from '#tables/index.ts';
import { CONTACT, REPOSITORY } from './sample-site.ts';
import { visit } from './visit.ts';

const report = reportOf('en', {
  name: 'Yalda Night',
  row: 'data/occasions: yalda-night',
  page: 'https://salnama.example/en/occasions/yalda-night',
  sources: ['ut-calendar', 'iranica-yalda'],
  dataVersion: '2026.11.21',
});
const HELD = ['2026.11.21', 'data/occasions: yalda-night', 'ut-calendar, iranica-yalda', '/en/occasions/yalda-night'];

test('an issue holds data version, row, source and page', () => {
  const url = new URL(reportAddress({ repository: 'https://github.com/someone/salnama.git' }, report)!);
  expect(url.origin + url.pathname).toBe('https://github.com/someone/salnama/issues/new');
  expect(url.searchParams.get('title')).toContain('Yalda Night');
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

describe('in the browser', () => {
  /** Text of the issue that the link opens. */
  async function issueOf(page: Page, within = 'main'): Promise<string> {
    const link = page.locator(within).getByRole('link', { name: 'Report a mistake' }).first();
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.origin + url.pathname).toBe(`${REPOSITORY}/issues/new`);
    return url.searchParams.get('body')!;
  }

  test.each([
    ['/en/occasions/yalda-night', 'main', 'Row: data/occasions: yalda-night'],
    ['/en/prayer-times/tehran', 'main', 'Row: data/cities.csv: tehran'],
    ['/en/holidays/1405', 'main', 'Row: data/holidays.csv: 1405'],
    ['/en/closures', 'main tbody tr', 'Row: data/closures: '],
    ['/en/calendar/1405/1#d1', 'dialog', 'Row: 2026-03-21 '],
  ])('the report of %s holds data version, row and source', async (path, within, row) => {
    const { page, faults } = await visit({ path });
    const issue = await issueOf(page, within);
    expect(issue).toContain(row);
    expect(issue).toContain(`Data version: ${tables.dataset.version}`);
    expect(issue).toMatch(/^Source: [a-z0-9]/m);
    expect(issue).toContain(`Page: https://salnama.example${path.split('#')[0]}`);
    expect(faults).toEqual([]);
  });

  test('the documentation names the contact', async () => {
    const { page } = await visit({ path: '/en/docs' });
    expect(await page.locator('main').getByRole('link', { name: CONTACT }).getAttribute('href')).toBe(
      `mailto:${CONTACT}`,
    );
  });

  test('the footer names repository and contact', async () => {
    const { page } = await visit({ path: '/en' });
    const links = await page.locator('footer a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining([REPOSITORY, `mailto:${CONTACT}`]));
  });
});
