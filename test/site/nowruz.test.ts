/** Pages show the API's moment of Nowruz in every time zone, and the countdown follows the clock. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toPersianDigits } from '#core/digits.ts';
import { citiesAbroad } from '#site/cities/build.ts';
import { comingNowruz } from '#site/nowruz/moments.ts';
import { leftText } from '#site/nowruz/view.ts';
import { almanac, type Bodies, get } from '../support/service.ts';
import { pageText } from './page-text.ts';
import { layoutShift, openFolds, visit } from './visit.ts';

const nowruz = (year: number, zone: string, now?: string) =>
  get('/nowruz', { year_sh: year, tz: zone }, now === undefined ? undefined : Date.parse(now));

const clockText = (page: Page, clock: string) => page.locator(`[data-clock="${clock}"]`).textContent();

/** In the picture, and on a second clock. */
function expectMoment(text: string | null, { local_parts }: Bodies['/nowruz']): void {
  const { sh, gregorian, weekday_en, time } = local_parts;
  expect(text).toContain(time);
  expect(text).toContain(`${weekday_en} ${gregorian.day} ${gregorian.month_name_en} ${gregorian.year}`);
  expect(text).toContain(`${sh.day} ${sh.month_name_en} ${sh.year}`);
}

describe('the visitor’s clock', () => {
  test.each(['Pacific/Auckland'])('%s', async (zone) => {
    const { page, faults } = await visit({
      path: '/en/nowruz',
      timezoneId: zone,
    });
    await page.locator('[data-clock="visitor"]').waitFor();
    expectMoment(await clockText(page, 'visitor'), nowruz(1406, zone));
    expectMoment(await clockText(page, 'Asia/Tehran'), nowruz(1406, 'Asia/Tehran'));
    expect(await page.locator('[data-part="mine"] dt').innerText()).toBe(`Your time ${zone}`);
    expect(faults).toEqual([]);
  });
});

test('a visitor in Iran sees the moment once', async () => {
  const { page } = await visit({ path: '/en/nowruz', timezoneId: 'Asia/Tehran' });
  await page.locator('[data-part="mine"][hidden]').waitFor({ state: 'attached' });
  expect(await page.locator('.nowruz-clocks dt').filter({ visible: true }).count()).toBe(0);
  expectMoment(await clockText(page, 'Asia/Tehran'), nowruz(1406, 'Asia/Tehran'));
});

test('a visitor in Tehran whose city is London sees the moment there', async () => {
  const { page } = await visit({ path: '/en/nowruz', timezoneId: 'Asia/Tehran' });
  const london = { slug: 'london', fa: 'لندن', en: 'London', zone: 'Europe/London', latitude: 51.5, longitude: -0.13 };
  await page.evaluate((city) => localStorage.setItem('salnama', JSON.stringify({ city })), london);
  await page.reload();
  await page.locator('[data-clock="visitor"]').waitFor();
  expect(await page.locator('.nowruz-clocks dt').allInnerTexts()).toEqual(['London Europe/London']);
  expectMoment(await clockText(page, 'visitor'), nowruz(1406, 'Europe/London'));
});

/** The text of an element of a built page. */
const builtText = (path: string, start: RegExp): string => {
  const page = pageText(path);
  const from = page.slice(start.exec(page)!.index);
  return from.slice(0, from.indexOf('<img')).replace(/<[^>]*>/g, '');
};

test.each(['kabul', 'honolulu'])('the page of %s', (slug) => {
  const city = citiesAbroad.find((each) => each.slug === slug)!;
  const path = `/en/nowruz/${slug}`;
  expectMoment(builtText(path, new RegExp(`data-clock="${city.zone}"`)), nowruz(1406, city.zone));
  const [, year, time] = /nowruz-years.*?<tbody><tr><th scope="row">(\d+)<.*?<td>([\d:]+)<\/td><\/tr>/s.exec(
    pageText(path),
  )!;
  expect(year, 'other years begin with the one after').toBe('1407');
  expect(time).toBe(nowruz(1407, city.zone).local_parts.time);
});

