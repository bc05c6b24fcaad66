/** What `/api/search` answers to texts that people type, on 7 Azar 1405, a Saturday. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type Bodies, get } from '../support/service.ts';

const ROWS: { input: string; right: string }[] = parse(readFileSync(new URL('answers.csv', import.meta.url)), {
  columns: true,
});
const NOW = Date.UTC(2026, 10, 28, 8, 30);

type Found = Bodies['/search'];
/** The first and last day of the answer, or its kind with the slug of an occasion, or what is found. */
const CHECKS: Readonly<Record<string, (found: Found, ...given: string[]) => boolean>> = {
  none: ({ answer }) => answer === null,
  // Neither an answer nor anything that is merely similar.
  nothing: ({ answer, data, cities }) =>
    answer === null && [...data, ...cities].every(({ match }) => match !== 'words' && match !== 'fuzzy'),
  // An answer and nothing beside it.
  alone: ({ answer, data, cities }, day) => answer?.from_sh === day && data.length + cities.length === 0,
  city: ({ cities }, slug) => cities[0]?.slug === slug,
  data: ({ data }, slug) => data[0]?.slug === slug,
  nocity: ({ answer, cities }) => answer === null && cities.every(({ match }) => match !== 'exact'),
  occasion: ({ answer, data }, slug, day) =>
    answer?.kind === 'occasion' && data[0]?.slug === slug && answer.from_sh === day,
  name: ({ answer, data }, slug, day) => answer?.kind === 'name' && data[0]?.slug === slug && answer.from_sh === day,
  next_holiday: ({ answer }, day) => answer?.kind === 'next_holiday' && answer.from_sh === day,
  age: ({ answer }, day) => answer?.kind === 'age' && answer.from_sh === day,
  qibla: ({ answer }, city) => answer?.kind === 'qibla' && says(answer, city),
  workdays: ({ answer }, count) => says(answer, `${Math.abs(Number(count))} working day`),
  // The same times as those of another endpoint.
  times({ answer }, city, day, prayer) {
    const times = Object.entries(get('/times', { city: city!, date: day! }, NOW).data[0]!.times);
    const asked = times.filter(([name]) => !prayer || name === prayer);
    return answer?.from_sh === day && asked.every(([name, clock]) => says(answer, `${name} ${clock}`));
  },
  nowruz: ({ answer }, year, tz) => says(answer, get('/nowruz', { year_sh: year!, tz: tz! }, NOW).local.slice(11, 19)),
};

const says = (answer: Found['answer'], text = ''): boolean =>
  answer !== null && `${answer.text_en}\n${answer.text_fa}`.toLowerCase().includes(text.toLowerCase());

function isRight(found: Found, right: string): boolean {
  const [head = '', ...said] = right.split('; ');
  const [kind = '', ...given] = head.split(' ');
  const [first, last = first] = head.split('..');
  const { answer } = found;
  const isSame = CHECKS[kind]?.(found, ...given) ?? (answer?.from_sh === first && answer?.to_sh === last);
  return isSame && said.every((text) => says(answer, text));
}

test('each text has its answer, or none', () => {
  const wrong = ROWS.flatMap(({ input, right }) => {
    const found = get('/search', { q: input, limit: 2 }, NOW);
    const { kind, from_sh, to_sh, text_en } = found.answer ?? {};
    return isRight(found, right) ? [] : [`«${input}»: ${right}, not ${kind} ${from_sh}..${to_sh} ${text_en}`];
  });
  expect(wrong).toEqual([]);
});

/** Words that no occasion, prayer, city or new year of the table has. */
const ADDED = ['ناکجا', 'elsewhere', '1401', 'دوشنبه 2'];

test('a word that is added to a name, a prayer or a place counts', () => {
  const named = ROWS.filter(({ right }) => /^(?:occasion|name|times|nowruz|qibla) /.test(right));
  const sentence = (q: string) => get('/search', { q, limit: 1 }, NOW).answer?.text_en;
  const idle = named.flatMap(({ input }, index) => {
    const [longer, answer] = [`${input} ${ADDED[index % ADDED.length]}`, sentence(input)];
    return sentence(longer) === answer ? [longer] : [];
  });
  expect(idle).toEqual([]);
});
