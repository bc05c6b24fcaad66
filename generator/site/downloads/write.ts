/** The files of `/downloads/`: the whole data set and the date dimension as CSV, Parquet, SQLite and JSON. */

import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Almanac } from '#api/base/almanac.ts';
import { jsonText } from '#api/base/answer.ts';
import { BYTE_ORDER_MARK } from '#api/base/csv.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import type { Data } from '../../compile/data.ts';
import { compressLargeTexts } from '../compressed-copies.ts';
import { dataPackage, type WrittenFile } from './datapackage.ts';
import { parquetBytes } from './parquet.ts';
import { writeSqlite } from './sqlite.ts';
import { csvParts, type Table } from './table.ts';
import { daysTable } from './tables/days.ts';
import { excelTable } from './tables/excel.ts';
import { exchangeSessionsTable } from './tables/exchange.ts';
import { citiesTable, closuresTable, hijriMonthsTable, occasionsTable, titlesTable } from './tables/facts.ts';
import { holidayDaysTable, holidaysTable, islamicHolidaysTable } from './tables/holidays.ts';
import { nowruzTable } from './tables/nowruz.ts';

/** Every table, the largest first. */
export const downloadTables = (data: Data, almanac: Almanac): Table[] => [
  daysTable(almanac),
  ...[
    occasionsTable,
    holidaysTable,
    holidayDaysTable,
    hijriMonthsTable,
    nowruzTable,
    citiesTable,
    closuresTable,
    titlesTable,
  ].map((make) => make(data, almanac)),
  exchangeSessionsTable(almanac),
  islamicHolidaysTable(almanac),
];

const YEARS_AHEAD = 4;

/** Last year of the table for Excel: the years after the last published Islamic month rest on estimates. */
function lastExcelYear({ hijri, lastPublishedHijriMonth: [year, month] }: Almanac): number {
  return persian.yearOf(hijri.toJdn({ year, month, day: 1 })) + YEARS_AHEAD;
}

/**
 * Writes all downloads.
 * @param folder created if missing, without a trailing slash
 * @param homepage public address, for `datapackage.json`
 * @returns the files with a hash, all but `datapackage.json`, `LICENSE-DATA.txt` and `SHA256SUMS`
 */
export function writeDownloads(folder: string, data: Data, almanac: Almanac, homepage?: string): WrittenFile[] {
  mkdirSync(folder, { recursive: true });
  const tables = downloadTables(data, almanac);
  const files = [
    ...tables.flatMap((table) => [
      writeParts(folder, `${table.name}.csv`, csvParts(table), table),
      writeParts(folder, `${table.name}.parquet`, [parquetBytes(table)], table),
    ]),
    writeDatabase(folder, tables),
    writeForExcel(folder, excelTable(firstOf(tables), lastExcelYear(almanac))),
    ...tables
      .filter(({ name }) => FOR_EXCEL.includes(name))
      .map((table) => writeForExcel(folder, { ...table, name: `${table.name}-excel` })),
    writeParts(folder, 'laws.json', [jsonText(byId(data.laws))]),
    writeParts(folder, 'sources.json', [jsonText(byId(data.sources))]),
  ];
  const about = { ...almanac.dataset, sources: data.sources, homepage };
  writeParts(folder, 'datapackage.json', [JSON.stringify(dataPackage(files, about), null, 2)]);
  compressLargeTexts(folder, '.csv');
  copyFileSync('LICENSE-DATA', `${folder}/LICENSE-DATA.txt`);
  writeFileSync(`${folder}/SHA256SUMS`, sumsOf(folder, homepage));
  return files;
}

/**
 * Checksums of the files in the folder and below, also of files that other steps wrote there. Files that name the public
 * address are left out, because a server at another address replaces it.
 */
const sumsOf = (folder: string, homepage?: string): string =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'SHA256SUMS')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }))
    .filter(({ bytes }) => homepage === undefined || !bytes.includes(homepage))
    .map(({ name, bytes }) => `${hashOf(bytes)}  ${name}\n`)
    .join('');

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const byId = (entries: readonly { readonly id: string }[]): Record<string, unknown> =>
  Object.fromEntries(entries.map(({ id, ...rest }) => [id, rest]));

/** Tables that offices open with a double click; the days have other columns there. */
const FOR_EXCEL = ['holidays', 'closures'];

const writeForExcel = (folder: string, table: Table): WrittenFile =>
  writeParts(folder, `${table.name}.csv`, [BYTE_ORDER_MARK, ...csvParts(table)]);

/** Writes a file part by part, so that a large file is never whole in memory. */
function writeParts(folder: string, name: string, parts: Iterable<string | Uint8Array>, table?: Table): WrittenFile {
  const hash = createHash('sha256');
  const file = openSync(`${folder}/${name}`, 'w');
  let bytes = 0;
  try {
    for (const part of parts) {
      const buffer = Buffer.from(part as Uint8Array);
      hash.update(buffer);
      bytes += buffer.length;
      writeFileSync(file, buffer);
    }
  } finally {
    closeSync(file);
  }
  return { name, bytes, sha256: hash.digest('hex'), ...(table && { table }) };
}

function writeDatabase(folder: string, tables: readonly Table[]): WrittenFile {
  const name = 'salnama.sqlite';
  writeSqlite(`${folder}/${name}`, tables);
  const content = readFileSync(`${folder}/${name}`);
  return { name, bytes: content.length, sha256: hashOf(content) };
}
