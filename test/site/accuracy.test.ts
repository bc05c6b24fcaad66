/** The accuracy page shows the measured values. */
import { expect, test } from 'vitest';
import { totalRecall } from '#api/facts/closures.ts';
import { count, percentText } from '#site/kit/language.ts';
import { accuracy } from '#tables/accuracy.ts';
import { almanac } from '../support/service.ts';
import { pageText } from './page-text.ts';

const page = pageText('/en/accuracy');

/** Rows of the table whose name begins so. */
const rowsOf = (name: string): number =>
  page.split(`aria-label="${name}`)[1]!.split('<tbody')[1]!.split('</tbody>')[0]!.split('<tr').length - 1;

test('the figures are those of the report', () => {
  const { hijri, prayerTimes } = accuracy;
  const verdict = page
    .split('accuracy-verdict')[1]!
    .split('</table>')[0]!
    .replace(/<[^>]*>/g, '');
  const { agreeing, compared } = hijri.eras.at(-1)!;
  expect(verdict).toContain(`${count('en', hijri.months)} months`);
  expect(verdict).toContain(percentText('en', agreeing / compared));
  expect(verdict).toContain(percentText('en', prayerTimes.agreeing / prayerTimes.compared));
  expect(rowsOf('Months the estimate got wrong')).toBe(hijri.misses.length);
  expect(rowsOf('Sources of the Islamic table')).toBe(hijri.sources.length);
  expect(rowsOf('Times that differ by one minute')).toBe(prayerTimes.differing.length);
});

test('the closures found in the news are counted by year, here and on their page', () => {
  const { found, present } = totalRecall(almanac.closures.recall);
  expect(rowsOf('One-off closures')).toBe(almanac.closures.recall.length);
  expect(pageText('/en/closures')).toContain(`this list had ${present} of ${found} found in the news`);
});

test('Persian pages name the sources in Persian, English ones in English', () => {
  expect(pageText('/accuracy')).toContain('تقویم چاپی اقبال');
  expect(pageText('/en/accuracy')).toContain('Printed almanac (EQB)');
});

test('every credit and source is named', () => {
  const text = page.split('id="licences"')[1];
  for (const name of ['qamari', 'GeoNames', 'CC BY 4.0', 'Unicode License v3', 'Salar Bahador', 'DE431', 'IANA']) {
    expect(text).toContain(name);
  }
});
