/** Pages on the way and on paper: bytes, first packets, shifts of the layout, print. */
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { newContext } from './chromium.ts';
import { layoutShift, shiftClock, siteUrl, visit } from './visit.ts';

const NOON = '2026-11-21T08:30:00Z';

/** Bytes of a response that is compressed by Brotli, as browsers ask for it over HTTPS. */
const sentBytes = (url: string): Promise<{ readonly head: number; readonly body: number }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let body = 0;
      response.on('data', (chunk: Buffer) => (body += chunk.length));
      response.on('end', () => resolve({ head: response.rawHeaders.join(': ').length, body }));
    }).on('error', reject);
  });

test.each([
  ['/calendar/1405/8', 14, 52],
  ['/', 18, 60],
  ['/en', 18, 55],
  ['/prayer-times/tehran', 18, 75],
  ['/ramadan', 25, 80],
])(
  'a first visit to %s loads at most %i files of together %i kB, and its layout stays',
  async (path, files, kilobytes) => {
    const urls = new Set<string>();
    const { page } = await visit({
      path,
      now: NOON,
      viewport: { width: 360, height: 740 },
      timezoneId: 'Asia/Tehran',
      prepare: async (page) => void page.on('request', (request) => urls.add(request.url())),
    });
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...urls].map(sentBytes));
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(urls.size).toBeLessThanOrEqual(files);
    expect(sizes.reduce((sum, { body }) => sum + body, 0)).toBeLessThanOrEqual(kilobytes * 1000);
  },
);

/** Counts what goes through a proxy before the site. It sees the service worker's requests too. */
async function countingProxy(): Promise<{ url: string; count(): { requests: number; bytes: number } }> {
  let [requests, bytes] = [0, 0];
  const proxy = createServer((request, response) => {
    requests++;
    const headers = { ...request.headers, 'accept-encoding': 'br' };
    get(siteUrl + request.url, { headers }, (answer) => {
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, count: () => ({ requests, bytes }) };
}

test.each([
  ['/', '/calendar'],
  ['/calendar', '/'],
  ['/en', '/en/calendar'],
])('%s and then %s take at most 100 kB in 30 requests, with the service worker', async (first, second) => {
  const proxy = await countingProxy();
  const context = await newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Asia/Tehran',
  });
  onTestFinished(() => context.close());
  await context.addInitScript(shiftClock, Date.parse(NOON) - Date.now());
  const page = await context.newPage();
  await page.goto(proxy.url + first);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.waitForLoadState('networkidle');
  await page.goto(proxy.url + second, { waitUntil: 'networkidle' });
  const { requests, bytes } = proxy.count();
  expect.soft(bytes).toBeLessThanOrEqual(100_000);
  expect(requests).toBeLessThanOrEqual(30);
});

test('a page without its own script loads at most 8 kB of script', async () => {
  const scripts: Promise<Buffer>[] = [];
  const { page } = await visit({
    path: '/accuracy',
    now: NOON,
    prepare: async (page) =>
      void page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      }),
  });
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(8_000);
});

test.each([
  // the months with the most occasions
  '/calendar/1405/2',
  '/en/calendar/2026/3',
  '/en/calendar/1406',
  // the longest pages of each language, and a page with little text
  '/occasions/mahdi-birthday',
  '/en/occasions/prophet-death',
  '/occasions/raisi-funeral-1403',
])('%s prints on one sheet', async (path) => {
  const { page } = await visit({ path });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.each([
  ['/calendar/1405/8', 360],
  ['/en/calendar/1405/8', 1280],
])('a day that is open in %s at %i pixels prints alone', async (path, width) => {
  const viewport = { width, height: 740 };
  const { page } = await visit({ path: `${path}#d30`, viewport });
  await page.locator('.day-detail .day-date').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1, .month, .month-list, .site-footer').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.day-detail .day-date').isVisible()).toBe(true);
  expect(await page.locator('.day-detail :is(button, .day-detail-steps):visible').count()).toBe(0);
});
