/** Day details open from every grid, have an address, and work with keyboard and screen reader; choices are remembered. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../api/parsed-calendar.ts';
import { rgbOf } from '../support/rgb.ts';
import { axeViolations, downloadedText, openSettings, siteUrl, visit, visitReady } from './visit.ts';

const NOW = '2026-11-21T08:30:00Z';
/** Narrow enough for a day to open over the page. */
const OVER_PAGE = { width: 700, height: 740 };
const address = (page: Page) => page.url().slice(siteUrl.length);

test.each([
  ['/calendar/1405/8', '۲۲ آبان ۱۴۰۵', '/calendar/1405/8#d22'],
  ['/calendar/1405', '۲۲ آبان ۱۴۰۵', '/calendar/1405/8#d22'],
  ['/en', '22 Aban 1405', '/en/calendar/2026/11#d13'],
])('%s: %s opens, and going back closes it', async (path, name, expected) => {
  const { page, faults } = await visit({ path, timezoneId: 'Asia/Tehran', viewport: OVER_PAGE });
  const day = page.getByRole('link', { name }).first();
  await day.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  expect(address(page)).toBe(expected);
  const text = (await dialog.textContent())!;
  const dates = path.startsWith('/en')
    ? ['22 Aban 1405', '13 November 2026', '3 Jumada al-Thani 1448', '22 Aban 2585', 'Public holiday', 'Tehran']
    : ['۲۲ آبان ۱۴۰۵', '۱۳ نوامبر ۲۰۲۶', '۳ جمادی‌الثانی ۱۴۴۸', '۲۲ آبان ۲۵۸۵', 'تعطیل رسمی', 'تهران'];
  for (const date of dates) expect(text).toContain(date);
  expect(await dialog.locator('[data-law]').count()).toBeGreaterThan(0);
  expect(await dialog.locator('.occasion a[href*="/occasions/"]').count()).toBeGreaterThan(0);
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(address(page)).toBe(path);
  expect(await day.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});

test('a day of the last week stands above its sheet on a phone', async () => {
  const { page } = await visit({ path: '/calendar/1405/9', viewport: { width: 360, height: 780 } });
  await page.getByRole('link', { name: '۳۰ آذر ۱۴۰۵' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  const bottom = () => page.locator('a[data-open]').evaluate((link) => link.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(await dialog.evaluate((sheet) => (sheet as HTMLElement).offsetTop));
});

test.each([['/calendar/any?year=1577&month=12#d30', 'روز بعد', 'ArrowLeft']])(
  '%s: at the end of the years no «%s» is offered, and its key goes nowhere',
  async (path, name, key) => {
    const { page } = await visit({
      path,
      now: NOW,
      prepare: async (page) => void (await page.route('**/api/**', (route) => route.abort())),
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('باز نشد').waitFor();
    expect(await dialog.getByRole('link').count()).toBe(1);
    expect(await dialog.getByRole('link', { name }).count()).toBe(0);
    await page.keyboard.press(key);
    expect(address(page)).toBe(path);
  },
);

test.each([['/en/calendar/1346/8#d1', 'Unknown whether it was a day off']])(
  '%s: «%s», before 1347, beside a month that its script draws',
  async (path, state) => {
    const { page } = await visit({ path });
    await page.locator('.day-panel').getByRole('dialog').getByText(state, { exact: true }).waitFor();
  },
);

test('a day is taken as an event of one day, also by a press before it has been read', async () => {
  const isPressed = Promise.withResolvers<void>();
  const { page, faults } = await visit({
    path: '/en/calendar/2026/12#d20',
    async prepare(page) {
      await page.route('**/calendar/day.json', async (route) => {
        await isPressed.promise;
        await route.continue();
      });
    },
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click().then(isPressed.resolve),
  ]);
  const [event, ...more] = eventsOf(await downloadedText(file));
  expect(more).toEqual([]);
  expect([event!.uid, event!.startDate.toString()]).toEqual(['day-20261220@salnama', '2026-12-20']);
  expect(faults).toEqual([]);
});

test('a day outside the range does not open', async () => {
  const { page } = await visit({ path: '/calendar/any?year=1&month=1#d1' });
  await page.getByLabel('سال شمسی، ۹۷۹ تا ۱۵۷۷').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a day that cannot be read is named, and nothing of the day before it is left', async () => {
  const { page } = await visit({ path: '/calendar/1405/8#d30' });
  const dialog = page.getByRole('dialog');
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  await page.route('**/api/**', (route) => route.abort());
  await dialog.getByRole('link', { name: 'روز بعد' }).click();
  await dialog.getByText('باز نشد').waitFor();
  expect(await dialog.getByRole('heading').allTextContents()).toEqual([expect.stringContaining('۱ آذر ۱۴۰۵')]);
  expect(await dialog.getByRole('button', { name: 'فرستادن' }).isVisible()).toBe(false);
  await page.unroute('**/api/**');
  await dialog.getByRole('link', { name: 'روز پیش' }).click();
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  expect(await dialog.getByRole('button', { name: 'فرستادن' }).isVisible()).toBe(true);
});

test('holidays that fall together name the laws that they share once', async () => {
  const { page } = await visit({ path: '/calendar/1405/1#d1' });
  const dialog = page.getByRole('dialog');
  await dialog.locator('.occasion.holiday').first().waitFor();
  const laws = await dialog.locator('[data-law]').allTextContents();
  expect(laws.length).toBeGreaterThan(0);
  expect(new Set(laws).size).toBe(laws.length);
});

test.each([
  ['/en/converter?start=1405-08-30&add=1&unit=days', '1 Azar 1405', '22 November 2026'],
  ['/en/holidays/1405', "6 Jan Mab'ath", '16 Dey 1405'],
  ['/calendar/any?year=1295&month=6', 'چهارشنبه ۱ شهریور ۱۲۹۵', '۲۳ اوت ۱۹۱۶'],
])('%s: «%s» opens', async (path, name, date) => {
  const { page, faults } = await visit({ path, timezoneId: 'Asia/Tehran', viewport: OVER_PAGE });
  const before = address(page);
  await page.getByRole('link', { name }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(date).first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(address(page)).toBe(before);
  expect(faults).toEqual([]);
});

test("on a city's page a day tells the Sun of that city, whichever is remembered", async () => {
  const { page } = await visit({ path: '/en/prayer-times/london' });
  await page.getByRole('link', { name: 'Sat 21 Nov' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sun in London').waitFor({ state: 'attached' });
  await page.goto(`${siteUrl}/en/calendar/1405/9#d1`);
  await dialog.getByText('Sun in Tehran').waitFor({ state: 'attached' });
});

test('a day whose Islamic year has no file asks for none', async () => {
  const asked: string[] = [];
  const { page, faults } = await visit({
    path: '/en/calendar/any?year=1200&month=3#d5',
    now: NOW,
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  });
  await page.getByRole('dialog').getByText('±1 day').waitFor({ state: 'attached' });
  expect(asked.filter((url) => url.includes('/api/hijri/'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('the address opens the day, arrows lead on, Escape leaves the month', async () => {
  const { page } = await visit({ path: '/en/calendar/1405/8#d30', viewport: OVER_PAGE });
  const dialog = page.getByRole('dialog', { name: /21 November/ });
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: /22 November/ }).waitFor();
  expect(address(page)).toBe('/en/calendar/2026/11#d22');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog', { name: /21 November/ }).waitFor();
  // With Alt an arrow belongs to the browser.
  await page.keyboard.press('Alt+ArrowRight');
  expect(address(page)).toBe('/en/calendar/2026/11#d21');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForURL(`${siteUrl}/en/calendar/1405/8`);
});

test.each([
  [
    '/calendar/1405/9#d14-world-soil-day',
    'روز جهانی خاک',
    'قاعده',
    '۵ دسامبر',
    'منبع',
    '/occasions/world-soil-day.ics',
  ],
  [
    '/en/calendar/1405/3#d26',
    'Mohtasham',
    'Rule',
    'named in its first year',
    'Source',
    '/en/occasions/mohtasham-day.ics',
  ],
])('%s: «%s» has no page; its rule and sources fold out', async (path, title, rule, words, source, file) => {
  const { page, faults } = await visit({ path });
  const occasion = page.locator('dialog .occasion', { hasText: title });
  const further = page.locator('dialog section .fold');
  if (!(await further.evaluate((fold) => (fold as HTMLDetailsElement).open)))
    await further.locator('> summary').click();
  await occasion.locator('summary').click();
  await occasion.getByText(rule, { exact: true }).waitFor();
  await occasion.getByText(words).waitFor();
  await occasion.getByText(source, { exact: true }).waitFor();
  expect(await occasion.locator('dd a[href^="http"]').count()).toBeGreaterThan(0);
  expect(await occasion.locator('.more a').getAttribute('href')).toBe(file);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the chosen weekend tells a working day, in the day that is open too', async () => {
  const { page } = await visit({ path: '/en/calendar/1405/8#d28' });
  const state = page.locator('.day-panel .day-state');
  await state.getByText('Working day').waitFor();
  await openSettings(page);
  await page.getByLabel('Weekend').selectOption('thu-fri');
  await state.getByText('Weekend', { exact: true }).waitFor();
});

describe('how sure a day is', () => {
  const open = async (path: string) => {
    const visited = await visit({ path, timezoneId: 'Asia/Tehran' });
    const dialog = visited.page.getByRole('dialog');
    await dialog.locator('.facts').first().waitFor({ state: 'attached' });
    return { ...visited, dialog };
  };

  test('an estimated holiday tells its probability and the other likely day', async () => {
    const { dialog, faults } = await open('/en/calendar/1406/12#d8');
    expect(await dialog.locator('[data-probability]').first().textContent()).toMatch(
      /^\d+ % likely; otherwise Saturday 26 February$/,
    );
    expect(faults).toEqual([]);
  });

  test('why it is off, after which sources and what would change it, when asked', async () => {
    const { dialog, page, faults } = await open('/calendar/1405/12#d19');
    await dialog.getByText('بیشتر دربارهٔ این روز').click();
    await dialog.getByText('چرا تعطیل است؟').click();
    await dialog.locator('[data-confidence]').waitFor();
    const text = (await dialog.locator('[data-later="why"]').textContent())!;
    for (const words of ['عید سعید فطر', 'اعلام‌شده', 'قانون', 'منابع', 'چه چیزی این را عوض می‌کند؟']) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/[0-9]{4}-/);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('earlier published dates', async () => {
    const { dialog } = await open('/en/calendar/1405/10#d29');
    await dialog.getByText('More about this day').click();
    await dialog.getByText('History of changes').click();
    await dialog.locator('[data-change="new-occasion"]').first().waitFor();
    expect(await dialog.locator('.day-history').textContent()).toContain('National Clean Air Day (Iran)');
  });
});

describe('stored settings', () => {
  const red = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((day, colour) => getComputedStyle(day).color === colour, rgbOf('red'));

  test('the weekend, in the grids of a month and a year', async () => {
    const { page } = await visit({ path: '/en/calendar/1405/9', colorScheme: 'light' });
    const thursday = '.month tr:nth-child(2) td:nth-child(6) .day-number';
    const saturday = '.month tr:nth-child(3) td:nth-child(1) .day-number';
    expect(await red(page, thursday)).toBe(false);
    await openSettings(page);
    await page.getByLabel('Weekend').selectOption('thu-fri');
    expect(await red(page, thursday)).toBe(true);
    await page.goto(`${siteUrl}/en/calendar/1405`);
    expect(await red(page, '.mini-grid tbody td:nth-child(6) time')).toBe(true);
    await page.goto(`${siteUrl}/en/calendar/1405/9`);
    await openSettings(page);
    await page.getByLabel('Weekend').selectOption('fri-sat');
    expect([await red(page, thursday), await red(page, saturday)]).toEqual([false, true]);
    await page.getByRole('button', { name: 'Clear all' }).click();
    expect(await red(page, saturday)).toBe(false);
  });

  test("the method of prayer times and the school of Asr, on every city's page and at home", async () => {
    const { page } = await visitReady({ path: '/en/prayer-times/tehran' });
    const fajr = () => page.locator('[data-time="fajr"]').textContent();
    const before = await fajr();
    await page.locator('[data-part="chosen-method"]').click();
    await page.getByLabel('Method', { exact: true }).last().selectOption('isna');
    await page.getByLabel('Asr').selectOption('hanafi');
    const chosen = await fajr();
    expect(chosen).not.toBe(before);
    await page.goto(`${siteUrl}/en/prayer-times/tehran`);
    await page.waitForURL('**/en/prayer-times/tehran?method=isna&asr=hanafi');
    expect(await fajr()).toBe(chosen);
    await openSettings(page);
    expect(await page.locator('.settings-remembered').textContent()).toContain('prayer time method, Hanafi Asr');
    await page.goto(`${siteUrl}/en`);
    await page.locator('.prayer-card .times li', { hasText: 'Fajr' }).filter({ hasText: chosen! }).waitFor();
    await page.goto(`${siteUrl}/en/prayer-times/tehran`);
    await page.waitForURL('**/en/prayer-times/tehran?method=isna&asr=hanafi');
    await openSettings(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await fajr()).toBe(before);
  });

  test('the theme, from the first paint, until it is forgotten', async () => {
    const { page } = await visit({ path: '/en', colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await openSettings(page);
    await page.getByLabel('Theme').selectOption('dark');
    expect(await paper()).toBe(rgbOf('paper', 'dark'));
    await page.goto(`${siteUrl}/docs`);
    expect(await paper()).toBe(rgbOf('paper', 'dark'));
    await openSettings(page);
    expect(await page.getByLabel('ظاهر').inputValue()).toBe('dark');
    await page.getByRole('button', { name: 'همه را پاک کن' }).click();
    expect(await paper()).toBe(rgbOf('paper'));
    expect(await page.locator('.settings-remembered').isVisible()).toBe(false);
  });

  test('after the last time of the day, tomorrow', async () => {
    const { page } = await visit({
      path: '/en',
      now: '2026-11-21T20:10:00Z',
      timezoneId: 'Asia/Tehran',
    });
    await page.locator('.prayer-card', { hasText: 'Tomorrow' }).waitFor();
    expect(await page.locator('.prayer-card .times li').count()).toBe(6);
    expect(await page.locator('.prayer-card .next').textContent()).toContain('Fajr');
  });

  test('a browser that stores nothing shows every page', async () => {
    const { page, faults } = await visit({
      path: '/en/calendar',
      now: '2027-03-20T20:24:00Z',
      async prepare(page) {
        await page.addInitScript(() => {
          const get = () => {
            throw new DOMException('blocked', 'SecurityError');
          };
          Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
        });
      },
    });
    await page.waitForURL('**/en/calendar/2027/3');
    await page.goto(`${siteUrl}/en/prayer-times/tehran`);
    await page.locator('.star-button:enabled').waitFor();
    await page.goto(`${siteUrl}/en`);
    const turn = page.locator('dialog.year-turn');
    await turn.getByRole('button').click();
    await page.clock.runFor(2000);
    expect(await turn.isVisible()).toBe(false);
    await page.getByRole('combobox').fill('Tabriz');
    await page.getByRole('option', { name: 'Tabriz East' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/prayer-times/tabriz');
    expect(faults).toEqual([]);
  });

  test('invalid stored values cause no error', async () => {
    const { page, faults } = await visit({
      path: '/en',
      now: NOW,
      prepare: async (page) => {
        await page.addInitScript(() =>
          localStorage.setItem('salnama', '{"theme":7,"city":{"slug":"x"},"categories":{}}'),
        );
      },
    });
    await page.locator('.prayer-card .next').waitFor();
    expect(faults).toEqual([]);
  });
});
