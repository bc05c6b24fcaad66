/** Texts for readers say the same dates and holidays as the API. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toLatinDigits } from '#core/digits.ts';
import { MONTHS } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { get } from '../support/service.ts';

const namesOf = (calendar: 'persian' | 'gregorian') =>
  MONTHS.map((month) => monthName(calendar, month)).map(({ en, fa }) => `${en}|${fa}`);
const PERSIAN = namesOf('persian');
const GREGORIAN = namesOf('gregorian');
const day = (months: readonly string[]) => `(\\d{1,2}) (${months.join('|')})`;
const date = (months: readonly string[]) => `${day(months)} (\\d{4})`;
/** "10 Farvardin 1402 (30 March 2023)" and the reverse. */
const PAIRS = [
  { order: 'sh', pattern: new RegExp(`${date(PERSIAN)}[,،]? ?[(（]${date(GREGORIAN)}`, 'g') },
  { order: 'gregorian', pattern: new RegExp(`${date(GREGORIAN)}[,،]? ?[(（]${date(PERSIAN)}`, 'g') },
] as const;

const monthOf = (name: string, months: readonly string[]) =>
  1 + months.findIndex((names) => names.split('|').includes(name));

type Row = { slug: string; text_fa: string; text_en: string };
const csv = <T>(file: string): T[] =>
  parse(readFileSync(`data/${file}`, 'utf8'), { columns: true, comment: '#', comment_no_infix: true });
const occasionTexts = csv<Row>('occasion-texts.csv').flatMap(({ slug, text_fa, text_en }) => [
  { name: `${slug} fa`, slug, text: text_fa },
  { name: `${slug} en`, slug, text: text_en },
]);
/** Pages, answers, documents and laws. */
const siteTexts = globSync([
  'src/{site,api,cli,mcp,package,widget}/**/*.{ts,astro,md}',
  '*.md',
  'docs/**/*.md',
  'data/*.{md,json}',
]).map((name) => ({
  name,
  slug: '',
  text: readFileSync(name, 'utf8'),
}));
const TEXTS = [...occasionTexts, ...siteTexts].map((entry) => ({ ...entry, text: toLatinDigits(entry.text) }));

test('a Persian date and the Gregorian date beside it are one day', () => {
  const pairs = TEXTS.flatMap(({ name, text }) =>
    PAIRS.flatMap(({ order, pattern }) =>
      [...text.matchAll(pattern)].map(([whole, d1, m1, y1, d2, m2, y2]) => {
        const sh = order === 'sh' ? [y1, m1, d1] : [y2, m2, d2];
        const gregorian = order === 'sh' ? [y2, m2, d2] : [y1, m1, d1];
        const answer = get('/convert', {
          from: 'sh',
          year: sh[0]!,
          month: String(monthOf(sh[1]!, PERSIAN)),
          day: sh[2]!,
        });
        const { year, month, day } = answer.gregorian;
        const told = [Number(gregorian[0]), monthOf(gregorian[1]!, GREGORIAN), Number(gregorian[2])];
        return { name, whole, agrees: told.join() === [year, month, day].join() };
      }),
    ),
  );
  expect(pairs.length).toBeGreaterThan(80);
  expect(pairs.filter(({ agrees }) => !agrees)).toEqual([]);
});

test('a day of every year that is equated with a Gregorian day says "in most years"', () => {
  const sh = new RegExp(`(${PERSIAN.join('|')})(?! \\d)`);
  const gregorian = new RegExp(`(${day(GREGORIAN)})(?! \\d)`);
  const equates = /matches|which is|falls on|برابر|\((?:\d)/;
  const wrong = occasionTexts
    .flatMap(({ name, text }) =>
      toLatinDigits(text)
        .split(/[.؛;]\s/)
        .map((sentence) => ({ name, sentence })),
    )
    .filter(({ sentence }) => sh.test(sentence) && gregorian.test(sentence) && equates.test(sentence))
    .filter(({ sentence }) => !/most years|بیشتر سال/.test(sentence));
  expect(wrong).toEqual([]);
});

test('a text that calls its day a former holiday has a published row, or says that no law was found', () => {
  const published = new Set(
    csv<{ slug: string; published: string }>('holidays.csv')
      .filter(({ published }) => published === 'yes')
      .map(({ slug }) => slug),
  );
  const claims = occasionTexts.filter(({ text }) => /تعطیل(?: رسمی)? بود|was a (?:public )?holiday/.test(text));
  expect(claims.length).toBeGreaterThan(0);
  const wrong = claims.filter(({ slug, text }) => !(published.has(slug) || /no law|قانونی .*پیدا نشد/.test(text)));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
