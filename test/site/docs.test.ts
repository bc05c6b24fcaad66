/** The documentation of the API: all of it is there, it is true, and its forms ask the real service. */
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_PATHS, openApiDocument } from '#api/render/openapi.ts';
import { ENDPOINTS } from '#api/table.ts';
import { exampleOf } from '#site/docs/build.ts';
import { SNIPPET_LANGUAGES, snippet } from '#site/docs/snippets.ts';
import { readableJson } from '#site/docs/view.ts';
import { pagePath } from '#site/frame/language.ts';
import { launchChromium } from './chromium.ts';
import { siteUrl, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const codesOf = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

test('the OpenAPI document is valid', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(openApiDocument('1.0.0', 'https://salnama.example'));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

describe.each(['fa', 'en'] as const)('%s', (language) => {
  test('every endpoint with its parameters and every key of its answer, every file', async () => {
    const { page, leave } = await visit(browser, { path: pagePath(language, '/docs') });
    for (const endpoint of ENDPOINTS) {
      const [parameters, answer] = await page
        .locator(`#${endpoint.id} table`)
        .evaluateAll((tables) =>
          tables.map((table) =>
            [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('code')!.textContent),
          ),
        );
      expect(parameters, endpoint.id).toEqual(Object.keys(endpoint.parameters));
      const keys = Object.keys(exampleOf(endpoint).body as object);
      const told = answer!.filter((name) => !/[.[]/.test(name));
      // An answer of two forms tells the keys of both.
      if (endpoint.response instanceof z.ZodUnion) expect(told).toEqual(expect.arrayContaining(keys));
      else expect(told, endpoint.id).toEqual(keys);
    }
    const files = await codesOf(page, ':is(#files, #calendar-files) tbody code');
    expect(files).toEqual([
      ...FILE_PATHS.filter(({ schema }) => schema).map(({ path }) => path),
      ...FILE_PATHS.filter(({ schema }) => !schema).map(({ path }) => path),
    ]);
    await leave();
  });

  test('links inside the page lead somewhere', async () => {
    const { page, leave } = await visit(browser, { path: pagePath(language, '/docs') });
    const lost = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!).filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(lost).toEqual([]);
    await leave();
  });
});

test('a form asks the service, and the code follows it', async () => {
  const { page, faults, leave } = await visit(browser, { path: '/en/docs' });
  const section = page.locator('#convert');
  await section.locator('[name="year"]').fill('۱۴۰۴');
  await section.locator('[name="month"]').fill('12');
  await section.locator('[name="day"]').fill('29');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => section.locator('[data-result] pre').textContent()).toContain('"month_name_en": "Esfand"');
  expect(await section.locator('[data-result] .docs-label').textContent()).toMatch(
    /→ 200.*Cache-Control: public, max-age=86400/,
  );
  expect(await section.locator('[data-language="curl"]').textContent()).toContain('month=12&day=29');
  expect(faults).toEqual([]);

  await section.locator('[name="day"]').fill('30');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => section.locator('[data-result] pre').textContent()).toContain('day:');
  await leave();
});

test('parameters left empty are left out', async () => {
  const { page, leave } = await visit(browser, { path: '/docs' });
  await page.locator('#holidays [name="year"]').fill('');
  await page.locator('#holidays [data-try] button').click();
  await expect
    .poll(() => page.locator('#holidays [data-result] .docs-label').textContent())
    .toContain('GET /api/holidays → 200');
  await leave();
});

test('a language of code chosen once is shown everywhere', async () => {
  const { page, leave } = await visit(browser, { path: '/docs' });
  await page.locator('#today').getByText('Python').click();
  expect(
    await page
      .locator('[data-language]:visible')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-language')))]),
  ).toEqual(['python']);
  expect(await page.locator('[data-language]:visible').count()).toBe(ENDPOINTS.length);
  await leave();
});

test('without script the forms ask too', async () => {
  const { page, leave } = await visit(browser, { path: '/docs', javaScriptEnabled: false });
  await page.locator('#nowruz [data-try] button').click();
  await page.waitForURL('**/api/nowruz?year_sh=1406&tz=Asia%2FTehran');
  await leave();
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

  test.each(SNIPPET_LANGUAGES)('$label holds a quote as text', ({ id }) => {
    expect(snippet(id, `${url}&x=it's`)).not.toContain("=it's'");
  });
});

test('JSON for reading is JSON, cut lists aside', () => {
  const options = { width: 40, most: 2, more: (count: number) => `${count} more` };
  for (const value of [{}, [], null, 'a"b', { a: [1, 2], b: { c: 'd'.repeat(50) } }, [[1], [2]]]) {
    expect(JSON.parse(readableJson(value, options))).toEqual(value);
  }
  expect(readableJson([1, 2, 3, 4], options)).toBe('[\n  1,\n  2,\n  … 2 more\n]');
});
