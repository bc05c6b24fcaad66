/** Cities and occasions by the names that people type. */
import { describe, expect, test } from 'vitest';
import { citySearch, occasionSearch } from '#api/query/searches.ts';
import { tables } from '#tables/index.ts';
import { findNames, withoutFormer } from '#understand/occasions.ts';
import { understand } from '#understand/questions.ts';
import { almanac } from '../support/service.ts';
import { inputsOf } from './inputs.ts';
import { known } from './shown.ts';

/** Of a long feast, or of titles that are longer than a search text. */
const MOST_NAMESAKES = 20;

const cities = citySearch(almanac);
const occasions = occasionSearch(almanac);
const occasionsOf = (text: string, limit = 10) => findNames(occasions, text, limit);
const slugsOf = (text: string) => occasionsOf(text).map(({ item }) => item.occasion.slug);

describe('cities', () => {
  test.each(inputsOf('meant'))('«$input» is $right', ({ input, right }) => {
    const named = cities.named(input).map(({ row }) => row.slug);
    const several = named.length > 0 ? named.toSorted().join(' or ') : 'none';
    expect(cities.meant(input)?.row.slug ?? several).toBe(right.split(' or ').toSorted().join(' or '));
  });

  test.each(inputsOf('cities'))('«$input» finds $right first', ({ input, right }) => {
    expect(cities.find(input, 1)[0]?.city.row.slug ?? 'none').toBe(right);
  });

  test('each name is borne by its city', () => {
    const lost = tables.places.cities.flatMap((city) =>
      [city.name_fa, city.name_en].filter((name) => !cities.named(name).some(({ row }) => row.slug === city.slug)),
    );
    expect(lost).toEqual([]);
  });
});

test.each(inputsOf('prayer'))('«$input» asks for the times of $right', ({ input, right }) => {
  const { question } = understand(input, known);
  expect((question.kind === 'prayer' && cities.meant(question.place)?.row.slug) || 'none').toBe(right);
});

describe('occasions', () => {
  test.each(inputsOf('search'))('«$input» finds $right first', ({ input, right }) => {
    expect(slugsOf(input)[0] ?? 'none').toBe(right);
  });

  test('of days that were written down one by one, a search finds the last', () => {
    const fast = (year: number) => ({ title_fa: 'روزه', title_en: 'Fast', years: [year, year] as const });
    const closure = { ...fast(1390), isClosure: true as const };
    const other = { ...fast(1391), title_en: 'Another fast' };
    expect(withoutFormer([fast(1391), fast(1402), fast(1398), closure, other])).toEqual([fast(1402), closure, other]);
  });

  test('each title finds its occasion first or beside its namesakes', () => {
    const titles = withoutFormer(tables.occasions).flatMap(({ slug, title_fa, title_en }) => [
      [title_fa, slug] as const,
      [title_en, slug] as const,
    ]);
    const lost = [...Map.groupBy(titles, ([title]) => title)].filter(([title, bearers]) => {
      // As many as bear the name: a search for more takes longer.
      const areFound = (limit: number) => {
        const found = occasionsOf(title, limit).filter(({ match }, _, [first]) => match === first!.match);
        return bearers.every(([, slug]) => found.some(({ item }) => item.occasion.slug === slug));
      };
      return !areFound(bearers.length) && !areFound(MOST_NAMESAKES);
    });
    expect(lost.map(([title]) => title)).toEqual([]);
  });

  test('a half-space, a space and none give the same list in the same order', () => {
    const titles = tables.occasions.map(({ title_fa }) => title_fa).filter((title) => title.includes('\u200c'));
    expect(titles.length).toBeGreaterThan(200);
    const different = titles.filter((title) => {
      const lists = [title, title.replaceAll('\u200c', ' '), title.replaceAll('\u200c', '')].map(slugsOf);
      return new Set(lists.map((list) => list.join())).size > 1;
    });
    expect(different).toEqual([]);
  });

  test('a death is never found by a birth, nor a birth by a death', () => {
    const births = /birth|mabath/;
    const found = ['وفات پیامبر', 'رحلت پیامبر', 'شهادت امام رضا', 'death of imam ali'].flatMap((text) =>
      occasionsOf(text).filter(({ match, item }) => match === 'exact' && births.test(item.occasion.slug)),
    );
    expect(found).toEqual([]);
  });

  test('a number is never taken for a similar one', () => {
    expect(occasionsOf('1404').every(({ match }) => match !== 'fuzzy')).toBe(true);
  });
});
