/** `<salnama-today>` in a real browser, on pages of another site. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createHijriCalendar, hijriYears } from '#core/hijri.ts';
import { WIDGET_FRAME, widgetFile } from '#generator/site/widget.ts';
import { staticHeaders } from '#server/static-headers.ts';
import { tables } from '#tables/index.ts';
import { newContext } from '../site/chromium.ts';
import { rgbOf } from '../support/rgb.ts';
import { ask } from '../support/service.ts';

/** Noon of Saturday 30 Aban 1405 in Tehran. */
const NOON = '2026-11-21T08:30:00Z';
const MAX_BYTES = 16_000;
const MAX_GZIP_BYTES = 8000;
const { path, text } = widgetFile(tables.hijriMonths, Date.parse(NOON));

let service: Server;
let otherSite: Server;
/** content and Content-Security-Policy of the other site's page */
let body = '';
let policy = '';
/** Does the service refuse summaries? */
let isBusy = false;

const listen = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
const origin = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  service = await listen(
    createServer((request, response) => {
      const { pathname, search } = new URL(request.url!, 'http://localhost');
      if (pathname === path) response.writeHead(200, staticHeaders(path)).end(text);
      else if (pathname === '/widget-frame') {
        response.writeHead(200, staticHeaders(WIDGET_FRAME.path)).end(WIDGET_FRAME.text);
      } else if (pathname === '/api/summary' && isBusy) {
        response.writeHead(503, { 'Access-Control-Allow-Origin': '*' }).end('{"error":"busy"}');
      } else if (pathname === '/api/summary') {
        const { status, body, headers } = ask('/summary', search.slice(1), Date.parse(NOON));
        response.writeHead(status, { ...headers, 'Access-Control-Allow-Origin': '*' }).end(body);
      } else response.writeHead(404).end();
    }),
  );
  otherSite = await listen(
    createServer((_, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        ...(policy && { 'Content-Security-Policy': policy }),
      });
      response.end(`<!doctype html><html lang="fa"><title>Another site</title><body>${body}`);
    }),
  );
});

afterAll(() => {
  service.close();
  otherSite.close();
});

interface Opened {
  readonly page: Page;
  /** console messages, uncaught errors, and requests other than the page and the script */
  readonly faults: string[];
  lines(): Promise<string[]>;
}

interface Setting extends BrowserContextOptions {
  /** of the element */
  readonly attributes?: string;
  readonly now?: string;
  readonly script?: string;
  readonly contentSecurityPolicy?: string;
}

async function open({
  attributes = '',
  now = NOON,
  script,
  contentSecurityPolicy = '',
  ...options
}: Setting): Promise<Opened> {
  body = `${script ?? `<script async src="${origin(service)}${path}"></script>`}<salnama-today ${attributes}></salnama-today>`;
  policy = contentSecurityPolicy;
  const context = await newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.clock.install({ time: now });
  await page.goto(origin(otherSite));
  await page.waitForFunction(() => !!document.querySelector('salnama-today')?.shadowRoot?.firstChild);
  page.on('request', (request) => faults.push(request.url()));
  const lines = () =>
    page.evaluate(() => {
      const shown = document.querySelector('salnama-today')!.shadowRoot!.firstElementChild!.cloneNode(true) as Element;
      for (const hidden of shown.querySelectorAll('.hidden')) hidden.remove();
      return [...shown.querySelectorAll('p')].map((line) => line.textContent.trim());
    });
  return { page, faults, lines };
}

test('has the size that its page tells', () => {
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(MAX_GZIP_BYTES);
});

test('other sites may load and cache it', () => {
  expect(staticHeaders(path)).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': expect.stringMatching(/max-age=86400/),
  });
});

test.each([
  ['', ['شنبه', '۳۰ آبان ۱۴۰۵', '۲۱ نوامبر ۲۰۲۶', '۱۱ جمادی‌الثانی ۱۴۴۸']],
  [
    'lang="en" calendars="gregorian pahlavi, sh"',
    ['Saturday', '21 November 2026', '30 Aban 2585 Imperial', '30 Aban 1405'],
  ],
])('with the attributes «%s» it shows %j', async (attributes, expected) => {
  const { lines, faults } = await open({ attributes });
  expect(await lines()).toEqual(expected);
  expect(faults).toEqual([]);
});

describe('when the local date differs from Tehran’s', () => {
  const opened = (attributes: string) =>
    open({ attributes, now: '2026-11-21T20:29:00Z', timezoneId: 'America/Los_Angeles' });

  test("the visitor's own comes first; Tehran's stands below from its midnight on", async () => {
    const { page, lines, faults } = await opened('lang="en" calendars="sh"');
    expect(await lines()).toEqual(['Saturday', '30 Aban 1405']);
    await page.clock.runFor(60_000);
    expect(await lines()).toEqual(['Saturday', '30 Aban 1405', 'In Tehran: Sunday 1 Azar 1405']);
    expect(faults).toEqual([]);
  });

  test('a requested time zone is shown alone', async () => {
    const { page, lines } = await opened('calendars="sh" zone="Asia/Tehran"');
    await page.clock.runFor(60_000);
    expect(await lines()).toEqual(['یکشنبه', '۱ آذر ۱۴۰۵']);
  });
});

