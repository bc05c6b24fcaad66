/** The site without a network: what was seen can be seen again, but nothing of yesterday is passed off as today. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawnPageOf, strategyOf } from '../../src/service-worker/strategy.ts';
import { launchChromium } from './chromium.ts';
import { siteUrl } from './visit.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  browser = await launchChromium();
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => browser.close());

/** Opens a page and waits until its service worker answers for it. */
async function open(path: string): Promise<void> {
  await page.goto(siteUrl + path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

const widgetText = () => page.locator('salnama-today .first').textContent();

test('after one visit the usual pages work, on the day that it is', async () => {
  await page.clock.install({ time: '2026-11-21T08:30:00Z' });
  await open('/');
  await context.setOffline(true);
  await page.clock.setSystemTime('2026-11-23T08:30:00Z');
  await page.goto(`${siteUrl}/`);
  await page.locator('.leaf time[datetime="2026-11-23"]').waitFor();
  expect(await page.locator('[data-part="notice"]').isVisible()).toBe(false);
  for (const [path, heading] of [
    ['/calendar', 'تقویم سال ۱۴۰۵'],
    ['/converter?from=sh&date=1405-01-01', 'تبدیل تاریخ'],
    ['/prayer-times/tehran', 'اوقات شرعی تهران'],
    ['/docs', 'مستندات API'],
    ['/docs/convert', 'GET /api/convert'],
    ['/docs/shapes', 'ساختار داده‌ها'],
    ['/my-dates', 'تاریخ‌های من'],
  ] as const) {
    await page.goto(siteUrl + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.goto(`${siteUrl}/occasions`);
  await page.getByRole('searchbox', { name: 'جست‌وجوی مناسبت' }).fill('یلدا');
  await page.locator('.occasion-results').getByRole('link', { name: 'شب یلدا' }).waitFor();
});

test('a month that was never seen is drawn, and its day opens', async () => {
  await open('/en/docs');
  await context.setOffline(true);
  await page.goto(`${siteUrl}/en/calendar/1371/2#d15`);
  await page.getByRole('dialog').getByText('5 May 1992').first().waitFor();
  expect(await page.locator('h1').textContent()).toContain('Ordibehesht 1371');
});

test('pages that speak of the day they were built give way to the offline page, which knows the day', async () => {
  await page.clock.install({ time: '2026-11-21T08:30:00Z' });
  await open('/');
  await page.goto(`${siteUrl}/moon`);
  await context.setOffline(true);
  await page.clock.setSystemTime('2026-11-23T08:30:00Z');
  await page.goto(`${siteUrl}/moon`);
  expect(await page.locator('h1').textContent()).toBe('به اینترنت وصل نیستید');
  await expect.poll(widgetText).toContain('۲ آذر ۱۴۰۵');
  await page.goto(`${siteUrl}/en/prayer-times`);
  expect(await page.locator('h1').textContent()).toBe('You are offline');
  await expect.poll(widgetText).toContain('2 Azar 1405');
});

test('an occasion and a city that were never seen are answered on the offline page', async () => {
  await open('/');
  await context.setOffline(true);
  const answer = page.locator('[data-part="answer"]');
  await page.goto(`${siteUrl}/occasions/mehregan`);
  await answer.getByRole('heading', { name: 'جشن مهرگان' }).waitFor();
  expect(await answer.locator('li').count()).toBe(5);
  expect(await answer.locator('li').first().textContent()).toContain('۱۶ مهر');
  await page.goto(`${siteUrl}/en/prayer-times/shiraz`);
  await answer.getByRole('heading', { name: 'Prayer times Shiraz' }).waitFor();
  const times = await answer.locator('dd').allTextContents();
  expect(times.filter((time) => /^\d\d:\d\d$/.test(time))).toHaveLength(6);
  expect(times.slice(0, 5)).toEqual(times.slice(0, 5).toSorted());
  await page.goto(`${siteUrl}/occasions/no-such-day`);
  expect(await page.locator('h1').textContent()).toBe('به اینترنت وصل نیستید');
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'تبدیل تاریخ' }).click();
  await page.getByRole('heading', { level: 1, name: 'تبدیل تاریخ' }).waitFor();
});

test('the offline page looks as it should', async () => {
  await open('/docs');
  await context.setOffline(true);
  await page.goto(`${siteUrl}/moon`);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.button')!).backgroundColor)).toBe(
    'rgb(11, 97, 95)',
  );
  expect(await page.evaluate(() => document.fonts.check('16px "Vazirmatn fa"', 'سال'))).toBe(true);
});

test('a page that was seen can be read again', async () => {
  await open('/');
  await page.goto(`${siteUrl}/occasions/yalda-night`);
  await page.waitForFunction(async () => !!(await caches.match('/occasions/yalda-night')));
  await context.setOffline(true);
  await page.goto(`${siteUrl}/occasions/yalda-night`);
  expect(await page.locator('h1').textContent()).toBe('شب یلدا (شب چله)');
});

test('without a network the API answers on, in the words of the server', async () => {
  await open('/');
  const questions = [
    '/api/convert?from=hijri&year=1447&month=9&day=30',
    '/api/convert?from=sh&year=1404&month=12&day=30',
  ];
  const ask = (question: string) =>
    page.evaluate(async (address) => {
      const response = await fetch(address, { cache: 'no-store' });
      return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
    }, question);
  const online = await Promise.all(questions.map(ask));
  expect(online.map(({ status }) => status)).toEqual([200, 422]);
  await context.setOffline(true);
  expect(await Promise.all(questions.map(ask))).toEqual(online);
  const { body } = await ask('/api/holidays/1406.json');
  expect(JSON.parse(body)).toMatchObject({ year: 1406 });
  // Nothing was kept: it was worked out.
  expect(await page.evaluate(async () => !!(await caches.match('/api/holidays/1406.json')))).toBe(false);
});

test.each([
  ['/', true, 'network-or-copy'],
  ['/en', true, 'network-or-copy'],
  ['/calendar', true, 'network-or-copy'],
  ['/calendar/1405/8', true, 'network-or-copy'],
  ['/prayer-times/tehran', true, 'network-or-copy'],
  ['/moon', true, 'network-or-offline-page'],
  ['/en/prayer-times', true, 'network-or-offline-page'],
  ['/calendar/day.json', false, 'network-or-copy'],
  ['/holidays/1404', true, 'network-or-copy'],
  ['/en/accuracy', true, 'network-or-copy'],
  ['/en/docs/convert', true, 'network-or-copy'],
  ['/downloads/days.csv', true, 'network-or-offline-page'],
  ['/_astro/page.AbC.js', false, 'kept'],
  ['/api/holidays/1405.json', false, 'network-or-answer'],
  ['/api/openapi.json', true, 'network-or-answer'],
  ['/holidays.ics', true, 'untouched'],
  ['/widget.js', false, 'network-or-copy'],
  ['/api/today', false, 'network-or-answer'],
] as const)('%s', (path, isNavigation, strategy) => {
  expect(strategyOf(path, isNavigation)).toBe(strategy);
});

test.each([
  ['/calendar/1371/2', '/calendar/any?year=1371&month=2'],
  ['/en/calendar/1520', '/en/calendar/any?year=1520'],
  ['/calendar', undefined],
  ['/holidays/1404', undefined],
])('without a copy, %s is drawn by %s', (path, expected) => expect(drawnPageOf(path)).toBe(expected));
