/** The package agrees with the API on every day of 1347 to 1500. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { STATIC_YEARS, yearsOf } from '#api/base/ranges.ts';
import type { BuildContext } from '#api/resources/resource.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { PRAYER_METHODS } from '#core/prayer-methods.ts';
import { prayerTimes } from '#core/prayer-times.ts';
import { createZone, type Zone } from '#core/time-zone.ts';
import { WEEKENDS } from '#core/weekends.ts';
import type { AnyDate } from '#package/holidays.ts';
import type { PrayerMethod } from '#package/prayer-times.ts';
import { resourceAt } from '../support/resource-at.ts';
import { almanac, get } from '../support/service.ts';

const { resolve } = createRequire(`${inject('packageFolder')}/`);
const installed = async <T>(path: string): Promise<T> => (await import(pathToFileURL(resolve(path)).href)) as T;

const root = await installed<typeof import('#package/index.ts')>('salnama');
const hijri = await installed<typeof import('#package/hijri.ts')>('salnama/hijri');
const holidays = await installed<typeof import('#package/holidays.ts')>('salnama/holidays');
const titles = await installed<typeof import('#package/holidays-titles.ts')>('salnama/holidays/titles');
const workdays = await installed<typeof import('#package/workdays.ts')>('salnama/workdays');
const occasions = await installed<typeof import('#package/occasions.ts')>('salnama/occasions');
const nowruz = await installed<typeof import('#package/nowruz.ts')>('salnama/nowruz');
const cities = await installed<typeof import('#package/cities.ts')>('salnama/cities');
const client = await installed<typeof import('#package/client.ts')>('salnama/client');
const prayers = await installed<typeof import('#package/prayer-times.ts')>('salnama/prayer-times');

const YEARS = [...yearsOf(STATIC_YEARS)];
const firstOf = (year: number) => persian.firstDayOfYear(year);
const lastOf = (year: number) => addDays(firstOf(year + 1), -1);
const DAYS = Array.from(
  { length: firstOf(STATIC_YEARS.last + 1) - firstOf(STATIC_YEARS.first) },
  (_, day) => (firstOf(STATIC_YEARS.first) + day) as Jdn,
);

const METHOD_IDS = PRAYER_METHODS.map(({ id }): PrayerMethod => id);

/** Compares 56,000 days faster than with one `expect` per day. */
const same = (what: string, ours: unknown, theirs: unknown) => {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect({ [what]: ours }).toEqual({ [what]: theirs });
};

test('the dates of every day', () => {
  expect(DAYS.length).toBe(56_247);
  for (const jdn of DAYS) {
    const date = persian.fromJdn(jdn);
    const theirs = gregorian.fromJdn(jdn);
    same('persianToGregorian', root.persianToGregorian(date), theirs);
    same('gregorianToPersian', root.gregorianToPersian(theirs), date);
    same('imperialToPersian', root.imperialToPersian(root.persianToImperial(date)), date);
    same('persianWeekday', root.persianWeekday(date), daysSinceSaturday(jdn) + 1);
    const islamic = almanac.hijri.fromJdn(jdn);
    const { year, month, basis } = islamic;
    const estimate = basis === 'estimate';
    same('persianToHijri', hijri.persianToHijri(date), { ...islamic, estimate });
    same('gregorianToHijri', hijri.gregorianToHijri(theirs), { ...islamic, estimate });
    same('hijriToPersian', hijri.hijriToPersian(islamic), { ...date, basis, estimate });
    same('hijriMonthLength', hijri.hijriMonthLength(year, month), almanac.hijri.monthLength(year, month));
  }
});

interface Found {
  readonly data: readonly { readonly slug: string }[];
}

const MAX_FOUND = 50;
const found = (path: string, q: string): string[] =>
  get<Found>(path, { q, limit: String(MAX_FOUND) }).data.map(({ slug }) => slug);
const first = (list: readonly { readonly slug: string }[]): string[] =>
  list.slice(0, MAX_FOUND).map(({ slug }) => slug);

test.each(['Esfahan', 'طهران', 'Köln', 'San Jose', 'mashahd', '-'])(
  'cities named %s are found as the service finds them',
  (q) => {
    expect(first(cities.findCities(q))).toEqual(found('/cities', q));
  },
);

