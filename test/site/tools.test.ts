/** The tools agree with the API: date arithmetic, working days between dates, and the leave planner. */
import { expect, test } from 'vitest';
import { workdayYear } from '#api/resources/workdays-year.ts';
import { longestBreaks } from '#core/breaks.ts';
import { hoursText } from '#core/duty-hours.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { GET as daysOff } from '#site/converter/days-off.json.ts';
import { almanac } from '#site/data/answers.build.ts';
import { offBy, unpackDaysOff } from '#site/data/days-off.ts';
import { type VisitOptions, visitReady } from './visit.ts';

const LEGAL = { weekend: 'fri', closures: true } as const;

/** With all tools in sight. */
async function opened(options: VisitOptions) {
  const visited = await visitReady({ timezoneId: 'Asia/Tehran', ...options });
  await visited.page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  return visited;
}

const yearOf = (year: number): [Jdn, Jdn] => [
  persian.firstDayOfYear(year),
  (persian.firstDayOfYear(year + 1) - 1) as Jdn,
];

test('the packed holidays count as the API does, every year with every weekend', async () => {
  const workdays = unpackDaysOff(await daysOff().json());
  for (let year = 1347; year <= 1500; year++) {
    const [first, last] = yearOf(year);
    for (const weekend of WEEKENDS) {
      for (const closures of [true, false]) {
        const options = { weekend, closures };
        expect(workdays.count(first, last, options)).toEqual(almanac.workdays.count(first, last, options));
      }
    }
    expect(workdays.bridgeDays(first, last)).toEqual(
      almanac.workdays.bridgeDays(first, last).filter((jdn) => jdn > workdays.firstDay),
    );
  }
});

test('a break is all days off but its leave, cannot be longer, and is the longest there is', () => {
  const { workdays } = almanac;
  const [first, last] = yearOf(1405);
  for (let leave = 1; leave <= 5; leave++) {
    const breaks = longestBreaks(offBy(workdays, LEGAL), [first, last], leave);
    const length = breaks[0]!.last - breaks[0]!.first + 1;
    for (const each of breaks) {
      expect(each.leave).toHaveLength(leave);
      expect(workdays.count(each.first, each.last, LEGAL).workdays).toBe(leave);
      expect(workdays.isWorkday((each.first - 1) as Jdn, LEGAL)).toBe(true);
      expect(workdays.isWorkday((each.last + 1) as Jdn, LEGAL)).toBe(true);
    }
    // Every period that is one day longer contains more workdays.
    for (let day = first; day + length <= last; day++) {
      expect(workdays.count(day as Jdn, (day + length) as Jdn, LEGAL).workdays).toBeGreaterThan(leave);
    }
  }
});

test('an address is answered: a sum in working days, an age, a year of 287 working days', async () => {
  const { page, faults } = await opened({
    path: '/en/converter?start=1402-01-01&add=155&unit=days&since=1402-01-01&until=1402-12-29',
  });
  const sum = page.getByRole('form', { name: 'Add and subtract' });
  expect(await sum.textContent()).toContain('1 Shahrivar 1402');
  expect(await page.getByRole('form', { name: 'Between two dates' }).textContent()).toContain('11 months and 28 days');
  expect(
    await page.getByText('Working days', { exact: true }).locator('xpath=following-sibling::dd').textContent(),
  ).toBe('287');

  await page.getByLabel('Amount').fill('-3');
  await page.getByLabel('Unit').selectOption('workdays');
  const expected = almanac.workdays.add(persian.firstDayOfYear(1402), -3, LEGAL)!;
  const { month, day } = persian.fromJdn(expected);
  expect(new URL(page.url()).search).toContain('add=-3&unit=workdays');
  expect(month).toBe(12);
  expect(await sum.textContent()).toContain(`${day} Esfand 1401`);
  await page.getByLabel('Amount').fill('x');
  expect(await page.getByRole('alert').filter({ hasText: 'whole number' }).count()).toBe(1);
  expect(faults).toEqual([]);
});

test.each([
  ['start=abc&since=1405-12-30&year=14o5', { start: 'could not be read.', since: 'Esfand 1405 has only 29 days.' }],
  ['add=1e9&until=1405/13/1', { amount: 'whole number', until: 'Months are 1 to 12.' }],
])('an invalid URL, ?%s, shows errors and no results for today', async (query, problems) => {
  const { page, faults } = await opened({ path: `/en/converter?${query}` });
  for (const [field, problem] of Object.entries(problems)) {
    expect(await page.locator(`#${field}-problem`).textContent()).toContain(problem);
  }
  for (const part of ['sum', 'span']) expect(await page.locator(`[data-part="${part}"]`).textContent()).toBe('');
  expect(faults).toEqual([]);
});

