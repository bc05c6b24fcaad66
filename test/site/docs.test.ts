/** The API documentation is complete and correct, and its forms call the real service. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_ROOT } from '#api/base/paths.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { shapeOf } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { exampleOf } from '#site/docs/build.ts';
import { docsHref } from '#site/docs/pages.ts';
import { SNIPPET_LANGUAGES, snippet } from '#site/docs/snippets.ts';
import { SOLUTION_CODE } from '#site/docs/solutions.ts';
import { pagePath } from '#site/kit/language.ts';
import { pageText } from './page-text.ts';
import { layoutShift, openSettings, siteUrl, visit } from './visit.ts';

const WIDTHS = [360, 1280];

/** The first code of each row of a table. */
const firstCodes = (table: string): string[] =>
  table
    .split('</table>')[0]!
    .split('<tr')
    .flatMap((row) => /<code>([^<]*)/.exec(row)?.slice(1) ?? [])
    .map((code) => code!);

/** Pixels of the widest of some elements that its own width does not show. */
const cutPixels = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));

describe.each(['fa', 'en'] as const)('%s', (language) => {
  test('every endpoint with its parameters and every key of its answer, every file', () => {
    for (const endpoint of ENDPOINTS) {
      const page = pageText(docsHref(language, endpoint.id));
      const [parameters, answer] = page.split('<table').slice(1).map(firstCodes);
      expect(parameters, endpoint.id).toEqual(Object.keys(endpoint.parameters));
      const keys = Object.keys(exampleOf(endpoint).body as object);
      const told = answer!.filter((name) => !/[.[]/.test(name));
      // If an answer has two shapes, the page lists the keys of both.
      if (shapeOf(endpoint) instanceof z.ZodUnion) expect(told).toEqual(expect.arrayContaining(keys));
      else expect(told, endpoint.id).toEqual(keys);
      expect(page).toContain(`<b>GET</b> <code>${API_ROOT}${endpoint.path}</code>`);
      expect(page, `${endpoint.id}: every key has a type`).not.toContain('<td></td>');
    }
    expect(pageText(docsHref(language, 'shapes'))).not.toContain('<td></td>');
    const files = pageText(docsHref(language, 'files')).split('<table').slice(1).flatMap(firstCodes);
    const paths = FILE_PATHS.toSorted((a, b) => Number(!a.schema) - Number(!b.schema)).map(({ path }) => path);
    expect(files).toEqual(paths);
  });

  test('the first question and its answer are in view, the command is copied, no line of code is cut', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await visit({ path: pagePath(language, '/docs'), permissions });
    await page.locator('.docs-start').getByRole('button').first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -s 'https?:[^']+\/api\/next'$/);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const answer = (await page.locator('.docs-start .docs-answer').boundingBox())!;
      expect(answer.y).toBeLessThan(540);
      expect(await cutPixels(page, 'main pre:visible'), `at ${width} px`).toBe(0);
    }
  });

  test('no line of code and no column of the files is cut', async () => {
    const { page } = await visit({ path: pagePath(language, '/docs/convert') });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutPixels(page, 'main pre:visible'), `at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(siteUrl + pagePath(language, '/docs/files'));
    expect(await cutPixels(page, 'main .scroll')).toBe(0);
  });
});

test('a form asks the service, and the code follows it', async () => {
  const { page, faults } = await visit({ path: '/en/docs/convert' });
  const section = page.locator('[data-endpoint="/api/convert"]');
  await section.locator('[name="year"]').fill('۱۴۰۴');
  await section.locator('[name="month"]').fill('12');
  await section.locator('[name="day"]').fill('29');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => page.locator('[data-part="result"] pre').textContent())
    .toContain('"month_name_en": "Esfand"');
  expect(await section.locator('[data-part="result"] .docs-label').textContent()).toMatch(
    /→ 200.*Cache-Control: public, max-age=86400/,
  );
  expect(await section.locator('[data-piece="curl"]').textContent()).toContain('month=12&day=29');
  expect(faults).toEqual([]);

  await section.locator('[name="day"]').fill('30');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.locator('[data-part="result"] pre').textContent()).toContain('day:');
});

test('a language of code chosen once is shown everywhere, until it is forgotten', async () => {
  const { page } = await visit({ path: '/docs/convert' });
  await page.locator('[data-endpoint="/api/convert"]').getByText('Python', { exact: true }).click();
  expect(
    await page
      .locator('[data-piece]:visible')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-piece')))]),
  ).toEqual(['python']);
  await page.goto(`${siteUrl}/docs/today`);
  await page.locator('[data-endpoint="/api/today"] [data-piece="python"]:visible').waitFor();
  await openSettings(page);
  expect(await page.getByText('فقط در همین مرورگر ذخیره شده است').textContent()).toContain('python');
  await page.getByRole('button', { name: 'همه را پاک کن' }).click();
  await page.locator('[data-endpoint="/api/today"] [data-piece="curl"]:visible').waitFor();
});

test('without script the forms ask too', async () => {
  const { page } = await visit({ path: '/docs', javaScriptEnabled: false });
  await page.getByText('همهٔ مسیرها').click();
  await page.locator('main').getByRole('link', { name: '/api/nowruz', exact: true }).click();
  await page.locator('[data-endpoint="/api/nowruz"] [data-try] button').click();
  await page.waitForURL('**/api/nowruz?year_sh=1406&tz=Asia%2FTehran');
});

describe('code', () => {
  const url = `${siteUrl}/api/convert?from=sh&year=1405&month=1&day=1`;

  test('fetch runs', async () => {
    const AsyncFunction = (async () => undefined).constructor as new (
      code: string,
    ) => () => Promise<{ sh: { year: number } }>;
    const run = new AsyncFunction(`${snippet('fetch', url)}\nreturn answer;`);
    expect((await run()).sh.year).toBe(1405);
  });

  const AsyncRun = (async () => undefined).constructor as new (code: string) => () => Promise<unknown>;

  test('tomorrow is a holiday or not', async () => {
    const run = new AsyncRun(`${SOLUTION_CODE.tomorrow(siteUrl, 1405)}\nreturn [is_holiday, is_friday, events];`);
    expect(await run()).toEqual([expect.any(Boolean), expect.any(Boolean), expect.any(Array)]);
  });

  test('a date picker knows the holidays', async () => {
    const run = new AsyncRun(
      `${SOLUTION_CODE.picker(siteUrl, 1405)}\nreturn [isHoliday(new Date(2026, 2, 21)), isHoliday(new Date(2026, 9, 4))];`,
    );
    expect(await run()).toEqual([true, false]);
  });

  test('the times stand on a page', async () => {
    const { page } = await visit({ path: '/en/offline', bypassCSP: true });
    const [, script] = /<script type="module">(.*)<\/script>/s.exec(SOLUTION_CODE.prayer(siteUrl, 1405))!;
    const text = await page.evaluate(async (code) => {
      document.body.innerHTML = '<p id="prayer-times"></p>';
      const AsyncFunction = (async () => undefined).constructor as new (body: string) => () => Promise<void>;
      await new AsyncFunction(code)();
      return document.querySelector('#prayer-times')!.textContent;
    }, script!);
    expect(text).toMatch(/^\d\d:\d\d \d\d:\d\d \d\d:\d\d$/);
  });

  test.each(SNIPPET_LANGUAGES)('$label holds a quote as text', ({ id }) => {
    expect(snippet(id, `${url}&x=it's`)).not.toContain("=it's'");
  });
});
