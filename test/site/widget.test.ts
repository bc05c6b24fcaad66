/** The widget page: form, preview and code agree. */
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, widgetFrame, widgetLines } from '#site/widget-page/view.ts';
import { siteUrl, visit } from './visit.ts';

test('the form changes preview and lines', async () => {
  const { page, faults } = await visit({ path: '/en/widget' });
  await page.getByLabel('First').selectOption('Gregorian');
  await page.getByLabel('Second').selectOption('None');
  await page.getByLabel('Third').selectOption('Gregorian');
  await page.getByLabel('Fourth').selectOption('Imperial');
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  const preview = page.locator('salnama-today').first();
  expect(await preview.locator('.first').textContent()).toContain('21 November 2026');
  expect(await preview.locator('p').count()).toBe(3);
  expect(await page.locator('[data-part="lines"]').textContent()).toBe(
    `<script async src="${siteUrl}/widget.js"></script>\n<salnama-today lang="en" calendars="gregorian pahlavi" zone="America/New_York" theme="dark"></salnama-today>`,
  );
  expect(faults).toEqual([]);
});

test('each preview stands on its own ground; a chosen theme is on both', async () => {
  const { page } = await visit({ path: '/en/widget' });
  const themes = () =>
    page.locator('salnama-today').evaluateAll((all) => all.map((each) => each.getAttribute('theme')));
  expect(await themes()).toEqual(['light', 'dark']);
  await page.getByLabel('Colours').selectOption('dark');
  expect(await themes()).toEqual(['dark', 'dark']);
  await page.getByLabel('Colours').selectOption('auto');
  expect(await themes()).toEqual(['light', 'dark']);
});

test.each([
  ['fa', 'sh gregorian hijri', '', 'Asia/Tehran'],
  ['en', 'sh gregorian hijri pahlavi', 'day occasion prayer', 'America/Los_Angeles'],
] as const)('the frame has the size of its widget: %s, %s', async (lang, calendars, show, timezoneId) => {
  const settings = { ...DEFAULT_SETTINGS, lang, calendars, show };
  const code = widgetFrame(siteUrl, settings);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(code)!.map(Number);
  // In Tehran it is the next day already.
  const { page } = await visit({
    path: new URL(/src="([^"]+)"/.exec(code)![1]!.replaceAll('&amp;', '&')).href.slice(siteUrl.length),
    viewport: { width: width!, height: height! },
    now: '2026-12-22T21:30:00Z',
    timezoneId,
  });
  await page.locator('salnama-today .card').waitFor();
  if (show) await page.locator('salnama-today .detail').nth(2).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('the code is visible without script', async () => {
  const { page } = await visit({ path: '/widget', javaScriptEnabled: false });
  expect(await page.locator('[data-part="lines"]').textContent()).toBe(
    '<script async src="https://salnama.example/widget.js"></script>\n<salnama-today lang="fa"></salnama-today>',
  );
});

test('attributes are escaped', () => {
  const settings = { ...DEFAULT_SETTINGS, lang: 'en', calendars: 'sh', zone: '"&' } as const;
  expect(widgetLines('', settings)).toContain('zone="&quot;&amp;"');
});
