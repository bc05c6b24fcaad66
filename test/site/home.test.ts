/** The home page shows the reader's current day in every time zone, and lets readers browse months. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, siteUrl, visit } from './visit.ts';

const cardOf = (page: Page) => page.locator('.home-today');
const isoDay = (page: Page) => page.locator('.home-today time').getAttribute('datetime');

/** The site was built on 30 Aban 1405; Tehran's day begins at 20:30 UTC. Home shows the reader's own day. */
const DAYS = [
  [
    '2026-11-21T20:29:30Z',
    'Pacific/Kiritimati',
    'یکشنبه ۱ آذر ۱۴۰۵',
    '۱۲ جمادی‌الثانی ۱۴۴۸',
    'تهران ۲۳:۵۹ شنبه ۳۰ آبان',
  ],
  [
    '2026-11-21T21:30:30Z',
    'America/Los_Angeles',
    'شنبه ۳۰ آبان ۱۴۰۵',
    '۱۱ جمادی‌الثانی ۱۴۴۸',
    'تهران ۰۱:۰۰ یکشنبه ۱ آذر',
  ],
  ['2027-03-21T08:30:00Z', 'Asia/Tehran', 'یکشنبه ۱ فروردین ۱۴۰۶', '۱۲ شوال ۱۴۴۸', undefined],
] as const;

test.each(DAYS)('at %s in %s', async (now, timeZone, card, hijri, tehran) => {
  const { page, faults } = await visit({ path: '/', now, timezoneId: timeZone });
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(now));
  await page.locator(`.home-today time[datetime="${iso}"]`).waitFor();
  await page.locator(`.month .today time[datetime="${iso}"]`).waitFor();
  for (const text of card.split(' ')) expect(await cardOf(page).textContent()).toContain(text);
  expect(await page.locator('.home-today .day-others').textContent()).toContain(hijri);
  const below = page.locator('[data-part="tehran"]');
  if (tehran) await below.filter({ hasText: tehran }).waitFor();
  else expect(await below.textContent()).toBe('');
  expect(await page.locator('[data-part="notice"]').isVisible()).toBe(false);
  expect(faults).toEqual([]);
});

test('in English the day of its grid is large, and the Persian date beneath it', async () => {
  const { page } = await visit({ path: '/en', now: '2026-11-22T08:30:00Z', timezoneId: 'Asia/Tehran' });
  await page.locator('.home-today time[datetime="2026-11-22"]').waitFor();
  await page.locator('.month .today time[datetime="2026-11-22"]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Sunday 22 November 2026' }).waitFor();
  expect(await page.locator('.home-today .day-others').innerText()).toBe('1 Azar 1405 12 Jumada al-Thani 1448');
});

test('what comes is counted from the reader’s day', async () => {
  const { page, faults } = await visit({ path: '/en', now: '2026-12-22T08:30:00Z', timezoneId: 'Asia/Tehran' });
  await page.locator('.home-today time[datetime="2026-12-22"]').waitFor();
  const rows = page.locator('[data-part="upcoming"] li');
  await rows
    .first()
    .filter({ hasText: /23 Dec\s+Birthday of Imam Ali\s+tomorrow/ })
    .waitFor();
  expect(await rows.filter({ hasText: 'Nowruz 1406' }).textContent()).toContain('88 days');
  expect(faults).toEqual([]);
});

test('a page left open turns over at midnight', async () => {
  const { page } = await visit({ isNew: true, path: '/', now: '2026-11-21T20:00:00Z', timezoneId: 'Asia/Tehran' });
  expect(await isoDay(page)).toBe('2026-11-21');
  const city = page.locator('.prayer-card h2 a');
  await city.focus();
  await page.clock.runFor('31:00');
  await page.locator('.home-today time[datetime="2026-11-22"]').waitFor();
  expect(await city.evaluate((link) => link === document.activeElement), 'the focus stays').toBe(true);
});

test('offline, the page says that it shows another day', async () => {
  const { page } = await visit({
    path: '/',
    now: '2026-11-22T08:30:00Z',
    prepare: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
    },
  });
  await page.locator('[data-part="notice"]').waitFor({ state: 'visible' });
  expect(await page.locator('[data-part="notice"]').textContent()).toContain('به اینترنت وصل نیستید');
  expect(await isoDay(page)).toBe('2026-11-21');
});

/** Opens a page with a stopped clock; timers still run. */
const visitAt = (path: string, now: string, timezoneId: string) =>
  visit({ path, timezoneId, prepare: (page) => page.clock.setFixedTime(now) });

