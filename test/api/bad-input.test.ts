/** Invalid input of each endpoint gets 422 with a message that names the parameter, the value and the allowed values. */
import { describe, expect, test } from 'vitest';
import { namedSchemas } from '#api/render/json-schema.ts';
import { ENDPOINTS } from '#api/table.ts';
import { toLatinDigits } from '#core/digits.ts';
import { samplesOf } from '../support/samples.ts';
import { ask } from '../support/service.ts';

const errorOf = (path: string, query: string): { status: number; error: string } => {
  const { status, body, lifetime } = ask(path, query);
  const parsed = JSON.parse(body) as { error: string };
  expect(Object.keys(parsed)).toEqual(['error']);
  expect(lifetime).toBeUndefined();
  return { status, error: parsed.error };
};

/** [query, parameter, further parts of the message] */
type Case = readonly [query: string, parameter: string, ...parts: string[]];

/** Returns a case for each kind of invalid number; the rest of the query is valid. */
const badNumbers = (rest: string, name: string, allowed: string): Case[] => {
  const prefix = rest === '' ? '' : `${rest}&`;
  const bad = (raw: string, shown: string): Case => [`${prefix}${name}=${raw}`, name, shown, allowed];
  return [
    bad('', '""'),
    bad('x', '"x"'),
    bad('1x', '"1x"'),
    bad('%2B5', '"+5"'),
    bad('-5', '"-5"'),
    bad('5.0', '"5.0"'),
    bad('5.5', '"5.5"'),
    bad('5e0', '"5e0"'),
    bad('0x5', '"0x5"'),
    bad('%205', '" 5"'),
    bad('5%20', '"5 "'),
    bad('+5', '" 5"'),
    bad('5%2C000', '"5,000"'),
    bad('%DB%B5.%DB%B0', '"۵.۰"'),
    bad('NaN', '"NaN"'),
    bad('Infinity', '"Infinity"'),
    bad('null', '"null"'),
    // Devanagari digits are not accepted.
    bad('%E0%A5%AB', '"५"'),
    [`${prefix}${name}=5&${name}=5`, name, 'once'],
    [`${prefix}${name}[]=5&${name}=`, `${name}[]`, `did you mean ${name}?`],
  ];
};

const outOfRange = (rest: string, name: string, values: readonly (number | string)[], allowed: string): Case[] =>
  values.map((value) => [`${rest === '' ? '' : `${rest}&`}${name}=${value}`, name, `"${value}"`, allowed]);

const badZones = (rest: string): Case[] =>
  [
    ...[
      '',
      'Tehran',
      'Asia',
      'Asia/',
      'Asia/Teheran',
      'local',
      '%2B03:30',
      '+03:30',
      '-05:00',
      '%2B0330',
      '03:30',
      'Z',
    ],
    // the last with the sign of Kelvin, whose small letter is a k
    ...['UTC%2B3', '../etc', '../UTC', 'Asia%2FTehran%00', '3.5', 'Asia/To%E2%84%AAyo'],
  ]
    .map((zone): Case => [`${rest}tz=${zone}`, 'tz', 'Asia/Tehran'])
    .concat([[`${rest}tz=UTC&tz=UTC`, 'tz', 'once']]);

