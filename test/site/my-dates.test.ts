/** Personal dates are stored in the browser and exported as a calendar file; no data leaves the browser. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventsOf } from '../api/parsed-calendar.ts';
import { axeViolations, downloadedText, formsReady, type VisitOptions, visit, visitReady } from './visit.ts';

const opened = (options: VisitOptions) => visitReady({ now: '2026-11-21T08:30:00Z', ...options });

async function taken(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return downloadedText(file);
}

test('a birthday is stored and exported as fifty years of events', async () => {
  // Browsers lack this function on plain HTTP, as in a home network.
  const prepare = async (page: Page) => {
    await page.addInitScript('delete Crypto.prototype.randomUUID');
  };
  const { page, faults } = await opened({ path: '/my-dates', prepare });
  await page.getByLabel('عنوان').fill('سارا');
  await page.getByLabel('روز', { exact: true }).fill('۳۰');
  await page.getByLabel('ماه', { exact: true }).selectOption({ label: 'اسفند' });
  await page.getByLabel('سال', { exact: true }).fill('۱۳۷۵');
  await page.getByLabel('اگر سال یا ماه این روز را نداشت').selectOption({ label: 'روز اول ماه بعد' });
  await page.getByRole('button', { name: 'افزودن به فهرست' }).click();
  const list = page.locator('.my-list');
  expect(await list.innerText()).toContain('۳۰ اسفند ۱۳۷۵');
  // 1405 has no 30 Esfand, so the date moves to 1 Farvardin 1406.
  expect(await list.innerText()).toContain('یکشنبه ۱ فروردین ۱۴۰۶');
  expect(await list.innerText()).toContain('۳۰ سالگی');
  expect(await axeViolations(page)).toEqual([]);

  const first = eventsOf(await taken(page, 'دریافت برای تقویم گوشی'));
  expect(first[0]!.summary).toBe('تولد سارا، ۳۰ سالگی');
  expect(first[0]!.startDate.toString()).toBe('2027-03-21');
  expect(first.length).toBeGreaterThanOrEqual(49);
  expect(first[0]!.component.getAllSubcomponents('valarm').length).toBe(1);

  await page.reload();
  await formsReady(page);
  const second = eventsOf(await taken(page, 'دریافت برای تقویم گوشی'));
  expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
  expect(faults).toEqual([]);
});

test('a typed date that is not added yet is in the file; an invalid one shows an error', async () => {
  const { page } = await opened({ path: '/en/my-dates' });
  const file = page.getByRole('button', { name: 'Download for your calendar' });
  expect(await file.isVisible(), 'an empty list makes no file').toBe(false);
  await page.getByLabel('Title', { exact: true }).fill('Sara’s birthday');
  await page.getByLabel('Day', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  expect(await page.locator('.my-list b').innerText()).toBe('Sara’s birthday');
  await page.getByLabel('Title', { exact: true }).fill('Rent, "flat"');
  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Instalment' });
  await page.getByLabel('Day', { exact: true }).fill('32');
  await file.click();
  expect(await page.locator('#my-problem').innerText()).toBe('The month has no such day; enter another.');
  await page.getByLabel('Day', { exact: true }).fill('5');
  await page.getByLabel('Calendar', { exact: true }).selectOption({ label: 'Persian' });
  await page.getByLabel('Month', { exact: true }).selectOption({ label: 'Azar' });
  await page.getByLabel('Year', { exact: true }).fill('1405');
  await page.getByLabel('Number of instalments', { exact: true }).fill('12');
  const events = eventsOf(await taken(page, 'Download for your calendar'));
  const rent = events.filter(({ summary }) => summary.startsWith('Rent'));
  expect(rent.length).toBe(12);
  expect(rent[0]!.summary).toBe('Rent, "flat", instalment 1 of 12');
  expect(rent[0]!.startDate.toString()).toBe('2026-11-26');

  const csv = await taken(page, 'Save list (CSV)');
  expect(csv).toContain('"Rent, ""flat"""');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.first().click();
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.getByText('No dates yet.').count()).toBe(1);
  await page
    .getByLabel('Open a list (CSV)')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText('Rent, "flat"').waitFor();
  await page
    .getByLabel('Open a list (CSV)')
    .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from('x') });
  await expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toContain('Line 1');
});

test('two windows have one list', async () => {
  const { page } = await opened({ path: '/en/my-dates' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [window, title] of [
    [page, 'Ali'],
    [other, 'Sara'],
  ] as const) {
    await formsReady(window);
    await window.getByLabel('Title', { exact: true }).fill(title);
    await window.getByLabel('Day', { exact: true }).fill('1');
    await window.getByRole('button', { name: 'Add to the list' }).click();
  }
  await page.locator('.my-list', { hasText: /Ali.*Sara/s }).waitFor();
});

const LIST = 'title,month,day\nAli,1,2\nSara,1,3\nReza,1,4\n';
const csvFile = (text: string) => ({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a list that is opened takes the place of the other, also while one of its dates is changed', async () => {
  const { page } = await opened({ path: '/en/my-dates' });
  const opener = page.getByLabel('Open a list (CSV)');
  const items = page.locator('.my-list li');
  const status = page.getByRole('main').getByRole('status');
  await opener.setInputFiles(csvFile(LIST));
  await expect.poll(() => items.count()).toBe(3);
  expect(await status.innerText()).toContain('3');
  await page.getByRole('button', { name: 'Edit Reza' }).click();
  await opener.setInputFiles(csvFile('title,month,day\nMina,1,2\n'));
  await expect.poll(() => items.count()).toBe(1);
  await page.getByLabel('Title', { exact: true }).fill('Nima');
  await page.getByLabel('Day', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  expect(await items.allInnerTexts()).toEqual([expect.stringContaining('Mina'), expect.stringContaining('Nima')]);
  await opener.setInputFiles(csvFile('title,month,day\n'));
  await expect.poll(() => status.innerText()).toContain('no date');
  expect(await items.count()).toBe(2);
});

test('a list is saved for spreadsheets, and its errors are in Persian', async () => {
  const { page } = await opened({ path: '/my-dates' });
  const opener = page.getByLabel('باز کردن فهرست (CSV)');
  await opener.setInputFiles(csvFile('title؛kind؛month؛day\nوام خانه؛instalment؛1؛5\n'));
  await page.getByText('هر ماه، روز ۵', { exact: true }).waitFor();
  expect((await taken(page, 'ذخیرهٔ فهرست (CSV)')).startsWith('\uFEFFtitle,')).toBe(true);
  const status = page.getByRole('main').getByRole('status');
  await opener.setInputFiles(csvFile('title,month,day\nعلی,13,1\n'));
  await expect.poll(() => status.innerText()).toMatch(/سطر ۲: «13» در ستون .month. قابل قبول نیست. ماهی از ۱ تا ۱۲/);
  await opener.setInputFiles(csvFile('title,month,day\n"علی,13,1\n'));
  await expect.poll(() => status.innerText()).toContain('سطر ۲: ستون‌ها درست نیست');
});

test('an entry is changed in place', async () => {
  const { page } = await opened({ path: '/en/my-dates' });
  await page.getByLabel('Title', { exact: true }).fill('Ali');
  await page.getByLabel('Day', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByRole('button', { name: 'Edit Ali' }).click();
  await page.getByLabel('Calendar', { exact: true }).selectOption({ label: 'Islamic' });
  await page.getByLabel('Month', { exact: true }).selectOption({ label: 'Ramadan' });
  await page.getByRole('button', { name: 'Save the change' }).click();
  expect(await page.locator('.my-list li').count()).toBe(1);
  expect(await page.locator('.my-list').innerText()).toContain('1 Ramadan');
});

test.each(['/', '/calendar/1405/9', '/en/calendar/2026/12'])('%s marks an own date within its cell', async (path) => {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    const { page, leave } = await visit({ path: '/robots.txt', now: '2026-11-28T05:30:00Z', viewport });
    await page.evaluate(() =>
      localStorage.setItem('salnama:my-dates', '[{"title":"سارا","calendar":"sh","month":"9","day":"12"}]'),
    );
    await page.goto(new URL(path, page.url()).href);
    const mark = page.locator('.own-day');
    await mark.waitFor();
    const [cell, box] = [(await page.locator('td:has(.own-day)').boundingBox())!, (await mark.boundingBox())!];
    expect(await page.locator('td:has(.own-day) a').getAttribute('data-day')).toBe('2461378');
    expect(box.y).toBeGreaterThanOrEqual(cell.y);
    expect(box.y + box.height).toBeLessThanOrEqual(cell.y + cell.height);
    expect(box.x).toBeGreaterThanOrEqual(cell.x);
    expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width);
    await leave();
  }
});

test('home follows own dates that another window changes', async () => {
  const { page } = await visit({ path: '/', now: '2026-11-28T05:30:00Z' });
  const other = await page.context().newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  const keep = (dates: string) => other.evaluate((text) => localStorage.setItem('salnama:my-dates', text), dates);
  await keep('[{"title":"سارا","calendar":"sh","month":"9","day":"12"}]');
  await page.locator('.home-next').getByText('سارا').waitFor();
  await page.locator('.own-day').waitFor();
  await keep('[]');
  await page.locator('.own-day').waitFor({ state: 'detached' });
  await other.close();
});
