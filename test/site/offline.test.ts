/** The site without a network: what was seen can be seen again, but nothing of yesterday is passed off as today. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { strategyOf } from '../../src/service-worker/strategy.ts';
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

test('pages about today give way to the offline page, which knows the day', async () => {
  await page.clock.install({ time: '2026-11-21T08:30:00Z' });
  await open('/');
  await page.goto(`${siteUrl}/`);
  await context.setOffline(true);
  await page.clock.setSystemTime('2026-11-23T08:30:00Z');
  await page.goto(`${siteUrl}/`);
  expect(await page.locator('h1').textContent()).toBe('به اینترنت وصل نیستید');
  await expect.poll(widgetText).toContain('۲ آذر ۱۴۰۵');
  await page.goto(`${siteUrl}/en/prayer-times`);
  expect(await page.locator('h1').textContent()).toBe('You are offline');
  await expect.poll(widgetText).toContain('2 Azar 1405');
});

test('the offline page looks as it should', async () => {
  await open('/docs');
  await context.setOffline(true);
  await page.goto(`${siteUrl}/`);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.button')!).backgroundColor)).toBe(
    'rgb(11, 97, 95)',
  );
  expect(await page.evaluate(() => document.fonts.check('16px "Vazirmatn fa"', 'سال'))).toBe(true);
});

test('a page that is the same every day can be read again', async () => {
  await open('/');
  await page.goto(`${siteUrl}/en/docs`);
  await page.waitForFunction(async () => !!(await caches.match('/en/docs')));
  await context.setOffline(true);
  await page.goto(`${siteUrl}/en/docs`);
  expect(await page.locator('h1').textContent()).toBe('API docs');
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
  ['/', true, 'network-or-offline-page'],
  ['/en', true, 'network-or-offline-page'],
  ['/calendar', true, 'network-or-offline-page'],
  ['/calendar/1405/8', true, 'network-or-offline-page'],
  ['/prayer-times/tehran', true, 'network-or-offline-page'],
  ['/holidays/1404', true, 'network-or-copy'],
  ['/en/accuracy', true, 'network-or-copy'],
  ['/_astro/page.AbC.js', false, 'kept'],
  ['/api/holidays/1405.json', false, 'network-or-answer'],
  ['/api/openapi.json', true, 'network-or-answer'],
  ['/holidays.ics', true, 'untouched'],
  ['/widget.js', false, 'network-or-copy'],
  ['/api/today', false, 'network-or-answer'],
] as const)('%s', (path, isNavigation, strategy) => {
  expect(strategyOf(path, isNavigation)).toBe(strategy);
});