const CASES: Readonly<Record<string, readonly Case[]>> = {
  '/today': [...badZones(''), ['tz=Tehran', 'tz', 'did you mean Asia/Tehran?']],
  '/convert': [
    ['', 'from', 'missing', 'sh, gregorian, hijri, pahlavi'],
    ['from=sh&month=1&day=1', 'year', 'missing', 'from 1 to 3000 for sh', 'from 622 to 3622 for gregorian'],
    ['from=sh&month=1&day=1', 'year', 'missing', 'from 0 to 3092 for hijri', 'from 1181 to 4180 for pahlavi'],
    ['from=sh&year=1405&day=1', 'month', 'missing', 'from 1 to 12'],
    ['from=sh&year=1405&month=1', 'day', 'missing', 'from 1 to 31'],
    ...['', 'persian', 'SH', 'jalali', 'sh,hijri', 'toString'].map(
      (from): Case => [`from=${from}&year=1405&month=1&day=1`, 'from', `"${from}"`, 'sh, gregorian, hijri, pahlavi'],
    ),
    ['from=sh&from=sh&year=1405&month=1&day=1', 'from', 'once'],
    ['from=jalali&year=1405&month=1&day=1', 'from', 'did you mean sh?'],
    ...badNumbers('from=sh&month=1&day=1', 'year', 'whole number'),
    ...badNumbers('from=sh&year=1405&day=1', 'month', 'from 1 to 12'),
    ...badNumbers('from=sh&year=1405&month=1', 'day', 'from 1 to 31'),
    ...outOfRange('from=sh&year=1405&day=1', 'month', [0, 13, '99999999999999999999'], 'from 1 to 12'),
    ...outOfRange('from=sh&year=1405&month=1', 'day', [0, 32], 'from 1 to 31'),
    ...outOfRange(
      'from=sh&month=1&day=1',
      'year',
      [0, 3001, 4181, 9999, '99999999999999999999'],
      'from 1 to 3000 for sh',
    ),
    ...outOfRange('from=pahlavi&month=1&day=1', 'year', [0, 1180, 4181, 10_000], 'from 1181 to 4180 for pahlavi'),
    ...outOfRange('from=gregorian&month=1&day=1', 'year', [0, 621, 3623, 4181], 'from 622 to 3622 for gregorian'),
    ...outOfRange('from=hijri&month=1&day=1', 'year', [3093, 4181], 'from 0 to 3092 for hijri'),
    ['from=sh&year=1404&month=12&day=30', 'day', '"30"', 'from 1 to 29', 'Esfand 1404'],
    ['from=sh&year=1403&month=7&day=31', 'day', '"31"', 'from 1 to 30', 'Mehr 1403'],
    ['from=pahlavi&year=2584&month=12&day=30', 'day', '"30"', 'from 1 to 29', 'Esfand 2584'],
    ['from=gregorian&year=2025&month=2&day=29', 'day', '"29"', 'from 1 to 28', 'February 2025'],
    ['from=gregorian&year=2026&month=11&day=31', 'day', '"31"', 'from 1 to 30', 'November 2026'],
    // Safar 1448 had 29 days in Iran; no hijri month has 31.
    ['from=hijri&year=1448&month=2&day=30', 'day', '"30"', 'from 1 to 29', 'Safar 1448'],
    ['from=hijri&year=1447&month=1&day=31', 'day', '"31"', 'from 1 to', 'Muharram 1447'],
    // The days next to 1 Farvardin 1 and 30 Esfand 3000.
    ['from=gregorian&year=622&month=3&day=21', 'day', '622-3-21', '622-3-22'],
    ['from=gregorian&year=3622&month=3&day=21', 'day', '3622-3-21', '3622-3-20'],
    ['from=hijri&year=0&month=8&day=29', 'day', '0-8-29', '0-8-30'],
    ['from=hijri&year=3092&month=12&day=1', 'day', '3092-12-1', '3092-9-24'],
  ],
  '/holidays': [
    ...badNumbers('', 'year', 'from 1347 to 1577'),
    ...outOfRange('', 'year', [0, 1346, 1578, 9999], 'from 1347 to 1577'),
  ],
  '/events': [
    ['', 'month_sh', 'missing', 'from 1 to 12'],
    ['year=1405', 'month_sh', 'missing', 'from 1 to 12'],
    ...badNumbers('', 'month_sh', 'from 1 to 12'),
    ...badNumbers('month_sh=1', 'year', 'from 979 to 1577'),
    ...badNumbers('month_sh=1', 'day_sh', 'from 1 to 31'),
    ...outOfRange('', 'month_sh', [0, 13], 'from 1 to 12'),
    ...outOfRange('month_sh=1', 'year', [978, 1578], 'from 979 to 1577'),
    ...outOfRange('month_sh=1', 'day_sh', [0, 32], 'from 1 to 31'),
    ['month_sh=7&day_sh=31', 'day_sh', '"31"', 'from 1 to 30', 'month 7 of 1405'],
    ['month_sh=12&year=1404&day_sh=30', 'day_sh', '"30"', 'from 1 to 29', 'month 12 of 1404'],
    ...['', 'National', 'holiday', 'national,fun'].map(
      (name): Case => [`month_sh=1&category=${name}`, 'category', `"${name}"`, 'national, religious, cultural, global'],
    ),
    ['month_sh=1&category=fun&category=fun', 'category', 'once'],
  ],
  '/calendar': [
    ['', 'year', 'missing', 'from 979 to 1577'],
    ['year=1405', 'month', 'missing', 'from 1 to 12'],
    ['month=1', 'year', 'missing', 'from 979 to 1577'],
    ...badNumbers('month=1', 'year', 'from 979 to 1577'),
    ...badNumbers('year=1405', 'month', 'from 1 to 12'),
    ['year=1405&month=mehr', 'month', 'did you mean 7?'],
    ...outOfRange('month=1', 'year', [978, 1578], 'from 979 to 1577'),
    ...outOfRange('year=1405', 'month', [0, 13], 'from 1 to 12'),
  ],
  '/nowruz': [
    ['', 'year_sh', 'missing'],
    ['tz=UTC', 'year_sh', 'missing'],
    ['year_sh=1405', 'tz', 'missing', 'Asia/Tehran'],
    ...badNumbers('tz=UTC', 'year_sh', 'whole number'),
    ...badZones('year_sh=1405&'),
  ],
  '/prayer-times': [
    ['', 'city', 'missing', '/timezones'],
    ...['', 'atlantis', 'تهران', 'tehran%20', '../tehran', 'constructor'].map(
      (slug): Case => [`city=${slug}`, 'city', '/timezones'],
    ),
    ['city=tehran&city=tehran', 'city', 'once'],
    ['city=%D9%82%D9%85&date=2026-11-24', 'date', 'use /api/times?city=%D9%82%D9%85&date=2026-11-24'],
    ['city=%D9%82%D9%85', 'city', 'did you mean qom?'],
    [`city=%D9%82%D9%85&day=${'9'.repeat(1500)}`, 'city', 'did you mean qom?'],
    ['city=Mashad', 'city', 'did you mean mashhad?'],
    ['city=qom&year=2026&month=11&day=24', 'year', 'use /api/times?city=qom&year=2026&month=11&day=24'],
    ['city=qom&date=2026-11-24', 'date', 'use /api/prayer-times?city=qom&year=1405&month=9&day=3'],
    ...badNumbers('city=tehran&month=1&day=1', 'year', 'from 1300 to 1500'),
    ...badNumbers('city=tehran&year=1405&day=1', 'month', 'from 1 to 12'),
    ...badNumbers('city=tehran&year=1405&month=1', 'day', 'from 1 to 31'),
    ...outOfRange('city=tehran&month=1&day=1', 'year', [1299, 1501], 'from 1300 to 1500'),
    ...outOfRange('city=tehran&year=1405&day=1', 'month', [0, 13], 'from 1 to 12'),
    ...outOfRange('city=tehran&year=1405&month=1', 'day', [0, 32], 'from 1 to 31'),
    ['city=tehran&year=1404&month=12&day=30', 'day', '"30"', 'from 1 to 29', 'month 12 of 1404'],
    ['city=tehran&year=1405', 'month, day', 'missing', 'together'],
    ['city=tehran&month=1', 'year, day', 'missing', 'together'],
    ['city=tehran&day=1', 'year, month', 'missing', 'together'],
    ['city=tehran&year=1405&month=1', 'day', 'missing', 'together'],
    ['city=tehran&year=1405&day=1', 'month', 'missing', 'together'],
    ['city=tehran&month=1&day=1', 'year', 'missing', 'together'],
  ],
  '/timezones': [
    ...['', 'I', 'IRN', 'I1', 'ایران', 'I%20', '98'].map(
      (code): Case => [`country_code=${code}`, 'country_code', 'two Latin letters'],
    ),
    ['country_code=IR&country_code=IR', 'country_code', 'once'],
  ],
  '/day': [
    ['date=1405-13-01', 'date', '1405-13-01', 'from 1 to 12'],
    ['date=1405-0-01', 'date', '1405-00-01', 'from 1 to 12'],
    ['date=1404-12-30', 'date', '1404-12-30', '1 to 29, the days of Esfand 1404 (sh)'],
    ['date=1405-01-00', 'date', '1405-01-00', '1 to 31'],
    ['date=1346-12-29', 'date', '1346-12-29', 'from 1347-01-01 to 1577-12-30 (sh)'],
    ['date=1578-01-01', 'date', '1578-01-01', 'from 1347-01-01 to 1577-12-30 (sh)'],
    ['date=2026-07-31&calendar=sh', 'date', '2026-07-31', '(sh); for a Gregorian date leave calendar out'],
    ['date=2585-01-01', 'date', '2585-01-01', '(gregorian); for an Imperial date give calendar=pahlavi'],
    ['date=1968-03-20&calendar=gregorian', 'date', '1968-03-20', 'from 1968-03-21 to'],
    ['date=2027-02-29&calendar=gregorian', 'date', '2027-02-29', '1 to 28, the days of February 2027 (gregorian)'],
    ['date=1447-09-31&calendar=hijri', 'date', '1447-09-31', '(hijri)'],
    ['date=2026-11-24T08:00:00Z', 'date', 'did you mean 2026-11-24?'],
    ['date=14050903', 'date', 'did you mean 1405-09-03?'],
    ['weekend=friday', 'weekend', 'did you mean fri?'],
    ...['1405-1/1', '14050101', '-1405-01-01'].map((date): Case => [`date=${date}`, 'date', date, 'YYYY-MM-DD']),
  ],
  '/range': [
    ['from=1405-01-01&to=1406-02-05', 'to', '400 days'],
    ['from=1405-01-02&to=1405-01-01', 'to', 'on or after from'],
    ['from=1405-01-01', 'to', 'missing', 'YYYY-MM-DD'],
    ['to=1405-01-01', 'from', 'missing', 'YYYY-MM-DD'],
    ['from=1405-01-01&to=1405-01-32', 'to', '1 to 31'],
    ['from=2026-02-29&to=2026-03-01&calendar=gregorian', 'from', '1 to 28'],
  ],
  '/next': [
    ['slug=no-such', 'slug', '"no-such"'],
    ['slug=nowruz&category=fun', 'slug, category', 'given together'],
    ['category=none', 'category', '"none"'],
    ['category=holiday', 'category', 'leave category out for official holidays'],
    ...outOfRange('', 'limit', [0, 1000], ''),
    ['tz=Nowhere', 'tz', '"Nowhere"'],
  ],
  '/workdays': [
    ['', 'to, add', 'missing'],
    ['from=1405-01-01', 'to, add', 'missing'],
    ['to=1405-12-01&add=1', 'to, add', 'both'],
    ...outOfRange('', 'add', [2001, -2001, 1.5], ''),
    ['add=%2B%2B5', 'add', '"++5"'],
    ['from=1405-09-12&days=20&sector=banks', 'days', 'use /api/add?from=1405-09-12&days=20&sector=banks'],
    ['from=1405-02-01&to=1405-01-31', 'to', '"1405-01-31"'],
    ['from=1577-12-01&add=100', 'add', '"100"'],
    ['from=1347-01-05&add=-100', 'add', '"-100"'],
  ],
  '/times': [
    ['', 'city', 'missing'],
    ['city=nowhere', 'city', '"nowhere"'],
    ['latitude=35', 'longitude, tz', 'missing'],
    ['latitude=35&longitude=51', 'tz', 'missing'],
    ['city=tehran&tz=UTC', 'tz', 'given together with city'],
    ...outOfRange('longitude=0&tz=UTC', 'latitude', [90.1, '1e1'], ''),
    ['latitude=10&longitude=-180.5&tz=UTC', 'longitude', '"-180.5"'],
    ['latitude=10&longitude=0&tz=Nowhere', 'tz', '"Nowhere"'],
    ['city=tehran&month=1', 'year', 'missing'],
    ['city=tehran&year=1405&day=1', 'month', 'missing'],
    ['city=tehran&year=1405&month=12&day=30', 'day', '"30"'],
    ['city=tehran&year=1299', 'year', '"1299"'],
    ['city=tehran&method=umm', 'method', '"umm"'],
    ['city=tehran&method=ISNA', 'method', 'did you mean isna?'],
    ['city=tehran&asr=shafi', 'asr', '"shafi"'],
    ['city=mashahd', 'city', 'the nearest are mashhad'],
    ['city=tehran&date=1405-01-01&year=1405', 'date', 'together with year'],
    ['city=tehran&date=2026-02-29', 'date', '1 to 28, the days of February 2026 (gregorian)'],
    ['city=tehran&date=1920-12-31', 'date', 'from 1921-01-01 to 2122-03-20 (gregorian)'],
    ['city=tehran&date=someday', 'date', 'today, tomorrow or yesterday'],
    ['city=toronto&year=2027&month=2&day=29', 'day', '1 to 28, the days of month 2 of 2027'],
    ['city=tehran&high_latitude=seventh', 'high_latitude', 'one of middle_of_night, one_seventh, angle_based'],
    [
      'city=tehran&format=csv',
      'format',
      'answers are JSON; the sentence of /api/summary is text at /api/summary.txt; tables are files, as /api/holidays/1405.csv',
    ],
    ['city=tehran&lat=35', 'lat', 'unknown parameter of /api/times; did you mean latitude?'],
  ],
};

