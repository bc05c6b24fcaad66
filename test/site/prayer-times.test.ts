/** Pages show the API's prayer times on any day and in any browser time zone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { PRAYERS } from '#core/prayer-names.ts';
import { cities, cityIndex, cityOf, cityTitle } from '#site/cities/build.ts';
import { createCitySearch } from '#site/cities/search.ts';
import { prayerYear, yearChart } from '#site/prayer-times/city/year.build.ts';
import { dayLine } from '#site/prayer-times/day-line.view.ts';
import { cardDay, nextPrayer, prayerDay, sixTimes } from '#site/prayer-times/days.ts';
import { nextOfFast } from '#site/ramadan/days.ts';
import { get } from '../support/service.ts';
import { pageText } from './page-text.ts';
import { axeViolations, formsReady, layoutShift, sidewaysScroll, siteUrl, visit, visitReady } from './visit.ts';

const BUILT = '2026-11-21T08:30:00Z';

const timesAt = (slug: string, now: string) => get('/prayer-times', { city: slug }, Date.parse(now));

function timesOn(slug: string, jdn: Jdn) {
  const { year, month, day } = persian.fromJdn(jdn);
  return get('/prayer-times', { city: slug, year, month, day });
}

/** Asr and isha. */
const MORE = '[data-time="asr"], [data-time="isha"]';

/** The six times on the card of the day. */
const shownTimes = (page: Page): Promise<Record<string, string>> =>
  page
    .locator(`[data-time]:not(${MORE})`)
    .evaluateAll((times) =>
      Object.fromEntries(times.map((time) => [(time as HTMLElement).dataset.time!, time.textContent])),
    );

const inPersian = (times: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(times).map(([prayer, time]) => [prayer, toPersianDigits(time)]));

/** 8 February to 9 March 2027. */
const RAMADAN = [{ firstDay: gregorian.fromIsoDate('2027-02-08'), length: 30 }];

/** Towns at moments in which their day, the reader's and that of Tehran differ. */
const MOMENTS = [
  ['tehran', '2026-11-21T20:29:00Z'],
  ['tehran', '2026-11-21T20:31:00Z'],
  ['tromso', '2026-12-31T08:30:00Z'],
  ['sydney', '2027-01-01T00:10:00Z'],
] as const;

test.each(MOMENTS)('the card of %s at %s has the times of the API', (slug, now) => {
  const city = cityOf(slug);
  const { jdn, isTomorrow } = cardDay(city, Date.parse(now), undefined, true);
  const { times, date_gregorian } = timesOn(slug, jdn);
  expect(timesAt(slug, now).date_gregorian === date_gregorian).toBe(!isTomorrow);
  const shown = sixTimes(prayerDay(city, jdn));
  expect(Object.fromEntries(shown.map(({ prayer, clock }) => [prayer, clock]))).toEqual(times);
});

const VISITS = [
  { slug: 'tehran', now: BUILT, timezoneId: 'America/Los_Angeles' },
  { slug: 'mashhad', now: '2026-12-31T08:30:00Z', timezoneId: 'Pacific/Kiritimati' },
  { slug: 'los-angeles', now: '2026-11-22T07:30:00Z', timezoneId: 'Asia/Tehran' },
] as const;

test.each(VISITS)('$slug at $now in $timezoneId', async ({ slug, now, timezoneId }) => {
  const { page, faults } = await visitReady({ path: `/prayer-times/${slug}`, now, timezoneId });
  const { times, date_gregorian, date_sh } = timesAt(slug, now);
  const { jdn, isTomorrow } = cardDay(cityOf(slug), Date.parse(now), undefined, true);
  const shown = timesOn(slug, jdn);
  expect(shown.date_gregorian === date_gregorian).toBe(!isTomorrow);
  expect(await page.getByRole('region', { name: 'فردا' }).count()).toBe(isTomorrow ? 1 : 0);
  expect(await shownTimes(page)).toEqual(inPersian(shown.times));
  const row = page.locator('.prayer-month tr[aria-current="date"]');
  expect(await row.locator('th a').textContent()).toBe(toPersianDigits(Number(date_sh.slice(-2))));
  expect((await row.locator('td').allTextContents()).slice(1)).toEqual(Object.values(inPersian(times)));
  expect(faults).toEqual([]);
});

