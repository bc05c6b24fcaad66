/** The API documentation is complete and correct, and its forms call the real service. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_ROOT } from '#api/paths.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { shapeOf } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { exampleOf } from '#site/docs/build.ts';
import { docsHref } from '#site/docs/pages.ts';
import { SNIPPET_LANGUAGES, snippet } from '#site/docs/snippets.ts';
import { solutionCode } from '#site/docs/solutions.ts';
import { pagePath } from '#site/kit/language.ts';
import { pageText } from './page-text.ts';
import { layoutShift, openSettings, siteUrl, visit } from './visit.ts';

const codesOf = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

describe.each(['fa', 'en'] as const)('%s', (language) => {
  test('every endpoint with its parameters and every key of its answer, every file', async () => {
    // The policy of the pages lets no test parse HTML.
    const { page } = await visit({ path: docsHref(language, 'files'), bypassCSP: true });
    for (const endpoint of ENDPOINTS) {
      const { heading, tables } = await page.evaluate(
        ([html, path]) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const tables = [...parsed.querySelectorAll(`[data-endpoint="${path}"] table`)].map((table) =>
            [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('code')!.textContent),
          );
          return { heading: parsed.querySelector('h1')!.textContent, tables };
        },
        [pageText(docsHref(language, endpoint.id)), `${API_ROOT}${endpoint.path}`] as const,
      );
      const [parameters, answer] = tables;
      expect(parameters, endpoint.id).toEqual(Object.keys(endpoint.parameters));
      const keys = Object.keys(exampleOf(endpoint).body as object);
      const told = answer!.filter((name) => !/[.[]/.test(name));
      // If an answer has two shapes, the page lists the keys of both.
      if (shapeOf(endpoint) instanceof z.ZodUnion) expect(told).toEqual(expect.arrayContaining(keys));
      else expect(told, endpoint.id).toEqual(keys);
      expect(heading).toBe(`GET ${API_ROOT}${endpoint.path}`);
    }
    const files = await codesOf(page, 'section:has(> :is(#files, #calendar-files)) tbody tr > :first-child code');
    expect(files).toEqual([
      ...FILE_PATHS.filter(({ schema }) => schema).map(({ path }) => path),
      ...FILE_PATHS.filter(({ schema }) => !schema).map(({ path }) => path),
    ]);
  });

  test.each([360, 1280])('the first question and its answer are in view at %i px', async (width) => {
    const { page } = await visit({ path: pagePath(language, '/docs') });
    await page.setViewportSize({ width, height: 740 });
    const answer = (await page.locator('.docs-start .docs-answer').boundingBox())!;
    expect(answer.y).toBeLessThan(540);
    expect(await page.locator('.docs-start pre').first().textContent()).toContain('curl -s ');
  });

  test('the first command is copied', async () => {
    const { page } = await visit({
      path: pagePath(language, '/docs'),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('.docs-start').getByRole('button').first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -s 'https?:[^']+\/api\/next'$/);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

  test.each([360, 1280])('no line of code is cut at %i px', async (width) => {
    for (const path of ['/docs', '/docs/convert']) {
      const { page } = await visit({ path: pagePath(language, path), viewport: { width, height: 740 } });
      const cut = await page
        .locator('main pre:visible')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(Math.max(...cut), path).toBe(0);
    }
  });

  test('no column of the files is cut on a phone', async () => {
    const { page } = await visit({
      path: pagePath(language, '/docs/files'),
      viewport: { width: 360, height: 740 },
    });
    const cut = await page
      .locator('main .scroll')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(cut).toEqual([0, 0]);
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

test('parameters left empty are left out', async () => {
  const { page } = await visit({ path: '/docs/holidays' });
  await page.locator('[data-endpoint="/api/holidays"] [name="year"]').fill('');
  await page.locator('[data-endpoint="/api/holidays"] [data-try] button').click();
  await expect
    .poll(() => page.locator('[data-endpoint="/api/holidays"] [data-part="result"] .docs-label').textContent())
    .toContain('GET /api/holidays → 200');
});

test('a language of code chosen once is shown everywhere, until it is forgotten', async () => {
  const { page } = await visit({ path: '/docs/convert' });
  await page.locator('[data-endpoint="/api/convert"]').getByRole('radio', { name: 'Python' }).check();
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
    const run = new AsyncRun(`${solutionCode('tomorrow', siteUrl, 1405)}\nreturn [is_holiday, is_friday, events];`);
    expect(await run()).toEqual([expect.any(Boolean), expect.any(Boolean), expect.any(Array)]);
  });

  test('a date picker knows the holidays', async () => {
    const run = new AsyncRun(
      `${solutionCode('picker', siteUrl, 1405)}\nreturn [isHoliday(new Date(2026, 2, 21)), isHoliday(new Date(2026, 9, 4))];`,
    );
    expect(await run()).toEqual([true, false]);
  });

  test('the times stand on a page', async () => {
    const { page } = await visit({ path: '/en/offline', bypassCSP: true });
    const [, script] = /<script type="module">(.*)<\/script>/s.exec(solutionCode('prayer', siteUrl, 1405))!;
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
