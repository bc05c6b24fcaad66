import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newContext } from './chromium.ts';
import { layoutShift, shiftClock, siteUrl } from './visit.ts';

/** Milliseconds between the two parts. */
const GAP = 500;
/** A hundredth of the shift that Web Vitals call good. */
const MAX_SHIFT = 0.001;

let server: Server;
let slowSite: string;

/** Proxy of the site. It splits a page after the text in the query parameter `cut`; other responses are unchanged. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, siteUrl);
    const answer = await fetch(siteUrl + pathname);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    const cut = searchParams.get('cut');
    if (cut) {
      const end = body.indexOf(cut) + cut.length;
      response.write(body.subarray(0, end));
      await wait(GAP);
      response.end(body.subarray(end));
    } else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  slowSite = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Milliseconds from the navigation to the first contentful paint and to the last byte. */
const times = (page: Page) =>
  page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    arrived: performance.getEntriesByType('navigation')[0]!.toJSON().responseEnd as number,
  }));

/** Opened on the day of the build, unless another day is named. */
async function openInPieces(path: string, cut: string, now = '2026-11-21T08:30:00Z') {
  const context = await newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(shiftClock, Date.parse(now) - Date.now());
  await page.goto(`${slowSite}${path}?cut=${encodeURIComponent(cut)}`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { page, ...(await times(page)), shift: await layoutShift(page), leave: () => context.close() };
}

test.each([
  ['/holidays/1405', '</h1>'],
  ['/calendar/1405/8', '</h1>'],
  ['/occasions', 'href="/calendar"'],
])('%s is not seen half, and does not shift', async (path, cut) => {
  const { seen, arrived, shift, leave } = await openInPieces(path, cut);
  expect(arrived).toBeGreaterThan(GAP);
  expect(seen).toBeGreaterThan(arrived);
  expect(shift).toBeLessThan(MAX_SHIFT);
  await leave();
});

test.each([
  ['/calendar/1405', 'class="grid year"'],
  ['/en/calendar/2026/11', '</h1>'],
])('%s marks the day on which it is read before it is seen', async (path, cut) => {
  const { page, shift, leave } = await openInPieces(path, cut, '2026-11-25T08:30:00Z');
  const marked = page.locator('.day.today time');
  expect(await marked.evaluateAll((days) => days.map((day) => day.getAttribute('datetime')))).toEqual(['2026-11-25']);
  expect(shift).toBeLessThan(MAX_SHIFT);
  await leave();
});
