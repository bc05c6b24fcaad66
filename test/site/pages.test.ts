/** Every kind of page, in both languages, wide and narrow: nothing is broken, foreign, in the way or out of reach. */
import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePath } from '#site/frame/language.ts';
import { launchChromium } from './chromium.ts';
import { axeViolations, layoutShift, sidewaysScroll, siteUrl, visit } from './visit.ts';

/** One page of each kind, by its Persian address. */
const PAGES = [
  '/',
  '/calendar',
  '/calendar/1405',
  '/calendar/1405/8',
  '/calendar/1406/6',
  '/holidays',
  '/holidays/1350',
  '/holidays/1406',
  '/moon',
  '/occasions/yalda-night',
  '/occasions/eid-al-fitr',
  '/occasions/shah-birthday',
  '/accuracy',
  '/docs',
  '/docs/convert',
  '/docs/shapes',
  '/docs/files',
  '/widget',
  '/offline',
  '/converter',
  '/prayer-times',
  '/prayer-times/tehran',
  '/prayer-times/tromso',
  '/nowruz',
  '/nowruz/berlin',
  '/nowruz/cities',
];
/** Their numbers are the widget's, which has tests of its own. */
const WITHOUT_NUMBERS = ['/widget', '/offline'];
const NOON = '2026-11-21T08:30:00Z';
const MOST_BYTES = 66_000;

/** Dark on the narrow screen, so that both palettes are judged. */
const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each(SCREENS)('$width pixels, $colorScheme', ({ width, colorScheme }) => {
  test.each(PAGES.flatMap((path) => [pagePath('fa', path), pagePath('en', path)]))('%s', async (path) => {
    const { page, faults, weight, leave } = await visit(browser, {
      path,
      now: NOON,
      viewport: { width, height: 800 },
      colorScheme,
    });
    expect(await sidewaysScroll(page), 'pixels of sideways scroll').toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await weight(), 'bytes').toBeLessThan(MOST_BYTES);
    expect(faults).toEqual([]);
    await leave();
  });
});

test.each(['/calendar/1405/8', '/en/calendar/1405/8'])(
  '%s comes in at most 12 files, font and heads with 60 kB',
  async (path) => {
    const sizes: Promise<number>[] = [];
    const { page, leave } = await visit(browser, {
      path,
      now: NOON,
      prepare: async (page) =>
        void page.on('requestfinished', (request) =>
          sizes.push(request.sizes().then((each) => each.responseBodySize + each.responseHeadersSize)),
        ),
    });
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeLessThanOrEqual(12);
    expect(bytes).toBeLessThan(60_000);
    await leave();
  },
);

/** What a server sends before it hears that the first of it has arrived: ten packets. More takes a way there and back. */
const FIRST_PACKETS = 10 * 1460;
/** Long lists, which are read on from their first lines. */
const LONG_PAGES = ['/accuracy', '/prayer-times', '/nowruz/cities'];

/** Bytes of the answer as it is sent, head included. */
const sentBytes = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(siteUrl + path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = response.rawHeaders.join(': ').length;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test.each(
  PAGES.filter((path) => !LONG_PAGES.includes(path)).flatMap((path) => [pagePath('fa', path), pagePath('en', path)]),
)('%s comes with the first packets', async (path) => {
  expect(await sentBytes(path)).toBeLessThanOrEqual(FIRST_PACKETS);
});

test('months of a year that are far from the screen are laid out when they come near, and on paper', async () => {
  const { page, leave } = await visit(browser, {
    path: '/calendar/1405',
    now: NOON,
    viewport: { width: 360, height: 800 },
  });
  const isLaidOut = (month: number) =>
    page
      .locator('.mini table')
      .nth(month - 1)
      .evaluate((table) => table.checkVisibility({ contentVisibilityAuto: true }));
  expect([await isLaidOut(1), await isLaidOut(12)]).toEqual([true, false]);
  await page.locator('.mini').last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(12)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(12)).toBe(true);
  await leave();
});

test.each(['/', '/en', '/calendar/1405/8', '/en/holidays/1405'])('the layout of %s does not shift', async (path) => {
  const { page, leave } = await visit(browser, {
    path,
    viewport: { width: 360, height: 800 },
    prepare: (page) => page.clock.setFixedTime(NOON),
  });
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await leave();
});

test.each(PAGES.filter((path) => !WITHOUT_NUMBERS.includes(path)))(
  '%s prints no Latin digit in Persian',
  async (path) => {
    const { page, leave } = await visit(browser, { path, now: NOON });
    const text = await page.evaluate(() => {
      for (const element of document.querySelectorAll('code, pre, [lang="en"], script, style')) element.remove();
      return document.body.textContent;
    });
    expect(text.match(/.{0,20}[0-9].{0,20}/g) ?? []).toEqual([]);
    expect(text).toMatch(/[۰-۹]/);
    await leave();
  },
);

test.each([
  '/calendar/1405/8',
  '/en/calendar/1405/1',
  '/calendar/1380',
  '/en/calendar/1396',
  '/calendar/1405',
  '/en/calendar/1406',
  // the longest in Persian, those in English with the most on them, and one with next to nothing
  '/occasions/mahdi-birthday',
  '/en/occasions/mahdi-birthday',
  '/en/occasions/prophet-death',
  '/occasions/raisi-funeral-1403',
  '/en/occasions/raisi-funeral-1403',
])('%s prints on one sheet', async (path) => {
  const { page, leave } = await visit(browser, { path, now: NOON });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await leave();
});

test.each([
  ['/calendar/1405/8', 360],
  ['/en/calendar/1405/8', 1280],
])('a day that is open in %s at %i pixels prints alone', async (path, width) => {
  const viewport = { width, height: 740 };
  const { page, leave } = await visit(browser, { path: `${path}#d30`, now: NOON, viewport });
  await page.locator('.day-detail-number').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1, .month, .month-days, .site-footer').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.day-detail-number').isVisible()).toBe(true);
  expect(await page.locator('.day-detail :is(button, .day-detail-bar):visible').count()).toBe(0);
  await leave();
});
