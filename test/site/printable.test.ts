/** The wall calendar: a year prints on one A3 sheet, with the chosen content. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MONTHS } from '#core/jdn.ts';
import { monthGrid } from '#site/data/answers.build.ts';
import { html } from '#site/kit/html.ts';
import { readChoice, usualChoice } from '#site/printable/choice.ts';
import { sheet } from '#site/printable/view.ts';
import { visitReady as opened } from './visit.ts';

/** Width and height in millimetres of each page of the browser's PDF. */
async function paper(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map((box) => [box[1], box[2]].map((points) => Math.round((Number(points) * 25.4) / 72)));
}

/** A3, millimetres */
const PAPER = [420, 297];
const ALL = 'occasions=national,religious,cultural,global,countries,fun';

test.each([`/wall?year=1405&${ALL}`, `/en/wall?year=1405&${ALL}`, '/en/wall?year=1407&calendars=solar'])(
  '%s is one sheet of paper',
  async (path) => {
    const { page, faults } = await opened({ path, viewport: { width: 1280, height: 900 } });
    const sheet = page.getByRole('region', { name: /پیش‌نمایش|Preview/ });
    await expect.poll(() => sheet.locator('.printable-month').count()).toBe(12);
    const cutOff = () => sheet.evaluate((element) => element.scrollHeight - element.clientHeight);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(cutOff, { message: 'nothing is cut off' }).toBe(0);
    await expect.poll(() => paper(page)).toEqual([PAPER]);
    expect(faults).toEqual([]);
  },
);

test('the chosen options are drawn and are in the address', async () => {
  const { page, leave } = await opened({ path: '/en/wall' });
  const sheet = page.getByRole('region', { name: 'Preview' });
  await expect.poll(() => sheet.getByRole('heading', { name: '2027' }).count()).toBe(1);
  expect(await sheet.locator('.printable-month-name').first().textContent()).toBe('January');

  await page.getByRole('textbox', { name: 'Year' }).fill('۱۴۰۶');
  await sheet.getByRole('heading', { name: '1406' }).waitFor();
  expect(await sheet.getByText('November').count()).toBeGreaterThan(0);
  const others = sheet.locator('.printable-events li:not(.red)');
  expect(await others.count(), 'at first only holidays').toBe(0);
  await page.getByRole('checkbox', { name: 'Gregorian' }).uncheck();
  await page.getByRole('checkbox', { name: 'Cultural' }).check();
  await expect.poll(() => sheet.getByText('November').count()).toBe(0);
  await expect.poll(() => others.count()).toBeGreaterThan(12);
  expect(new URL(page.url()).search).toBe('?year=1406&calendars=hijri&occasions=cultural');
  const { search } = new URL(page.url());
  await leave();

  const again = await opened({ path: `/wall${search}` });
  await again.page.getByRole('heading', { name: '۱۴۰۶' }).waitFor();
  expect(await again.page.getByRole('checkbox', { name: 'میلادی' }).isChecked()).toBe(false);
  await again.leave();
});

const gridsOf = (year: number) => MONTHS.map((month) => monthGrid(year, month));

function drawn(query: string): string {
  const choice = readChoice('en', new URLSearchParams(query), usualChoice(1405));
  return sheet('en', gridsOf(choice.year), choice).text;
}

test('all holidays of a year are named, however many occasions are chosen', () => {
  const text = drawn(`year=1405&${ALL}`);
  const events = gridsOf(1405).flatMap(({ calendar }) => calendar.flat().flatMap((cell) => cell.events));
  const titles = events.flatMap(({ is_holiday, title_en }) => (is_holiday ? [html`${title_en}`.text] : []));
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});

describe('days that may still move', () => {
  const NOTE = 'may move by a day';
  const mark = '\u00a0\u2066±1\u2069';

  test('has its sign, and the sign its meaning', () => {
    const gregorianOnly = drawn('year=1408&calendars=solar');
    expect(gregorianOnly).toContain(`<b>16</b> Eid al-Fitr${mark}`);
    expect(gregorianOnly).toContain(NOTE);
    expect(gregorianOnly).not.toContain(`(Sizdah Bedar)${mark}`);
    expect(drawn('year=1408')).toContain(`Dhu al-Qadah – Dhu al-Hijjah${mark}`);
  });

  test('is nothing in a year that is over, whose Islamic years are told from the first to the last', () => {
    const past = drawn('year=1347');
    expect(past).not.toContain('±');
    expect(past).toContain('Islamic 1387–1389<');
  });
});

test('months that cannot be loaded show an error on the screen, but not in print', async () => {
  const { page } = await opened({ path: '/en/wall?year=1390' });
  await page.getByText('This year could not be loaded').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await paper(page)).toEqual([PAPER]);
});

test.each([
  ['/en/holidays/2026', '[data-title]', 20],
  ['/prayer-times/tehran', 'h1', 1],
  ['/prayer-times', '.capitals tbody tr', 31],
])('the paper of %s has what it is about', async (path, what, least) => {
  const { page } = await opened({ path });
  await page.emulateMedia({ media: 'print' });
  const all = page.locator(`main ${what}`);
  expect(await all.count()).toBeGreaterThanOrEqual(least);
  expect(await all.filter({ visible: false }).count()).toBe(0);
});

test('an invalid year shows an error, and the sheet stays', async () => {
  const { page } = await opened({ path: '/en/wall' });
  await page.getByRole('textbox', { name: 'Year' }).fill('1346');
  expect(await page.getByRole('alert').textContent()).toBe(
    'Enter a year from 1969 to 2120, or a Persian year from 1347 to 1500.',
  );
  expect(await page.getByRole('heading', { name: '2027' }).count()).toBe(1);
});
