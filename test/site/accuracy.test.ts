/** The accuracy page shows the measured values. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { totalRecall } from '#api/facts/closures.ts';
import { count, percentText } from '#site/kit/language.ts';
import { accuracy } from '#tables/accuracy.ts';
import { almanac } from '../support/service.ts';
import { pageText } from './page-text.ts';
import { visit } from './visit.ts';

const rowsOf = (page: Page, region: string) => page.locator(`[aria-label^="${region}"] tbody tr`).count();

test('the figures are those of the report', async () => {
  const { page } = await visit({ path: '/en/accuracy' });
  const { hijri, prayerTimes } = accuracy;
  const verdict = (await page.locator('.accuracy-verdict').textContent())!;
  const { agreeing, compared } = hijri.eras.at(-1)!;
  expect(verdict).toContain(`${count('en', hijri.months)} months`);
  expect(verdict).toContain(percentText('en', agreeing / compared));
  expect(verdict).toContain(percentText('en', prayerTimes.agreeing / prayerTimes.compared));
  expect(await rowsOf(page, 'Months the estimate got wrong')).toBe(hijri.misses.length);
  expect(await rowsOf(page, 'Sources of the Islamic table')).toBe(hijri.sources.length);
  expect(await rowsOf(page, 'Times that differ by one minute')).toBe(prayerTimes.differing.length);
});

test('the closures found in the news are counted by year, here and on their page', async () => {
  const { found, present } = totalRecall(almanac.closures.recall);
  const { page, leave } = await visit({ path: '/en/accuracy' });
  expect(await rowsOf(page, 'One-off closures')).toBe(almanac.closures.recall.length);
  await leave();
  expect(pageText('/en/closures')).toContain(`this list had ${present} of ${found} found in the news`);
});

test('Persian pages name the sources in Persian, English ones in English', () => {
  expect(pageText('/accuracy')).toContain('تقویم چاپی اقبال');
  expect(pageText('/en/accuracy')).toContain('Printed almanac (EQB)');
});

test('every credit and source is named', () => {
  const text = pageText('/en/accuracy').split('id="licences"')[1];
  for (const name of ['qamari', 'GeoNames', 'CC BY 4.0', 'Unicode License v3', 'Salar Bahador', 'DE431', 'IANA']) {
    expect(text).toContain(name);
  }
});
