/** Answers that are written without their objects have the same bytes. */
import { describe, expect, test } from 'vitest';
import { jsonText } from '#api/answer.ts';
import { textOf } from '#api/letters.ts';
import { readQuery } from '#api/parameters.ts';
import { ENDPOINTS } from '#api/table.ts';
import { VARIED_PATHS } from '../../bench/varied-paths.ts';
import { almanac, NOW } from '../service.ts';

const QUESTIONS = 150;
const context = { almanac, now: NOW };

const queryOf = (path: string) => path.slice(path.indexOf('?') + 1);
const random = (path: string): string[] => VARIED_PATHS[path.slice(1)]?.().slice(0, QUESTIONS).map(queryOf) ?? [];

const written = ENDPOINTS.filter((endpoint) => 'write' in endpoint);

test('the endpoints that are asked for most are written', () => {
  expect(written.map(({ id }) => id)).toEqual([
    'today',
    'convert',
    'events',
    'calendar',
    'nowruz',
    'prayer-times',
    'day',
    'range',
    'next',
    'workdays',
  ]);
});

describe.each(written.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (path, endpoint) => {
  test('letters and object are the same', () => {
    for (const query of [...endpoint.samples, ...random(path)]) {
      const question = endpoint.ask(readQuery(query));
      let body: unknown;
      try {
        body = question.answer(context).body;
      } catch (error) {
        expect(() => question.write!(context), query).toThrow((error as Error).message);
        continue;
      }
      expect(textOf(question.write!(context).letters), query).toBe(jsonText(body));
    }
  });
});

test.each([
  'month_sh=12&year=1403&day_sh=30',
  'month_sh=1&year=1405&category=religious',
  'month_sh=7&year=1405&day_sh=20&category=fun',
])('/events?%s', (query) => {
  const question = ENDPOINTS.find(({ path }) => path === '/events')!.ask(readQuery(query));
  expect(textOf(question.write!(context).letters)).toBe(jsonText(question.answer(context).body));
});
