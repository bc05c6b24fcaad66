/** The occasion list with its search, and the page of each occasion. */
import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { createAlmanac } from '#api/almanac.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { dayOfAddress } from '#site/data/address.ts';
import { tables } from '#tables/index.ts';
import { occasionTexts } from '#tables/occasion-texts.ts';
import { pageText } from './page-text.ts';
import { axeViolations, sidewaysScroll, siteUrl, visit } from './visit.ts';

test.each([
  ['/occasions', 'جست‌وجوی مناسبت', 'یلدا', /شب یلدا/],
  ['/en/occasions', 'Search occasions', 'chaharshanbe soori', /Chaharshanbe Suri/],
  ['/en/occasions', 'Search occasions', 'norooz', /Nowruz/],
])('%s finds what is typed: %s %s', async (path, label, typed, name) => {
  const { page, faults } = await visit({ path });
  await page.getByRole('searchbox', { name: label }).fill(typed);
  await page.locator('.occasion-results').getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(faults).toEqual([]);
});

test('the search finds an occasion without a page on its next day', async () => {
  const { page } = await visit({ path: '/en/occasions' });
  await page.getByRole('searchbox', { name: 'Search occasions' }).fill('World Soil Day');
  await page.locator('.occasion-results').getByRole('link', { name: 'World Soil Day' }).click();
  await page.getByRole('dialog').getByText('World Soil Day').waitFor();
  await page.waitForURL('**/en/calendar/2026/12#d5-world-soil-day');
});

test('a search from the header works before its script has loaded', async () => {
  const { page } = await visit({ path: '/occasions?q=شب+يلدا' });
  await page.locator('.occasion-results').getByRole('link', { name: 'شب یلدا' }).first().waitFor();
  expect(await page.getByRole('searchbox', { name: 'جست‌وجوی مناسبت' }).inputValue()).toBe('شب يلدا');
  expect(await page.locator('.occasion-list').isVisible()).toBe(false);
});

test.each([
  ['/en/occasions/eid-al-fitr', /href="https:\/\/calendar\.ut\.ac\.ir[^"]*"[^>]*>Published calendars of Iran/],
  ['/occasions/nowruz', /href="https:\/\/calendar\.ut\.ac\.ir[^"]*"/],
  ['/en/occasions/book-day-iran', /data-basis="decision"[^>]*>The day was named in its first year/],
  ['/occasions/book-day-iran', /data-basis="decision"[^>]*>سال اول، سال تصویب این روز است/],
])('%s leads to its source and says how its first year is known', (path, part) => {
  expect(pageText(path)).toMatch(part);
});