test.each([...['norooz', 'nowrooz', 'يلدا', 'مادر', 'eid fitr', 'ashoora', '۱۳ آبان', 'world day', 'qqqq', 'a']])(
  'occasions named %s are found as the service finds them',
  (q) => {
    expect(first(occasions.findOccasions(q))).toEqual(found('/search', q));
  },
);

test('only a text is searched for', () => {
  const none = undefined as unknown as string;
  expect(() => cities.findCities(none)).toThrow(new RangeError('text: undefined is not allowed; give a text'));
  expect(() => occasions.findOccasions(none)).toThrow(RangeError);
});

test('hijri dates of the first and last days of all', () => {
  const { FIRST_DAY, LAST_DAY } = persian;
  for (const jdn of [FIRST_DAY, addDays(FIRST_DAY, 400), addDays(LAST_DAY, -400), LAST_DAY]) {
    expect(hijri.persianToHijri(persian.fromJdn(jdn))).toMatchObject(almanac.hijri.fromJdn(jdn));
  }
});

const isHoliday = ({ isHoliday }: { isHoliday: boolean }) => isHoliday;

test('the holidays of a Gregorian year are those of the service', () => {
  const { files } = resourceAt('/api/holidays/gregorian/{year}.json');
  const built = [...files!({ almanac, now: 0, siteUrl: '' } as BuildContext)];
  expect(built).toHaveLength(153);
  for (const { body } of built) {
    const { year, data } = body as { year: number; data: { date_gregorian: string; estimate: boolean }[] };
    same(
      `holidays of ${year}`,
      holidays.holidaysOfGregorianYear(year),
      data.map(({ date_gregorian: date, estimate }) => ({
        date,
        ...persian.fromJdn(gregorian.fromIsoDate(date)),
        estimate,
      })),
    );
  }
  expect(() => holidays.holidaysOfGregorianYear(1405)).toThrow('year: 1405 is not allowed');
});

