/** The wall calendar: each sheet prints on one page of its paper size, with the chosen content. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerOf } from '#api/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { MONTHS } from '#core/jdn.ts';
import type { MonthGrid } from '#site/data/resources.ts';
import { readChoice, usualChoice } from '#site/printable/choice.ts';
import { sheet } from '#site/printable/view.ts';
import { almanac, NOW } from '../service.ts';
import { visitReady as opened, visit } from './visit.ts';

/** Width and height in millimetres of each page of the browser's PDF. */
async function paper(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map((box) => [box[1], box[2]].map((points) => Math.round((Number(points) * 25.4) / 72)));
}

/** Millimetres of the paper, and months on it. */
const SHEETS = {
  year: { size: [420, 297], months: 12 },
  month: { size: [297, 210], months: 1 },
  pocket: { size: [148, 105], months: 12 },
} as const;
const ALL = 'occasions=national,religious,cultural,global,countries,fun';

test.each([
  ['year', 'year=1406'],
  ['year', `year=1405&${ALL}`],
  ['year', 'year=1407&calendars=gregorian'],
  ['month', 'year=1405&month=9'],
  // six weeks and all occasions
  ['month', `year=1405&month=3&${ALL}`],
  // the months of 1403–1407 with the most English text: one with five weeks, one with six
  ['month', `year=1406&month=7&${ALL}`],
  ['month', `year=1407&month=7&${ALL}`],
  ['pocket', 'year=1406'],
  // with the note about estimates
  ['pocket', 'year=1407'],
] as const)('%s, %s, is one sheet of paper', async (kind, query) => {
  const { size, months } = SHEETS[kind];
  for (const path of ['/wall', '/en/wall']) {
    const { page, faults, leave } = await opened({
      path: `${path}?sheet=${kind}&${query}`,
      viewport: { width: 1280, height: 900 },
    });
    const sheet = page.getByRole('region', { name: /پیش‌نمایش|Preview/ });
    await expect.poll(() => sheet.locator('table').count(), { timeout: 10_000 }).toBe(months);
    const cutOff = () => sheet.evaluate((element) => element.scrollHeight - element.clientHeight);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(cutOff, { message: 'nothing is cut off', timeout: 10_000 }).toBe(0);
    await expect.poll(() => paper(page), { timeout: 10_000 }).toEqual([size]);
    expect(faults).toEqual([]);
    await leave();
  }
});

test('the chosen options are drawn and are in the address', async () => {
  const { page, leave } = await opened({ path: '/en/wall' });
  const sheet = page.getByRole('region', { name: 'Preview' });
  await expect.poll(() => sheet.getByRole('heading', { name: '1405' }).count()).toBe(1);

  await page.getByRole('radio', { name: 'Month, A4' }).check();
  await page.getByRole('combobox', { name: 'Month' }).selectOption('9');
  await page.getByRole('textbox', { name: 'Year' }).fill('۱۴۰۶');
  await sheet.getByRole('heading', { name: 'Azar 1406' }).waitFor();
  expect(await sheet.getByText('Yalda').count()).toBeGreaterThan(0);
  expect(await sheet.getByText('November').count()).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: 'Gregorian' }).uncheck();
  await page.getByRole('checkbox', { name: 'Cultural' }).uncheck();
  await expect.poll(() => sheet.getByText('November').count()).toBe(0);
  await expect.poll(() => sheet.getByText('Yalda').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?sheet=month&year=1406&month=9&calendars=hijri&occasions=national,islamic');
  const { search } = new URL(page.url());
  await leave();

  const again = await opened({ path: `/wall${search}` });
  await again.page.getByRole('heading', { name: 'آذر ۱۴۰۶' }).waitFor();
  expect(await again.page.getByRole('checkbox', { name: 'میلادی' }).isChecked()).toBe(false);
  await again.leave();
});

describe('days that may still move', () => {
  const drawn = (query: string) => {
    const choice = readChoice(new URLSearchParams(query), usualChoice('year', 1405, 8));
    const months = choice.sheet === 'month' ? [choice.month] : MONTHS;
    const grids = months.map((month) => answerOf(calendar, { year: choice.year, month }, { almanac, now: NOW }));
    return sheet('en', grids as unknown[] as MonthGrid[], choice).text;
  };
  const NOTE = '~ Islamic date not announced yet';

  test('has its sign on every sheet, and the sign its meaning', () => {
    const gregorianOnly = drawn('sheet=year&year=1408&calendars=gregorian');
    expect(gregorianOnly).toContain('<b>16</b> Eid al-Fitr~');
    expect(gregorianOnly).toContain(NOTE);
    expect(gregorianOnly).not.toContain('(Sizdah Bedar)~');
    expect(drawn('sheet=year&year=1408')).toContain('Dhu al-Qadah – Dhu al-Hijjah~');
    expect(drawn('sheet=pocket&year=1408')).toContain(NOTE);
    const month = drawn('sheet=month&year=1408&month=11&calendars=');
    expect(month).toContain('Eid al-Fitr~</li>');
    expect(month).toContain(NOTE);
  });

  test('is nothing in a year that is over, whose Islamic years are told from the first to the last', () => {
    for (const kind of ['year', 'pocket']) {
      const past = drawn(`sheet=${kind}&year=1347`);
      expect(past).not.toContain('~');
      expect(past).toContain('Islamic 1387–1389<');
    }
  });
});

test('months that cannot be loaded show an error on the screen, but not in print', async () => {
  const { page } = await opened({ path: '/en/wall?sheet=year&year=1390' });
  await page.getByText('This year could not be loaded').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await paper(page)).toEqual([[420, 297]]);
});

test('an invalid year shows an error, and the sheet stays', async () => {
  const { page } = await opened({ path: '/en/wall' });
  await page.getByRole('textbox', { name: 'Year' }).fill('1346');
  expect(await page.getByRole('alert').textContent()).toBe('Enter a year from 1347 to 1500.');
  expect(await page.getByRole('heading', { name: '1405' }).count()).toBe(1);
});

test('the months of the sheet come one after the other, after the form; paper waits for none', async () => {
  const scripts = Promise.withResolvers<void>();
  const { page } = await visit({
    path: '/en/wall',
    prepare: async (page) => {
      await page.route('**/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
    },
    waitUntil: 'commit',
  });
  const laidOut = () =>
    page
      .locator('.printable-part table')
      .evaluateAll((tables) => tables.filter((table) => table.checkVisibility({ contentVisibilityAuto: true })).length);
  await page.locator('footer').waitFor();
  expect(await laidOut()).toBe(0);
  const height = () => page.locator('.printable-sheet').evaluate((sheet) => sheet.clientHeight);
  const before = await height();
  await page.emulateMedia({ media: 'print' });
  // The browser applies the print layout in its next frame; the test delays the scripts until then.
  await expect.poll(laidOut).toBe(12);
  expect(await paper(page)).toEqual([[420, 297]]);
  await page.emulateMedia({ media: 'screen' });
  scripts.resolve();
  await expect.poll(laidOut).toBe(12);
  expect(await height()).toBe(before);
});
