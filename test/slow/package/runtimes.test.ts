/** The installed package gives the same answers in every supported runtime. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { run } from '../edge/running.ts';

const folder = inject('packageFolder');
/** folders of programs: the project's and the slow tests' */
const BIN = resolve('node_modules/.bin');
const SLOW_BIN = resolve('test/slow/node_modules/.bin');
const PRINT = 'print.js';
let expected: Record<string, unknown>;

beforeAll(async () => {
  copyFileSync('test/slow/package/questions.js', join(folder, 'questions.js'));
  const print = "import { answers } from './questions.js';\nconsole.log(JSON.stringify(await answers()));\n";
  writeFileSync(join(folder, PRINT), print);
  const { answers } = (await import(pathToFileURL(join(folder, 'questions.js')).href)) as {
    answers(): Promise<Record<string, unknown>>;
  };
  expected = await answers();
});

const printedBy = (program: string, parameters: readonly string[]): unknown =>
  JSON.parse(execFileSync(program, [...parameters, PRINT], { cwd: folder, encoding: 'utf8' }));

/** One script with the whole package, bundled as for pages and workers. */
async function bundled(contents: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format,
    platform: 'neutral',
    charset: 'utf8',
  });
  return outputFiles[0]!.text;
}

test('the answers are right', () => {
  expect(expected).toEqual({
    gregorian: { year: 2026, month: 3, day: 21 },
    persian: { year: 1405, month: 8, day: 30 },
    text: ['۱ فروردین ۱۴۰۵', '1 Farvardin 1405'],
    week: 36,
    later: { year: 1406, month: 1, day: 2 },
    hijri: { year: 1447, month: 10, day: 1, basis: 'official', estimate: false },
    fromHijri: { year: 1405, month: 1, day: 1, basis: 'official', estimate: false },
    holiday: [true, false],
    holidays: true,
    titles: ['eid-al-fitr', 'nowruz'],
    workdays: [287, 289],
    added: { year: 1405, month: 1, day: 19 },
    isWorkday: true,
    bridges: true,
    occasions: true,
    found: 'hafez-day',
    nowruz: '2026-03-20T14:45:57',
    fajr: '2026-03-21T01:13',
    city: [true, 'shiraz', 'isfahan'],
    client: ['SalnamaError 422 year: missing', 'https://salnama.example/api/holidays?year=1405'],
    refusals: [
      'RangeError: day: 30 is not allowed; give a whole number from 1 to 29',
      'RangeError: year: 1346 is not allowed; give a Persian year from 1347 to 1500',
      'RangeError: weekend: "sun" is not allowed; give one of fri, thu-fri, fri-sat',
      'RangeError: latitude: 91 is not allowed; give a number from -90 to 90',
    ],
  });
});

test('Deno', () => {
  expect(printedBy(join(SLOW_BIN, 'deno'), ['run', '--no-remote', '--node-modules-dir=manual'])).toEqual(expected);
});

