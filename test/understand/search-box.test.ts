/** What the header's box offers, from the answers of the API and from the lists of the site. */
import { describe, expect, test } from 'vitest';
import { cityIndex } from '#site/cities/build.ts';
import { createDaysOff, packDaysOff } from '#site/data/days-off.ts';
import type { HolidayDay } from '#site/data/resources.ts';
import type { Language } from '#site/kit/language.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { occasionEntries } from '#site/occasions/build.ts';
import { clocksOf, nextPrayer } from '#site/prayer-times/days.ts';
import {
  clearlyMeant,
  createListSearch,
  createPageSearch,
  MAX_FOUND,
  mixed,
  type Names,
  namesOf,
} from '#site/search-box/search.ts';
import { suggestionsFor } from '#site/search-box/suggestions.ts';
import type { Known } from '#site/search-box/view.ts';
import { understand } from '#understand/questions.ts';
import { almanac, get } from '../support/service.ts';
import { inputsOf } from './inputs.ts';
import { known as dates } from './shown.ts';

/** Noon of the day of the inputs in Tehran. */
const NOW = Date.UTC(2026, 10, 27, 8, 30);

const fromApi = (q: string): Names => namesOf(get('/search', { q, limit: MAX_FOUND }, NOW));
const inLists = createListSearch(occasionEntries(), cityIndex());
const fromLists = (q: string): Names => inLists(q, understand(q, dates), false);
const findPages = createPageSearch(PAGES);
const find = (names: (q: string) => Names, q: string) => mixed(names(q), findPages(q, understand(q, dates).subject));

const first = almanac.workdays.firstDay;
const known: Known = {
  today: dates.today,
  ...createDaysOff(
    packDaysOff(
      first,
      almanac.workdays.lastDay,
      almanac.holidays
        .onDays(first, almanac.workdays.lastDay)
        .filter(({ isHoliday }) => isHoliday)
        .map(({ jdn, occasion, estimate }) => ({ jdn, isClosure: occasion.isClosure === true, estimate })),
    ),
  ),
  weekend: [5],
  nextPrayer: (place) => nextPrayer(place, NOW),
  clocks: (place, daysAway) => clocksOf(place, NOW, daysAway),
};

const languageOf = (text: string): Language => (/[\u0600-\u06ff]/.test(text) ? 'fa' : 'en');

const suggestions = (language: Language, typed: string) =>
  suggestionsFor(language, typed, {
    ...{ known, dates, city: undefined, findPages },
    readHolidays: async (year) => get<{ data: HolidayDay[] }>('/holidays', { year }, NOW),
    findNames: async (text) => fromApi(text),
    atMoment: async (found) => found,
  });

test.each(inputsOf('box'))('«$input» offers first $right', async ({ input, right }) => {
  const [row] = (await suggestions(languageOf(input), input)).all;
  expect(row ? [row.href, row.title, row.answer].join(' | ') : 'none').toBe(right);
});

test.each(inputsOf('opens'))('Enter after «$input» opens $right', async ({ input, right }) => {
  const { clear } = await suggestions(languageOf(input), input);
  expect(clear?.href ?? 'nothing').toBe(right);
});

test('the days off of a month are listed below their number', async () => {
  const { all } = await suggestions('fa', 'تعطیلات فروردین ۱۴۰۶');
  expect(all.length).toBeGreaterThan(5);
  expect(all.slice(1).every(({ kind }) => kind === 'تعطیل رسمی')).toBe(true);
});

describe.each([
  ['the API', fromApi],
  ['the lists', fromLists],
])('names of %s', (_, names) => {
  const slugs = (q: string) => find(names, q).map(({ slug }) => slug);

  test.each(inputsOf('name'))('«$input» is $right', ({ input, right }) => {
    expect(clearlyMeant(find(names, input))?.slug ?? 'none').toBe(right);
  });

  test.each([
    ['مادر', 'mothers-day-iran'],
    ['پدر', 'fathers-day-iran'],
    ['eid', 'eid-al-fitr'],
    ['women', 'mothers-day-iran'],
    ['Tehrn', 'tehran'],
    ['امساکیهٔ', 'ramadan'],
    ['اوقات', 'prayer-times'],
    ['api', 'docs'],
  ])('the first for «%s» is %s', (q, slug) => expect(slugs(q)[0]).toBe(slug));

  test('whole words of an occasion go before the beginning of a city', () => {
    expect(slugs('مادر')).toContain('madrid');
    expect(slugs('مادرید')[0]).toBe('madrid');
  });

  test('a large city of Iran comes second for its beginning', () => expect(slugs('شیر')[1]).toBe('shiraz'));

  test('better known occasions go first, each name once', () => {
    const found = find(names, 'عید');
    const order = found.map(({ slug }) => slug);
    expect(order).toEqual(expect.arrayContaining(['nowruz', 'eid-al-fitr', 'eid-al-adha', 'eid-al-ghadir']));
    expect(new Set(found.map(({ name }) => name.fa)).size).toBe(found.length);
  });

  test('Nowruz is the occasion before it is the page of its moment', () => {
    expect(find(names, 'نوروز').slice(0, 2)).toMatchObject([
      { kind: 'occasion', slug: 'nowruz' },
      { kind: 'page', slug: 'nowruz' },
    ]);
  });
});

test('each page is found by each of its names', () => {
  for (const { path, label, short = label } of PAGES) {
    for (const name of [label.fa, label.en, short.fa, short.en]) {
      const found = findPages(name).filter(({ match }) => match === 'exact');
      expect(
        found.map(({ slug }) => `/${slug}`),
        name,
      ).toContain(path);
    }
  }
});