describe('every function takes a date in the form that a program has it in', () => {
  const nowruz1405 = { year: 1405, month: 1, day: 1 };
  // Midnight in Tehran, when London still has the previous day.
  const midnight = new Date('2026-03-20T20:30:00Z');
  const place = { latitude: 35.69, longitude: 51.42 };
  const FUNCTIONS: Readonly<Record<string, (date: AnyDate) => unknown>> = {
    isHoliday: holidays.isHoliday,
    isWorkday: (date) => workdays.isWorkday(date),
    countWorkdays: (date) => workdays.countWorkdays(date, '1405-02-01'),
    addWorkdays: (date) => workdays.addWorkdays(date, 3),
    occasionsOn: (date) => occasions.occasionsOn(date),
    prayerTimes: (date) => prayers.prayerTimes(place, date),
    persianToGregorian: root.persianToGregorian,
    persianToImperial: root.persianToImperial,
    persianToHijri: hijri.persianToHijri,
    persianWeekday: root.persianWeekday,
    dayOfPersianYear: root.dayOfPersianYear,
    weekOfPersianYear: root.weekOfPersianYear,
    addDays: (date) => root.addDays(date, 1),
    addMonths: (date) => root.addMonths(date, -1),
    addYears: (date) => root.addYears(date, 1),
    difference: (date) => root.difference(date, '1410-12-29'),
    formatPersian: (date) => root.formatPersian(date),
  };

  test.each(Object.entries(FUNCTIONS))('%s', (_, call) => {
    const expected = call(nowruz1405);
    for (const date of [
      { calendar: 'persian', ...nowruz1405 },
      { calendar: 'gregorian', year: 2026, month: 3, day: 21 },
      '2026-03-21',
      '1405-01-01',
      '1405-1-1',
      { date: midnight, timeZone: 'Asia/Tehran' },
    ] as const) {
      expect(call(date), JSON.stringify(date)).toEqual(expected);
    }
    for (const [date, told] of [
      ['2026-02-30', 'date: "2026-2-30" is not allowed; give a Gregorian date of the Persian years'],
      ['1405-12-30', 'day: 30 is not allowed; give a whole number from 1 to 29'],
      ['26-3-21', 'date: "26-3-21" is not allowed; give YYYY-MM-DD'],
      [{ year: 99, month: 3, day: 21, calendar: 'gregorian' }, 'date: "99-3-21" is not allowed'],
      [{ year: 2026.5, month: 3, day: 21, calendar: 'gregorian' }, 'date: "2026.5-3-21" is not allowed'],
      [{ ...nowruz1405, calendar: 'hijri' }, 'calendar: "hijri" is not allowed'],
      [{ year: 2026, month: 3, day: 32 }, RangeError],
      [midnight, "date: a Date is not allowed; give { date, timeZone: 'Asia/Tehran' }"],
      [{ date: new Date(Number.NaN), timeZone: 'Asia/Tehran' }, 'give a valid Date'],
      [{ date: midnight, timeZone: 'Tehran' }, 'timeZone: "Tehran" is not allowed'],
    ] as const) {
      expect(() => call(date as string), JSON.stringify(date)).toThrow(told);
    }
  });

  test('gregorianTo… read objects and texts as Gregorian', () => {
    for (const date of [{ year: 1850, month: 3, day: 21 }, '1850-03-21'] as const) {
      expect(root.gregorianToPersian(date)).toEqual({ year: 1229, month: 1, day: 1 });
      expect(hijri.gregorianToHijri(date)).toMatchObject({ year: 1266, month: 5 });
    }
    expect(root.gregorianToPersian({ date: midnight, timeZone: 'Europe/London' })).toEqual({
      year: 1404,
      month: 12,
      day: 29,
    });
  });

  test('a day or year outside is refused, a Gregorian year as what it is', () => {
    expect(() => holidays.isHoliday('1968-03-20')).toThrow('give a Gregorian date of the Persian years 1347 to 1500');
    expect(() => holidays.isHoliday('1346-12-29')).toThrow('give a Persian year from 1347 to 1500');
    for (const call of [holidays.holidaysOf, titles.holidaysOf, workdays.bridgeDays]) {
      expect(() => call(2027)).toThrow('year: 2027 is not allowed; give a Persian year from 1347 to 1500');
    }
  });
});

test('formatPersian writes a date in words', () => {
  const inWords = (text: string, language: 'fa' | 'fa-AF' = 'fa') =>
    root.formatPersian(text, { words: true, language });
  expect(inWords('1405-09-06')).toBe('ششم آذر یک‌هزار و چهارصد و پنج');
  expect(inWords('1399-12-30')).toBe('سی‌ام اسفند یک‌هزار و سیصد و نود و نه');
  expect(inWords('1400-01-23')).toBe('بیست و سوم فروردین یک‌هزار و چهارصد');
  expect(inWords('1316-02-31', 'fa-AF')).toBe('سی و یکم ثور یک‌هزار و سیصد و شانزده');
  expect(() => root.formatPersian('1405-09-06', { words: true, language: 'en' })).toThrow('one of fa, fa-AF');
});

test('each module tells its years and its data', () => {
  for (const module of [root, hijri, holidays, titles, workdays, occasions, nowruz, prayers, cities, client]) {
    expect(module.YEARS.first).toBeLessThan(module.YEARS.last);
    expect(module.dataVersion).toBe(almanac.dataset.version);
    const [year, month] = almanac.lastPublishedHijriMonth;
    expect(module.lastAnnouncedMonth).toEqual({ year, month });
  }
});

test('the holidays of every day, with their titles', () => {
  const off = new Set<Jdn>();
  for (const year of YEARS) {
    const byDay = Map.groupBy(almanac.occasions.inYear(year).filter(isHoliday), ({ jdn }) => jdn);
    const theirs = [...byDay].map(([jdn, occurrences]) => {
      off.add(jdn);
      const { month, day } = persian.fromJdn(jdn);
      const estimate = occurrences.some((occurrence) => occurrence.estimate);
      const named = occurrences.map(({ occasion: { slug, title_fa, title_en } }) => ({
        slug,
        fa: title_fa,
        en: title_en,
      }));
      return { month, day, estimate, titles: named };
    });
    same(`titles of ${year}`, titles.holidaysOf(year), theirs);
    const untitled = theirs.map(({ month, day, estimate }) => ({ month, day, estimate }));
    same(`holidays of ${year}`, holidays.holidaysOf(year), untitled);
  }
  for (const jdn of DAYS) same('isHoliday', holidays.isHoliday(persian.fromJdn(jdn)), off.has(jdn));
});

