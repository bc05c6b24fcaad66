/** The list of occasions with its search, the page of each, and the holidays that answer first. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.each([
  ['/occasions', 'جست‌وجوی مناسبت', 'یلدا', /شب یلدا/],
  ['/en/occasions', 'Search occasions', 'chaharshanbe soori', /Chaharshanbe Suri/],
  ['/en/occasions', 'Search occasions', 'norooz', /Nowruz/],
])('%s finds what is typed: %s %s', async (path, label, typed, name) => {
  const { page, faults, leave } = await visit(browser, { path });
  await page.getByRole('searchbox', { name: label }).fill(typed);
  await page.locator('.occasion-results').getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('what the header asks before its script is there is searched for', async () => {
  const { page, leave } = await visit(browser, { path: '/occasions?q=شب+يلدا', now: '2026-11-21T08:30:00Z' });
  await page.locator('.occasion-results').getByRole('link', { name: 'شب یلدا' }).first().waitFor();
  expect(await page.getByRole('searchbox', { name: 'جست‌وجوی مناسبت' }).inputValue()).toBe('شب يلدا');
  expect(await page.locator('.occasion-list').isVisible()).toBe(false);
  await leave();
});

test.each([
  ['/occasions/eid-al-ghadir', '(برآورد)'],
  ['/en/occasions/eid-al-ghadir', '(estimate)'],
])('%s tells beside a date that it is an estimate', async (path, mark) => {
  const { page, leave } = await visit(browser, { path, now: '2026-11-21T08:30:00Z' });
  expect(await page.locator('.occasion-next').textContent()).toContain(mark);
  expect(await page.locator('.occasion-dates tbody tr:visible').allTextContents()).toEqual(
    Array.from({ length: 5 }, () => expect.stringContaining(mark)),
  );
  expect(await page.locator('.occasion-years li').last().textContent()).toContain(mark);
  await leave();
});

test('a category can be hidden', async () => {
  const { page, leave } = await visit(browser, { path: '/en/occasions' });
  const fun = page.locator('.occasion-list li.fun:visible');
  expect(await fun.count()).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: 'Fun' }).uncheck();
  expect(await fun.count()).toBe(0);
  await leave();
});

test('a page tells the next day, the rule and the sources, in the calendar of its language first', async () => {
  for (const [path, day, rule, source] of [
    ['/occasions/yalda-night', 'دوشنبه ۳۰ آذر ۱۴۰۵', 'قاعده', 'منبع'],
    ['/en/occasions/yalda-night', 'Monday 21 December 2026', 'Rule', 'Source'],
  ] as const) {
    const { page, leave } = await visit(browser, { path, now: '2026-11-21T08:30:00Z' });
    await page.locator('.occasion-next').getByText(day).waitFor();
    await page.getByText(rule, { exact: true }).waitFor();
    await page.getByText(source, { exact: true }).waitFor();
    expect(await page.locator('.occasion-dates tbody tr:visible').count()).toBe(5);
    await leave();
  }
});

test.each(['/occasions/yalda-night', '/en/occasions/eid-al-fitr'])(
  '%s has its days beside the answer',
  async (path) => {
    const { page, leave } = await visit(browser, { path, viewport: { width: 1280, height: 900 } });
    const [answer, side, date] = await Promise.all(
      ['.occasion-next', '.occasion-side', '.occasion-dates tbody td'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    expect(side!.y).toBe(answer!.y);
    const [first, second] = [answer!, side!].sort((a, b) => a.x - b.x);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    expect(date!.height, 'a day stands on one line').toBeLessThan(48);
    await leave();
  },
);

test('after its day an occasion counts to the next one', async () => {
  const { page, leave } = await visit(browser, { path: '/en/occasions/yalda-night', now: '2026-12-22T08:30:00Z' });
  const first = page.locator('.occasion-dates tbody tr:visible').first();
  await first.getByText('Tuesday 21 December 2027').waitFor();
  await page.locator('.occasion-next').getByText('Tuesday 21 December 2027').waitFor();
  expect(await page.locator('.occasion-dates tbody tr:visible').count()).toBe(5);
  await leave();
});
