/** Pages of months, years and holidays: filter, today, distances, weekend, subscriptions. */
import { describe, expect, test } from 'vitest';
import { axeViolations, openSettings, sidewaysScroll, siteUrl, visit } from './visit.ts';

test('the occasions of a month are those of the groups that the settings have', async () => {
  const { page } = await visit({ path: '/calendar/1405/8' });
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/calendar/1405`);
  const visible = (category: string) => page.locator(`.month-list .occasion.${category}:visible`).count();
  await page.locator('.month-list .fold > summary').click();
  const before = await visible('national');
  expect(await visible('fun')).toBe(0);
  await openSettings(page);
  await page.locator('[data-settings] .fold > summary', { hasText: 'مناسبت‌ها' }).click();
  await page.locator('[data-settings] [value="fun"]').check();
  expect(await visible('fun')).toBeGreaterThan(0);
  expect(await visible('national')).toBe(before);
  await other.locator('html[data-groups~="fun"]').waitFor();
  await page.goto(`${siteUrl}/en/calendar/1405/9`);
  await page.locator('.month-list .fold > summary').click();
  expect(await visible('fun'), 'remembered').toBeGreaterThan(0);
  await openSettings(page);
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(await visible('fun')).toBe(0);
});

test('every occasion of a month stands once, in its rows or in the fold below them', async () => {
  const { page } = await visit({ path: '/calendar/1405/9', viewport: { width: 360, height: 740 } });
  const rows = await page.locator('.known-days li').allTextContents();
  expect(rows.some((row) => row.includes('شب یلدا'))).toBe(true);
  const folded = await page.locator('.month-list .by-group .occasion').allTextContents();
  expect(folded.length).toBeGreaterThan(20);
  expect(folded.some((title) => title.includes('شب یلدا'))).toBe(false);
});

test('a day of the grid leads to its occasions without script', async () => {
  const { page } = await visit({ path: '/calendar/1405/8', javaScriptEnabled: false });
  await page.locator('.month td:not(.outside) a[href$="#d22"]').click();
  expect(await page.locator('.month-list li:target').textContent()).toMatch(/شهادت/);
});

test('neighbouring months follow the page keys, and swipes', async () => {
  const { page } = await visit({ path: '/calendar/1405/12', hasTouch: true });
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
});

test('on a phone a year opens at the month that leads to it', async () => {
  const { page } = await visit({ path: '/calendar/1405/8', viewport: { width: 360, height: 740 } });
  await page.locator('main').getByRole('link', { name: 'سال ۱۴۰۵' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.mini:has(.today)')?.getBoundingClientRect().top))
    .toBeLessThan(100);
});

test('days in a row with one reason are one line of the year', async () => {
  const { page } = await visit({ path: '/en/calendar/2026' });
  const march = page.locator('.year-holidays li', { hasText: 'after the death of the Supreme Leader' });
  expect(await march.allTextContents()).toEqual([expect.stringContaining('1–7 Mar')]);
});

test('after midnight the day that begins is marked, and the days left are counted from it', async () => {
  const now = '2026-11-25T20:29:00Z';
  const { page } = await visit({
    path: '/calendar/1405/9',
    now,
    isNew: true,
    timezoneId: 'Asia/Tehran',
  });
  const today = page.locator('.day.today time');
  const left = page.locator('#d5 [data-left]');
  const open = page.locator('.day-panel h2');
  await open.filter({ hasText: '۴ آذر' }).waitFor();
  expect(await today.getAttribute('datetime')).toBe('2026-11-25');
  expect(await left.textContent()).toBe('فردا');
  await page.clock.runFor('02:00');
  expect(await today.getAttribute('datetime')).toBe('2026-11-26');
  expect(await left.textContent()).toBe('امروز');
  await open.filter({ hasText: '۵ آذر' }).waitFor();
});

test('in English the days of a year are those of the Gregorian calendar first', async () => {
  const { page } = await visit({ path: '/en/calendar/1405' });
  const day = page.getByRole('link', { name: 'Saturday 21 November 2026, 30 Aban 1405' });
  expect(await day.textContent()).toBe('21');
  const beside = await day.locator('time').evaluate((time) => getComputedStyle(time, '::after').content);
  expect(beside).toContain('30');
  await page.goto(`${siteUrl}/calendar/1405`);
  expect((await page.getByRole('link', { name: 'شنبه ۳۰ آبان ۱۴۰۵' }).textContent())!.trim()).toBe('۳۰');
});

describe('years without a page of their own', () => {
  test.each([
    ['/calendar/any?year=1200&month=3', 'خرداد ۱۲۰۰', 31, 'سه‌شنبه ۱ خرداد ۱۲۰۰'],
    ['/en/calendar/any?year=1431&month=1', 'Farvardin 1431', 31, 'Wednesday 20 March 2052, 1 Farvardin 1431'],
    ['/en/calendar/1991/5', 'May 1991', 31, 'Wednesday 1 May 1991, 11 Ordibehesht 1370'],
    ['/calendar/1991/5', 'اردیبهشت ۱۳۷۰', 31, 'یکشنبه ۱ اردیبهشت ۱۳۷۰'],
  ])('%s', async (path, heading, days, name) => {
    const { page, faults } = await visit({ path });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.title()).toContain(heading);
    expect(await page.locator('.month td:not(.outside) a[data-day]').count()).toBe(days);
    await page.getByRole('link', { name }).first().waitFor();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test.each([['/en/calendar/any?year=1431', 'Calendar 1431']])('%s', async (path, heading) => {
    const { page, faults } = await visit({ path, viewport: { width: 360, height: 800 } });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('.mini-grid a[data-day]').count()).toBe(365);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('lead on into the months with pages, and are read in the other language', async () => {
    const { page } = await visit({ path: '/calendar/1394/11' });
    await page.getByRole('link', { name: 'ماه بعد، اسفند' }).click();
    await page.getByRole('heading', { level: 1, name: 'اسفند ۱۳۹۴' }).waitFor();
    await page.locator('.site-header [data-switch-language]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Esfand 1394' }).waitFor();
    await page.getByRole('link', { name: 'Next, Farvardin' }).click();
    await page.waitForURL(`${siteUrl}/en/calendar/1395/1`);
  });

  test.each(['/en/calendar/any?year=9', '/en/calendar/any?year=1600&month=1'])(
    '%s says what can be asked',
    async (path) => {
      const { page, faults } = await visit({ path });
      await page.getByLabel('Persian year 979 to 1577').waitFor();
      expect(faults).toEqual([]);
    },
  );
});

test('distances of holidays are those of the day on which the page is read', async () => {
  const { page } = await visit({ path: '/en/holidays/1405', now: '2026-12-22T08:30:00Z' });
  const row = page.locator('.rows li', { hasText: "Mab'ath" });
  await row.locator('[data-left]', { hasText: '15 days' }).waitFor();
  expect(await page.locator('.past-days').textContent()).toContain('Past days');
});

test('long weekends follow the weekend of the settings, which the page itself can set', async () => {
  const { page } = await visit({ path: '/en/holidays/1405' });
  const lengths = () => page.locator('[data-break]').allTextContents();
  const before = await lengths();
  await page.locator('summary', { hasText: 'My weekend' }).click();
  await page.getByLabel('My weekend').selectOption('thu-fri');
  await expect.poll(lengths).not.toEqual(before);
  const chosen = await lengths();
  expect(chosen[0], 'of the large one too').not.toBe(before[0]);
  await page.reload();
  await expect.poll(lengths).toEqual(chosen);
  await page.getByText('on a Thursday or Friday').waitFor();
});
