/** The subscription page: links, address and preview follow the chosen options. */
import { expect, test } from 'vitest';
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import { FEEDS, type Feed, inLanguage } from '#api/feeds/feed.ts';
import { feedEvents, feedText, feedYears } from '#api/feeds/file.ts';
import * as gregorian from '#core/gregorian.ts';
import { localTimeAt, timeAtOffset } from '#core/time-zone.ts';
import { firstApp } from '#site/subscribe/address.ts';
import { nextEvents } from '#site/subscribe/event.ts';
import { eventList } from '#site/subscribe/view.ts';
import { almanac } from '../support/service.ts';
import { pageText } from './page-text.ts';
import { axeViolations, visitReady as opened, siteUrl, visit } from './visit.ts';

const NOW = '2026-11-21T08:30:00Z';
const now = Date.parse(NOW);

const inTehran = (moment: number) => localTimeAt(TEHRAN_TIME, moment);

/** The events of a feed from today in Tehran on, without its file. */
function coming({ set, language }: Feed) {
  const today = inTehran(now).jdn;
  return [...feedEvents(set, feedYears(now), almanac)]
    .map(({ start, title, notes }) => ({
      ...('day' in start ? start : { day: inTehran(start.moment).jdn, moment: start.moment }),
      title: inLanguage(language, title),
      mayMove: notes.some(({ en }) => en.includes('may move by a day')),
    }))
    .filter((event) => ('moment' in event ? event.moment > now : event.day >= today))
    .sort((a, b) => a.day - b.day);
}

test('the page’s parser reads back the events of a calendar file', () => {
  // Each set once, in changing languages, with its reminders if it has any.
  const sets = [...Map.groupBy(FEEDS, ({ set }) => set).values()];
  for (const feed of sets.map((feeds, index) => feeds.at(-1 - (index % 3))!)) {
    const ics = feedText(feed, { almanac, siteUrl: 'https://salnama.example', now });
    const read = nextEvents(ics, now, 5, inTehran);
    expect([feed.name, ...read]).toEqual([feed.name, ...coming(feed).slice(0, 5)]);
  }
});

test('a moment stands on the day and at the time of the reader, and is over when it has passed', () => {
  const ics = feedText(FEEDS.find(({ set }) => set === 'nowruz')!, {
    almanac,
    siteUrl: 'https://salnama.example',
    now: Date.parse('2044-01-01T00:00:00Z'),
  });
  // The equinox of 1423 is at 23:20 in UTC on the 19th, and at 2:50 of the 20th in Tehran.
  const inTehran = (moment: number) => timeAtOffset(210, moment);
  const inLondon = (moment: number) => timeAtOffset(0, moment);
  const before = Date.parse('2044-03-19T23:00:00Z');
  const [first] = nextEvents(ics, before, 1, inTehran);
  expect(gregorian.toIsoDate(first!.day)).toBe('2044-03-20');
  expect(eventList('fa', [first!], inTehran, before).text).toContain('، ۰۲:۵۰</span>');
  const [same] = nextEvents(ics, before, 1, inLondon);
  expect([same!.moment, gregorian.toIsoDate(same!.day)]).toEqual([first!.moment, '2044-03-19']);
  expect(eventList('en', [same!], inLondon, before).text).toContain(', 23:20</span>');
  expect(nextEvents(ics, before + 3_600_000, 1, inTehran)[0]!.moment).toBeGreaterThan(first!.moment!);
});

test('links, address and preview follow the choice', async () => {
  const { page, faults } = await opened({ path: '/en/subscribe' });
  const href = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await href('.ics file')).toBe('/feeds/holidays-en.ics');
  expect(await page.locator('[data-part="events"] li').count()).toBe(5);

  await page.getByRole('combobox', { name: 'What to add' }).selectOption({ label: 'Religious occasions' });
  await page.getByRole('radio', { name: 'Both' }).check();
  await page.getByRole('checkbox', { name: /^Remind me/ }).check();
  const host = new URL(siteUrl).host;
  const path = '/feeds/religious-fa-en-alarm.ics';
  expect(await href('.ics file')).toBe(path);
  expect(await href('iPhone, Mac')).toBe(`webcal://${host}${path}`);
  expect(await href('Google Calendar')).toContain(encodeURIComponent(`webcal://${host}${path}`));
  expect(await href('Outlook')).toContain(encodeURIComponent(siteUrl + path));
  await expect.poll(() => page.locator('[data-part="events"] li').first().innerText()).toContain(' | ');

  await page.getByRole('combobox', { name: 'What to add' }).selectOption({ label: 'Cultural occasions' });
  expect(await page.getByRole('checkbox', { name: /^Remind me/ }).isDisabled()).toBe(true);
  expect(await href('.ics file')).toBe('/feeds/cultural-fa-en.ics');
  expect(faults).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'google'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15', 'apple'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'google'],
])('the first button works on %s', (userAgent, app) => {
  expect(firstApp(userAgent)).toBe(app);
});

test('an iPhone is offered its own calendar first', async () => {
  const { page } = await visit({
    path: '/en/occasions/yalda-night',
    userAgent: 'Mozilla/5.0 (iPhone)',
  });
  expect(await page.locator('[data-part="calendar"]').getAttribute('href')).toMatch(/^webcal:/);
});

test.each([
  ['Mozilla/5.0 (iPhone)', 'iPhone, Mac'],
  ['Mozilla/5.0 (Linux; Android 15)', 'Google Calendar (Android)'],
])('the guide for %s comes first, the others are folded', async (userAgent, name) => {
  const { page } = await visit({ path: '/en/subscribe', userAgent });
  const guides = page.locator('#how details');
  await expect.poll(() => guides.first().locator('summary').textContent()).toBe(name);
  expect(await guides.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))).toEqual([
    ...[true, false, false, false],
  ]);
});

test('the QR code changes with the chosen calendar', async () => {
  const { page, faults } = await opened({ path: '/en/subscribe?set=nowruz&language=en' });
  const dark = () => page.locator('[data-code] svg path').getAttribute('d');
  await page.getByText('Open on your phone with a QR code').click();
  const first = await dark();
  await page.getByRole('combobox', { name: 'What to add' }).selectOption({ value: 'national' });
  await expect.poll(dark).not.toBe(first);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('another page can ask for a set', async () => {
  const { page } = await opened({ path: '/subscribe?set=nowruz&language=en&alarm=yes' });
  expect(await page.getByText('/feeds/nowruz-en-alarm.ics').count()).toBe(1);
  await expect.poll(() => page.locator('[data-part="events"] li').count()).toBeGreaterThan(1);
  await page.getByRole('checkbox', { name: /یک ساعت/ }).waitFor();
  await page.getByRole('combobox', { name: 'چه چیزی اضافه شود؟' }).selectOption({ value: 'national' });
  await page.getByRole('checkbox', { name: /یک هفته/ }).waitFor();
});

test.each([
  ['/en/holidays/1405', 'More options', 'set=holidays&amp;language=en'],
  ['/holidays/1405', 'گزینه‌های بیشتر', 'set=holidays&amp;language=fa'],
  ['/en/occasions/ashura', 'More options', 'set=religious&amp;language=en'],
  ['/en/calendar/1405/8', 'Add occasions to your calendar', 'set=all&amp;language=en'],
])('%s leads there with its own set chosen', (path, name, choice) => {
  expect(pageText(path)).toContain(`${path.startsWith('/en') ? '/en' : ''}/subscribe?${choice}">${name}</a>`);
});