test.each(ENDPOINTS)('$path answers its samples and refuses the others, by name', ({ id, path }) => {
  const { answered, refused } = samplesOf({ id });
  expect(answered.length).toBeGreaterThan(2);
  for (const query of answered) expect([200, 404], `${path}?${query}`).toContain(ask(path, query).status);
  expect(refused.length).toBeGreaterThan(1);
  for (const query of refused) {
    const { status, error } = errorOf(path, query);
    expect(status, `${path}?${query}`).toBe(422);
    expect(error).toMatch(/^[a-z_]+(, [a-z_]+)*: /);
  }
});

describe.each(Object.entries(CASES))('%s', (path, cases) => {
  test.each(cases)('?%s', (query, parameter, ...parts) => {
    const { status, error } = errorOf(path, query);
    expect(status, error).toBe(422);
    expect(error.startsWith(`${parameter}: `), error).toBe(true);
    for (const part of parts) expect(error).toContain(part);
  });
});

test('/nowruz checks the zone before the year', () => {
  expect(errorOf('/nowruz', 'year_sh=1578&tz=Mars/Olympus').status).toBe(422);
});

test.each(['978', '1578', '0', '99999', '9007199254740993', '12345678901234567890', '۱۵۷۸'])(
  '/nowruz has no data for %s: 404',
  (year) => {
    const { status, error } = errorOf('/nowruz', `year_sh=${encodeURIComponent(year)}&tz=UTC`);
    expect(status).toBe(404);
    expect(error).toContain('year_sh');
    expect(error).toContain('979 to 1577');
    expect(error).toContain(`no data for ${toLatinDigits(year)};`);
  },
);

