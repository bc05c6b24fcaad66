/** The closures of a province or of a closed institution. */
import { expect, test } from 'vitest';
import { isIn } from '#core/closures.ts';
import type { Jdn } from '#core/jdn.ts';
import { closuresNow } from '#site/closures/view.ts';
import { almanac } from '../support/service.ts';
import { axeViolations, visit } from './visit.ts';

const { rows } = almanac.closures;
const slugsOf = (province: string, body?: string) =>
  rows
    .filter((row) => isIn(row, province) && (!body || row.bodies.some((each) => each === body || each === 'all')))
    .map(({ slug }) => slug)
    .sort();

test('a province and an institution are chosen; the address has the choice', async () => {
  const { page, faults } = await visit({ path: '/en/closures' });
  const ids = (selector: string) => page.locator(selector).evaluateAll((all) => all.map(({ id }) => id).sort());
  const shown = () => ids('main .rows li[id]:visible');
  expect((await ids('main .rows li[id]')).length).toBe(rows.length);
  await page.getByText('Province and institution').click();
  await page.getByRole('combobox', { name: 'Province' }).selectOption('fars');
  await expect.poll(shown).toEqual(slugsOf('fars'));
  await page.getByRole('combobox', { name: 'What' }).selectOption('banks');
  await expect.poll(shown).toEqual(slugsOf('fars', 'banks'));
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(shown).toEqual(slugsOf('fars', 'banks'));
  expect(faults).toEqual([]);
});

test('the province of the reader’s own city comes first', async () => {
  const { page } = await visit({ path: '/en/prayer-times/shiraz' });
  await page.getByRole('button', { name: 'My city' }).click();
  await page.goto(new URL('/en/closures', page.url()).href);
  await expect.poll(() => page.locator('[name="province"]').inputValue()).toBe('fars');
  await expect.poll(() => page.locator('main .rows li[id]:visible').count()).toBe(slugsOf('fars').length);
  const { slug } = rows.find((row) => !isIn(row, 'fars'))!;
  await page.goto(new URL(`/closures#${slug}`, page.url()).href);
  await page.locator(`[id="${slug}"]`).waitFor();
});

test('the closures of today and tomorrow are named, and else that none is known', () => {
  const [today, read] = [2_461_373, 2_461_320] as [Jdn, Jdn];
  const closure = { slug: 'cold', firstDay: today + 1, lastDay: today + 2, title: 'Schools closed', place: 'Fars' };
  const known = [closure as typeof closure & { firstDay: Jdn; lastDay: Jdn }];
  const saidOn = (day: number) =>
    closuresNow('en', day as Jdn, read, known)
      .text.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  expect(saidOn(today)).toMatch(/ today .* We have no news for this day .* Fars: Schools closed tomorrow/);
  expect(saidOn(today + 2)).toMatch(/ today .* Schools closed Fars .* We have no news for this day tomorrow/);
  expect(saidOn(read - 1)).toMatch(/ today .* No closure known We have read/);
  expect(saidOn(today - 1)).toMatch(/ today .* We have no news for this day We have read/);
});