test('the list opens at the month of the visitor and is not endless on a phone', async () => {
  for (const [path, now, month] of [
    ['/occasions', '2026-11-23T08:30:00Z', 'آذر'],
    ['/en/occasions', '2026-12-05T08:30:00Z', 'December'],
  ] as const) {
    const { page, leave } = await visit({ path, now, viewport: { width: 360, height: 740 } });
    expect(await page.locator('.occasion-list details[open] summary').allTextContents()).toEqual([
      expect.stringMatching(`^${month} `),
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
    await leave();
  }
});

test('on a phone the categories are folded; the months count what is shown', async () => {
  const { page } = await visit({ path: '/en/occasions', viewport: { width: 360, height: 740 } });
  const global = page.getByRole('checkbox', { name: 'Global' });
  expect(await global.isVisible()).toBe(false);
  await page.getByText('Categories').first().click();
  await global.check();
  const month = page.locator('.occasion-list details[open]');
  const shown = await month.locator('li:visible').count();
  expect(await month.locator('summary').innerText()).toContain(`${shown} occasions`);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(['/occasions?q=یلدا', '/en/occasions/ashura'])('%s with all folds open is accessible', async (path) => {
  const { page } = await visit({ path, forcedColors: 'active', viewport: { width: 360, height: 740 } });
  if (path.includes('?')) await page.locator('.occasion-results a').first().waitFor();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('past days of this month come on request', async () => {
  const { page } = await visit({ path: '/en/occasions', now: '2026-12-05T08:30:00Z' });
  const first = page.locator('[data-month="12"] li:visible b').first();
  expect(Number(await first.textContent())).toBeGreaterThanOrEqual(5);
  await page.getByRole('checkbox', { name: 'Past days of this month' }).check();
  expect(Number(await first.textContent())).toBeLessThan(5);
});

test('a found occasion tells its next day', async () => {
  const { page } = await visit({ path: '/en/occasions?q=yalda', now: '2026-12-05T08:30:00Z' });
  await page.locator('.occasion-results').getByText('21 December 2026 · in 16 days').first().waitFor();
});

test('categories are chosen and remembered; world days come on request', async () => {
  const { page } = await visit({ path: '/en/occasions' });
  const ofCategory = (category: string) => page.locator(`.occasion-list li.${category}:visible`);
  expect(await ofCategory('cultural').count()).toBeGreaterThan(0);
  expect(await ofCategory('global').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Global' }).check();
  await page.getByRole('checkbox', { name: 'Cultural' }).uncheck();
  await page.reload();
  await expect.poll(() => ofCategory('global').count()).toBeGreaterThan(0);
  expect(await ofCategory('cultural').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Public holidays only' }).check();
  const shown = page.locator('.occasion-list li:visible');
  expect(await shown.count()).toBe(await page.locator('.occasion-list li.holiday:visible').count());
});

test('days off and occasions with a text have a page; search engines may list those with a text', () => {
  const slugsOf = (occasions: readonly Occasion[]) => new Set(occasions.map(({ slug }) => slug));
  const hasText = ({ slug }: Occasion) => occasionTexts.has(slug);
  const isPaged = (occasion: Occasion) => hasText(occasion) || occasion.holidayYears.length > 0;
  for (const folder of ['/occasions', '/en/occasions']) {
    const pages = readdirSync(inject('dist') + folder).filter((name) => name.endsWith('.html'));
    const built = new Set(pages.map((name) => name.slice(0, -'.html'.length)));
    expect(built).toEqual(slugsOf(tables.occasions.filter(isPaged)));
    const isListed = (slug: string) => !pageText(`${folder}/${slug}`).includes('name="robots" content="noindex"');
    expect(new Set([...built].filter(isListed))).toEqual(slugsOf(tables.occasions.filter(hasText)));
  }
});

test('every link to an occasion leads to its page, or without one to one of its days', () => {
  const almanac = createAlmanac(tables);
  const daysNamed = Map.groupBy(tables.occasions, ({ title_en }) => title_en);
  const plain = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  let toDays = 0;
  for (const [, href, title] of pageText('/en/occasions').matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)) {
    const occasions = daysNamed.get(plain(title!));
    if (!occasions) continue;
    const jdn = dayOfAddress(new URL(plain(href!), siteUrl));
    if (jdn === undefined) {
      expect(pageText(href!)).toContain('class="occasion-page');
      continue;
    }
    toDays++;
    const days = occasions.flatMap(({ slug }) => almanac.occasionYears(slug)!.inYear(persian.yearOf(jdn)));
    expect(
      days.map((day) => day.jdn),
      href,
    ).toContain(jdn);
  }
  expect(toDays).toBeGreaterThan(500);
});

test('a page tells the next day, the rule and the sources, in the calendar of its language first', async () => {
  for (const [path, day, rule, source] of [
    ['/occasions/yalda-night', 'دوشنبه ۳۰ آذر ۱۴۰۵', 'قاعده', 'منبع'],
    ['/en/occasions/yalda-night', 'Monday 21 December 2026', 'Rule', 'Source'],
  ] as const) {
    const { page, leave } = await visit({ path });
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
    const { page } = await visit({ path, viewport: { width: 1280, height: 900 } });
    const [answer, side, date] = await Promise.all(
      ['.occasion-next', '.occasion-side', '.occasion-dates tbody td time'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    expect(side!.y).toBe(answer!.y);
    const [first, second] = [answer!, side!].sort((a, b) => a.x - b.x);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    expect(date!.height, 'a day stands on one line').toBeLessThan(48);
  },
);

test('after its day, an occasion counts down to its next date', async () => {
  const { page } = await visit({ path: '/en/occasions/yalda-night', now: '2026-12-22T08:30:00Z' });
  const first = page.locator('.occasion-dates tbody tr:visible').first();
  await first.getByText('Tuesday 21 December 2027').waitFor();
  await page.locator('.occasion-next').getByText('Tuesday 21 December 2027').waitFor();
  expect(await page.locator('.occasion-dates tbody tr:visible').count()).toBe(5);
});
