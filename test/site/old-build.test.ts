/** Pages of an old build follow the reader's clock, and say how old they are. */
import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';
import { visit } from './visit.ts';

const LATER = '2027-08-20T08:30:00Z';

test.each([
  ['/', 'شنبه ۳۰ آبان ۱۴۰۵'],
  ['/prayer-times', 'شنبه ۳۰ آبان ۱۴۰۵'],
  ['/en/calendar', '21 November 2026'],
  ['/en/ramadan', '21 November 2026'],
])('without script %s names the day of the build as today', (path, day) => {
  const [, note] = /<main.*?<noscript>(.*?)<\/noscript>/s.exec(pageText(path))!;
  expect(note).toContain(day);
});

test.each([
  ['2026-12-31T08:30:00Z', false],
  ['2027-01-01T08:30:00Z', true],
])('at %s, forty days after the build or later, a page tells its age: %s', async (now, isTold) => {
  const { page } = await visit({ path: '/en/moon', now });
  const age = page.getByText('Up to date as of 21 November 2026');
  await page.waitForLoadState('networkidle');
  expect(await age.isVisible()).toBe(isTold);
});

test.each([
  ['/en/calendar', '/en/calendar/2027/8'],
  ['/holidays', '/holidays/1406'],
  ['/en/workdays', '/en/workdays/1406'],
])('%s opens the present month or year: %s', async (path, present) => {
  const { page } = await visit({ path, now: LATER });
  await page.waitForURL(`**${present}`);
});

test('Ramadan is the next one, until another one is chosen', async () => {
  const { page } = await visit({ path: '/en/ramadan', now: LATER });
  const heading = page.getByRole('heading', { level: 1, name: /Ramadan/ });
  await heading.filter({ hasText: '1449' }).first().waitFor();
  await page.getByText('Other years').click();
  await page.getByRole('button', { name: '1448' }).click();
  await heading.filter({ hasText: '1448' }).first().waitFor();
});

test('holidays in a row are there until the last of them', async () => {
  const { page } = await visit({ path: '/en/holidays/2027', now: '2027-03-23T08:30:00Z' });
  const row = page.locator('.coming li:visible', { hasText: 'Nowruz' });
  expect(await row.locator('[data-left]').textContent()).toBe('today');
});

test.each([
  ['/en/holidays/2026', '2026-12-28T08:30:00Z', 'Birthday of Imam Ali'],
  ['/en/holidays/1406', LATER, 'Nowruz'],
])('on %s every holiday stays, what is over in a fold', async (path, now, over) => {
  const { page } = await visit({ path, now });
  const fold = page.locator('.past-days');
  await fold.locator('li', { hasText: over }).first().waitFor({ state: 'attached' });
  const built = pageText(path).match(/data-title/g)!.length;
  expect(await page.locator('[data-title]').count()).toBe(built);
  expect(await page.locator('.coming li.past').count()).toBe(0);
});
