/** /times equals /prayer-times for the same method, and accepts every form of place and date. */
import { expect, test } from 'vitest';
import { ask, get } from '../support/service.ts';

test('a year, a month, a day, today', () => {
  const year = get('/times', { city: 'qom', year: 1403 });
  expect(year.data).toHaveLength(366);
  expect([year.data[0]!.date_sh, year.data.at(-1)!.date_sh]).toEqual(['1403-01-01', '1403-12-30']);
  const month = get('/times', { city: 'qom', year: 1403, month: 12 });
  expect(month.data).toEqual(year.data.slice(336));
  expect(get('/times', { city: 'qom', year: 1403, month: 12, day: 30 }).data).toEqual(year.data.slice(365));
  expect(get('/times', { city: 'qom' }).data.map(({ date_sh }) => date_sh)).toEqual(['1405-08-30']);
});

test('date is a Persian date, a Gregorian one from 1900 on, today or tomorrow there', () => {
  const [known] = get('/times', { city: 'mashhad', year: 1405, month: 9, day: 3 }).data;
  for (const date of ['1405-09-03', '1405/9/3', '۱۴۰۵-۰۹-۰۳', '2026-11-24']) {
    expect(get('/times', { city: 'mashhad', date }).data, date).toEqual([known]);
  }
  const daysAt = (city: string, date: string) =>
    get('/times', { city, date }, Date.UTC(2026, 10, 23, 22)).data.map(({ date_gregorian }) => date_gregorian);
  // At 22:00 UTC the next day has begun in Tehran and not in Toronto.
  expect(daysAt('tehran', 'today')).toEqual(['2026-11-24']);
  expect(daysAt('tehran', 'tomorrow')).toEqual(['2026-11-25']);
  expect(daysAt('toronto', 'today')).toEqual(['2026-11-23']);
});

test.each([
  ['مشهد', 'mashhad'],
  ['Mashad', 'mashhad'],
  ['MASHHAD', 'mashhad'],
  ['نیویورک', 'new-york'],
  ['New York', 'new-york'],
  ['هرات افغانستان', 'herat'],
  ['Tehran, Iran', 'tehran'],
  ['London', 'london'],
])('city=%s is %s', (name, slug) => {
  expect(get('/times', { city: name, date: '2026-11-24' })).toEqual(get('/times', { city: slug, date: '2026-11-24' }));
});

test('a name of several cities is refused with their slugs', () => {
  const refused = (city: string) => ask('/times', { city });
  expect(refused('رودبار')).toMatchObject({
    status: 422,
    body: expect.stringContaining('rudbar-gilan, rudbar-kerman'),
  });
  // The inhabitants of one of the two are not known.
  expect(refused('فیروزکوه')).toMatchObject({ status: 422, body: expect.stringContaining('chaghcharan, firuzkuh') });
});

test('the coordinates of a city in its zone give its times', () => {
  const date = { year: 1405, month: 8, method: 'karachi', asr: 'hanafi' };
  const { city: slug, ...known } = get('/times', { city: 'lahore', ...date });
  const { latitude, longitude, timezone: tz } = known;
  const { city, ...found } = get('/times', { latitude, longitude, tz, ...date });
  expect([slug, city]).toEqual(['lahore', null]);
  expect(found).toEqual(known);
});

test('hanafi asr is later, and the others stay', () => {
  const date = { city: 'kabul', year: 1405, month: 1, day: 1 };
  const { asr: standard, ...others } = get('/times', date).data[0]!.times;
  const { asr: hanafi, ...same } = get('/times', { ...date, asr: 'hanafi' }).data[0]!.times;
  expect(same).toEqual(others);
  expect(hanafi! > standard!).toBe(true);
});

test('coordinates in the number formats of programs are accepted', () => {
  for (const value of [35.69999999999999, 51.38897399999999, 1e-7, -2.5e-8, 0]) {
    const { latitude, longitude } = get('/times', { latitude: value, longitude: -value, tz: 'UTC' });
    expect([latitude, longitude]).toEqual([value, -value || 0]);
  }
});

test('coordinates in digits of every script', () => {
  const latin = ask('/times', 'latitude=35.7&longitude=-51.4&tz=UTC&year=1405&month=1&day=1').body;
  const persian = `latitude=${encodeURIComponent('۳۵٫۷')}&longitude=${encodeURIComponent('−۵۱.۴')}&tz=utc&year=1405&month=1&day=1`;
  expect(ask('/times', persian).body).toBe(latin);
});

test('where the Sun does not reach an angle the answer names the rules, in both languages', () => {
  const { method, rules } = get('/times', { city: 'tromso', year: 1405, month: 4, method: 'mwl' });
  expect(method.name_en).toBe('Muslim World League');
  expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['nearest_latitude:65.5', 'isha:middle_of_night']));
  for (const { name_fa, name_en } of rules) expect(name_fa && name_en).toBeTruthy();
  expect(get('/times', { city: 'tehran', year: 1405, method: 'mwl' }).rules).toEqual([]);
});

test('a time that falls on the next day says so', () => {
  const [day] = get('/times', { city: 'reykjavik', date: '2026-06-21' }).data;
  expect(day!.times.maghrib < day!.times.fajr || day!.times.maghrib < '12:00').toBe(true);
  expect(day!.day_offsets.maghrib).toBe(1);
  expect(get('/times', { city: 'tehran', date: '2026-12-21' }).data[0]!.day_offsets).toEqual({});
});

test('isha is never after midnight, by any rule for short nights', () => {
  for (const high_latitude of ['middle_of_night', 'one_seventh', 'angle_based'] as const) {
    for (const method of ['tehran', 'mwl', 'makkah'] as const) {
      const { data } = get('/times', { city: 'london', year: 2026, month: 6, method, high_latitude });
      for (const { times, day_offsets: next, date_gregorian } of data) {
        const moment = (time: 'isha' | 'midnight') => (next[time] ?? 0) * 24 + Number(times[time].replace(':', '.'));
        expect(moment('isha'), `${high_latitude} ${method} ${date_gregorian}`).toBeLessThanOrEqual(moment('midnight'));
      }
    }
  }
});

test('a Gregorian year and month are those of the Gregorian calendar', () => {
  const { data } = get('/times', { city: 'toronto', year: 2027, month: 2, method: 'isna' });
  expect(data.map(({ date_gregorian }) => date_gregorian).filter((_, index) => index % 27 === 0)).toEqual([
    '2027-02-01',
    '2027-02-28',
  ]);
  expect(get('/times', { city: 'toronto', year: 2027, method: 'isna' }).data).toHaveLength(365);
});

test('local is the method and the asr that are usual in the country of the city, and is named', () => {
  const kabul = get('/times', { city: 'kabul', date: '1405-01-01', method: 'local' });
  expect(kabul).toEqual(get('/times', { city: 'kabul', date: '1405-01-01', method: 'karachi', asr: 'hanafi' }));
  expect(get('/times', { city: 'kabul', date: '1405-01-01', method: 'local', asr: 'standard' }).asr).toBe('standard');
  expect(kabul.method.id).toBe('karachi');
  expect(get('/summary', { city: 'kabul', method: 'local' }).times).toEqual(
    get('/summary', { city: 'kabul', method: 'karachi' }).times,
  );
  expect(ask('/times', 'city=tokyo&method=local')).toMatchObject({
    status: 422,
    body: expect.stringMatching(/no method of Japan is known.*give mwl/),
  });
  expect(ask('/times', 'latitude=35&longitude=51&tz=Asia/Tehran&method=local').body).toContain('only with a city');
});