test.each([
  ['/convert', 'from=sh&year=1405&month=8&day=30', 'from=sh&year=۱۴۰۵&month=۸&day=۳۰'],
  ['/convert', 'from=hijri&year=1448&month=1&day=9', 'from=hijri&year=١٤٤٨&month=٠١&day=٠٩'],
  ['/holidays', 'year=1405', 'year=۱۴٠5'],
  ['/events', 'month_sh=8&year=1405&day_sh=30', 'month_sh=۸&year=۱۴۰۵&day_sh=٣٠'],
  ['/calendar', 'year=1405&month=12', 'year=۱۴۰۵&month=۱۲'],
  ['/nowruz', 'year_sh=1405&tz=UTC', 'year_sh=۱۴۰۵&tz=utc'],
  ['/prayer-times', 'city=tehran&year=1405&month=1&day=2', 'city=Tehran&year=۱۴۰۵&month=۰۱&day=٢'],
  ['/timezones', 'country_code=AF', 'country_code=af'],
  ['/today', 'tz=Asia/Tehran', 'tz=ASIA/tehran'],
])('%s: ?%s is the same as ?%s', (path, latin, other) => {
  expect(ask(path, other).body).toBe(ask(path, latin).body);
  expect(ask(path, other).status).toBe(200);
});