test.each(['tabriz', 'honolulu'])('without script the page of %s shows the day of its build', (slug) => {
  const page = pageText(`/en/prayer-times/${slug}`);
  const times = [...page.matchAll(/data-time="(\w+)">([\d:]+)/g)].map(([, name, clock]) => [name, clock]);
  expect(Object.fromEntries(times)).toMatchObject(timesAt(slug, BUILT).times);
  expect(page).toContain('<noscript>');
});

describe('the next prayer', () => {
  test('is large, with what is left to it; seconds count in the last minutes', async () => {
    const { page } = await visit({ isNew: true, path: '/en/prayer-times/tehran', now: '2026-11-21T08:00:00Z' });
    const left = page.locator('[data-part="until"]');
    // Dhuhr is at 11:50 in Tehran, 8:20 UTC.
    await page.locator('.prayer-today .times .next', { hasText: 'Dhuhr' }).waitFor();
    expect(await left.textContent()).toBe('20 min left');
    await page.clock.pauseAt('2026-11-21T08:19:50Z');
    expect(await left.textContent()).toBe('10 s left');
    expect(await page.locator('.city-now .display').textContent()).toBe('11:50');
    await page.clock.runFor(11_000);
    expect(await page.locator('.prayer-today .next span').textContent()).toBe('Asr');
    expect(await left.textContent()).toMatch(/^2 h \d+ min left$/);
  });

  test('after the last of today is that of tomorrow, and says so', async () => {
    const { page } = await visit({ path: '/en/prayer-times/tehran', now: '2026-11-21T20:00:00Z' });
    const card = page.getByRole('region', { name: 'Tomorrow' });
    await card.getByText('Fajr, Tomorrow').waitFor();
    expect(await card.locator('.city-now').textContent()).toContain('22 November 2026');
    expect(await shownTimes(page)).toEqual(timesAt('tehran', '2026-11-22T08:30:00Z').times);
    expect(await page.locator('.prayer-today .next span').textContent()).toBe('Fajr');
    // The table still marks the current day.
    expect(await page.locator('.prayer-month tr[aria-current="date"] th').textContent()).toBe('Sat 21 Nov');
  });

  test.each([
    ['2026-11-24T12:59:00Z', [], 'maghrib', false],
    ['2026-11-24T15:00:00Z', [], 'fajr', false],
    ['2026-11-24T03:00:00Z', [], 'dhuhr', false],
    // 13 Ramadan 1448, 16:30
    ['2027-02-20T13:00:00Z', RAMADAN, 'maghrib', true],
    ['2027-02-20T22:00:00Z', RAMADAN, 'imsak', true],
    // The last evening: tomorrow is no fast.
    ['2027-03-09T18:00:00Z', RAMADAN, 'fajr', false],
  ] as const)('at %s the next prayer is awaited', (now, ramadans, prayer, isFast) => {
    const next = nextPrayer(cityOf('tehran'), Date.parse(now), undefined, ramadans);
    expect(next).toMatchObject({ prayer, isFast });
    expect(next.moment).toBeGreaterThan(Date.parse(now));
  });
});

describe('other months', () => {
  test('are shown in place', async () => {
    const { page, faults } = await visitReady({ path: '/en/prayer-times/berlin' });
    await page.getByRole('link', { name: 'Whole month' }).click();
    for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Next', exact: true }).click();
    // The clock goes forward on 28 March 2027.
    expect(await page.locator('[data-part="month-heading"]').textContent()).toBe(
      'March 2027 Esfand 1405 – Farvardin 1406',
    );
    const days = Array.from({ length: 31 }, (_, day) => (gregorian.fromIsoDate('2027-03-01') + day) as Jdn);
    const answers = days.map((jdn) => timesOn('berlin', jdn));
    const clocks = await page
      .locator('.prayer-month tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent)),
      );
    expect(clocks).toEqual(answers.map(({ times }) => Object.values(times)));
    expect(faults).toEqual([]);
  });

  test('a month that lies open moves on with the day', async () => {
    const { page } = await visitReady({ isNew: true, path: '/prayer-times/tehran', now: '2026-11-21T20:29:50Z' });
    expect(await page.locator('[data-part="month-heading"]').textContent()).toContain('آبان ۱۴۰۵');
    await page.clock.runFor(20_000);
    expect(await page.locator('[data-part="month-heading"]').textContent()).toContain('آذر ۱۴۰۵');
    expect(await shownTimes(page)).toEqual(inPersian(timesAt('tehran', '2026-11-21T20:30:10Z').times));
  });
});

