/** Every kind of page, in both languages and widths: no errors, no third-party requests, no overflow, full accessibility. */
import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pagePath } from '#site/frame/language.ts';
import { axeViolations, layoutShift, sidewaysScroll, siteUrl, visit } from './visit.ts';

/** One page of each kind, by its Persian address. */
const PAGES =
  `/ /calendar /calendar/1405 /calendar/1405/8 /calendar/1406/6 /holidays /holidays/1350 /holidays/1406 /moon
  /occasions/yalda-night /occasions/eid-al-fitr /occasions/shah-birthday /accuracy /docs /docs/convert
  /docs/shapes /docs/files /widget /offline /converter /prayer-times /prayer-times/tehran /prayer-times/tromso
  /nowruz /nowruz/berlin /nowruz/cities`.split(/\s+/);
/** Pages with forms; separate files test their functions. */
const FORMS = ['/downloads', '/my-dates', '/subscribe', '/tools', '/wall'];
/** Pages without numbers to check. The widget's tests check its numbers. */
const WITHOUT_NUMBERS = ['/widget', '/offline'];
const NOON = '2026-11-21T08:30:00Z';
const MOST_BYTES = 66_000;

/** Settings of the page tests: each language, colour scheme and width once. */
const SETTINGS = [
  { language: 'fa', width: 360, colorScheme: 'dark' },
  { language: 'en', width: 1280, colorScheme: 'light' },
] as const;

const expectToFit = async (page: Page) => {
  for (const { width } of SETTINGS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `sideways scroll at ${width} pixels`).toBeLessThanOrEqual(0);
  }
};

const digitsOf = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('code, pre, [lang="en"], script, style')) element.remove();
    const text = body.textContent;
    return { latin: text.match(/.{0,20}[0-9].{0,20}/g) ?? [], hasPersian: /[۰-۹]/.test(text) };
  });

describe.each(SETTINGS)('in $language, $width pixels wide, $colorScheme', ({ language, width, colorScheme }) => {
  const open = (path: string) =>
    visit({
      path: pagePath(language, path),
      viewport: { width, height: 800 },
      colorScheme,
      isCold: true,
    });

  test.each(PAGES)('%s is accessible, light and without faults', async (path) => {
    const { page, faults, weight } = await open(path);
    expect(await weight(), 'bytes').toBeLessThan(MOST_BYTES);
    if (language === 'fa' && !WITHOUT_NUMBERS.includes(path)) {
      expect(await digitsOf(page)).toEqual({ latin: [], hasPersian: true });
    }
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test.each(FORMS)('%s is accessible', async (path) => {
    const { page } = await open(path);
    await page.locator('html[data-ready]').waitFor();
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.each(['/calendar/1405/8', '/en/calendar/1405/8'])(
  '%s comes in at most 12 files, font and heads with 60 kB',
  async (path) => {
    const sizes: Promise<number>[] = [];
    const { page } = await visit({
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
  },
);

/** Initial congestion window of TCP: ten packets (RFC 6928). Larger responses need another round trip. */
const FIRST_PACKETS = 10 * 1460;
/** Long lists; readers need only the first lines at once. */
const LONG_PAGES = ['/accuracy', '/prayer-times', '/nowruz/cities'];

/** Bytes of a compressed response, including headers. */
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
  const { page } = await visit({
    path: '/calendar/1405',
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
});

test.each(['/', '/en', '/calendar/1405/8', '/en/holidays/1405'])('the layout of %s does not shift', async (path) => {
  const { page } = await visit({
    path,
    viewport: { width: 360, height: 800 },
    prepare: (page) => page.clock.setFixedTime(NOON),
  });
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test.each([
  '/calendar/1405/8',
  '/en/calendar/1405/1',
  '/calendar/1380',
  '/en/calendar/1396',
  '/calendar/1405',
  '/en/calendar/1406',
  // the longest pages of each language, and a page with little text
  '/occasions/mahdi-birthday',
  '/en/occasions/mahdi-birthday',
  '/en/occasions/prophet-death',
  '/occasions/raisi-funeral-1403',
  '/en/occasions/raisi-funeral-1403',
])('%s prints on one sheet', async (path) => {
  const { page } = await visit({ path });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.each([
  ['/calendar/1405/8', 360],
  ['/en/calendar/1405/8', 1280],
])('a day that is open in %s at %i pixels prints alone', async (path, width) => {
  const viewport = { width, height: 740 };
  const { page } = await visit({ path: `${path}#d30`, viewport });
  await page.locator('.day-detail-number').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1, .month, .month-days, .site-footer').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.day-detail-number').isVisible()).toBe(true);
  expect(await page.locator('.day-detail :is(button, .day-detail-bar):visible').count()).toBe(0);
});