const NAMELESS = ['callback=x', '__proto__=1', 'constructor=2', 'x=1&x=2', '%00'];

test.each(ENDPOINTS)('$path: names without a meaning', ({ path, example, isOfInterface }) => {
  const query = new URLSearchParams(example as Record<string, string>).toString();
  for (const more of NAMELESS) {
    const answer = ask(path, `${query}&${more}`);
    if (isOfInterface) expect(answer, more).toMatchObject({ status: 200, body: ask(path, query).body });
    else expect(answer.status, more).toBe(422);
  }
});

test('an endpoint refuses every key of an answer that is no parameter', () => {
  const keys = new Set<string>();
  JSON.stringify(namedSchemas(String), (name, value) => {
    if (name === 'properties') for (const key of Object.keys(value)) keys.add(key);
    return value;
  });
  expect(keys.size).toBeGreaterThan(100);
  for (const key of keys)
    for (const { path, parameters } of ENDPOINTS)
      if (!(key in parameters))
        expect(errorOf(path, `${key}=1`).error, `${path}?${key}`).toContain(`${key}: unknown parameter`);
});

test.each([
  ['/day', 'date_gregorian=2027-01-01', 'date', 'Use /api/day?date=2027-01-01'],
  ['/summary', 'date_sh=1405-01-01', 'date', 'Use /api/summary?date=1405-01-01'],
  ['/times', 'city=tehran&date_sh=1405-01-01', 'date', 'Use /api/times?city=tehran&date=1405-01-01'],
  ['/add', 'from_sh=1405-01-01&days=3', 'from', 'Use /api/add?from=1405-01-01&days=3'],
  ['/next', 'from_gregorian=2027-01-01', 'from', 'Use /api/next?from=2027-01-01'],
  ['/difference', 'from=1370-01-01&date_sh=1380-01-01', 'to', 'Use /api/difference?from=1370-01-01&to=1380-01-01'],
  ['/holidays', 'year_gregorian=2027', 'year', '/api/holidays/gregorian/2027.json'],
  ['/closures', 'date_sh=1405-08-01', 'from', 'Use /api/closures?from=1405-08-01'],
  ['/times', 'city=london&highLatitudeRule=one_seventh', 'high_latitude', 'high_latitude=one_seventh'],
  ['/times', 'city=london&latitudeAdjustmentMethod=one_seventh', 'high_latitude', ''],
  ['/times', 'city=kabul&juristic=1', 'asr', ''],
  ['/times', 'city=kabul&calculation_method=mwl', 'method', 'method=mwl'],
  ['/workdays', 'from=1405-01-01&to=1405-02-01&exclude_thursdays=1', 'weekend', ''],
])('%s?%s is meant as %s', (path, query, meant, use) => {
  const { status, error } = errorOf(path, query);
  expect(status, error).toBe(422);
  expect(error).toContain(`did you mean ${meant}?`);
  expect(error).toContain(use);
});