test('the workdays of every day, and bridge days', () => {
  for (const options of WEEKENDS.flatMap((weekend) => [true, false].map((closures) => ({ weekend, closures })))) {
    for (const jdn of DAYS) {
      same('isWorkday', workdays.isWorkday(persian.fromJdn(jdn), options), almanac.workdays.isWorkday(jdn, options));
    }
    for (const year of [1347, 1402, 1404, 1500]) {
      const [from, to] = [persian.fromJdn(firstOf(year)), persian.fromJdn(lastOf(year))];
      const count = almanac.workdays.count(firstOf(year), lastOf(year), options).workdays;
      same('count', workdays.countWorkdays(from, to, options), count);
      const step = year === 1500 ? -300 : 300;
      const added = persian.fromJdn(almanac.workdays.add(firstOf(year), step, options)!);
      same('add', workdays.addWorkdays(from, step, options), added);
    }
  }
  for (const year of YEARS) {
    const theirs = almanac.workdays.bridgeDays(firstOf(year), lastOf(year)).map((jdn) => persian.fromJdn(jdn));
    const days = theirs.map(({ month, day }) => ({ month, day }));
    same('bridgeDays', workdays.bridgeDays(year), days);
  }
});

test.each(['labour', 'offices', 'banks', 'exchange'] as const)('the workdays of %s, nationwide', (sector) => {
  const from = { year: 1399, month: 1, day: 1 };
  const to = { year: 1405, month: 12, day: 29 };
  const counted = almanac
    .workdaysOf({ sector })
    .count(persian.toJdn(from), persian.toJdn(to), { weekend: 'own', closures: true });
  expect(workdays.countWorkdays(from, to, { sector })).toBe(counted.workdays);
});

test('closures may be told as in the API, and a step beyond the years is refused with its bounds', () => {
  const [from, to] = [
    { year: 1402, month: 1, day: 1 },
    { year: 1402, month: 12, day: 29 },
  ];
  expect(workdays.countWorkdays(from, to, { closures: 'no' })).toBe(289);
  expect(workdays.countWorkdays(from, to, { closures: 'yes' })).toBe(287);
  const late = { year: 1500, month: 12, day: 20 };
  const allowed = /^n: (100|0) is not allowed; give a whole number from -\d+ to \d, but not 0$/;
  for (const n of [100, 0]) expect(() => workdays.addWorkdays(late, n)).toThrow(allowed);
  const most = workdays.countWorkdays({ ...late, day: 21 }, { ...late, day: 29 });
  expect(workdays.addWorkdays(late, most).year).toBe(1500);
  expect(() => workdays.addWorkdays(late, most + 1)).toThrow(RangeError);
  expect(() => workdays.countWorkdays(to, from)).toThrow('to: "1402-01-01" is not allowed');
});