test('a date of the address may have slashes and Persian digits; without a first date the year is counted', async () => {
  const { page } = await opened({ path: '/converter?start=۱۴۰۳/۱۲/۳۰&add=۱&unit=days&until=1405-01-11' });
  expect(await page.locator('[data-part="sum"]').textContent()).toContain('۱ فروردین ۱۴۰۴');
  expect(await page.locator('[data-span="whole"]').textContent()).toBe('۱۰ روز');
});

test('months are counted in the calendar of the date, which stays in the address', async () => {
  const { page } = await opened({ path: '/en/converter?start=2026-01-31&add=1&unit=months' });
  const sum = page.getByRole('form', { name: 'Add and subtract' });
  expect(await page.locator('#start').inputValue()).toBe('31 January 2026');
  expect(await sum.textContent()).toContain('28 February 2026');
  await page.locator('#start').fill('1 Ramadan 1447');
  await expect.poll(() => new URL(page.url()).searchParams.get('start')).toBe('1447-09-01 AH');
  expect(await sum.textContent()).toContain('1 Shawwal 1447');
});

test('years, months and days, and days alone, in the calendar of the first date', async () => {
  const { page } = await opened({ path: '/en/converter' });
  await page.locator('#since').fill('22 Bahman 1357');
  expect(await page.locator('[data-span="whole"]').textContent()).toBe('47 years, 9 months and 8 days');
  const days = (Date.UTC(2026, 10, 21) - Date.UTC(1979, 1, 11)) / 86_400_000;
  expect(await page.locator('[data-span="days"]').textContent()).toBe(`${days.toLocaleString('en-US')} days`);
  await page.locator('#since').fill('1979-02-11');
  expect(await page.locator('[data-span="whole"]').textContent()).toBe('47 years, 9 months and 10 days');
  await page.locator('#since').fill('1979-02-31');
  await page.locator('#until').focus();
  expect(await page.locator('#since-problem').textContent()).toContain('February 1979 has only 28 days');
  expect(await page.locator('[data-part="span"]').textContent()).toBe('');
});

test('an example fills in its amount and unit', async () => {
  const { page } = await opened({ path: '/en/converter' });
  await page.getByRole('button', { name: 'Cheque in 3 months' }).click();
  await expect.poll(() => new URL(page.url()).search).toContain('add=3&unit=months');
  expect(await page.locator('[data-part="sum"]').textContent()).toContain('21 February 2027');
});

test('the planner starts today', async () => {
  const { page } = await opened({ path: '/converter' });
  const today = persian.toJdn({ year: 1405, month: 8, day: 30 });
  const days = await page
    .locator('#leave [data-day]')
    .evaluateAll((links) => links.map((link) => Number((link as HTMLElement).dataset.day)));
  expect(days.length).toBeGreaterThan(6);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(today);
  expect(Math.max(...days)).toBeLessThan(today + 400);
});

test('the planner follows the weekend of the settings', async () => {
  const { page } = await opened({ path: '/converter?year=1407' });
  const seasons = page.locator('.leave-table tbody');
  expect(await seasons.count()).toBe(4);
  const summer = await seasons.nth(1).locator('[data-day]').first().getAttribute('data-day');
  expect(persian.fromJdn(Number(summer) as Jdn).month).toBeGreaterThanOrEqual(4);
  const before = await seasons.allTextContents();
  await page.locator('#leave [popovertarget="menu"]').click();
  await page.locator('#menu').getByLabel('آخر هفته').selectOption('thu-fri');
  await expect.poll(() => seasons.allTextContents()).not.toEqual(before);
});

test('the hours of the month are those of the weekend whose table is open', async () => {
  const { page } = await visitReady({ path: '/en/workdays', now: '2026-11-28T08:30:00Z', timezoneId: 'Asia/Tehran' });
  const year = workdayYear(1405, almanac);
  const { labour } = year.months[8]!;
  for (const [weekend, title] of [
    ['fri', 'Friday off'],
    ['thu-fri', 'Thursday and Friday off'],
  ] as const) {
    if (weekend !== 'fri') await page.getByText(title, { exact: true }).click();
    const now = page.locator('[data-part="now"]', { hasText: hoursText(labour.duty_minutes[weekend]) });
    expect(await now.textContent()).toContain(`${labour.workdays[weekend]} working days`);
  }
});
