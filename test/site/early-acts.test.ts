/** What a person does on a page whose scripts, or the lists that they read, are still on their way. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Opens a page, does something there while these files are on their way, and waits until they have been read. */
async function doneBefore(files: string, path: string, act: (page: Page) => Promise<void>) {
  const gate = Promise.withResolvers<void>();
  const { page, faults, leave } = await visit(browser, {
    path,
    now: '2026-11-21T08:30:00Z',
    timezoneId: 'Asia/Tehran',
    prepare: async (page) => {
      await page.route(files, async (route) => {
        await gate.promise;
        await route.continue();
      });
    },
    waitUntil: 'commit',
  });
  await page.locator('footer').waitFor();
  // The lists are late: the scripts are there and have heard of nothing yet.
  if (files.includes('json')) await page.waitForFunction(() => !document.querySelector('script[data-src]'));
  await act(page);
  gate.resolve();
  await page.waitForFunction(() => !document.querySelector('script[data-src]'));
  await page.locator('html[data-ready]').waitFor();
  return { page, faults, leave };
}

describe.each(['**/*.js', '**/*.json'])('before %s has come', (files) => {
  test('the converter converts the date that is typed', async () => {
    const { page, faults, leave } = await doneBefore(files, '/converter', async (page) => {
      await page.locator('#sh-day').fill('۱۵');
      await page.locator('#sh-month').selectOption('2');
      await page.locator('#sh-year').fill('۱۳۷۰');
    });
    expect(await page.locator('#sh-year').inputValue()).toBe('۱۳۷۰');
    expect(await page.locator('#gregorian-year').inputValue()).toBe('۱۹۹۱');
    expect(await page.locator('#gregorian-day').inputValue()).toBe('۵');
    expect(new URL(page.url()).search).toBe('?from=sh&date=1370-02-15');
    expect(faults).toEqual([]);
    await leave();
  });

  test('the converter converts the whole date that is pasted into its year', async () => {
    const { page, faults, leave } = await doneBefore(files, '/converter', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText('1370/2/15'));
      await page.locator('#sh-year').click();
      await page.keyboard.press('Control+V');
      expect(await page.locator('#sh-year').inputValue()).toBe('1370/2/15');
    });
    const part = (name: string) => page.locator(`#sh-${name}`).inputValue();
    expect([await part('year'), await part('month'), await part('day')]).toEqual(['۱۳۷۰', '2', '۱۵']);
    expect(await page.locator('#gregorian-year').inputValue()).toBe('۱۹۹۱');
    expect(faults).toEqual([]);
    await leave();
  });

  test('what is pasted where nobody takes it stays where it was pasted', async () => {
    const { page, faults, leave } = await doneBefore(files, '/my-dates', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText('سارا'));
      await page.getByLabel('عنوان').click();
      await page.keyboard.press('Control+V');
    });
    expect(await page.getByLabel('عنوان').inputValue()).toBe('سارا');
    expect(faults).toEqual([]);
    await leave();
  });

  test('the tools count with the number, the unit and the weekend that are chosen', async () => {
    const { page, faults, leave } = await doneBefore(files, '/en/tools', async (page) => {
      await page.getByLabel('Weekly days off').selectOption('thu-fri');
      await page.getByLabel('How many').fill('45');
      await page.getByLabel('Unit').selectOption('workdays');
      await page.getByLabel('Year').last().fill('1404');
    });
    expect(await page.getByLabel('How many').inputValue()).toBe('45');
    expect(await page.getByLabel('Year').last().inputValue()).toBe('1404');
    expect(new URL(page.url()).searchParams.toString()).toBe(
      'weekend=thu-fri&date=1405-08-30&add=45&unit=workdays&year=1404',
    );
    expect(faults).toEqual([]);
    await leave();
  });

  test('personal dates are taken, each when Enter was pressed', async () => {
    const { page, faults, leave } = await doneBefore(files, '/my-dates', async (page) => {
      for (const [title, day] of [
        ['سارا', '۵'],
        ['مینا', '۶'],
      ] as const) {
        await page.getByLabel('عنوان').fill(title);
        await page.getByLabel('روز', { exact: true }).fill(day);
        await page.getByLabel('ماه', { exact: true }).selectOption({ label: 'آبان' });
        await page.getByLabel('سال', { exact: true }).fill('۱۳۷۵');
        await page.getByLabel('سال', { exact: true }).press('Enter');
        await page.getByLabel('سال', { exact: true }).fill('');
      }
    });
    const list = await page.locator('.my-list').innerText();
    expect(list).toContain('سارا');
    expect(list).toContain('۵ آبان ۱۳۷۵');
    expect(list).toContain('مینا');
    expect(list).toContain('۶ آبان ۱۳۷۵');
    expect(await page.getByLabel('عنوان').inputValue()).toBe('');
    expect(faults).toEqual([]);
    await leave();
  });
});
