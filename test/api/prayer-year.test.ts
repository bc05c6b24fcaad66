/** A year of prayer times equals the endpoint's answers for each day. */
import { describe, expect, test } from 'vitest';
import { PrayerYear } from '#api/schemas/places.ts';
import { csvRows } from '../support/csv.ts';
import { almanac, get, handler, NOW, SITE_URL } from '../support/service.ts';
import { expectWellFormed } from './calendar-bytes.ts';
import { eventsOf } from './parsed-calendar.ts';

const answerOf = (path: string) => handler.answer(path, '', NOW);
const dayOf = (city: string, [year, month, day]: readonly number[]) =>
  get('/prayer-times', { city, year: year!, month: month!, day: day! });

/** A city of Iran, one whose clock changes, one whose nights are short, one far in the north. */
const CITIES = ['tehran', 'new-york', 'london', 'tromso'];

test('a Gregorian year has its own days, with the times of the Persian years', () => {
  const year = (of: number) => PrayerYear.parse(JSON.parse(answerOf(`/api/prayer-times/toronto/${of}.json`).body));
  const { data } = year(2027);
  expect([data[0]!.date_gregorian, data.at(-1)!.date_gregorian, data.length]).toEqual([
    '2027-01-01',
    '2027-12-31',
    365,
  ]);
  const known = [...year(1405).data, ...year(1406).data].filter(({ date_gregorian: day }) => day.startsWith('2027-'));
  expect(data).toEqual(known);
  expect(answerOf('/api/prayer-times/toronto/2027.csv').body.split('\r\n')).toHaveLength(367);
  expect(eventsOf(answerOf('/prayer-times/toronto/2027.ics').body)).toHaveLength(365 * 3);
  for (const edge of [1921, 2121]) expect(year(edge).data[0]!.date_gregorian).toBe(`${edge}-01-01`);
  for (const path of [
    '/api/prayer-times/toronto/1920.json',
    '/prayer-times/toronto/2122.ics',
    '/prayer-times/toronto/1700.ics',
  ]) {
    expect(answerOf(path)).toMatchObject({
      status: 404,
      body: expect.stringContaining('1300 to 1500, and of the Gregorian calendar 1921 to 2121'),
    });
  }
});

describe.each(CITIES)('%s', (slug) => {
  const json = PrayerYear.parse(JSON.parse(answerOf(`/api/prayer-times/${slug}/1405.json`).body));

  test('has every day of the year, with the times of the endpoint', () => {
    expect(json).toMatchObject({ city: slug, timezone: almanac.city(slug)!.zone, year: 1405 });
    expect(json.data).toHaveLength(365);
    for (const day of json.data.filter((_, index) => index % 30 === 0)) {
      const { times, date_gregorian, method } = dayOf(slug, day.date_sh.split('-').map(Number));
      expect(day).toEqual({ date_sh: day.date_sh, date_gregorian, times });
      for (const rule of method.split('; ')) expect(json.method.split('; ')).toContain(rule);
    }
  });

  test('is the same as CSV', () => {
    const { body, contentType } = answerOf(`/api/prayer-times/${slug}/1405.csv`);
    expect(contentType).toBe('text/csv; charset=utf-8');
    const [header, ...lines] = csvRows(body);
    expect(header!.join()).toBe('date_sh,date_gregorian,weekday_en,fajr,sunrise,dhuhr,sunset,maghrib,midnight');
    expect(lines.map((line) => line.toSpliced(2, 1))).toEqual(
      json.data.map(({ date_sh, date_gregorian, times }) => [date_sh, date_gregorian, ...Object.values(times)]),
    );
    expect(lines[0]![2]).toBe('Saturday');
  });

  test('is the same as a calendar: three calls a day at their minute, each naming all six', () => {
    const { body, contentType } = answerOf(`/prayer-times/${slug}/1405.ics`);
    expect(contentType).toBe('text/calendar; charset=utf-8');
    expectWellFormed(body);
    const events = eventsOf(body);
    expect(events).toHaveLength(365 * 3);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: json.timezone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    for (const [index, { times }] of json.data.entries()) {
      const ofDay = events.slice(index * 3, index * 3 + 3);
      expect(ofDay.map(({ startDate }) => clock.format(startDate.toJSDate()))).toEqual([
        times.fajr,
        times.dhuhr,
        times.maghrib,
      ]);
      for (const time of Object.values(times)) expect(ofDay[0]!.description).toContain(time);
    }
    expect(body).toContain(`SOURCE;VALUE=URI:${SITE_URL}/prayer-times/${slug}/1405.ics\r\n`);
  });
});

test.each([
  ['/api/prayer-times/tehran/1299.json', '1300 to 1500'],
  ['/api/prayer-times/tehran/1501.csv', '1300 to 1500'],
  ['/prayer-times/tehran/01405.ics', '1300 to 1500'],
  ['/prayer-times/atlantis/1405.ics', 'atlantis'],
])('%s is 404 that tells why', (path, reason) => {
  expect(handler.routeOf(path)).toBeDefined();
  const { status, body, lifetime } = answerOf(path);
  expect(status).toBe(404);
  expect(lifetime).toBeUndefined();
  expect((JSON.parse(body) as { error: string }).error).toContain(reason);
});

test('forms that do not exist are not the function’s', () => {
  for (const path of ['/prayer-times/tehran/1405.json', '/api/prayer-times/tehran/1405.ics', '/prayer-times/tehran']) {
    expect(handler.routeOf(path), path).toBeUndefined();
  }
});

test('answers under /api/ count against the allowance, calendar files do not', () => {
  expect(handler.routeOf('/api/prayer-times/tehran/1405.json')?.id).toBe('prayer-year');
  expect(handler.routeOf('/api/prayer-times')?.id).toBe('prayer-times');
  for (const path of ['/prayer-times/tehran/1405.ics', '/en/holidays.ics', '/holidays.ics']) {
    expect(handler.routeOf(path), path).toMatchObject({ id: undefined });
  }
});
