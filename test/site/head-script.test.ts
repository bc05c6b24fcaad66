/** One script stands inside the pages; their policy lets it run by its hash, wherever they are sent from, and nothing else. It brings the others. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { headersFile } from '#generator/build/headers-file.ts';
import { launchChromium } from './chromium.ts';
import { siteUrl, visit } from './visit.ts';

const dist: string = inject('dist');
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Scripts that stand in a page and run; data that scripts read are none. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script!,
  );

const SCRIPT = inlineScripts(readFileSync(`${dist}/index.html`, 'utf8'))[0]!;
const SCRIPTS_ALLOWED = `script-src 'self' ${hashOf(SCRIPT)};`;

/** In a browser's words, a host's file may hold it with its quotes escaped or not. */
const policiesIn = (text: string): string[] => text.match(/default-src 'none';[^"\n]*/g) ?? [];

test('every page holds the script once, no other, and no inline style', () => {
  const pages = globSync('**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(1000);
  const odd = pages.filter((page) => {
    const html = readFileSync(`${dist}/${page}`, 'utf8');
    const scripts = inlineScripts(html);
    return (
      scripts.length !== 1 || scripts[0] !== SCRIPT || !html.includes(SCRIPTS_ALLOWED) || /<style|\sstyle="/.test(html)
    );
  });
  expect(odd).toEqual([]);
});

test('it stands after the style sheets, which name the font that it asks for, and the font is on its way with them', () => {
  const pages = globSync('**/*.html', { cwd: dist });
  const odd = pages.filter((page) => {
    const [head] = readFileSync(`${dist}/${page}`, 'utf8').split(SCRIPT);
    return !head!.includes('as="font"') || !head!.includes('<link rel="stylesheet"');
  });
  expect(odd).toEqual([]);
  const late = pages.filter((page) =>
    readFileSync(`${dist}/${page}`, 'utf8').split(SCRIPT)[1]!.includes('rel="stylesheet"'),
  );
  expect(late).toEqual([]);
});

test.each([
  ['_headers', () => headersFile()],
  ['nginx', () => readFileSync('deploy/nginx/salnama.conf', 'utf8')],
  ['Caddy', () => readFileSync('deploy/caddy/Caddyfile', 'utf8')],
  ['Vercel', () => readFileSync('deploy/vercel/vercel.json', 'utf8')],
])('%s allows it by the hash of what the pages hold', (_, read) => {
  const policies = policiesIn(read());
  expect(policies).toHaveLength(1);
  expect(policies[0]).toContain(SCRIPTS_ALLOWED);
});

test.each(['/', '/en/calendar/1405/8', '/no-such-page'])('the server of %s allows it too', async (path) => {
  const policy = (await fetch(siteUrl + path)).headers.get('Content-Security-Policy');
  expect(policy).toContain(SCRIPTS_ALLOWED);
  expect(policy).not.toContain('unsafe');
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('it alone sets theme and weekend, before any file of a script has come', async () => {
  const { page, faults, leave } = await visit(browser, {
    path: '/en',
    colorScheme: 'light',
    prepare: async (page) => {
      await page.route('**/*.js', () => {});
      await page.addInitScript(() => localStorage.setItem('salnama', '{"theme":"dark","weekend":"thu-fri"}'));
    },
    waitUntil: 'commit',
  });
  await page.locator('footer').waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 22, 21)');
  expect(await page.evaluate(() => document.documentElement.dataset.weekend)).toBe('thu-fri');
  expect(faults).toEqual([]);
  await leave();
});

test.each([
  ['/', 'Vazirmatn fa'],
  ['/en', 'Vazirmatn en'],
])('before the first letter of %s it asks for their font', async (path, family) => {
  const { page, leave } = await visit(browser, {
    path,
    prepare: async (page) =>
      void (await page.addInitScript(() => {
        const { load } = FontFaceSet.prototype;
        FontFaceSet.prototype.load = async function (font) {
          const isBefore = document.body === null;
          const faces = await load.call(this, font);
          document.documentElement.dataset.asked = JSON.stringify([isBefore, ...faces.map((face) => face.family)]);
          return faces;
        };
      })),
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.asked))
    .toBe(JSON.stringify([true, family]));
  await leave();
});

test('a browser that does not tell of paint gets the scripts all the same', async () => {
  const { page, faults, leave } = await visit(browser, {
    path: '/en',
    prepare: async (page) =>
      void (await page.addInitScript(() => {
        Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['mark', 'measure'] });
        PerformanceObserver.prototype.observe = () => {};
      })),
  });
  expect(await page.locator('script[data-src]').count()).toBe(0);
  expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/en/manifest.webmanifest');
  expect(faults).toEqual([]);
  await leave();
});

test.each(['/', '/en/calendar/1405/8'])('the scripts of %s are asked for after the first paint', async (path) => {
  const { page, leave } = await visit(browser, { path });
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThan(paint);
  expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toMatch(/^(\/en)?\/manifest\.webmanifest$/);
  await leave();
});

test.each([
  ['typed', (box: Locator) => box.locator('input').fill('shiraz'), '[data-part="city-results"]', 'Shiraz'],
  [
    'pressed',
    (box: Locator) => box.getByRole('button').last().click(),
    '[data-part="city-status"]',
    'did not share your location',
  ],
] as const)('what is %s before they are there is not lost', async (_, act, part, answer) => {
  const gate = Promise.withResolvers<void>();
  const { page, leave } = await visit(browser, {
    path: '/en/prayer-times',
    prepare: async (page) => {
      await page.route('**/*.js', async (route) => {
        await gate.promise;
        await route.continue();
      });
    },
    waitUntil: 'commit',
  });
  await act(page.locator('[data-part="city-search"]'));
  gate.resolve();
  await page.locator(part).getByText(answer).first().waitFor();
  await leave();
});

test('without them a link still leads on', async () => {
  const { page, leave } = await visit(browser, {
    path: '/en/calendar/1405/8',
    prepare: async (page) => void (await page.route('**/*.js', () => {})),
    waitUntil: 'commit',
  });
  await page.locator('a[rel="next"]').first().click();
  await page.waitForURL('**/en/calendar/1405/9', { waitUntil: 'commit' });
  await leave();
});