test.each(['fajr_angle=19', 'tune=0,5', 'elevation=1200'])('%s is not offered', (query) => {
  expect(errorOf('/times', `city=kabul&${query}`).error).toContain('not offered; it takes city');
});

test.each([
  ['/today', 'timezone=UTC', 'timezone', 'tz'],
  ['/today', 'TZ=UTC', 'TZ', 'tz'],
  ['/today', 'month_sh=1', 'month_sh', 'month_sh of /api/events'],
  ['/holidays', 'yaer=1405', 'yaer', 'year'],
  ['/holidays', 'year_sh=1405', 'year_sh', 'year'],
  ['/nowruz', 'year=1405&tz=UTC', 'year', 'year_sh'],
  ['/events', 'month=1', 'month', 'month_sh'],
  ['/events', 'month_sh=1&categroy=fun', 'categroy', 'category'],
  ['/timezones', 'country=IR', 'country', 'country_code'],
  ['/convert', 'from=sh&year=1405&month=1&day=1&city=tehran', 'city', 'city of /api/prayer-times'],
])('%s?%s: did you mean', (path, query, parameter, meant) => {
  const { status, error } = errorOf(path, query);
  expect(status, error).toBe(422);
  expect(error.startsWith(`${parameter}: unknown parameter of /api${path}; did you mean ${meant}?`), error).toBe(true);
});

test('lang gets a message that answers have both languages', () => {
  expect(errorOf('/today', 'lang=fa')).toMatchObject({
    status: 422,
    error: expect.stringContaining('both Persian and English'),
  });
});

test.each(['_=1', 'utm_source=a&utm_medium=b', 'fbclid=x', 'gclid=x', 'v=2', 'ref=home', 't=1', 'cb=1', 'nocache='])(
  'what trackers and caches add is ignored: %s',
  (query) => {
    for (const { path, example } of ENDPOINTS) {
      const asked = new URLSearchParams(example as Record<string, string>).toString();
      expect(ask(path, `${asked}&${query}`).status, path).toBe(200);
    }
  },
);

test('a value is shown shortened, however long it is', () => {
  const { error } = errorOf('/holidays', `year=${'9'.repeat(10_000)}`);
  expect(error.length).toBeLessThan(200);
  expect(error).toContain('…');
});
