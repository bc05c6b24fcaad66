/** "Share" makes a picture of what is shown: it opens the share sheet with it, or saves it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
  await dialog.locator('.facts').first().waitFor();
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
  await dialog.locator('.facts').first().waitFor();
  await dialog.getByRole('button', { name: 'فرستادن' }).click();
  await dialog.getByRole('button', { name: 'فرستاده شد' }).waitFor();
  const shared = JSON.parse(await page.title()) as { types: string[]; text: string };
  expect(shared.types).toEqual(['image/png']);
  for (const word of ['۳۰ آذر ۱۴۰۵', '۲۱ دسامبر ۲۰۲۶', 'شب یلدا', '/calendar/1405/9#d30']) {
    expect(shared.text).toContain(word);
  }
});
