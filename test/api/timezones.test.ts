import { expect, test } from 'vitest';
import { almanac, ask, get } from '../support/service.ts';

const cities = (query: Record<string, string> = {}) => get('/timezones', query).data;

test('Iran comes first, then countries by name, each in one piece', () => {
  const codes = cities().map(({ country_code }) => country_code);
  expect(codes[0]).toBe('IR');
  const pieces = codes.filter((code, index) => code !== codes[index - 1]);
  expect(new Set(pieces).size).toBe(pieces.length);
});

test('a country is the part of the whole list', () => {
  for (const code of ['IR', 'AF', 'DE', 'US']) {
    expect(cities({ country_code: code.toLowerCase() })).toEqual(cities().filter((city) => city.country_code === code));
  }
  const iran = cities({ country_code: 'IR' });
  expect(iran.find(({ slug }) => slug === 'tehran')).toMatchObject({
    timezone_id: 'Asia/Tehran',
    city_name_en: 'Tehran',
  });
  expect(iran.length).toBeGreaterThan(100);
});

test('every slug is a city of prayer-times in its zone', () => {
  for (const { slug, timezone_id } of cities().filter((_, index) => index % 7 === 0)) {
    expect(get('/prayer-times', { city: slug }), slug).toMatchObject({ city: slug, timezone: timezone_id });
  }
});

test('slugs are unique, and zones are ones that tz takes', () => {
  const all = cities();
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  for (const zone of new Set(all.map(({ timezone_id }) => timezone_id))) {
    expect(almanac.zones.find(zone)?.name).toBe(zone);
  }
});

test('a country without cities here answers with an empty list', () => {
  expect(ask('/timezones', { country_code: 'xx' })).toMatchObject({ status: 200, body: '{"data":[]}' });
});