describe('high latitudes', () => {
  test('substitute rules are shown with their days', async () => {
    const days = Array.from({ length: 30 }, (_, day) => (gregorian.fromIsoDate('2026-11-01') + day) as Jdn);
    const polar = days.filter((jdn) => timesOn('tromso', jdn).method.includes('nearest_latitude'));
    const [first, last] = [polar[0], polar.at(-1)].map((jdn) => gregorian.fromJdn(jdn!).day);
    const { page } = await visitReady({ path: '/en/prayer-times/tromso', now: '2026-11-25T08:30:00Z' });
    const rules = page.locator('[data-part="rules"]');
    expect(await rules.textContent()).toMatch(/does not rise on these days, .* the times of latitude 67° are used/);
    expect(await rules.textContent()).toContain(`(${first} to ${last} November)`);
  });

  test('no rule is shown if none was needed', () => {
    expect(pageText('/en/prayer-times/shiraz')).toMatch(/data-part="rules"[^>]*><\//);
  });
});

describe("the year's chart", () => {
  const london = prayerYear(cities.find(({ slug }) => slug === 'london')!, 1405);
  const chart = yearChart('en', london, london.days[0]!.jdn).text;

  test('stays small and is told in words', () => {
    expect(chart.length).toBeLessThan(4000);
    expect(chart).toMatch(
      /aria-label="Shortest day 7 h \d+ min \(2\d December\); longest day 16 h \d+ min \(2\d June\)"/,
    );
  });

  test('steps with the clock within one day', () => {
    const [, path = ''] = /chart-dhuhr" d="([^"]+)/.exec(chart)!;
    // Two units are one day and twenty are one hour. Dhuhr moves by an hour within one day, and back in autumn.
    const steps = [...path.matchAll(/l2 (-?\d+)/g)].map(([, down]) => Number(down));
    expect(steps.map((step) => Math.round(step / 20))).toEqual(expect.arrayContaining([1, -1]));
  });
});

test('the line of a day is told in words', () => {
  const tehran = cityOf('tehran');
  const day = prayerDay(tehran, gregorian.fromIsoDate('2026-11-21'));
  const now = Date.parse('2026-11-21T14:00:00Z');
  const line = dayLine('en', tehran, day, { now, isFast: true }).text;
  expect(line).toMatch(/aria-label="Sunrise \d\d:\d\d, Dhuhr \d\d:\d\d, Sunset \d\d:\d\d, .*now 17:30"/);
});

describe('search', () => {
  const search = createCitySearch(cityIndex());
  const first = (text: string) => search.find(text, 1)[0]?.city.found.slug;
  const meant = (text: string) => search.meant(text)?.found.slug;

  test('another spelling is followed; a beginning, a slip and a part of many names are asked about', () => {
    expect(['تبريز', 'بندر‌عباس', 'Los-Angeles, USA', 'Teheran'].map(meant)).toEqual([
      ...['tabriz', 'bandar-abbas', 'los-angeles', 'tehran'],
    ]);
    expect([first('los-ang'), meant('los-ang')]).toEqual(['los-angeles', undefined]);
    expect([first('tehrran'), meant('tehrran')]).toEqual(['tehran', undefined]);
    expect([first('تبرریز'), meant('تبرریز')]).toEqual(['tabriz', undefined]);
    expect(meant('san')).toBeUndefined();
    expect(meant('فارس')).toBeUndefined();
  });

  test('namesakes carry their country in the title', () => {
    expect(cityTitle('en', cityOf('london'))).toBe('London, United Kingdom');
    expect(cityTitle('en', cityOf('tehran'))).toBe('Tehran');
  });

  test('an empty text and an unknown name have no results', () => {
    expect(search.find(' ’ ', 9)).toEqual([]);
    expect(search.find('qqqq', 9)).toEqual([]);
    expect(meant('abadan')).toBe('abadan');
  });

  test('results come as one types; Enter opens the only one', async () => {
    const { page, faults } = await visit({ path: '/prayer-times' });
    await page.locator('#city').pressSequentially('بندر عباس');
    await page.locator('.city-results a').first().waitFor();
    expect(await page.locator('.city-results .city-name').first().textContent()).toBe('بندرعباس');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/prayer-times/bandar-abbas');
    expect(faults).toEqual([]);
  });

  test('Enter asks where it is in doubt', async () => {
    const { page, faults } = await visit({ path: '/en/prayer-times' });
    const box = page.getByRole('searchbox', { name: 'City' });
    await box.fill('Tehrab');
    await box.press('Enter');
    await page.getByText('Did you mean one of these?').waitFor();
    expect(await page.locator('.city-results a').first().textContent()).toContain('Tehran');
    expect(new URL(page.url()).pathname).toBe('/en/prayer-times');
    await box.fill('Tabriz');
    await box.press('Enter');
    await page.waitForURL('**/en/prayer-times/tabriz');
    expect(faults).toEqual([]);
  });

  test("another page's search box leads straight to a city of that name", async () => {
    const { page } = await visit({ path: '/en/prayer-times?q=Berlin' });
    await page.waitForURL('**/en/prayer-times/berlin');
  });

  test('the nearest city is found in the browser, without sending the position', async () => {
    const asked: string[] = [];
    const { page, faults } = await visit({
      path: '/en/prayer-times',
      now: BUILT,
      permissions: ['geolocation'],
      geolocation: { latitude: 32.65, longitude: 51.67 },
      prepare: async (page) => {
        page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      },
    });
    await page.getByRole('button', { name: 'City nearest to me' }).click();
    await page.locator('.city-results a').first().waitFor();
    expect(await page.locator('.city-results .city-name').first().textContent()).toBe('Isfahan');
    expect(asked.filter((request) => /32\.65|51\.67/.test(request))).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test('the provincial capitals are shown for the day of the visit', async () => {
  const now = '2026-12-31T08:30:00Z';
  const { page } = await visit({ path: '/en/prayer-times', now });
  await page.locator('[data-part="capitals-day"]', { hasText: '10 Dey 1405' }).waitFor();
  for (const slug of ['ahvaz', 'tehran', 'zanjan']) {
    const cells = await page.locator(`.capitals tr:has(a[href$="/${slug}"]) td`).allTextContents();
    expect(cells).toEqual(PRAYERS.map((prayer) => timesAt(slug, now).times[prayer]));
  }
  expect(await page.locator('.capitals tbody tr').count()).toBe(31);
});

test('the layout of the list of cities does not shift', async () => {
  const { page } = await visit({
    path: '/en/prayer-times',
    viewport: { width: 360, height: 800 },
    prepare: (page) => page.clock.setFixedTime(BUILT),
  });
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test.each(['/prayer-times/tehran', '/en/prayer-times/tromso'])('%s prints on one sheet', async (path) => {
  const { page } = await visitReady({ path });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

describe('methods, asr and isha', () => {
  const timesBy = (parameters: Record<string, string>) =>
    get('/times', { year: '1405', month: '8', day: '30', ...parameters });

  test('a chosen method is that of the API, stands in the address and goes along to another city', async () => {
    const { page, faults } = await visitReady({ path: '/en/prayer-times/london' });
    await page.locator('[data-part="chosen-method"]').click();
    await page.getByLabel('Method', { exact: true }).last().selectOption('isna');
    await page.getByLabel('Asr').selectOption('hanafi');
    const { times } = timesBy({ city: 'london', method: 'isna', asr: 'hanafi' }).data[0]!;
    expect(await shownTimes(page)).toEqual(Object.fromEntries(PRAYERS.map((prayer) => [prayer, times[prayer]])));
    expect(await page.locator(MORE).allTextContents()).toEqual([times.asr, times.isha]);
    expect(await page.locator('.prayer-month tr[aria-current="date"] td').nth(1).textContent()).toBe(times.fajr);
    expect(new URL(page.url()).search).toBe('?method=isna&asr=hanafi');
    await page.goto(`${siteUrl}/en/prayer-times/berlin`);
    await page.waitForURL('**/en/prayer-times/berlin?method=isna&asr=hanafi');
    await formsReady(page);
    const inBerlin = timesBy({ city: 'berlin', method: 'isna', asr: 'hanafi' }).data[0]!.times;
    expect(await page.locator(MORE).allTextContents()).toEqual([inBerlin.asr, inBerlin.isha]);
    expect(faults).toEqual([]);
  });

  test('the method of the country is one tap away, and the files follow it', async () => {
    const { page, faults } = await visitReady({ path: '/en/prayer-times/kabul' });
    await page.locator('[data-part="chosen-method"]').click();
    await page.getByRole('button', { name: /^Method used in Afghanistan/ }).click();
    await page.getByText('Print, Ramadan and files').click();
    expect(await page.locator('[data-part="chosen-method"]').textContent()).toContain('Karachi');
    for (const name of ['.ics file', 'CSV of the year', 'Add to your calendar']) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toMatch(/\?method=karachi$/);
    }
    expect(faults).toEqual([]);
  });

  test('the qibla is given in degrees and drawn; the year is a subscription and files', async () => {
    const page = pageText('/en/prayer-times/tehran');
    const degrees = timesBy({ city: 'tehran' }).qibla_degrees.toFixed(1);
    expect(page).toContain(`aria-label="Qibla: ${degrees}° clockwise from north (south-west)"`);
    expect(page).toMatch(/href="webcal:\/\/[^"]+\/prayer-times\/tehran\.ics"/);
    const year = '/api/prayer-times/tehran/2026';
    for (const [href, type] of [
      ['/prayer-times/tehran/2026.ics', 'text/calendar'],
      [`${year}.csv`, 'text/csv'],
      [`${year}.json`, 'application/json'],
    ] as const) {
      expect(page).toContain(`href="${href}"`);
      const answer = await fetch(siteUrl + href);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    }
  });
});

test('a city by another method is accessible', async () => {
  const { page } = await visitReady({ path: '/en/prayer-times/london?method=isna' });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('a city leads to its Ramadan timetable: its own page, or the one that draws any city', () => {
  expect(pageText('/en/prayer-times/tehran')).toContain('href="/en/prayer-times/tehran/ramadan/1448"');
  expect(pageText('/en/prayer-times/abadan')).toContain('href="/en/ramadan?city=abadan"');
});

test.each([
  ['/en/ramadan?city=tabriz', 'tabriz'],
  ['/en/prayer-times/tehran/ramadan/1448', 'tehran'],
])('the star of %s makes %s the reader’s city', async (path, slug) => {
  const { page } = await visit({ path, isNew: true });
  await page.locator('main').getByRole('button', { name: 'My city' }).click();
  await page.locator('[data-part="my-city"] [aria-pressed="true"]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('salnama'))).toContain(`"slug":"${slug}"`);
});

test.each(['/en/ramadan', '/en/prayer-times/tehran/ramadan/1448'])(
  '%s lights today and counts to iftar, long after its build',
  async (path) => {
    // 13 Ramadan, 16:30 in Tehran, where the sun sets at 17:47; where the reader is, the next day has begun.
    const { page, faults } = await visit({ path, now: '2027-02-20T13:00:00Z', timezoneId: 'Pacific/Kiritimati' });
    const { maghrib } = timesAt('tehran', '2027-02-20T13:00:00Z').times;
    const [hour, minute] = maghrib.split(':').map(Number);
    const left = hour! * 60 + minute! - (16 * 60 + 30);
    const clock = `${Math.floor(left / 60)} h ${left % 60} min`;
    await expect.poll(() => page.locator('[data-part="until"]').innerText()).toBe(`${clock} left`);
    expect(await page.locator('tr[aria-current="date"] th').first().textContent()).toBe('13');
    expect(faults).toEqual([]);
  },
);

test('outside Ramadan its timetable counts to nothing', () => {
  const next = (now: string) => nextOfFast(cityOf('tehran'), Date.parse(now), RAMADAN);
  expect(next(BUILT)).toBeUndefined();
  expect(next('2027-02-20T13:00:00Z')).toMatchObject({ prayer: 'maghrib' });
});

test('the card of a reader abroad leads to the month and the year of the city', async () => {
  const { page, faults } = await visit({ path: '/en/prayer-times', timezoneId: 'America/Los_Angeles' });
  const link = page.locator('[data-part="nearby"] a');
  await expect.poll(() => link.getAttribute('href')).toBe('/en/prayer-times/los-angeles');
  expect(await link.textContent()).toBe('Month and year');
  expect(faults).toEqual([]);
});