test('occasions, moments of Nowruz and prayer times', () => {
  for (const year of [979, 1347, 1404, 1405, 1500, 1577]) {
    const theirs = almanac.occasions.inYear(year).map(({ jdn, occasion, isHoliday, estimate }) => {
      const { month, day } = persian.fromJdn(jdn);
      const { slug, title_fa, title_en, category } = occasion;
      return { month, day, slug, fa: title_fa, en: title_en, category, isHoliday, estimate };
    });
    same('occasionsOf', occasions.occasionsOf(year, { categories: 'all' }), theirs);
    const isListed = ({ isHoliday, category }: (typeof theirs)[number]) => isHoliday || category === 'fun';
    same('categories', occasions.occasionsOf(year, { categories: ['fun'] }), theirs.filter(isListed));
  }
  expect(occasions.occasionsOn('1405-09-07')).toEqual(
    occasions.occasionsOn('1405-09-07', { categories: ['national', 'religious', 'cultural'] }),
  );
  expect(() => occasions.occasionsOn('1405-09-07', { categories: ['none' as 'fun'] })).toThrow(
    'categories: "none" is not allowed; give one of national',
  );
  for (let year = 979; year <= 1577; year++) {
    same('nowruz', nowruz.nowruzMoment(year).getTime(), almanac.equinox(year)!.moment);
  }
  expect(() => nowruz.nowruzMoment(1578)).toThrow('year: 1578 is not allowed; give a Persian year from 979 to 1577');
  const date = { year: 1405, month: 8, day: 30 };
  const theirs = prayerTimes(
    { latitudeDegrees: 35.6892, longitudeDegrees: 51.389 },
    persian.toJdn(date),
    createZone('Asia/Tehran').offsetMinutesAt,
  );
  const place = { latitude: 35.6892, longitude: 51.389 };
  const ours = prayers.prayerTimes(place, date, { timeZone: 'Asia/Tehran' });
  expect(ours.fajr.getTime()).toBe(Math.floor(theirs.fajr));
  expect(ours.midnight.getTime()).toBe(Math.floor(theirs.midnight));
  const inOrder = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight', 'rules'];
  expect(Object.keys(ours)).toEqual(inOrder);
  expect(() => prayers.prayerTimes(place, date, { timeZone: 'Nowhere' })).toThrow('timeZone: "Nowhere" is not allowed');
});

const PLACES = [
  ['tehran', 'Asia/Tehran', 'standard'],
  ['tehran', 'Asia/Tehran', 'hanafi'],
  ['jakarta', 'Asia/Jakarta', 'standard'],
  ['new-york', 'America/New_York', 'hanafi'],
  ['london', 'Europe/London', 'standard'],
  ['tromso', 'Europe/Oslo', 'standard'],
] as const;

test.each(METHOD_IDS.flatMap((method) => PLACES.map((place) => [method, ...place] as const)))(
  'prayer times by %s of %s are those of /api/times',
  (method, city, timeZone, asr) => {
    const { data, latitude, longitude } = get('/times', { city, year: 1405, method, asr });
    expect(data.length).toBe(365);
    const zone = createZone(timeZone);
    for (const { date_sh, times } of data) {
      const [year, month, day] = date_sh.split('-').map(Number) as [number, number, number];
      const { rules: _, ...ours } = prayers.prayerTimes(
        { latitude, longitude },
        { year, month, day },
        { timeZone, method, asr },
      );
      const clocks = Object.fromEntries(Object.entries(ours).map(([name, moment]) => [name, clockAt(zone, moment)]));
      same(`${city} ${date_sh}`, clocks, times);
    }
  },
);

/** HH:MM on the local clock, to the nearest minute. */
function clockAt(zone: Zone, moment: Date): string {
  const minutes = Math.round(moment.getTime() / 60_000) + zone.offsetMinutesAt(moment.getTime());
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

describe('the client', () => {
  const asked = async (baseUrl: string) => {
    let address = '';
    const fetch = async (url: string) => {
      address = url;
      return new Response('{}');
    };
    await client.createClient({ baseUrl, fetch }).today!();
    return address;
  };

  test.each([
    ['https://salnama.example', 'https://salnama.example/api/today'],
    ['https://salnama.example//', 'https://salnama.example/api/today'],
    ['https://salnama.example/api/', 'https://salnama.example/api/today'],
    ['https://salnama.example/calendar/api', 'https://salnama.example/calendar/api/today'],
    ['https://api/', 'https://api/api/today'],
    ['', '/api/today'],
  ])('of %s asks %s', async (baseUrl, address) => expect(await asked(baseUrl)).toBe(address));

  test.each([
    [200, '<!doctype html>', 'no JSON at https://salnama.example/api/today'],
    [502, '<!doctype html>', 'status 502'],
    [422, '{"error":"tz: wrong"}', 'tz: wrong'],
  ])('throws what stands in an answer of %i %s', async (status, body, message) => {
    const { today } = client.createClient({
      baseUrl: 'https://salnama.example',
      fetch: async () => new Response(body, { status }),
    });
    await expect(today!()).rejects.toMatchObject({ name: 'SalnamaError', status, message });
  });
});
