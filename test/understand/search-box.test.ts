/** What the header's box lists for the answers of the API, and what Enter opens. */
import { describe, expect, test } from 'vitest';
import type { Language } from '#site/kit/language.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { pagesNamed } from '#site/search-box/pages.ts';
import { MAX_ROWS, resultsOf, type SearchAnswer } from '#site/search-box/results.ts';
import { get } from '../support/service.ts';
import { inputsOf } from './inputs.ts';
import { known } from './shown.ts';

/** Noon of the day of the inputs in Tehran. */
const NOW = Date.UTC(2026, 10, 27, 8, 30);

const languageOf = (text: string): Language => (/[\u0600-\u06ff]/.test(text) ? 'fa' : 'en');
const ask = (q: string): SearchAnswer => get('/search', { q, limit: MAX_ROWS }, NOW);
const listed = (found: SearchAnswer, language = languageOf(found.q)) =>
  resultsOf(language, found, { today: known.today, pages: PAGES });

test.each(inputsOf('opens'))('Enter after «$input» opens $right', ({ input, right }) => {
  expect(listed(ask(input)).target ?? 'nothing').toBe(right);
});

describe('names', () => {
  const named = (q: string) => listed({ ...ask(q), answer: null });

  test.each(inputsOf('name'))('«$input» is $right', ({ input, right }) => {
    expect(named(input).target?.replace(/.*\//, '') ?? 'none').toBe(right);
  });

  test.each([
    ['مادر', '/occasions/mothers-day-iran'],
    ['پدر', '/occasions/fathers-day-iran'],
    ['eid', '/en/occasions/eid-al-fitr'],
    ['Tehrn', '/en/prayer-times/tehran'],
    ['مادرید', '/prayer-times/madrid'],
    ['اوقات', '/prayer-times'],
    ['api', '/en/docs'],
  ])('the first for «%s» is %s', (q, href) => expect(named(q).rows[0]!.href).toBe(href));

  test('a large city of Iran comes second for its beginning', () => {
    expect(named('شیر').rows[1]!.href).toBe('/prayer-times/shiraz');
  });

  test('better known occasions go first, each name once', () => {
    const { rows } = named('عید');
    expect(rows.map(({ href }) => href)).toContain('/occasions/eid-al-fitr');
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  test('Nowruz is the occasion before it is the page of its moment', () => {
    expect(
      named('نوروز')
        .rows.slice(0, 2)
        .map(({ href }) => href),
    ).toEqual(['/occasions/nowruz', '/nowruz']);
  });
});

test('the second day of Fitr has a name of its own, not a sentence that names the first', () => {
  const texts = ['عید فطر', '۲۰ اسفند ۱۴۰۵', 'تعطیلات اسفند ۱۴۰۵'].map((q) => JSON.stringify(listed(ask(q))));
  expect(texts[1]).toContain('فطر، روز دوم');
  expect(texts.join()).not.toContain('تعطیل به مناسبت');
});

test('no row repeats the answer; another day that may be meant has one', () => {
  for (const q of ['سیزده به در', 'عید قربان ۱۴۰۶', 'when is nowruz', "father's day iran", 'عاشورا', 'تعطیلات']) {
    const { answer, rows } = listed(ask(q));
    expect(
      rows.map(({ title }) => title),
      q,
    ).not.toContain(answer!.read);
    expect(
      rows.map(({ href }) => href),
      q,
    ).not.toContain(answer!.href);
  }
  expect(listed(ask('11/2/1979')).rows[0]!.href).toBe('/en/calendar/1979/11#d2');
});

test.each([
  ['تاسوعا', 'عاشورا'],
  ['نوروز', 'یلدا'],
  ['eid al-fitr', 'ashura'],
])('«%s %s» lists both occasions', (first, second) => {
  const [one, other] = [first, second].map((name) => ask(name).data[0]!.slug);
  expect(ask(`${first} ${second}`).data.map(({ slug }) => slug)).toEqual([one, other]);
});

test('beside an occasion of this name stands nothing that has a part of it; holidays are in the order of their days', () => {
  expect(listed(ask('روز زن')).rows.map(({ title }) => title)).not.toContain('روز زنجان');
  expect(listed(ask('christmas')).rows.map(({ kind }) => kind)).not.toContain('Prayer times');
  expect(listed(ask('eid')).rows[0]!.href).toBe('/en/occasions/mabath');
});

test('each page is found by each of its names', () => {
  for (const { path, label, short = label } of PAGES) {
    for (const name of [label.fa, label.en, short.fa, short.en]) {
      const found = pagesNamed(name, PAGES).filter(({ match }) => match === 'exact');
      expect(
        found.map(({ page }) => page.path),
        name,
      ).toContain(path);
    }
  }
});
