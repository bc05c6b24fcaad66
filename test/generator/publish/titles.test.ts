/** Titles in many languages: a new language needs only rows. */
import { expect, test } from 'vitest';
import { Titles } from '#api/schemas/published.ts';
import { titlesBody } from '#generator/publish/titles.ts';
import { EXAMPLE, testData } from '../compile/test-data.ts';

test('an occasion has its own titles and those of the rows, each with its sources', () => {
  const row = EXAMPLE.occasionTitles[0]!;
  const data = testData({ occasionTitles: [row, { ...row, language: 'ckb', title: 'نەورۆز', sources: ['other'] }] });
  expect(Titles.parse(titlesBody(data)).data).toEqual([
    {
      slug: 'nowruz',
      titles: { fa: 'نوروز', en: 'Nowruz', ar: 'عيد النوروز', ckb: 'نەورۆز' },
      sources: { ar: ['calendar'], ckb: ['other'] },
    },
  ]);
});

test('the second day of a feast takes the titles of its first day, and its own where it has one', () => {
  const row = EXAMPLE.occasionTitles[0]!;
  const occasion = EXAMPLE.occasions[0]!;
  const data = testData({
    occasions: [occasion, { ...occasion, slug: 'nowruz-day-2' }],
    occasionTitles: [row, { ...row, language: 'tr', title: 'Nevruz' }, { ...row, slug: 'nowruz-day-2', title: 'عطلة' }],
  });
  expect(titlesBody(data).data[1]?.titles).toMatchObject({ ar: 'عطلة', tr: 'Nevruz' });
});