test('workerd', async () => {
  const worker = temporaryFolder(onTestFinished);
  const port = await freePort();
  const source =
    "import { answers } from './questions.js';\nexport default { fetch: async () => Response.json(await answers()) };";
  writeFileSync(join(worker, 'worker.js'), await bundled(source, 'esm'));
  writeFileSync(
    join(worker, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2025-01-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`,
  );
  const program = join(SLOW_BIN, 'workerd');
  const running = await run({ program, parameters: ['serve', 'config.capnp'], port, folder: worker });
  try {
    expect(await (await fetch(running.url)).json()).toEqual(expected);
  } finally {
    await running.stop();
  }
});

test('Chromium', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const script = await bundled("import { answers } from './questions.js';\nglobalThis.answers = answers;", 'iife');
    await page.addScriptTag({ content: script });
    expect(await page.evaluate('globalThis.answers()')).toEqual(expected);
  } finally {
    await browser.close();
  }
});

describe('TypeScript', () => {
  const compile = (text: string, compiler = join(BIN, 'tsc')): string => {
    const target = join(folder, 'types');
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'use.ts'), text);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      target: 'es2022',
      lib: ['es2022'],
      module: 'nodenext',
      types: [],
    };
    writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    try {
      execFileSync(process.execPath, [realpathSync(compiler), '-p', target]);
      return '';
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout);
    }
  };

  const PROGRAM = `
import { formatPersian, persianToGregorian, type PersianDate } from 'salnama';
import { cities, findCities, type City } from 'salnama/cities';
import { createClient } from 'salnama/client';
import { persianToHijri } from 'salnama/hijri';
import { holidaysOf } from 'salnama/holidays';
import { holidaysOf as titlesOf } from 'salnama/holidays/titles';
import { nowruzMoment } from 'salnama/nowruz';
import { occasionsOn } from 'salnama/occasions';
import { prayerTimes } from 'salnama/prayer-times';
import { countWorkdays } from 'salnama/workdays';
const date: PersianDate = { year: 1405, month: 1, day: 1 };
export const texts: string[] = [formatPersian(date, { language: 'en', digits: 'persian' }), persianToHijri(date).basis];
export const numbers: number[] = [persianToGregorian(date).year, countWorkdays(date, date, { weekend: 'thu-fri', closures: false })];
export const estimates: boolean[] = holidaysOf(1405).map(({ estimate }) => estimate);
export const titles: string[] = titlesOf(1405).flatMap(({ titles }) => titles.map(({ fa }) => fa));
export const moments: Date[] = [nowruzMoment(1405), prayerTimes({ latitude: 35, longitude: 51 }, date, { method: 'tehran' }).fajr];
export const found: City[] = [...findCities('tehran'), ...cities];
export const categories: string[] = occasionsOn(date).map(({ category }) => category);
const client = createClient({ baseUrl: 'https://salnama.example', fetch: async () => { throw new Error(); } });
export const name: Promise<string> = client.convert({ from: 'sh', year: 1405, month: 1, day: 1 }).then(({ sh }) => sh.month_name_fa);
export const cells: Promise<number> = client.calendar({ year: 1405, month: 1 }).then(({ calendar }) => calendar.length);
`;

  test('a strict program without the types of a browser or of Node', () => expect(compile(PROGRAM)).toBe(''));

  test('the same with TypeScript 4.9', () => {
    expect(compile(PROGRAM, 'test/slow/node_modules/typescript-4.9/bin/tsc')).toBe('');
  });

  test.each([
    ["import { countWorkdays } from 'salnama/workdays';\ncountWorkdays(d, d, { weekend: 'sun' });", '"sun"'],
    ["import { isWorkday } from 'salnama/workdays';\nisWorkday(d, { closures: 'maybe' });", '"maybe"'],
    ["import { formatPersian } from 'salnama';\nformatPersian(d, { language: 'de' });", '"de"'],
    ["import { isHoliday } from 'salnama/holidays';\nisHoliday({ year: 1405, month: 1 });", "'day' is missing"],
    [
      "import { isHoliday } from 'salnama/holidays';\nisHoliday(new Date());",
      "Argument of type 'Date' is not assignable",
    ],
    ["import { prayerTimes } from 'salnama/prayer-times';\nprayerTimes(p, d, { method: 'paris' });", '"paris"'],
    [
      "import { createClient } from 'salnama/client';\ncreateClient({ baseUrl: '' }).convert({ from: 'jalali', year: 1, month: 1, day: 1 });",
      '"jalali"',
    ],
  ])('what is wrong does not compile: %s', (text, told) => {
    const given =
      'declare const d: { year: number; month: number; day: number };\ndeclare const p: { latitude: number; longitude: number };\n';
    expect(compile(given + text)).toContain(told);
  });
});

describe('judges', () => {
  const judge = (program: string, parameters: readonly string[]) =>
    execFileSync(join(SLOW_BIN, program), [...parameters, inject('tarball')], { encoding: 'utf8', cwd: folder });

  test('publint has nothing to say', () => expect(judge('publint', ['--strict'])).toContain('All good!'));
  test('arethetypeswrong finds the types right', () => {
    // The program exits with an error code if it finds a problem.
    expect(judge('attw', ['--profile', 'esm-only'])).toContain('salnama/workdays');
  });
});

test('no declaration has an any', () => {
  const found = execFileSync('grep', ['-rnwE', 'any', '--include=*.d.ts', '.'], {
    cwd: join(folder, 'node_modules/salnama'),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => /[:<|]\s*any\b/.test(line));
  expect(found).toEqual([]);
});
