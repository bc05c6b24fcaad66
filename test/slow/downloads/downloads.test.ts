/** The downloads in DuckDB, SQLite, a CSV parser and sha256sum, and the queries of their documentation. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import { beforeAll, describe, expect, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import type { Table } from '#generator/site/downloads/table.ts';
import { downloadTables, writeDownloads } from '#generator/site/downloads/write.ts';
import { recipes } from '#site/downloads/view.ts';
import { almanac, get } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const again = temporaryFolder();
const data = readData();
const tables = downloadTables(data, almanac);
const days = tables[0]!;
const DAYS = 56_247;

type Connection = Awaited<ReturnType<DuckDBInstance['connect']>>;
let duck: Connection;
const query = async (sql: string) => (await duck.runAndReadAll(sql)).getRowObjectsJson();

beforeAll(async () => {
  for (const each of [folder, again]) {
    mkdirSync(join(each, 'kits'));
    writeFileSync(join(each, 'kits/example.csv'), 'a\n');
  }
  writeDownloads(folder, data, almanac, 'https://calendar.example.org');
  duck = await (await DuckDBInstance.create(':memory:')).connect();
  await duck.run(`SET file_search_path = '${folder}'`);
});

const column = (table: Table, name: string) => {
  const index = table.columns.findIndex((each) => each.name === name);
  return table.rows.map((row) => row[index]);
};

test('a second time they are the same, byte for byte', () => {
  writeDownloads(again, data, almanac, 'https://calendar.example.org');
  expect(readdirSync(again)).toEqual(readdirSync(folder));
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  for (const name of readdirSync(folder).filter((each) => each !== 'kits'))
    expect(hashOf(join(again, name)), name).toBe(hashOf(join(folder, name)));
});

test('sha256sum agrees with SHA256SUMS, which names every file without the address of the site, in folders too', () => {
  const said = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
  const names = said
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/: OK$/, ''));
  expect(names.toSorted()).toEqual(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !['SHA256SUMS', 'datapackage.json'].includes(name) && statSync(join(folder, name)).isFile())
      .toSorted(),
  );
  expect(names).toContain('kits/example.csv');
});

test('the file for Excel has ten years of the days, with a byte order mark', () => {
  const text = readFileSync(join(folder, 'days-excel.csv'), 'utf8');
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(text).toMatch(/^\uFEFF/);
  expect([rows[0]!.date_sh, rows.at(-1)!.date_sh]).toEqual(['1400-01-01', '1409-12-29']);
  expect(rows.find(({ date }) => date === '2026-12-23')).toMatchObject({ is_holiday: 'true', weekday_fa: 'چهارشنبه' });
});

describe('days', () => {
  test('is one row a day with at least thirty columns, all described', () => {
    expect(days.rows).toHaveLength(DAYS);
    expect(days.columns.length).toBeGreaterThanOrEqual(30);
    for (const { description } of tables.flatMap(({ columns }) => columns))
      expect(description.length).toBeGreaterThan(5);
    expect(statSync(join(folder, 'days.parquet')).size).toBeLessThanOrEqual(1.5 * 1024 * 1024);
  });

  test('agrees with the API about holidays and workdays', () => {
    const [dates, isHoliday, estimate, year] = ['date', 'is_holiday', 'estimate', 'year_sh'].map((name) =>
      column(days, name),
    );
    for (const asked of [1347, 1402, 1404, 1405, 1406, 1500]) {
      const told = get('/holidays', { year: asked }).data;
      const ours = dates!.flatMap((date, index) =>
        year![index] === asked && isHoliday![index] ? [{ date_gregorian: date, estimate: estimate![index] }] : [],
      );
      expect(ours).toEqual(
        told.map(({ date_gregorian, estimate: isEstimate }) => ({ date_gregorian, estimate: isEstimate })),
      );
    }
    const ofYear = column(days, 'workday_of_year');
    // Accountants' tables give 289 working days for 1402. Without the two heat closures, 287 remain.
    expect(ofYear[column(days, 'date_sh').indexOf('1402-12-29')]).toBe(287);
  });

  test('has a value everywhere but in the names of holidays', () => {
    const nullable = days.columns.filter(({ nullable }) => nullable).map(({ name }) => name);
    expect(nullable).toEqual(['holidays_fa', 'holidays_en']);
    expect(column(days, 'date')[0]).toBe('1968-03-21');
  });

  test('ISO weeks, quarters and keys of months are those of DuckDB', async () => {
    const differing = await query(`SELECT count(*)::INTEGER AS n FROM 'days.parquet' WHERE
      iso_week <> week(date) OR iso_week_year <> isoyear(date) OR quarter_gregorian <> quarter(date)
      OR month_key <> year(date) * 100 + month(date) OR week_start <> date - CAST((dayofweek(date) + 1) % 7 AS INTEGER)`);
    expect(differing).toEqual([{ n: 0 }]);
  });

  test('counts weeks from Saturday, and days to Nowruz', async () => {
    const rows = await query(`SELECT date_sh, weekday_en, week_of_year, day_of_year, days_to_nowruz FROM 'days.parquet'
      WHERE date_sh IN ('1405-01-01', '1405-01-08', '1404-12-29', '1404-01-01', '1404-01-02') ORDER BY date_sh`);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['1404-01-01', 'Friday', 1, 1, 0],
      ['1404-01-02', 'Saturday', 2, 2, 364],
      ['1404-12-29', 'Friday', 53, 365, 1],
      ['1405-01-01', 'Saturday', 1, 1, 0],
      ['1405-01-08', 'Saturday', 2, 8, 358],
    ]);
  });
});

test('every slug of holidays and days off is one of the occasions', () => {
  const table = (name: string) => tables.find((each) => each.name === name)!;
  const known = new Set(column(table('occasions'), 'slug'));
  expect(new Set(column(table('holidays'), 'slug')).difference(known)).toEqual(new Set());
  const days = column(table('holiday-days'), 'slugs').flatMap((slugs) => String(slugs).split(' '));
  expect(days).toHaveLength(table('holidays').rows.length);
  expect(new Set(days).difference(known)).toEqual(new Set());
  const database = new DatabaseSync(join(folder, 'salnama.sqlite'), { readOnly: true });
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(database.prepare("PRAGMA foreign_key_list('holidays')").all()).toMatchObject([
    { table: 'occasions', from: 'slug', to: 'slug' },
  ]);
  database.close();
});

describe.each(tables)('$name', (table) => {
  const { name, columns, rows } = table;

  test('every text of the CSV is quoted, no number is', () => {
    const text = readFileSync(join(folder, `${name}.csv`), 'utf8');
    const [head, ...lines] = text.slice(0, 400_000).split('\r\n').slice(0, 500);
    expect(head).toBe(columns.map((each) => `"${each.name}"`).join());
    const field = /("(?:[^"]|"")*"|[^,"]*)(?:,|$)/y;
    for (const line of lines.filter((each) => each !== '').slice(0, -1)) {
      field.lastIndex = 0;
      for (const { type } of columns) {
        const cell = field.exec(line)![1]!;
        const isNumber = type === 'integer' || type === 'number';
        expect(cell === '' || cell.startsWith('"') !== isNumber, line).toBe(true);
      }
    }
  });

  test('is the same in CSV, Parquet and SQLite', async () => {
    const csv = parse(readFileSync(join(folder, `${name}.csv`)), { columns: false, from_line: 2 }) as string[][];
    expect(csv).toHaveLength(rows.length);
    const some = rows.map((_, index) => index).filter((index) => index % 97 === 0);
    for (const index of some)
      expect(csv[index]).toEqual(rows[index]!.map((cell) => (cell === null ? '' : String(cell))));

    const counted = await query(`SELECT count(*)::INTEGER AS n FROM '${name}.parquet'`);
    expect(counted).toEqual([{ n: rows.length }]);
    const differing = await query(`SELECT count(*)::INTEGER AS n FROM (
      (SELECT * FROM '${name}.parquet' EXCEPT SELECT * FROM read_csv('${name}.csv', columns = {${await structOf(name)}}, allow_quoted_nulls = false)))`);
    expect(differing).toEqual([{ n: 0 }]);

    const database = new DatabaseSync(join(folder, 'salnama.sqlite'), { readOnly: true });
    const { n } = database.prepare(`SELECT count(*) AS n FROM ${name.replace('-', '_')}`).get() as { n: number };
    database.close();
    expect(n).toBe(rows.length);
  });

  const structOf = async (of: string): Promise<string> =>
    (await query(`DESCRIBE SELECT * FROM '${of}.parquet'`))
      .map(({ column_name, column_type }) => `${column_name}: '${column_type}'`)
      .join(', ');

  test('has typed dates in Parquet, and in CSV as DuckDB guesses', async () => {
    const types = async (source: string) =>
      new Map(
        (await query(`DESCRIBE SELECT * FROM '${source}'`)).map(({ column_name, column_type }) => [
          column_name,
          column_type,
        ]),
      );
    const parquet = await types(`${name}.parquet`);
    const csv = await types(`${name}.csv`);
    for (const { name: of, type } of columns) {
      if (type === 'date') expect([parquet.get(of), csv.get(of)]).toEqual(['DATE', 'DATE']);
      if (type === 'boolean') expect([parquet.get(of), csv.get(of)]).toEqual(['BOOLEAN', 'BOOLEAN']);
      if (type === 'integer') expect([parquet.get(of), csv.get(of)]).toEqual(['INTEGER', 'BIGINT']);
    }
    const { schema } = await parquetMetadataAsync(await asyncBufferFromFile(join(folder, `${name}.parquet`)));
    for (const { name: of, type } of columns.filter((each) => each.type === 'date')) {
      const element = schema.find((each) => each.name === of)!;
      expect([element.type, element.converted_type], type).toEqual(['INT32', 'DATE']);
    }
  });
});

test('datapackage.json describes every column and file', () => {
  const described = JSON.parse(readFileSync(join(folder, 'datapackage.json'), 'utf8')) as {
    $schema: string;
    resources: { path: string; bytes: number; hash: string; rows?: number; schema?: { fields: { name: string }[] } }[];
  };
  expect(described).toMatchObject({
    homepage: 'https://calendar.example.org',
    contributors: [{ title: expect.any(String) }],
    sources: expect.arrayContaining([{ title: expect.any(String), path: 'sources.json' }]),
  });
  expect(described.$schema).toBe('https://datapackage.org/profiles/2.0/datapackage.json');
  const files = readdirSync(folder).filter(
    (name) => !name.endsWith('.gz') && !['datapackage.json', 'LICENSE-DATA.txt', 'SHA256SUMS', 'kits'].includes(name),
  );
  expect(described.resources.map(({ path }) => path).toSorted()).toEqual(files.toSorted());
  for (const { path, bytes, hash, rows, schema } of described.resources) {
    expect(bytes, path).toBe(statSync(join(folder, path)).size);
    expect(hash).toBe(
      `sha256:${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')}`,
    );
    const table = tables.find(({ name }) => path.startsWith(`${name}.`));
    expect(schema?.fields.map(({ name }) => name)).toEqual(table?.columns.map(({ name }) => name));
    expect(rows).toBe(table?.rows.length);
  }
});

describe('the queries of docs/downloads.md', () => {
  const text = readFileSync('docs/downloads.md', 'utf8');
  const blocks = [...text.matchAll(/```sql (duckdb|sqlite)\n([\s\S]*?)```/g)].map(([, engine, sql]) => ({
    engine,
    sql: sql!,
  }));

  test('are there for both', () => {
    expect(new Set(blocks.map(({ engine }) => engine))).toEqual(new Set(['duckdb', 'sqlite']));
  });

  test.each(blocks)('$engine: $sql', async ({ engine, sql }) => {
    const local = sql.replaceAll('https://calendar.example.org/downloads/', '');
    const rows = engine === 'duckdb' ? await query(local) : sqliteRows(local);
    expect(rows.length).toBeGreaterThan(0);
  });

  const code = new Map(recipes('https://calendar.example.org/downloads').map((recipe) => [recipe.id, recipe.code]));

  test('so do those of the page', async () => {
    const local = (text: string) => text.replaceAll('https://calendar.example.org/downloads/', '');
    expect((await query(local(code.get('duckdb')!))).length).toBeGreaterThan(20);
    expect(sqliteRows(/sqlite3 salnama\.sqlite "([^"]+)"/.exec(code.get('sqlite')!)![1]!).length).toBeGreaterThan(0);
  });

  function sqliteRows(sql: string): unknown[] {
    const database = new DatabaseSync(join(folder, 'salnama.sqlite'), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }
});
