/** "Share" makes a picture of what is shown: it opens the share sheet with it, or saves it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import type { Ramadan } from '#core/ramadan.ts';
import { cityOf } from '#site/cities/build.ts';
import { rememberedCity } from '#site/data/resources.ts';
import { nowruzCard } from '#site/nowruz/card.ts';
import { ramadanCard } from '#site/ramadan/view.ts';
import { visit } from './visit.ts';

const NOW = '2026-11-24T08:30:00Z';

/** Width and height of a PNG, from its header chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([
  ['/calendar/1405/9#d30', 'فرستادن', 'تصویر ذخیره شد'],
  ['/en/calendar/2026/12#d23', 'Share', 'Picture saved'],
])('%s: «%s» saves a picture where files cannot be shared', async (path, name, told) => {
  const { page, faults } = await visit({ path, now: NOW, viewport: { width: 360, height: 740 } });
  const dialog = page.getByRole('dialog');
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^salnama-2026-12-2\d\.png$/);
  expect(sizeOf(readFileSync(await saved.path()))).toEqual([1080, 1350]);
  await dialog.getByRole('button', { name: told }).waitFor();
  expect(faults).toEqual([]);
});

test('a browser that shares files gets the picture and the words, and saves nothing', async () => {
  const { page } = await visit({
    path: '/calendar/1405/9#d30',
    now: NOW,
    isNew: true,
    prepare: async (page) => {
      await page.addInitScript(() => {
        // Chromium without a window has no share sheet.
        navigator.canShare = ({ files } = {}) => files !== undefined;
        navigator.share = async ({ files, text } = {}) => {
          document.title = JSON.stringify({ types: files?.map(({ type }) => type), text });
        };
      });
    },
  });
  const dialog = page.getByRole('dialog');
  await dialog.locator('.facts').first().waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'فرستادن' }).click();
  await dialog.getByRole('button', { name: 'فرستاده شد' }).waitFor();
  const shared = JSON.parse(await page.title()) as { types: string[]; text: string };
  expect(shared.types).toEqual(['image/png']);
  for (const word of ['۳۰ آذر ۱۴۰۵', '۲۱ دسامبر ۲۰۲۶', 'شب یلدا', '/calendar/1405/9#d30']) {
    expect(shared.text).toContain(word);
  }
});

test.each([
  ['/nowruz', 'فرستادن', 'salnama-nowruz-1406.png'],
  ['/en/nowruz/berlin', 'Share', 'salnama-nowruz-1406.png'],
  ['/ramadan', 'فرستادن', 'salnama-ramadan-1448-tehran.png'],
  ['/occasions/yalda-night', 'فرستادن', 'salnama-2026-12-21.png'],
  ['/en/prayer-times/tehran/ramadan/1448', 'Share', 'salnama-ramadan-1448-tehran.png'],
])('%s has a picture of its moment or table', async (path, name, file) => {
  const { page, faults } = await visit({ path, now: NOW });
  const fold = page.locator('summary', { hasText: /خروجی|Print/ });
  if (await fold.count()) await fold.click();
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(saved.suggestedFilename()).toBe(file);
  expect(sizeOf(readFileSync(await saved.path()))).toEqual([1080, 1350]);
  expect(faults).toEqual([]);
});

test('the picture of Nowruz tells the moment in the reader’s city, and in Tehran', () => {
  const moment = Date.parse('2027-03-20T20:24:41Z');
  const { title, figure, lines, notes, text } = nowruzCard(
    'en',
    [1406, moment],
    { name: 'London', zone: 'Europe/London' },
    'https://salnama.example/en/nowruz',
  );
  expect([title, figure, lines]).toEqual(['London time', '20:24:41', ['Saturday 20 March 2027']]);
  expect(notes).toEqual(['29 Esfand 1405', 'Tehran time: Saturday 20 March 2027, 23:54:41']);
  expect(text).toContain('https://salnama.example/en/nowruz');
});

test('the picture of a Ramadan says whether its first day may move', () => {
  const days = { firstDay: gregorian.fromIsoDate('2027-02-08'), length: 30 };
  const open: Ramadan = { ...days, year: 1448, probability: 0.97, isEstimate: false, other: days };
  const titles = [open, { ...open, probability: 1, other: null }].map(
    (ramadan) => ramadanCard('en', rememberedCity(cityOf('tehran')), ramadan, 'https://salnama.example').title,
  );
  expect(titles).toEqual(['Tehran (97 % likely)', 'Tehran']);
});