describe('the countdown', () => {
  test.each([
    ['2027-03-01T20:29:59Z', '19 days left'],
    ['2027-03-20T18:00:00Z', '2 h 25 min left'],
    ['2027-03-20T20:20:00Z', '4 min 41 s left'],
    ['2027-03-20T20:25:00Z', 'The year has begun. Nowruz mobarak!'],
  ])('at %s it is %s', (now, text) => {
    expect(leftText('en', Date.parse('2027-03-20T20:24:41Z'), Date.parse(now))).toBe(text);
  });

  test('runs to zero, greets for a day, and counts down to the next year', async () => {
    const { page } = await visit({ isNew: true, path: '/nowruz', now: '2027-03-20T20:24:00Z' });
    // The moment is 20:24:41 UTC.
    await page.clock.pauseAt('2027-03-20T20:24:39Z');
    expect(await page.locator('[data-part="left"]').textContent()).toContain('مانده');
    await page.clock.runFor(3000);
    expect(await page.locator('[data-part="left"]').textContent()).toContain('سال نو شد');
    expect(await page.locator('[data-part="year"]').textContent()).toBe('۱۴۰۶');
    await page.clock.fastForward('24:00:00');
    await page.clock.runFor(1000);
    expect(await page.locator('[data-part="year"]').textContent()).toBe('۱۴۰۷');
    const { time } = nowruz(1407, 'Asia/Tehran').local_parts;
    expect(await clockText(page, 'Asia/Tehran')).toContain(toPersianDigits(time));
    expect(await page.locator('[data-part="ics"]').getAttribute('href')).toBe('/nowruz/1407.ics');
  });

  test('of a list it takes the next, the one of yesterday, and at last the last', () => {
    const list = [
      [1, 100_000_000],
      [2, 900_000_000],
    ] as const;
    expect(comingNowruz(list, 0)[0]).toBe(1);
    expect(comingNowruz(list, 100_000_000 + 86_399_999)[0]).toBe(1);
    expect(comingNowruz(list, 100_000_000 + 86_400_000)[0]).toBe(2);
    expect(comingNowruz(list, 9e9)[0]).toBe(2);
  });
});

test('without script the moment is there', () => {
  expectMoment(builtText('/en/nowruz', /data-clock="Asia\/Tehran"/), nowruz(1406, 'Asia/Tehran'));
});

test('the table tells announced moments and how far they are from ours', () => {
  const past = pageText('/en/nowruz').split('nowruz-years')[2]!.split('</table>')[0]!;
  const rows = past.split('<tr>').slice(2);
  expect(rows).toHaveLength(26);
  for (const row of rows) {
    const [year, , time, , difference] = row.split(/<\/t[hd]>/).map((cell) => cell.replace(/<[^>]*>/g, ''));
    const { local_parts } = nowruz(Number(year), 'Asia/Tehran');
    const { announced, moment } = almanac.equinox(Number(year))!;
    expect(time).toBe(local_parts.time);
    const seconds = announced === undefined ? undefined : (announced - Math.round(moment / 1000) * 1000) / 1000;
    const sign = seconds === undefined || seconds === 0 ? '' : seconds > 0 ? '+' : '−';
    expect(difference).toBe(seconds === undefined ? '–' : sign + Math.abs(seconds));
  }
});

describe('another year', () => {
  test('is looked up in its file', async () => {
    const { page, faults } = await visit({ path: '/nowruz' });
    await openFolds(page);
    await page.locator('#year').fill('۱۴۰۴');
    await page.locator('[data-part="lookup"] button').click();
    await page.waitForURL('**/nowruz?year=1404');
    await page.locator('[data-part="days-off"]', { hasText: 'اعلام رسمی' }).waitFor();
    expect(await clockText(page, 'Asia/Tehran')).toContain(
      toPersianDigits(nowruz(1404, 'Asia/Tehran').local_parts.time),
    );
    expect(faults).toEqual([]);
  });

  test('comes with the address', async () => {
    const { page } = await visit({ path: '/en/nowruz?year=1407' });
    await page.locator('[data-part="days-off"]', { hasText: nowruz(1407, 'UTC').utc }).waitFor();
    expect(await page.locator('[data-part="left"]').textContent()).toBe('in 1 year');
    await page.locator('[rel="prev"]').click();
    await page.locator('[data-part="left"]', { hasText: 'left' }).waitFor();
    expectMoment(await clockText(page, 'Asia/Tehran'), nowruz(1406, 'Asia/Tehran'));
  });

  test('years that it does not know are refused with the range', async () => {
    for (const year of ['1578', 'abc', '']) {
      const { page } = await visit({ path: `/en/nowruz?year=${year}` });
      await page.getByText('a year from 979 to 1577').waitFor();
    }
  });
});

test('search finds cities outside Iran only', async () => {
  const { page } = await visit({ path: '/en/nowruz' });
  await page.locator('#city').fill('shiraz');
  // The search may suggest similar names, but not Shiraz, which has no Nowruz page.
  await page.locator('[data-part="city-status"]', { hasText: /No city|Did you mean/ }).waitFor();
  expect(await page.locator('.city-results a[href$="/shiraz"]').count()).toBe(0);
  await page.locator('#city').fill('toronto');
  await page.locator('.city-results a[href="/en/nowruz/toronto"]').waitFor();
});

test.each(['/nowruz', '/en/nowruz/berlin'])('the layout of %s does not shift', async (path) => {
  const { page } = await visit({
    path,
    viewport: { width: 360, height: 800 },
    prepare: (page) => page.clock.setFixedTime('2026-11-21T08:30:00Z'),
  });
  expect(await layoutShift(page)).toBeLessThan(0.001);
});