describe('the day of its zone', () => {
  test.each([
    ['Asia/Tehran', '2026-11-21T20:29:59Z', '30 Aban 1405', '1 Azar 1405'],
    ['Pacific/Kiritimati', '2026-11-21T09:59:59Z', '30 Aban 1405', '1 Azar 1405'],
    ['America/Los_Angeles', '2026-11-22T07:59:59Z', '30 Aban 1405', '1 Azar 1405'],
    // Clocks go back an hour at the end of this day: it has 25 hours.
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '3 Aban 1405', '4 Aban 1405'],
    // Clocks skip the hour after midnight on this day.
    ['Africa/Cairo', '2026-04-23T21:59:59Z', '3 Ordibehesht 1405', '4 Ordibehesht 1405'],
  ])('%s turns at midnight', async (zone, lastSecond, before, after) => {
    const { page, lines, faults } = await open({
      attributes: `lang="en" calendars="sh" zone="${zone}"`,
      now: new Date(Date.parse(lastSecond) - 3_600_000).toISOString(),
      timezoneId: 'Asia/Tokyo',
    });
    await page.clock.pauseAt(new Date(Date.parse(lastSecond) + 900));
    expect((await lines())[1]).toBe(before);
    await page.clock.runFor(100);
    expect((await lines())[1]).toBe(after);
    expect(faults).toEqual([]);
  });

  test('night after night, without a request', async () => {
    const { page, lines, faults } = await open({ attributes: 'lang="en" calendars="sh"', timezoneId: 'Asia/Tehran' });
    await page.clock.pauseAt('2026-11-21T20:30:00Z');
    for (const day of ['1 Azar 1405', '2 Azar 1405', '3 Azar 1405']) {
      expect((await lines())[1]).toBe(day);
      await page.clock.runFor(24 * 3_600_000);
    }
    expect(faults).toEqual([]);
  });

  test('when a sleeping page wakes up', async () => {
    const { page, lines } = await open({ attributes: 'lang="en" calendars="sh"' });
    await page.clock.pauseAt('2026-11-21T10:00:00Z');
    await page.clock.setSystemTime('2026-11-25T10:00:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect((await lines())[1]).toBe('4 Azar 1405');
  });
});

describe('Islamic dates', () => {
  const attributes = 'lang="en" calendars="hijri"';

  test('an estimate is marked', async () => {
    const { lines } = await open({ attributes, now: '2028-03-01T08:00:00Z' });
    expect((await lines())[1]).toMatch(/^\d+ Shawwal 1449 ±1/);
  });

  test('a date that it does not know is not shown', async () => {
    const { lines } = await open({ attributes, now: '2060-01-01T08:00:00Z' });
    expect(await lines()).toEqual(['Thursday']);
  });

  test('its months are those of the table', () => {
    const whole = createHijriCalendar(tables.hijriMonths);
    const part = createHijriCalendar(hijriYears(tables.hijriMonths, 1447, 1458));
    expect(part.fromJdn(part.firstDay)).toMatchObject({ year: 1447, month: 1, day: 1 });
    expect(part.fromJdn(part.lastDay)).toMatchObject({ year: 1458, month: 12 });
    for (let jdn = part.firstDay; jdn <= part.lastDay; jdn++) expect(part.fromJdn(jdn)).toEqual(whole.fromJdn(jdn));
  });
});

describe('strict pages', () => {
  test('Content-Security-Policy and Trusted Types', async () => {
    const { page, lines, faults } = await open({
      attributes: 'lang="en" theme="dark"',
      contentSecurityPolicy: `default-src 'none'; script-src ${origin(service)}; require-trusted-types-for 'script'; trusted-types 'none'`,
    });
    expect((await lines())[1]).toBe('30 Aban 1405');
    const background = await page.evaluate(
      () =>
        getComputedStyle(document.querySelector('salnama-today')!.shadowRoot!.querySelector('.card')!).backgroundColor,
    );
    expect(background).toBe(rgbOf('paper', 'dark'));
    expect(faults).toEqual([]);
  });

  test('as a module', async () => {
    const { lines, faults } = await open({
      attributes: 'lang="en"',
      script: `<script type="module" src="${origin(service)}${path}"></script>`,
    });
    expect((await lines())[1]).toBe('30 Aban 1405');
    expect(faults).toEqual([]);
  });

  test('loaded twice', async () => {
    const script = `<script src="${origin(service)}${path}"></script>`.repeat(2);
    const { faults } = await open({ script });
    expect(faults).toEqual([]);
  });
});

