/** The page that leads to the feeds: what is chosen is what the links, the address and the preview say. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEEDS } from '#api/feeds/feed.ts';
import { comingEvents, feedText } from '#api/feeds/file.ts';
import { todayInTehran } from '#api/tehran.ts';
import { nextEvents } from '#site/subscribe/event.ts';
import { almanac } from '../service.ts';
import { launchChromium } from './chromium.ts';
import { axeViolations, sidewaysScroll, siteUrl, type VisitOptions, visit } from './visit.ts';

const NOW = '2026-11-21T08:30:00Z';
const now = Date.parse(NOW);

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function opened(options: VisitOptions) {
  const arrived = await visit(browser, { now: NOW, ...options });
  await arrived.page.locator('html[data-ready]').waitFor();
  return arrived;
}

test('what the page reads out of a calendar file is what the file was made of', () => {
  for (const feed of FEEDS) {
    const ics = feedText(feed, { almanac, siteUrl: 'https://salnama.example', now });
    const read = nextEvents(ics, todayInTehran(now), 5);
    const made = comingEvents(feed, almanac, now, 5);
    expect(read.map(({ title, estimate }) => [feed.name, title, estimate])).toEqual(
      made.map(({ title, estimate }) => [feed.name, title, estimate]),
    );
    if (feed.set !== 'nowruz') expect(read.map(({ day }) => day)).toEqual(made.map(({ day }) => day));
    else expect(read.map(({ moment }) => moment)).toEqual(made.map(({ moment }) => moment));
  }
});

test('links, address and preview follow the choice', async () => {
  const { page, faults, leave } = await opened({ path: '/en/subscribe' });
  const href = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await href('Download file')).toBe('/feeds/holidays-en.ics');
  expect(await page.locator('.feed-events li').count()).toBe(5);

  await page.getByRole('combobox', { name: 'Set' }).selectOption({ label: 'Religious occasions' });
  await page.getByRole('radio', { name: 'Both' }).check();
  await page.getByRole('checkbox', { name: /^With reminders/ }).check();
  const host = new URL(siteUrl).host;
  const path = '/feeds/religious-fa-en-alarm.ics';
  expect(await href('Download file')).toBe(path);
  expect(await href('This device’s calendar')).toBe(`webcal://${host}${path}`);
  expect(await href('Google')).toContain(encodeURIComponent(`webcal://${host}${path}`));
  expect(await href('Outlook')).toContain(encodeURIComponent(siteUrl + path));
  await expect.poll(() => page.locator('.feed-events li').first().innerText()).toContain(' | ');

  await page.getByRole('combobox', { name: 'Set' }).selectOption({ label: 'Days for fun' });
  expect(await page.getByRole('checkbox', { name: /^With reminders/ }).isDisabled()).toBe(true);
  expect(await href('Download file')).toBe('/feeds/fun-fa-en.ics');
  expect(faults).toEqual([]);
  await leave();
});

test('another page can ask for a set', async () => {
  const { page, leave } = await opened({ path: '/subscribe?set=nowruz&language=en&alarm=yes' });
  expect(await page.getByText('/feeds/nowruz-en-alarm.ics').count()).toBe(1);
  await expect.poll(() => page.locator('.feed-events li').count()).toBeGreaterThan(1);
  await leave();
});

test.each([
  ['/en/holidays/1405', 'Other sets, languages and reminders', 'holidays-en'],
  ['/holidays/1405', 'مجموعه، زبان و یادآور دیگر', 'holidays'],
  ['/en/occasions/ashura', 'Other sets, languages and reminders', 'religious-en'],
  ['/en/calendar/1405/8', 'Occasions in your calendar', 'all-en'],
  ['/en/docs', 'Holidays in your calendar', 'holidays-en'],
  ['/en/prayer-times/tehran', 'Holidays and occasions in your calendar', 'holidays-en'],
])('%s leads there with its own set chosen', async (path, name, feed) => {
  const { page, leave } = await visit(browser, { now: NOW, path });
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/subscribe\?/);
  await page.getByText(`/feeds/${feed}.ics`).waitFor();
  await leave();
});

test.each([360, 1280])('the page fits %i pixels and passes axe', async (width) => {
  for (const path of ['/subscribe', '/en/subscribe']) {
    const { page, leave } = await opened({ path, viewport: { width, height: 900 } });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await leave();
  }
});
