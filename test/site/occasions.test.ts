/** The occasion list with its search, and the page of each occasion. */
import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { createAlmanac } from '#api/base/almanac.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { dayOfAddress } from '#site/data/address.ts';
import { tables } from '#tables/index.ts';
import { occasionTexts } from '#tables/occasion-texts.ts';
import { pageText } from './page-text.ts';
import { axeViolations, sidewaysScroll, siteUrl, visit } from './visit.ts';

test('the search finds an occasion with its next day; one without a page leads to that day', async () => {
  const { page, faults } = await visit({ path: '/en/occasions', now: '2026-12-05T08:30:00Z' });
  const box = page.getByRole('searchbox', { name: 'Search occasions' });
  const results = page.locator('.occasion-results');
  await box.fill('World Soil Day');
  const day = results.getByRole('link', { name: 'World Soil Day' });
  expect(await day.getAttribute('href')).toBe('/en/calendar/2026/12#d5-world-soil-day');
  await box.fill('yalda');
  await results
    .getByText(/Monday 21 December.+16 days/)
    .first()
    .waitFor();
  await results.getByRole('link', { name: 'Yalda' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Yalda' }).waitFor();
  expect(faults).toEqual([]);
});

test('a search from the header works before its script has loaded', async () => {
  const { page } = await visit({ path: '/occasions?q=شب+يلدا', viewport: { width: 360, height: 740 } });
  await page.locator('.occasion-results').getByRole('link', { name: 'شب یلدا' }).first().waitFor();
  expect(await page.getByRole('searchbox', { name: 'جست‌وجوی مناسبت' }).inputValue()).toBe('شب يلدا');
  expect(await page.locator('.occasion-list').isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
});

test.each([
  ['/en/occasions/eid-al-fitr', /href="https:\/\/calendar\.ut\.ac\.ir[^"]*"[^>]*>Published calendars of Iran/],
  ['/occasions/nowruz', /href="https:\/\/calendar\.ut\.ac\.ir[^"]*"/],
  ['/en/occasions/book-day-iran', /data-basis="decision"[^>]*>The day was named in its first year/],
  ['/occasions/book-day-iran', /data-basis="decision"[^>]*>سال اول، سال تصویب این روز است/],
])('%s leads to its source and says how its first year is known', (path, part) => {
  expect(pageText(path)).toMatch(part);
});

test('the known days after today come first; the months have the chosen categories, which are remembered', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await visit({ path: '/en/occasions', now: '2026-12-22T08:30:00Z', viewport });
  const coming = page.locator('.occasion-coming');
  await coming.getByText('· tomorrow').waitFor();
  expect(await coming.locator('time').first().getAttribute('datetime')).toBe('2026-12-23');
  const left = (await coming.locator('.rows [data-left]').allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(left).toEqual(left.toSorted((a, b) => a - b));
  const month = page.locator('#month-12');
  await month.locator('summary').click();
  const box = (name: string) => page.getByRole('checkbox', { name });
  expect(await box('International').isVisible()).toBe(false);
  await page.getByText('Categories').first().click();
  const ofCategory = (category: string) => month.locator(`li.${category}:visible`);
  expect(await ofCategory('cultural').count()).toBeGreaterThan(0);
  expect(await ofCategory('global').count()).toBe(0);
  await box('International').check();
  await box('Cultural').uncheck();
  const shown = await month.locator('li:visible').count();
  expect(await month.locator('summary').innerText()).toContain(String(shown));
  await page.reload();
  await month.locator('summary').click();
  await expect.poll(() => ofCategory('global').count()).toBeGreaterThan(0);
  expect(await ofCategory('cultural').count()).toBe(0);
  await page.getByText('Categories').first().click();
  await box('Public holidays only').check();
  const holidays = page.locator('.occasion-list li.holiday:visible');
  expect(await page.locator('.occasion-list li:visible').count()).toBe(await holidays.count());
});

test('an occasion with all folds open is accessible', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await visit({ path: '/en/occasions/ashura', forcedColors: 'active', viewport });
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
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

test.each([
  ['/occasions/yalda-night', '۳۰ آذر ۱۴۰۵', 'قاعده', 'منبع'],
  ['/en/occasions/yalda-night', '21 December', 'Rule', 'Source'],
])('%s tells the next day, the rule and the sources', (path, ...parts) => {
  const text = pageText(path).replace(/<[^>]*>|\u00A0/g, (found) => (found === '\u00A0' ? ' ' : ''));
  for (const part of parts) expect(text).toContain(part);
});

test('on a wide screen an occasion has its days beside the answer', async () => {
  const viewport = { width: 1280, height: 900 };
  const { page } = await visit({ path: '/en/occasions/eid-al-fitr', viewport });
  const [answer, side, date] = await Promise.all(
    ['.occasion-next', '.occasion-side', '.occasion-dates li time'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  );
  expect(side!.y).toBe(answer!.y);
  expect(side!.x).toBeGreaterThan(answer!.x + answer!.width);
  expect(date!.height, 'a day stands on one line').toBeLessThan(48);
});

test('after its day, an occasion counts down to its next date', async () => {
  const { page } = await visit({ path: '/en/occasions/yalda-night', now: '2026-12-22T08:30:00Z' });
  await page.locator('.occasion-next').filter({ hasText: '21 Dec 2027' }).waitFor();
  const years = page.locator('.occasion-dates li b');
  expect(await years.allTextContents()).toEqual(['2028', '2029', '2030', '2031']);
});
