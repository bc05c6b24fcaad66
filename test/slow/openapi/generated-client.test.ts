/** A client generated from the OpenAPI document by hey-api: it compiles in strict mode and calls the server. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { expect, test } from 'vitest';
import { openApiDocument } from '#api/render/openapi.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { ENDPOINTS } from '#api/table.ts';
import { createSite, startServer } from '../../server/process.ts';
import { SITE_URL } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const TSC = resolve('node_modules/typescript/bin/tsc');

const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
};

/** Example program of a user; every name and type is generated. */
const PROGRAM = `
import { client } from './client/client.gen.js';
import {
  getConvert, getDay, getHolidaysIcs, getHolidaysYearShIcs, getMetaJson, getOccasionsIcs, getPrayerTimesCsv,
  getHolidays, getPrayerTimes, getTimezones, getToday, getWorkdays,
} from './client/index.js';

export async function answers(baseUrl: string) {
  client.setConfig({ baseUrl });
  const { data: date, response: asked } = await getConvert({ query: { from: 'hijri', year: 1447, month: 9, day: 30 } });
  const estimate: boolean | undefined = date?.hijri.estimate;
  const { data: year } = await getHolidays({ query: { year: 1405 } });
  const titles: string[] = year?.data[0]?.events.map(({ title_en }) => title_en) ?? [];
  const { data: times } = await getPrayerTimes({ query: { city: 'mashhad', year: 1405, month: 1, day: 1 } });
  const { data: zones } = await getTimezones({ query: { country_code: 'TJ' } });
  const { data: off } = await getDay({ query: { date: '1405-01-01' } });
  const { data: count } = await getWorkdays({ query: { from: '1402-01-01', to: '1402-12-29', closures: 'no' } });
  const { data: now } = await getToday({ query: { tz: 'Europe/London' } });
  const { error, response } = await getConvert({ query: { from: 'sh', year: 1404, month: 12, day: 30 } });
  const message: string | undefined = error?.error;
  const { data: subscription } = await getHolidaysIcs();
  const { data: occasion } = await getOccasionsIcs({ path: { slug: 'nowruz' } });
  const { data: table } = await getPrayerTimesCsv({ path: { slug: 'tehran', year: 1405 } });
  const { data: meta } = await getMetaJson();
  const lost = await getHolidaysYearShIcs({ path: { year_sh: 1350 } });
  const text: string | undefined = subscription;
  return {
    convert: [asked?.status, date?.sh.day, estimate],
    titles,
    fajr: times?.times.fajr,
    cities: zones?.data.map(({ slug }) => slug),
    isHoliday: off?.is_holiday,
    workdays: count && 'workdays' in count ? count.workdays : undefined,
    timezone: now?.timezone,
    error: [response?.status, message],
    calendars: [text, occasion].map((calendar) => calendar?.slice(0, 15)),
    table: table?.slice(0, 22),
    version: meta?.data_version,
    lost: [lost.response?.status, lost.error?.error],
  };
}
`;

/** From the second line on, each line has an error that the types must detect. */
const MISTAKES = [
  "await getConvert({ query: { from: 'julian', year: 1, month: 1, day: 1 } });",
  "await getConvert({ query: { from: 'sh', year: '1405', month: 1, day: 1 } });",
  'await getConvert();',
  'await getConvert({ query: { year: 1405, month: 1, day: 1 } });',
  'await getHolidaysYearShIcs();',
  '(await getHolidays()).data?.data[0]?.title;',
];

const folder = temporaryFolder();
const site = createSite({ 'dist/index.html': '', 'dist/api/meta.json': '{"data_version":"2026.11.21"}' });
const [server] = await Promise.all([startServer({ RATE_PER_SECOND: '0' }, site), generate()]);

async function generate(): Promise<void> {
  await createClient({
    input: openApiDocument('2026.11.21', SITE_URL) as never,
    output: { path: join(folder, 'client'), module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}

/** Compiles a program in the client's folder. @returns the compiler's errors, one per line */
function compile(name: string, text: string): string[] {
  writeFileSync(join(folder, `${name}.ts`), text);
  const configuration = join(folder, `${name}.json`);
  writeFileSync(configuration, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [`${name}.ts`] }));
  try {
    execFileSync(process.execPath, [TSC, '-p', configuration], { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trimEnd().split('\n');
  }
}

test('the client has an operation for every endpoint and every family of files', async () => {
  expect(compile('program', PROGRAM)).toEqual([]);
  const operations = Object.values((await import(join(folder, 'client/sdk.gen.js'))) as object);
  expect(operations).toHaveLength(ENDPOINTS.length + FILE_PATHS.length);
});

test('it is answered by the server: endpoints, files, an error, calendars', async () => {
  expect(existsSync(join(folder, 'program.js'))).toBe(true);
  const print = `const { answers } = await import(${JSON.stringify(join(folder, 'program.js'))});
console.log(JSON.stringify(await answers('http://127.0.0.1:${server.port}')));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', print]);
  expect(JSON.parse(stdout)).toEqual({
    convert: [200, 29, false],
    titles: ['Eid al-Fitr', 'Nowruz (Persian New Year)'],
    fajr: '04:10',
    cities: expect.arrayContaining(['dushanbe', 'khujand']),
    isHoliday: true,
    workdays: 289,
    timezone: 'Europe/London',
    error: [422, expect.stringMatching(/^day: "30" is not allowed/)],
    calendars: ['BEGIN:VCALENDAR', 'BEGIN:VCALENDAR'],
    table: '"date_sh","date_gregor',
    version: '2026.11.21',
    lost: [404, expect.stringContaining('no such calendar file')],
  });
});

test('its types find mistakes', () => {
  const imports = "import { getConvert, getHolidaysYearShIcs, getHolidays } from './client/index.js';";
  const found = compile('mistakes', [imports, ...MISTAKES, ''].join('\n'));
  const lines = found.flatMap((line) => /mistakes\.ts\((\d+),/.exec(line)?.[1] ?? []);
  expect([...new Set(lines)]).toEqual(MISTAKES.map((_, index) => String(index + 2)));
});
