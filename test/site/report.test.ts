/** "Report a mistake": a prefilled issue or mail with data version, row and source. */
import { expect, test } from 'vitest';
import { reportAddress } from '#site/report/address.ts';
import { reportOf } from '#site/report/view.ts';

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
