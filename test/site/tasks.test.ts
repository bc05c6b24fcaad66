/** Common tasks of readers: the answer is visible without scrolling, and settings apply to all pages. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, siteUrl, visit, visitReady } from './visit.ts';

const NOW = '2026-11-21T08:30:00Z';
const PHONE = { width: 360, height: 780 };
const IN_TEHRAN = { now: NOW, timezoneId: 'Asia/Tehran' } as const;

/** Pixels from the top of the page to the lower edge of an element. */
const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return box.y + box.height;
};

describe.each([
  ['/', 'امروز کاری است', /تعطیلی بعدی ۲ دی، ۳۲ روز دیگر/, 'مغرب', /^امروز کاری است؛ تا جمعه ۶ روز \| سالنما$/],
  ['/en', 'Working day', /Next holiday 23 Dec, in 32 days/, 'Maghrib', /^Working day\. 6 days to Friday \| Salnama$/],
] as const)('%s on a phone', (path, answer, holiday, prayer, title) => {
  test('says in its first screen what the day is, the next holiday, the month and the next prayer', async () => {
    const { page } = await visit({ path, ...IN_TEHRAN, viewport: PHONE });
    expect(await page.locator('.answer').innerText()).toBe(answer);
    expect(await page.locator('.answer-rest').innerText()).toMatch(holiday);
    await page.locator('.prayer-card .next', { hasText: prayer }).waitFor();
    expect(await page.locator('.card-until').innerText()).toMatch(/^[۵5] /);
    await expect.poll(() => page.title()).toMatch(title);
    const bar = await page.locator('.site-nav').boundingBox();
    for (const part of ['.answer', '.answer-rest', '.month tbody tr:last-child', '.prayer-card .times']) {
      expect(await bottomOf(page, part), part).toBeLessThan(bar!.y);
    }
  });
});

/** The other looks are checked in every-page.ts. */
test.each([
  ['light', '/', { colorScheme: 'light' }],
  ['forced colours', '/en', { forcedColors: 'active' }],
] as const)('home passes axe in %s: %s', async (_look, path, options) => {
  const { page } = await visit({ path, ...IN_TEHRAN, ...options });
  await page.locator('.prayer-card .next').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

describe('my city', () => {
  const storedCity = (page: Page) =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('salnama') ?? '{}') as { city?: { slug: string } }).city?.slug,
    );

  const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the table': async (page) => {
      await page.goto(`${siteUrl}/en/prayer-times`);
      await page.locator('[data-part="capitals"]').getByRole('link', { name: 'Tabriz' }).click();
    },
    'the box of the header': async (page) => {
      await page.getByRole('combobox').fill('Tabriz');
      await page.keyboard.press('Enter');
    },
    'the nearest to me': async (page) => {
      await page.goto(`${siteUrl}/en/prayer-times`);
      await page.locator('[data-part="nearest"]').click();
      await page.locator('[data-part="city-results"]').getByRole('link', { name: 'Tabriz' }).click();
    },
    'its page': async (page) => {
      await page.goto(`${siteUrl}/en/prayer-times/tabriz`);
      await page.getByRole('button', { name: 'My city' }).click();
    },
  };

  test.each(Object.keys(WAYS))('is kept when it is chosen by %s', async (way) => {
    const { page } = await visit({
      path: '/en',
      ...IN_TEHRAN,
      permissions: ['geolocation'],
      geolocation: { latitude: 38.08, longitude: 46.29 },
    });
    await page.locator('.prayer-card h2', { hasText: 'Tehran' }).waitFor();
    await WAYS[way]!(page);
    await page.waitForURL('**/prayer-times/tabriz');
    await expect.poll(() => storedCity(page)).toBe('tabriz');
    await page.goto(`${siteUrl}/en`);
    await page.locator('.prayer-card h2', { hasText: 'Tabriz' }).waitFor();
  });
});

test('today and holidays differ not only by colour', async () => {
  const { page } = await visit({ path: '/', ...IN_TEHRAN, viewport: PHONE, forcedColors: 'active' });
  const look = (day: string) =>
    page.locator(`.month [data-day] time[datetime="${day}"]`).evaluate((number) => {
      const dot = getComputedStyle(number.closest('.day-face')!, '::after').content;
      return { weight: Number(getComputedStyle(number).fontWeight), hasDot: dot !== 'none' };
    });
  const [holiday, friday] = [await look('2026-11-13'), await look('2026-11-06')];
  expect(holiday.weight).toBeGreaterThan(friday.weight);
  expect([holiday.hasDot, friday.hasDot]).toEqual([true, false]);
  expect(await page.locator('.month [aria-current="date"] time').getAttribute('datetime')).toBe('2026-11-21');
});

test('a day stands beside the grid of a month, and one walks on from day to day', async () => {
  const { page } = await visit({ path: '/en/calendar/2026/11', ...IN_TEHRAN, viewport: { width: 1280, height: 900 } });
  const day = page.locator('.day-panel').getByRole('dialog');
  const heading = day.getByRole('heading', { level: 2 });
  await heading.filter({ hasText: '21 November' }).waitFor();
  await page.locator('.month a[href$="#d30"]').click();
  await heading.filter({ hasText: '30 November' }).waitFor();
  await day.click({ position: { x: 100, y: 4 } });
  await day.getByRole('link', { name: 'Next day' }).click();
  await heading.filter({ hasText: '1 December' }).waitFor();
  expect(await page.locator('.month').isVisible()).toBe(true);
  expect((await day.getByRole('button', { name: 'Share' }).boundingBox())!.y, 'in view').toBeLessThan(900);
});

test('my dates stand on home and in the grid', async () => {
  const { page } = await visitReady({ path: '/en/my-dates', ...IN_TEHRAN });
  await page.getByLabel('Title', { exact: true }).fill('Sara');
  await page.getByLabel('Month', { exact: true }).selectOption({ label: 'November' });
  await page.getByLabel('Day', { exact: true }).fill('26');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.goto(`${siteUrl}/en`);
  await page.locator('[data-part="upcoming"] li', { hasText: /Sara.*5 days/ }).waitFor();
  await page.locator('.month td', { hasText: 'Sara' }).waitFor();
  expect(await page.locator('.month td', { hasText: 'Sara' }).locator('time').getAttribute('datetime')).toBe(
    '2026-11-26',
  );
});

test('the other language opens at the day that is open', async () => {
  const { page } = await visit({ path: '/calendar/1405/8#d22', ...IN_TEHRAN });
  await page.getByRole('dialog').locator('.facts').first().waitFor({ state: 'attached' });
  await page.locator('.switch-language').dispatchEvent('click');
  await page.waitForURL('**/en/calendar/2026/11#d13');
  await page.getByRole('dialog').getByText('13 November 2026').first().waitFor();
});