test('abroad, the time in Tehran and Iranian office hours in the reader’s time', async () => {
  const { page } = await visitAt('/en', '2026-11-24T21:30:05Z', 'America/Los_Angeles');
  const line = page.locator('[data-part="tehran"]');
  await line.filter({ hasText: 'Tehran 01:00 Wednesday 25 November' }).waitFor();
  await line.filter({ hasText: 'Office hours in Tehran, your time: 20:30 to 04:30' }).waitFor();
  // On a holiday of Iran the next working day.
  await page.clock.setFixedTime('2026-12-23T02:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await line.filter({ hasText: /your time: Wednesday 23 December, 20:30 to 04:30/ }).waitFor();
});

/** `test/core/now.test.ts` has the other moments. */
test.each([
  ['/', '2026-12-22T16:30:00Z', 'Asia/Tehran', 'فردا تعطیل است', 'ولادت امام علی\u00a0(ع)، چهارشنبه ۲ دی'],
  [
    '/en',
    '2026-11-27T21:30:00Z',
    'America/Los_Angeles',
    'In Iran, Saturday 28 November is a working day',
    'Next holiday',
  ],
  ['/', '2027-02-20T13:00:00Z', 'Asia/Tehran', 'افطار تهران ۱۸:۰۹', 'سحر فردا تا ۰۵:۱۱ ·\u00a0فردا کاری است'],
])('%s at %s in %s says the hour, in the page and in the title of the tab', async (path, now, zone, head, rest) => {
  const { page, faults } = await visit({ path, now, timezoneId: zone });
  await page.locator('.answer', { hasText: head }).waitFor();
  await page.locator('.answer-rest', { hasText: rest }).waitFor();
  expect(await page.title()).toContain(head);
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(now));
  await page.locator(`.home-today time[datetime="${iso}"]`).waitFor();
  // Friday is a working day in Los Angeles.
  if (zone === 'America/Los_Angeles') expect(await page.locator('.home-today .red').count()).toBe(0);
  expect(faults).toEqual([]);
});

describe('the last hour of the year', () => {
  const screen = (page: Page) => page.locator('dialog.year-turn');

  test.each(['/en', '/en/nowruz'])('takes the screen of %s, counts, and turns without a reload', async (path) => {
    const { page, faults } = await visitAt(path, '2027-03-20T20:24:00Z', 'Asia/Tehran');
    const left = screen(page).getByRole('timer');
    await left.filter({ hasText: /^0:00:\d\d$/ }).waitFor();
    const before = await left.textContent();
    await page.clock.setFixedTime('2027-03-20T20:24:10Z');
    await expect.poll(() => left.textContent()).not.toBe(before);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    expect(await axeViolations(page)).toEqual([]);
    await page.clock.setFixedTime('2027-03-20T20:25:00Z');
    await screen(page).getByText('1406 has begun.').waitFor();
    expect(await page.locator('[data-same-page]').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('is closed once, and has not begun an hour and a minute before', async () => {
    const { page } = await visitAt('/', '2027-03-20T19:23:00Z', 'Asia/Tehran');
    await page.locator('.now-left').waitFor();
    expect(await page.title()).toContain('نوروز ۱۴۰۶ ساعت ۲۳:۵۴:۴۱');
    expect(await screen(page).isVisible()).toBe(false);
    await page.clock.setFixedTime('2027-03-20T19:30:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await screen(page).getByRole('button').click();
    await screen(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.locator('.now-left').waitFor();
    expect(await screen(page).isVisible()).toBe(false);
  });
});

test.each([
  ['/', '2026-12-21T15:30:00Z', 'yalda'],
  ['/en', '2027-04-02T08:30:00Z', 'sizdah-bedar'],
])('%s at %s is the feast %s', async (path, now, feast) => {
  const { page, faults } = await visit({ path, now, timezoneId: 'Asia/Tehran' });
  const picture = page.locator(`.day-form.${feast} img`);
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

describe('months', () => {
  const NOW = '2026-11-21T08:30:00Z';
  const heading = (page: Page) => page.locator('[data-part="heading"]');
  const shown = (page: Page, name: string) => heading(page).filter({ hasText: name }).waitFor();

  test('change in place', async () => {
    const { page, faults } = await visit({ path: '/', now: NOW });
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.locator('[data-part="next"] a').click();
    await shown(page, 'آذر ۱۴۰۵');
    await page.locator('[data-part="previous"] a').click();
    await page.locator('[data-part="previous"] a').click();
    await shown(page, 'مهر ۱۴۰۵');
    await page.locator('[data-part="this-month"]').click();
    await shown(page, 'آبان ۱۴۰۵');
    expect(await page.locator('[data-same-page]').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test('answer the keyboard; left is forward in Persian', async () => {
    const { page } = await visit({ path: '/', now: NOW });
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('time')?.getAttribute('datetime'));
    await page.locator('.month a[aria-current="date"]').focus();
    await page.keyboard.press('ArrowRight');
    // The first key waits for the script.
    await expect.poll(focused).toBe('2026-11-20');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('2026-11-13');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('2026-11-14');
    await page.keyboard.press('PageDown');
    await shown(page, 'آذر ۱۴۰۵');
    expect(await focused()).toBe('2026-12-14');
  });

  test('are plain links without script', async () => {
    const { page } = await visit({ path: '/en', javaScriptEnabled: false });
    expect(await page.locator('.home-today .day-date').textContent()).toContain('21 November');
    await page.locator('[data-part="next"] a').click();
    expect(page.url()).toBe(`${siteUrl}/en/calendar/2026/12`);
    expect(await page.locator('h1').textContent()).toBe('December 2026');
  });

  test('a month that cannot be read leaves the grid as it was', async () => {
    const { page } = await visit({ path: '/en', now: NOW });
    await page.route('**/api/**', (route) => route.abort());
    await page.locator('[data-part="next"] a').click();
    await page.locator('[data-part="notice"]').waitFor({ state: 'visible' });
    expect(await heading(page).textContent()).toBe('November 2026');
  });
});
