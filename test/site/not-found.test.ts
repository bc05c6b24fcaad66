/** Addresses without a page. */
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { drawnPath } from '#site/errors/drawn-path.ts';
import { namedBy, plainAddress } from '#understand/addresses.ts';
import { newContext } from './chromium.ts';
import { axeViolations, siteUrl, visit } from './visit.ts';

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl + path, { redirect: 'manual', headers });

describe.each([
  ['/none/', 'صفحه پیدا نشد'],
  ['/calendar/1405/13', 'صفحه پیدا نشد'],
  ['/en/none', 'Page not found'],
])('%s', (path, title) => {
  test('a page in its language reports it, and is not cached', async () => {
    const response = await ask(path, { 'If-None-Match': '*' });
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const html = await response.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html, 'no page is the current one').not.toContain('aria-current');
  });
});

test.each(['//salnama.example/docs', '/\\salnama.example'])('%s leads nowhere', async (path) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
});

describe('what an address may have meant', () => {
  test.each([
    ['/occasions/yalda', 'شب یلدا (شب چله)', '/occasions/yalda-night'],
    ['/occasions/فطر', 'عید سعید فطر', '/occasions/eid-al-fitr'],
    ['/en/occasions/chaharshanbe-soori', /Chaharshanbe Suri/, '/en/occasions/chaharshanbe-suri'],
    ['/en/occasions/world-soil-day', 'World Soil Day', '/en/calendar/2026/12#d5-world-soil-day'],
    ['/en/prayer-times/esfahan', 'Isfahan', '/en/prayer-times/isfahan'],
    ['/shiraz', 'شیراز', '/prayer-times/shiraz'],
    ['/convert', 'تبدیل تاریخ', '/converter'],
    ['/en/download', 'Downloads', '/en/downloads'],
    ['/en/docs/prayertimes', 'prayer-times', '/en/docs/prayer-times'],
    ['/docs/converter', 'convert', '/docs/convert'],
    ['/holidys', 'تعطیلات', '/holidays'],
    ['/en/calendar/1405/13', 'Calendar 1405 months 1 to 12', '/en/calendar/1405'],
  ])('%s is offered %s', async (path, name, href) => {
    const { page } = await visit({ path });
    const link = page.locator('main').getByRole('link', { name }).first();
    expect(await link.getAttribute('href')).toBe(href);
  });

  test.each(['/nope', '/foo', '/en/test', '/en/admin'])('%s is no name, so only home is offered', async (path) => {
    const { page } = await visit({ path });
    await page.waitForLoadState('networkidle');
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([path.startsWith('/en/') ? '/en' : '/']);
  });

  test('the page with its offers is accessible', async () => {
    const { page } = await visit({ path: '/en/prayer-times/esfahan' });
    await page.locator('main').getByRole('link', { name: 'Isfahan' }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([
    ['/calendar/1200', 'تقویم سال ۱۲۰۰'],
    ['/en/calendar/1320/5#d3', 'Mordad 1320'],
    ['/calendar/1394/5', 'مرداد ۱۳۹۴'],
  ])('%s, a year or month without a file, is drawn at its own address', async (path, heading) => {
    const { page, faults } = await visit({ path });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(page.url()).toBe(siteUrl + path);
    expect(faults).toEqual([]);
  });

  test('a trailing slash is removed on hosts that do not redirect, like GitHub Pages', async () => {
    const host = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://host.example');
      const file = ['', '.html', '/index.html']
        .map((end) => inject('dist') + pathname + end)
        .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
      const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
      const sent = file ?? `${inject('dist')}/404.html`;
      response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(sent)] ?? 'application/octet-stream' });
      response.end(readFileSync(sent));
    });
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const { port } = host.address() as AddressInfo;
    const page = await (await newContext()).newPage();
    try {
      for (const path of ['/docs', '/en', '/holidays']) {
        expect((await page.goto(`http://127.0.0.1:${port}${path}`))!.status(), path).toBe(200);
        await page.goto(`http://127.0.0.1:${port}${path}/`);
        await page.waitForURL(`http://127.0.0.1:${port}${path}`);
      }
    } finally {
      await page.context().close();
      host.closeAllConnections();
      host.close();
    }
    expect(['/', '/docs', '/docs/', '/en//'].map(plainAddress)).toEqual([undefined, undefined, '/docs', '/en']);
  });

  test('only such a year does', () => {
    const paths = ['/calendar/1405', '/calendar/1320/13', '/calendar/1320/x', '/1320'];
    expect(paths.map((path) => drawnPath('fa', path))).toEqual(paths.map(() => undefined));
  });

  test('an address without a name or with invalid percent-encoding gives no suggestion', () => {
    expect(['/', '/en', '/occasions/%E0%A4%A'].map(namedBy)).toEqual([undefined, undefined, undefined]);
    expect(namedBy('/en/occasions/fathers_day.html')).toEqual({ section: 'occasions', text: 'fathers day' });
  });
});
