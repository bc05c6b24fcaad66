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

test('answers of the API never come from the worker', async () => {
  await open('/');
  await page.evaluate(() => fetch('/api/today'));
  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/api/today', { cache: 'no-store' }).then(String, () => 'failed'))).toBe(
    'failed',
  );
  expect(await page.evaluate(async () => !!(await caches.match('/api/today')))).toBe(false);
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
  ['/api/holidays/1405.json', false, 'untouched'],
  ['/api/openapi.json', true, 'untouched'],
  ['/holidays.ics', true, 'untouched'],
  ['/widget.js', false, 'network-or-copy'],
  ['/api/today', false, 'untouched'],
] as const)('%s', (path, isNavigation, strategy) => {
  expect(strategyOf(path, isNavigation)).toBe(strategy);
});
