/** The widget page: form, preview and code agree. */
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, widgetLines } from '#site/widget-page/view.ts';
import { siteUrl, visit } from './visit.ts';

test('the form changes preview and lines', async () => {
  const { page, faults } = await visit({ path: '/en/widget' });
  await page.getByLabel('First').selectOption('Gregorian');
  await page.getByLabel('Second').selectOption('none');
  await page.getByLabel('Third').selectOption('Gregorian');
  await page.getByLabel('Fourth').selectOption('Imperial');
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  const preview = page.locator('salnama-today');
  expect(await preview.locator('.first').textContent()).toContain('21 November 2026');
  expect(await preview.locator('p').count()).toBe(3);
  expect(await page.locator('[data-part="lines"]').textContent()).toBe(
    `<script async src="${siteUrl}/widget.js"></script>\n<salnama-today lang="en" calendars="gregorian pahlavi" zone="America/New_York" theme="dark"></salnama-today>`,
  );
  expect(faults).toEqual([]);
});

test('the code is visible without script', async () => {
  const { page } = await visit({ path: '/widget', javaScriptEnabled: false });
  expect(await page.locator('[data-part="lines"]').textContent()).toBe(
    '<script async src="https://salnama.example/widget.js"></script>\n<salnama-today lang="fa"></salnama-today>',
  );
});

test('attributes are escaped', () => {
  const settings = { ...DEFAULT_SETTINGS, lang: 'en', calendars: 'sh', zone: '"&' };
  expect(widgetLines('', settings)).toContain('zone="&quot;&amp;"');
});
