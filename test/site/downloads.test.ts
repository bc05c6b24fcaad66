/** The download page: every link leads to a file, and the page shows its real size. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { brokenKeys, publishedKeys } from '#generator/keep/release/keys.ts';
import { pageText } from './page-text.ts';
import { visitReady as opened, siteUrl } from './visit.ts';

test('every link leads to a file, and sizes are those of the files', async () => {
  const { page, faults } = await opened({ path: '/en/downloads' });
  const links = await page
    .locator('main a[download]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
  const kits = readdirSync(`${inject('dist')}/downloads/kits`).map((name) => `/downloads/kits/${name}`);
  expect(links.length, 'tables as CSV and Parquet, six other files, three modules, kits').toBe(
    10 * 2 + 6 + 3 + kits.length,
  );
  expect(links.filter((link) => link.includes('/kits/')).sort(), 'every kit is on the page').toEqual(kits.sort());
  // The sample site of the tests has no package: packing it takes as long as all their files.
  for (const link of links.filter((each) => each !== '/downloads/salnama.tgz')) {
    const response = await fetch(siteUrl + link, { method: 'HEAD' });
    expect([link, response.status]).toEqual([link, 200]);
  }
  await page.locator('[data-size="days.parquet"]', { hasText: /\d/ }).waitFor();
  const bytes = statSync(`${inject('dist')}/downloads/days.parquet`).size;
  expect(await page.locator('[data-size="days.parquet"]').innerText()).toBe(`${Math.round(bytes / 1000)} kB`);
  expect(await page.getByText(`'${siteUrl}/downloads/days.parquet'`).count()).toBe(1);
  expect(faults).toEqual([]);
});

interface Field {
  readonly name: string;
  readonly type: string;
}

test('columns of the tables are those of data/published/keys.csv, and a new one has its row there', () => {
  const { resources } = JSON.parse(readFileSync(`${inject('dist')}/downloads/datapackage.json`, 'utf8')) as {
    resources: { path: string; schema?: { fields: Field[] } }[];
  };
  const columns = resources.flatMap(({ path, schema }) =>
    path.endsWith('.csv') && schema
      ? [[`/downloads/${path}`, new Map(schema.fields.map(({ name, type }) => [name, type]))] as const]
      : [],
  );
  const published = new Map([...publishedKeys('.')].filter(([path]) => path.startsWith('/downloads/')));
  expect(brokenKeys(published, new Map(columns))).toEqual([]);
  expect(brokenKeys(new Map(columns), published)).toEqual([]);
});

test('the sample rows are rows of the file for Excel', () => {
  const sample = pageText('/en/downloads').split('download-sample')[1]!.split('</table>')[0]!;
  const [names = [], ...rows] = sample
    .split('<tr')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!.replace(/<[^>]*>/g, '')));
  const [head, ...lines] = readFileSync(`${inject('dist')}/downloads/days-excel.csv`, 'utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((field) => field.replaceAll('"', '')));
  expect(rows.length).toBe(3);
  for (const row of rows) {
    const line = lines.find(([date]) => date === row[0])!;
    expect(names.map((name) => line[head!.indexOf(name)])).toEqual(row);
  }
});
