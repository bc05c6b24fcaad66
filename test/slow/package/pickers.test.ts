/** The date picker of docs/recipes.md and the README's examples for others, in a browser: they mark the service's holidays. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { toLatinDigits } from '#core/digits.ts';
import { weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { launchChromium } from '../../support/chromium.ts';
import { almanac } from '../../support/service.ts';

const FRIDAY = 5;
/** The two blocks of code of the section. */
const [jalaliDatePicker, reactMultiDatePicker] = readFileSync('src/package/README.md', 'utf8')
  .split(/^## /m)
  .find((section) => section.startsWith('In date pickers'))!
  .matchAll(/```\w+\n(.*?)```/gs)
  .map(([, code]) => code!) as Iterable<string>;
const [, ownPicker] = /```tsx\n(.*?)```/s.exec(readFileSync('docs/recipes.md', 'utf8'))!;
const MONTHS = [
  [1405, 1],
  [1404, 12],
] as const;
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Opens a page with an example, bundled with the installed package. */
async function open(recipe: string, rest: string, body: string): Promise<Page> {
  const folder = inject('packageFolder');
  const { outputFiles } = await build({
    stdin: { contents: `${recipe}\n${rest}`, resolveDir: folder, loader: 'tsx' },
    nodePaths: [resolve('test/slow/node_modules')],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'css' },
    charset: 'utf8',
    logLevel: 'error',
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => expect.fail(String(error)));
  await page.setContent(`<!doctype html><html lang="fa"><body>${body}</body></html>`);
  await page.addScriptTag({ content: outputFiles.find(({ path }) => path.endsWith('.js'))!.text });
  return page;
}

function holidaysOf(year: number, month: number): Map<number, string> {
  const holidays = almanac.occasions.inYear(year).filter(({ isHoliday }) => isHoliday);
  const titles = new Map<number, string>();
  for (const { jdn, occasion } of holidays) {
    const date = persian.fromJdn(jdn);
    if (date.month !== month) continue;
    const before = titles.get(date.day);
    titles.set(date.day, before === undefined ? occasion.title_fa : `${before}، ${occasion.title_fa}`);
  }
  return titles;
}

const daysOf = (year: number, month: number) =>
  Array.from({ length: persian.monthLength(year, month) }, (_, index) => index + 1);

describe.each(MONTHS)('%i-%i', (year, month) => {
  test('JalaliDatePicker', async () => {
    const input = `<input data-jdp value="${year}/${String(month).padStart(2, '0')}/15">`;
    const page = await open(jalaliDatePicker!, '', input);
    await page.click('input');
    await page.waitForSelector('.jdp-day');
    const marked = await page.$$eval('.jdp-day:not(.not-in-month)', (days) =>
      days.map((day) => [Number(day.textContent), day.classList.contains('holly-day')] as const),
    );
    const holidays = holidaysOf(year, month);
    const isOff = (day: number) => holidays.has(day) || weekdayOf(persian.toJdn({ year, month, day })) === FRIDAY;
    expect(marked).toEqual(daysOf(year, month).map((day) => [day, isOff(day)]));
    expect(holidays.size).toBeGreaterThan(2);
    await page.close();
  });

  test('react-multi-date-picker', async () => {
    const rest = `import { createRoot } from 'react-dom/client';
import DateObject from 'react-date-object';
const value = new DateObject({ calendar: persian, year: ${year}, month: ${month}, day: 15 });
createRoot(document.querySelector('main')).render(<HolidayPicker value={value} />);`;
    const page = await open(reactMultiDatePicker!, rest, '<main></main>');
    await page.click('input');
    await page.waitForSelector('.rmdp-day');
    const marked = await page.$$eval('.rmdp-day .holiday', (days) =>
      days.map((day) => [day.textContent!, day.getAttribute('title')!] as const),
    );
    expect(marked.map(([day, title]) => [Number(toLatinDigits(day)), title])).toEqual(
      [...holidaysOf(year, month)].sort(([a], [b]) => a - b),
    );
    await page.close();
  });
});

test('the picker of the recipe moves, chooses, and reads what is typed', async () => {
  const rest = `import { createRoot } from 'react-dom/client';
function Form() {
  const [value, change] = useState<Day>({ year: 1405, month: 9, day: 7 });
  return <><DatePicker value={value} onChange={change} /><output>{toIso(value, 'gregorian')}</output></>;
}
createRoot(document.querySelector('main')!).render(<Form />);`;
  const page = await open(ownPicker!, rest, '<main></main>');
  const [field, heading, chosen] = ['input', 'strong', 'output'].map((name) => page.locator(name));
  expect(await field!.inputValue()).toBe('۷ آذر ۱۴۰۵');
  expect(await page.getByRole('button', { pressed: true }).textContent()).toBe('۷');
  await page.getByRole('button', { name: 'ماه بعد' }).click();
  expect(await heading!.textContent()).toBe('دی ۱۴۰۵');
  const marked = await page.$$eval('td button[title]', (days) =>
    days.map((day) => [day.textContent!, day.getAttribute('title')!] as const),
  );
  expect(marked.map(([day, title]) => [Number(toLatinDigits(day)), title])).toEqual([...holidaysOf(1405, 10)]);
  await page.getByRole('button', { name: 'چهارشنبه ۲ دی' }).click();
  expect(await chosen!.textContent()).toBe('2026-12-23');
  await field!.fill('شنبه ۱ فروردین ۱۴۰۵');
  await field!.press('Enter');
  expect([await chosen!.textContent(), await heading!.textContent()]).toEqual(['2026-03-21', 'فروردین ۱۴۰۵']);
  await field!.fill('hello');
  await field!.press('Enter');
  expect(await field!.inputValue()).toBe('۱ فروردین ۱۴۰۵');
  await page.close();
});

test.each([
  ['react-multi-date-picker', () => reactMultiDatePicker!],
  ['the recipe', () => ownPicker!],
])('%s compiles under strict', (_, code) => {
  const folder = inject('packageFolder');
  writeFileSync(join(folder, 'picker.tsx'), code());
  const slow = resolve('test/slow/node_modules');
  const compilerOptions = {
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: 'es2022',
    moduleResolution: 'bundler',
    types: [],
    paths: {
      'react/jsx-runtime': [`${slow}/@types/react/jsx-runtime`],
      react: [`${slow}/@types/react`],
      'react-*': [`${slow}/react-*`],
    },
  };
  writeFileSync(join(folder, 'picker.json'), JSON.stringify({ compilerOptions, files: ['picker.tsx'] }));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', join(folder, 'picker.json')], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
