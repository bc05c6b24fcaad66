/** Search as people type: occasions and cities. */
import { describe, expect, test } from 'vitest';
import { tables } from '#tables/index.ts';
import { ask, cacheControlOf, get, NOW } from '../support/service.ts';

const occasions = (q: string, limit = 10) => get('/search', { q, limit }).data.map(({ slug }) => slug);
const cities = (q: string, limit = 10) => get('/cities', { q, limit }).data.map(({ slug }) => slug);

describe('occasions', () => {
  test('every title is found by itself, with a half-space, a space or nothing in its place', () => {
    const titles = new Set(
      tables.occasions.map(({ title_fa }) => title_fa).filter((title) => title.includes('\u200c')),
    );
    expect(titles.size).toBeGreaterThan(200);
    for (const title of titles) {
      const [first] = occasions(title, 1);
      expect(first, title).toBeDefined();
      for (const joint of [' ', '']) expect(occasions(title.replaceAll('\u200c', joint), 1), title).toEqual([first]);
    }
  });

  test.each(['نوروز', 'nowruz', 'NOWRUZ', 'Nowrooz', 'norooz', 'نورو‌ز'])('%s is Nowruz', (q) => {
    expect(occasions(q)[0]).toBe('nowruz');
  });

  test.each([
    ['شب يلدا', 'yalda-night'],
    ['شب‌یلدا', 'yalda-night'],
    ['yalda', 'yalda-night'],
    ['ylada', 'yalda-night'],
    ['عاشورا', 'ashura'],
    ['ashoora', 'ashura'],
    ['عيد فطر', 'eid-al-fitr'],
    ['fitr', 'eid-al-fitr'],
    ['hafez', 'hafez-day'],
    ['روز حافظ', 'hafez-day'],
  ])('%s finds %s', (q, slug) => expect(occasions(q, 3)).toContain(slug));

  test('the exact goes before the prefix, the prefix before the words', () => {
    const found = occasions('Nowruz', 50);
    expect(found[0]).toBe('nowruz');
    expect(found).toContain('international-nowruz-day');
    expect(found.length).toBeLessThanOrEqual(50);
  });

  test('occasions that never recur have no next day; holidays are marked', () => {
    const [heat] = get('/search', { q: 'extreme heat holiday 1402' }).data;
    expect(heat).toMatchObject({ slug: 'extreme-heat-holiday-1402', next: null });
    expect(get('/search', { q: 'nowruz', limit: 1 }).data[0]!.next).toMatchObject({
      date_sh: '1406-01-01',
      is_holiday: true,
    });
  });

  test('one letter finds whole words only', () => expect(occasions('n', 50)).not.toContain('nowruz'));

  test('no result is an empty list', () => expect(occasions('qwxzqwxz')).toEqual([]));
});

describe('questions', () => {
  test.each([
    ['تعطیلات مهر ۱۴۰۴', 'month', '1404-07-01', '1404-07-30', 4],
    ['days off in March 2025', 'month', '1403-12-11', '1404-01-11', 10],
    ['30 Esfand 1406', 'missing_day', '1406-12-01', '1406-12-29', null],
    ['عید فطر ۱۴۰۴', 'occasion', '1404-01-11', '1404-01-11', 1],
    ['Eid al-Fitr 1446', 'occasion', '1404-01-11', '1404-01-11', 1],
    ['is 14 Khordad 1404 a holiday', 'day', '1404-03-14', '1404-03-14', 1],
    ['next holiday', 'next_holiday', '1405-10-02', '1405-10-02', 1],
  ])('%s', (q, kind, from_sh, to_sh, days_off) => {
    expect(get('/search', { q }).answer).toMatchObject({ kind, from_sh, to_sh, days_off });
  });

  test('a prayer is answered with the time that /times gives', () => {
    const { answer } = get('/search', { q: 'اذان مغرب مشهد' });
    const [day] = get('/times', { city: 'mashhad', date: answer!.from_sh }).data;
    expect(answer!.text_en).toContain(`Maghrib ${day!.times.maghrib}`);
  });

  test('a name of no occasion has no answer', () => {
    for (const q of ['مهران', 'Tehran', 'qwxzqwxz']) expect(get('/search', { q }).answer).toBeNull();
  });

  test('amounts and periods of any size have a short answer or none', () => {
    for (const q of [
      ...['9999999999999 working days from now', '99999999 روز کاری پیش', '9999999999999 months after 1405/1/1'],
      ...['long weekends from 1350/1/1 to 1570/1/1', 'holidays from 1350/1/1 to 1570/1/1', 'جمعه‌های ۱۳۵۰ تا ۱۵۷۰'],
    ])
      expect(JSON.stringify(get('/search', { q })).length, q).toBeLessThan(5_000);
  });

  test('a day of an Islamic month names its occasions', () => {
    expect(get('/search', { q: '۱۰ محرم' }).data).toMatchObject([{ slug: 'ashura', match: 'day' }]);
  });
});

describe('cities', () => {
  test.each([
    ['Esfahan', 'isfahan'],
    ['Mashad', 'mashhad'],
    ['Teheran', 'tehran'],
    ['Ghom', 'qom'],
    ['طهران', 'tehran'],
    ['اورمیه', 'urmia'],
    ['ارومیه', 'urmia'],
    ['Köln', 'cologne'],
    ['NYC', 'new-york'],
    ['London', 'london'],
    ['لندن', 'london'],
    ['mashahd', 'mashhad'],
    ['Tehrn', 'tehran'],
    ['كرمان', 'kerman'],
    ['new york', 'new-york'],
    ['newyork', 'new-york'],
    ['بندر عباس', 'bandar-abbas'],
    ['بندر‌عباس', 'bandar-abbas'],
    ['خرم اباد', 'khorramabad'],
    ['los-ang', 'los-angeles'],
    ['zürich', 'zurich'],
  ])('%s is %s', (q, slug) => expect(cities(q)[0]).toMatch(new RegExp(`^${slug}(-|$)`)));

  test('equal names by population', () => {
    const named = get('/cities', { q: 'San Jose', limit: 2 }).data;
    expect(named.map(({ slug }) => slug)).toEqual(['san-jose', 'san-jose-cr']);
  });

  test('records are those of /timezones', () => {
    const [record] = get('/cities', { q: 'kabul', limit: 1 }).data;
    const { data } = get('/timezones', { country_code: 'AF' });
    expect(record).toEqual(data.find(({ slug }) => slug === 'kabul'));
  });
});

test.each(['/search', '/cities'])('%s: what is refused, and how long it is kept', (path) => {
  const refused = (query: string) => {
    const { status, body } = ask(path, query);
    expect(status, query).toBe(422);
    return (JSON.parse(body) as { error: string }).error;
  };
  expect(refused('')).toMatch(/^q: missing/);
  expect(refused('q=')).toMatch(/^q: ""/);
  expect(refused('q=+')).toMatch(/^q: " "/);
  expect(refused(`q=${'ش'.repeat(101)}`)).toMatch(/^q: .*1 to 100 letters/);
  // NFKD makes eighteen letters of this one.
  expect(refused(`q=${'ﷺ'.repeat(6)}`)).toMatch(/^q: .*1 to 100 letters/);
  expect(ask(path, 'q=a+b+c+d+e+f+g+h+i').status).toBe(200);
  expect(refused('query=x')).toMatch(/did you mean q\?/);
  expect(refused('q=x&limit=51')).toMatch(/^limit: "51"/);
  expect(ask(path, `q=${'ش'.repeat(100)}`).status).toBe(200);
  expect(cacheControlOf(path, 'q=x', NOW)).toBe('public, max-age=3600');
});
