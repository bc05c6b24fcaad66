/** Public holidays of years whose lists are known. */
import { expect, test } from 'vitest';
import { get } from '../support/service.ts';

const daysOf = (year: number) => get('/holidays', { year }).data;
const slugsOn = (year: number, month: number, day: number) =>
  daysOf(year)
    .filter(({ month_sh, day_sh }) => month_sh === month && day_sh === day)
    .flatMap(({ events }) => events.map(({ slug }) => slug));
const datesOf = (year: number, slug: string) =>
  daysOf(year)
    .filter(({ events }) => events.some((event) => event.slug === slug))
    .map(({ month_sh, day_sh }) => `${month_sh}/${day_sh}`);

/** Slugs of one-time holidays by government decision. */
const ONCE = /-(1389|1395|1402|1403|1404)$/;

test('the years 1396 to 1405 have 25 to 28 days off by law', () => {
  for (let year = 1396; year <= 1405; year++) {
    const byLaw = daysOf(year).filter(({ events }) => events.some(({ slug }) => !ONCE.test(slug)));
    expect(byLaw.length, String(year)).toBeGreaterThanOrEqual(25);
    expect(byLaw.length, String(year)).toBeLessThanOrEqual(28);
  }
});

/** Holidays as in the official calendar of each year, including Fridays. */
const LISTS: Readonly<Record<number, string>> = {
  1404: `1/1 1/2 1/3 1/4 1/11 1/12 1/13 2/4 3/14 3/15 3/16 3/24 4/14 4/15 5/23 5/31 6/2 6/10 6/19 9/3 10/13 10/27 11/15
    11/22 12/10 12/11 12/12 12/13 12/14 12/15 12/16 12/20 12/29`,
  1403: `1/1 1/2 1/3 1/4 1/12 1/13 1/22 1/23 2/15 3/2 3/14 3/15 3/28 4/5 4/25 4/26 6/4 6/12 6/14 6/22 6/31 9/15 10/25
    11/9 11/22 11/26 12/29 12/30`,
  1402: `1/1 1/2 1/3 1/4 1/12 1/13 1/23 2/2 2/3 2/26 3/14 3/15 4/8 4/16 5/5 5/6 5/11 5/12 6/15 6/23 6/25 7/2 7/11 9/26
    11/5 11/19 11/22 12/6 12/29`,
};

test.each(Object.entries(LISTS))('the days of %s', (year, list) => {
  expect(daysOf(Number(year)).map(({ month_sh, day_sh }) => `${month_sh}/${day_sh}`)).toEqual(list.split(/\s+/));
});

test('two holidays on one day are in one entry', () => {
  expect(slugsOn(1405, 1, 1)).toEqual(['nowruz', 'eid-al-fitr'].sort());
  expect(slugsOn(1403, 1, 13)).toEqual(expect.arrayContaining(['sizdah-bedar', 'imam-ali-martyrdom']));
  expect(datesOf(1405, 'eid-al-fitr')).toEqual(['1/1', '12/19']);
});

test('days are ascending, each once, and all their events are holidays', () => {
  for (let year = 1347; year <= 1577; year += 5) {
    const days = daysOf(year);
    const dates = days.map(({ date_gregorian }) => date_gregorian);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(days.every(({ events }) => events.length > 0 && events.every(({ is_holiday }) => is_holiday))).toBe(true);
  }
});

test('a day is an estimate if a hijri date that is one brings a holiday; days of the Persian calendar never are', () => {
  expect(daysOf(1404).some(({ estimate }) => estimate)).toBe(false);
  expect(daysOf(1405).some(({ estimate }) => estimate)).toBe(false);
  const next = daysOf(1406);
  expect(next.find(({ month_sh, day_sh }) => month_sh === 1 && day_sh === 1)?.estimate).toBe(false);
  expect(next.filter(({ estimate }) => estimate).length).toBeGreaterThanOrEqual(14);
  for (const { estimate, events } of next) {
    const persian = events.every(({ slug }) =>
      /^nowruz|republic|sizdah|khomeini|khordad|revolution|oil|last-day/.test(slug),
    );
    expect(estimate).toBe(!persian && !events.some(({ slug }) => slug === 'imam-sadiq-martyrdom'));
  }
});