describe('attributes', () => {
  test('may change later', async () => {
    const { page, lines } = await open({});
    await page.locator('salnama-today').evaluate((widget) => {
      widget.setAttribute('lang', 'en');
      widget.setAttribute('calendars', 'hijri');
      widget.setAttribute('zone', 'pacific/kiritimati');
    });
    expect(await lines()).toEqual(['Saturday', '11 Jumada al-Thani 1448']);
  });

  test.each([
    ['zone', '+03:30'],
    ['calendars', 'sh julian'],
    ['theme', 'blue'],
  ])('%s="%s" is reported on the console, and the rest works', async (name, value) => {
    const { lines, faults } = await open({ attributes: `lang="en" ${name}="${value}"` });
    expect((await lines())[1]).toBe('30 Aban 1405');
    expect(faults).toEqual([expect.stringContaining(`${name}: "${value}" is not allowed`)]);
  });

  test('the colours follow the device by default', async () => {
    const { page } = await open({ colorScheme: 'dark' });
    const background = () =>
      page.evaluate(
        () =>
          getComputedStyle(document.querySelector('salnama-today')!.shadowRoot!.querySelector('.card')!)
            .backgroundColor,
      );
    expect(await background()).toBe(rgbOf('paper', 'dark'));
    await page.locator('salnama-today').evaluate((widget) => widget.setAttribute('theme', 'light'));
    expect(await background()).toBe(rgbOf('paper'));
  });
});

describe('details of the day, from the service', () => {
  test('working day or day off, the occasion and the next prayer of a city', async () => {
    const { lines } = await open({ attributes: 'lang="en" calendars="sh" show="day occasion prayer" city="مشهد"' });
    await expect.poll(lines).toHaveLength(5);
    const [, date, day, occasion, prayer] = await lines();
    expect([date, day]).toEqual(['30 Aban 1405', 'Working day']);
    expect(occasion).toMatch(/[A-Z]/);
    expect(prayer).toMatch(/^Maghrib 1\d:\d\d$/);
  });

  test('abroad the day off is that of Iran, and the prayer by the method of the country', async () => {
    const answer = await fetch(`${origin(service)}/api/summary?city=kabul&date=2026-11-21&method=local`);
    const { times } = (await answer.json()) as { times: { maghrib: string } };
    const { lines } = await open({
      attributes: 'lang="en" calendars="sh" show="day prayer" city="kabul" method="local"',
    });
    await expect
      .poll(async () => (await lines()).slice(-2))
      .toEqual(['Working day in Iran', `Maghrib ${times.maghrib}`]);
  });

  test.each([
    // After maghrib in Tehran.
    ['2026-11-21T17:00:00Z', 'Asia/Tehran', 'Fajr tomorrow', '2026-11-22'],
    // At noon of 21 November in Los Angeles, Tehran waits for the dawn of the 22nd.
    ['2026-11-21T21:30:00Z', 'America/Los_Angeles', 'Fajr', '2026-11-22'],
  ])('at %s in %s the next prayer is that of the city', async (now, timezoneId, name, date) => {
    const answer = await fetch(`${origin(service)}/api/summary?city=tehran&date=${date}`);
    const { times } = (await answer.json()) as { times: { fajr: string } };
    const { lines } = await open({ attributes: 'lang="en" calendars="sh" show="prayer"', now, timezoneId });
    await expect.poll(async () => (await lines()).at(-1)).toBe(`${name} ${times.fajr}`);
  });

  test('a city that is not known is reported on the console, and the date stays', async () => {
    const { lines, faults } = await open({
      attributes: 'lang="en" calendars="sh" show="prayer" city="nowhere-at-all"',
    });
    await expect.poll(() => faults.join()).toContain('city: "nowhere-at-all" is not allowed');
    expect(await lines()).toEqual(['Saturday', '30 Aban 1405']);
  });

  test('are asked for again after a failure', async () => {
    isBusy = true;
    const { page, lines, faults } = await open({ attributes: 'lang="en" calendars="sh" show="day"' });
    await expect.poll(() => faults.join()).toContain('no details of the day: busy');
    isBusy = false;
    await page.clock.runFor('01:01');
    await expect.poll(lines).toHaveLength(3);
  });

  test('a frame takes the attributes from its address', async () => {
    const context = await newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.clock.install({ time: NOON });
    await page.goto(`${origin(service)}/widget-frame?lang=en&calendars=sh&show=day`);
    await expect.poll(() => page.locator('salnama-today .card').innerText()).toMatch(/30 Aban 1405[\s\S]*Working day/);
  });
});

test('months as they are named in Afghanistan', async () => {
  const { lines } = await open({ attributes: 'calendars="sh" months="fa-AF"' });
  expect(await lines()).toEqual(['شنبه', '۳۰ عقرب ۱۴۰۵']);
});

test('a widget that is taken out is not printed again; put back, it is', async () => {
  const { page } = await open({});
  const takenOut = await page.evaluateHandle(() => {
    const widget = document.querySelector('salnama-today')!;
    widget.remove();
    return widget;
  });
  const day = () => takenOut.evaluate((widget) => widget.shadowRoot!.querySelector('time')!.dateTime);
  await page.clock.runFor(2 * 24 * 3_600_000);
  expect(await day()).toBe('2026-11-21');
  await takenOut.evaluate((widget) => document.body.append(widget));
  expect(await day()).toBe('2026-11-23');
});
