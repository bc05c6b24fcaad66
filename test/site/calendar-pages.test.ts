/** Pages of months, years and holidays: filter, today, distances, laws, subscriptions. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { siteUrl, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('occasions of a month are filtered by category', async () => {
  const { page, leave } = await visit(browser, { path: '/calendar/1405/8' });
  const visible = (category: string) => page.locator(`.month-days .occasion.${category}:visible`).count();
  const before = await visible('national');
  expect(await visible('fun')).toBe(0);
  await page.locator('.filter input[value="fun"]').check();
  expect(await visible('fun')).toBeGreaterThan(0);
  expect(await visible('national')).toBe(before);
  await page.goto(`${siteUrl}/en/calendar/1405/9`);
  expect(await visible('fun'), 'remembered').toBeGreaterThan(0);
  expect(await page.getByText('Only this browser remembers:').textContent()).toContain('Fun');
  await page.getByRole('button', { name: 'Forget all' }).click();
  expect(await visible('fun')).toBe(0);
  await leave();
});

test('a day of the grid leads to its occasions without script', async () => {
  const { page, leave } = await visit(browser, { path: '/en/calendar/1405/8', javaScriptEnabled: false });
  await page.locator('.month a[href$="#d22"]').click();
  expect(await page.locator('.month-day:target').textContent()).toMatch(/Martyrdom of/);
  await leave();
});

test('neighbouring months follow the page keys, and swipes', async () => {
  const { page, leave } = await visit(browser, { path: '/calendar/1405/12', hasTouch: true });
  await page.locator('.month a[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.waitForURL(`${siteUrl}/calendar/1406/1`);
  await page.locator('[data-month-section]').evaluate((section) => {
    const touch = (x: number) => new Touch({ identifier: 1, target: section, clientX: x, clientY: 300 });
    section.dispatchEvent(
      new TouchEvent('touchstart', { touches: [touch(300)], changedTouches: [touch(300)], bubbles: true }),
    );
    section.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(100)], bubbles: true }));
  });
  await page.waitForURL(`${siteUrl}/calendar/1405/12`);
  await leave();
});

test.each(['/calendar/1405', '/calendar/1405/9'])('%s marks the day on which it is read', async (path) => {
  const { page, leave } = await visit(browser, { path, now: '2026-11-25T08:30:00Z' });
  await page.locator('.day.today time[datetime="2026-11-25"]').waitFor();
  expect(await page.locator('.day.today').count()).toBe(1);
  await leave();
});

test('distances of holidays are those of the day on which the page is read', async () => {
  const { page, leave } = await visit(browser, { path: '/en/holidays/1405', now: '2026-12-22T08:30:00Z' });
  const row = page.locator('.holiday-row', { hasText: 'Birthday of Imam Ali' });
  await row.locator('.holiday-away', { hasText: 'tomorrow' }).waitFor();
  expect(await page.locator('.holiday-row.past').count()).toBe(18);
  await leave();
});

test('every holiday names the law behind it', async () => {
  for (const year of [1347, 1357, 1368, 1389, 1405]) {
    const { page, leave } = await visit(browser, { path: `/en/holidays/${year}` });
    const unexplained = await page.locator('.holiday-title p:not(:has(sup a))').allTextContents();
    expect(unexplained, String(year)).toEqual([]);
    const dangling = await page
      .locator('.holiday-title sup a')
      .evaluateAll((links) => links.filter((link) => !document.querySelector(link.getAttribute('href')!)).length);
    expect(dangling).toBe(0);
    await leave();
  }
});

test('subscriptions name the address under which the page is read', async () => {
  const { page, leave } = await visit(browser, { path: '/holidays/1405' });
  const host = new URL(siteUrl).host;
  const href = (name: string) => page.locator(`[data-link="${name}"]`).getAttribute('href');
  expect(await href('webcal')).toBe(`webcal://${host}/holidays.ics`);
  expect(new URL((await href('google'))!).searchParams.get('cid')).toBe(`webcal://${host}/holidays.ics`);
  expect(new URL((await href('outlook'))!).searchParams.get('url')).toBe(`${siteUrl}/holidays.ics`);
  expect(await page.locator('[data-feed]').textContent()).toBe(`${siteUrl}/holidays.ics`);
  await leave();
});
