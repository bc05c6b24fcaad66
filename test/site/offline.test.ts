/** The site offline: visited pages open again, but never show yesterday's data as today's. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rgbOf } from '../support/rgb.ts';
import { newContext } from './chromium.ts';
import { formsReady, openSettings, siteUrl } from './visit.ts';

let context: BrowserContext;
let page: Page;

const start = async () => {
  context = await newContext();
  page = await context.newPage();
};

/** Opens a page and waits until the service worker controls it. */
async function open(path: string): Promise<void> {
  await page.goto(siteUrl + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js'));
}

/** Opens a page and asks in the settings to keep the pages. */
async function openAndKeep(path: string): Promise<void> {
  await open(path);
  await openSettings(page);
  await page.getByRole('button', { name: /ذخیرهٔ صفحه‌ها|Save the pages/ }).click();
  await page.getByRole('button', { name: /حذف|Remove/ }).waitFor();
}

/** Addresses of all cached responses. */
const cachedAddresses = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

describe('a new visitor', () => {
  beforeEach(start);
  afterEach(() => context.close());

  test('has the first page and the offline page only', async () => {
    await open('/converter');
    const cached = await cachedAddresses();
    expect(cached).toContain('/converter');
    expect(cached).toContain('/offline');
    expect(cached).not.toContain('/en/offline');
    expect(cached).not.toContain('/calendar');
    expect(cached).not.toContain('/offline-api.js');
    await context.setOffline(true);
    await page.goto(`${siteUrl}/converter?from=sh&date=1405-01-01`);
    await formsReady(page);
    await page.goto(`${siteUrl}/docs`);
    expect(await page.locator('h1').textContent()).toBe('به اینترنت وصل نیستید');
  });

  /** The site on another port, where the first request for a page fails. */
  async function siteWithout(path: string): Promise<string> {
    let hasFailed = false;
    const proxy = createServer((request, response) => {
      if (request.url === path && !hasFailed) {
        hasFailed = true;
        return void response.writeHead(503).end();
      }
      get(siteUrl + request.url, (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)));
    });
    onTestFinished(() => {
      proxy.close();
      proxy.closeAllConnections();
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }

  test('what could not be kept is kept with the next page', async () => {
    const site = await siteWithout('/offline');
    await page.goto(`${site}/accuracy`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    expect(await page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(false);
    await page.goto(`${site}/docs`);
    await page.waitForFunction(() => caches.match('/offline'));
  });

  test('is told that a page could not be kept, and keeps all at the next try', async () => {
    await page.goto(`${await siteWithout('/calendar')}/accuracy`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await openSettings(page);
    const save = page.getByRole('button', { name: 'ذخیرهٔ صفحه‌ها' });
    await save.click();
    await page.getByText('ذخیره نشد').waitFor();
    await save.click();
    await page.getByRole('button', { name: 'حذف', exact: true }).waitFor();
    expect(await cachedAddresses()).toContain('/calendar');
  });

  test('who keeps the pages sees a month that was never seen, and its day', async () => {
    await openAndKeep('/en/docs');
    await context.setOffline(true);
    await page.goto(`${siteUrl}/en/calendar/1371/2#d15`);
    await page.getByRole('dialog').getByText('5 May 1992').first().waitFor();
    expect(await page.locator('h1').textContent()).toContain('Ordibehesht 1371');
  });
});

describe('two days after some pages were seen', () => {
  const QUESTIONS = [
    '/api/convert?from=hijri&year=1447&month=9&day=30',
    '/api/convert?from=sh&year=1404&month=12&day=30',
  ];
  const ask = (question: string) =>
    page.evaluate(async (address) => {
      const response = await fetch(address, { cache: 'no-store' });
      return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
    }, question);
  const dayText = () => page.locator('[data-part="today"]').textContent();
  let online: Awaited<ReturnType<typeof ask>>[];

  beforeAll(async () => {
    await start();
    await page.clock.install({ time: '2026-11-21T08:30:00Z' });
    await openAndKeep('/');
    // The worker keeps the pages of each language that is opened.
    await page.goto(`${siteUrl}/en`);
    await page.waitForFunction(async () => !!(await caches.match('/en/prayer-times/tehran')));
    await page.goto(`${siteUrl}/moon`);
    await page.goto(`${siteUrl}/occasions/yalda-night`);
    await page.waitForFunction(async () => !!(await caches.match('/occasions/yalda-night')));
    online = await Promise.all(QUESTIONS.map(ask));
    await context.setOffline(true);
    await page.clock.setSystemTime('2026-11-23T08:30:00Z');
  });
  afterAll(() => context.close());

  test('the usual pages work, on the day that it is', async () => {
    await page.goto(`${siteUrl}/`);
    await page.locator('.home-today time[datetime="2026-11-23"]').waitFor();
    expect(await page.locator('[data-part="notice"]').isVisible()).toBe(false);
    for (const [path, heading] of [
      ['/calendar', 'آبان ۱۴۰۵'],
      ['/calendar/1405', 'تقویم سال ۱۴۰۵'],
      ['/converter?from=sh&date=1405-01-01', 'تبدیل تاریخ'],
      ['/prayer-times/tehran', 'اوقات شرعی تهران'],
      ['/my-dates', 'تاریخ‌های من'],
    ] as const) {
      await page.goto(siteUrl + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await page.goto(`${siteUrl}/occasions`);
    await page.getByRole('searchbox', { name: 'جست‌وجوی مناسبت' }).fill('یلدا');
    await page.locator('.occasion-results').getByRole('link', { name: 'شب یلدا' }).waitFor();
  });

  test('the offline page replaces pages that depend on the day of the build, and looks as it should', async () => {
    await page.goto(`${siteUrl}/moon`);
    expect(await page.locator('h1').textContent()).toBe('به اینترنت وصل نیستید');
    await expect.poll(dayText).toContain('۲ آذر ۱۴۰۵');
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main .button')!).backgroundColor)).toBe(
      rgbOf('accent'),
    );
    expect(await page.evaluate(() => document.fonts.check('16px "Vazirmatn fa"', 'سال'))).toBe(true);
    await page.goto(`${siteUrl}/en/prayer-times`);
    expect(await page.locator('h1').textContent()).toBe('You are offline');
    await expect.poll(dayText).toContain('23 November 2026');
  });

  test('an occasion and a city that were never seen are answered on the offline page', async () => {
    const answer = page.locator('[data-part="answer"]');
    await page.goto(`${siteUrl}/occasions/mehregan`);
    await answer.getByRole('heading', { name: 'جشن مهرگان' }).waitFor();
    expect(await answer.locator('li').count()).toBe(5);
    expect(await answer.locator('li').first().textContent()).toContain('۱۶ مهر');
    await page.goto(`${siteUrl}/en/prayer-times/shiraz`);
    const card = page.locator('[data-part="prayers"]');
    await card.getByRole('heading', { name: 'Shiraz' }).waitFor();
    const times = await card.locator('.times b').allTextContents();
    expect(times.filter((time) => /^\d\d:\d\d$/.test(time))).toHaveLength(6);
    expect(times.slice(0, 5)).toEqual(times.slice(0, 5).toSorted());
    // 12:00 in Shiraz: Dhuhr was at 11:48.
    expect(await card.locator('.card-until').textContent()).toMatch(/\d+ (h|min) .*to Maghrib/);
    await page.goto(`${siteUrl}/occasions/no-such-day`);
    expect(await page.locator('h1').textContent()).toBe('به اینترنت وصل نیستید');
    expect(await answer.textContent()).toBe('');
    expect(await card.getByRole('heading').textContent(), 'the city of the time zone').toContain('تهران');
    await page.getByRole('main').getByRole('link', { name: 'تبدیل تاریخ' }).click();
    await page.getByRole('heading', { level: 1, name: 'تبدیل تاریخ' }).waitFor();
  });

  test('the city that was kept stands on the offline page, before that of the time zone', async () => {
    const isfahan = {
      slug: 'isfahan',
      fa: 'اصفهان',
      en: 'Isfahan',
      zone: 'Asia/Tehran',
      latitude: 32.65,
      longitude: 51.67,
    };
    await page.evaluate((city) => localStorage.setItem('salnama', JSON.stringify({ city })), isfahan);
    await page.goto(`${siteUrl}/en/moon`);
    await page.locator('[data-part="prayers"]').getByRole('heading', { name: 'Isfahan' }).waitFor();
    await page.evaluate(() => localStorage.removeItem('salnama'));
  });

  test('the search box finds an occasion and a city', async () => {
    await page.goto(`${siteUrl}/en/converter`);
    const box = page.getByRole('banner').getByRole('combobox');
    for (const [typed, title] of [
      ['yalda', 'Yalda Night'],
      ['shiraz', 'Shiraz'],
    ] as const) {
      await box.fill(typed);
      await page.getByRole('option', { name: title }).first().waitFor();
    }
  });

  test('a page that was seen can be read again', async () => {
    await page.goto(`${siteUrl}/occasions/yalda-night`);
    expect(await page.locator('h1').textContent()).toBe('شب یلدا (شب چله)');
  });

  test('the API answers on, in the words of the server', async () => {
    expect(online.map(({ status }) => status)).toEqual([200, 422]);
    expect(await Promise.all(QUESTIONS.map(ask))).toEqual(online);
    const { body } = await ask('/api/holidays/1406.json');
    expect(JSON.parse(body)).toMatchObject({ year: 1406 });
    // The answer was not cached, so the service worker computed it.
    expect(await page.evaluate(async () => !!(await caches.match('/api/holidays/1406.json')))).toBe(false);
  });
});
