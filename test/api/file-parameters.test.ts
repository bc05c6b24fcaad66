/** A file never ignores a parameter that means something: it is answered, or refused with the address to take. */
import { describe, expect, test } from 'vitest';
import { filled } from '#api/base/paths.ts';
import { FILES_WITH_QUERY } from '#api/file-parameters.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { PrayerYear } from '#api/schemas/places.ts';
import { ENDPOINTS } from '#api/table.ts';
import { csvRows } from '../support/csv.ts';
import { get, handler, NOW } from '../support/service.ts';
import { eventsOf } from './parsed-calendar.ts';

const VALUES = { slug: 'toronto', year: 1405, year_sh: 1405, month: 8, month_sh: 8, day_sh: 1, hijri_year: 1448 };
const MORE = { country_code: 'IR', name: 'holidays', city: 'toronto' };
const KNOWN = [...new Set(ENDPOINTS.flatMap(({ parameters }) => Object.keys(parameters)))];
const PATHS = [
  ...FILE_PATHS.map(({ path }) => [path, filled(path, { ...VALUES, ...MORE })] as const),
  ...['/downloads/days.csv', '/downloads/salnama.sqlite', '/api/openapi.json', '/llms.txt', '/en/docs/day.md'].map(
    (path) => [path, path] as const,
  ),
];

test.each(PATHS)('%s refuses every parameter that it does not take', (template, path) => {
  const own = FILES_WITH_QUERY.find((file) => file.path === template)?.parameters ?? {};
  for (const name of KNOWN) {
    // A city or a province is looked up only when the answer is made.
    const refusal = handler.refusal(path, `${name}=x`) ?? handler.routeOf(path)?.parse(`${name}=x`).answer(NOW);
    expect(refusal?.status, `${path}?${name}=x`).toBe(422);
    const { error } = JSON.parse(refusal!.body) as { error: string };
    if (name in own) expect(error).toMatch(`${name}: "x" is not allowed`);
    else expect(error).toMatch(`${name}: unknown parameter of ${path}; `);
  }
  const [first] = Object.keys(own);
  if (first !== undefined && first !== 'city')
    for (const name of KNOWN.filter((each) => !(each in own)))
      expect(handler.routeOf(path)!.parse(`${first}=isna&${name}=1`).answer(NOW).status, name).toBe(422);
  for (const free of ['_=1', 'utm_source=mail', '']) expect(handler.refusal(path, free)).toBeUndefined();
});

test.each([
  '?sector=banks',
  ';sector=banks',
  'a=1&amp;sector=banks',
  'sector[]=banks',
  'SECTOR=banks',
  'since=1405-01-01',
])('a known name is recognised in %s', (query) => {
  for (const path of ['/api/workdays/1405.json', '/api/', '/api', '/api/convert'])
    expect(handler.routeOf(path)?.parse(query).answer(NOW).status ?? handler.refusal(path, query)?.status).toBe(422);
});

test.each([
  [
    '/api/workdays/1405.json',
    'weekend=thu-fri',
    '/api/workdays?year=1405',
    'from=1405-01-01&to=1405-12-29&weekend=thu-fri',
  ],
  ['/api/closures/1404.json', 'province=tehran', '', '/api/closures?from=1404-01-01&to=1404-12-29&province=tehran'],
  [
    '/api/prayer-times/toronto/2027.json',
    'month=3&method=isna',
    '',
    '/api/times?year=2027&city=toronto&month=3&method=isna',
  ],
])('%s?%s names the address to take', (path, query, _, address) => {
  expect((JSON.parse(handler.refusal(path, query)!.body) as { error: string }).error).toContain(address);
});

test('the sentence alone is that of the endpoint', () => {
  const query = 'city=mashhad&lang=en&date=1405-01-01&sector=banks';
  const sentence = handler.routeOf('/api/summary.txt')!.parse(query).answer(NOW);
  expect(sentence).toMatchObject({ status: 200, contentType: 'text/plain; charset=utf-8' });
  expect(sentence.body).toBe(`${get('/summary', query).text}\n`);
  expect(handler.routeOf('/api/summary.txt')!.parse('').answer(NOW).body).toBe(`${get('/summary').text}\n`);
});

describe('a year by another method', () => {
  const answerOf = (path: string, query: string) => handler.routeOf(path)!.parse(query).answer(NOW);
  const options = { method: 'isna', asr: 'hanafi' } as const;
  const query = 'method=isna&asr=hanafi';
  const json = PrayerYear.parse(JSON.parse(answerOf('/api/prayer-times/toronto/2027.json', query).body));

  test('has the eight times of the endpoint', () => {
    const { data } = get('/times', { city: 'toronto', year: 2027, ...options });
    expect(json).toMatchObject({ method: 'Islamic Society of North America', asr: 'hanafi', data });
  });

  test('is the same as CSV and as a calendar of five calls', () => {
    const [header, first] = csvRows(answerOf('/api/prayer-times/toronto/2027.csv', query).body);
    expect(header!.join()).toBe(
      'date_sh,date_gregorian,weekday_en,fajr,sunrise,dhuhr,asr,sunset,maghrib,isha,midnight,next_day,previous_day',
    );
    expect(first!.slice(3, 11)).toEqual(Object.values(json.data[0]!.times));
    const events = eventsOf(answerOf('/prayer-times/toronto/2027.ics', query).body);
    expect(events).toHaveLength(365 * 5);
    for (const time of Object.values(json.data[0]!.times)) expect(events[0]!.description).toContain(time);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Toronto', timeStyle: 'short' });
    const isha = events.find(({ summary }) => summary.includes('Isha'))!;
    expect(clock.format(isha.startDate.toJSDate())).toBe((json.data[0]!.times as { isha: string }).isha);
  });

  test('CSV tells the next day from the previous one', () => {
    const path = '/api/prayer-times/tromso/2027.csv';
    const shortNight = csvRows(answerOf(path, 'method=makkah').body).find((row) => row.includes('2027-03-28'))!;
    expect(shortNight.slice(3)).toEqual(expect.arrayContaining(['23:49', '00:48']));
    expect(shortNight.slice(-2)).toEqual(['midnight', 'fajr']);
  });

  test('the feed of a city has this year and the next, by the method too', () => {
    const both = (asked: string) => eventsOf(answerOf('/prayer-times/toronto.ics', asked).body);
    const [six, eight] = [both(''), both(query)];
    expect(six).toHaveLength((365 + 365) * 3);
    expect(eight).toHaveLength((365 + 365) * 5);
    expect(eight[0]!.uid).not.toBe(six[0]!.uid);
  });

  test('Ramadan is by the method too', () => {
    const ramadan = (asked: string) => answerOf('/api/prayer-times/toronto/ramadan/1448.json', asked).body;
    expect(ramadan('method=isna')).toContain('"method":"Islamic Society of North America"');
    expect(ramadan('method=isna')).not.toBe(ramadan(''));
  });
});
