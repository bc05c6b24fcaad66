/** A date that may move by a day says so, by the rule of the rows and pages. */
import { expect, test } from 'vitest';
import { hijriDayProbability } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { almanac, get } from '../support/service.ts';

const ask = (q: string) => get('/search', { q, limit: 1 });
const MARK = '±1';

test('of an occasion', () => {
  const first = gregorian.fromIsoDate('2026-12-01');
  const titles = almanac.occasions
    .onDays(first, addDays(first, 365))
    .flatMap(({ occasion: { rule, title_en } }) => (/^hijri:|^gregorian:12/.test(rule) ? title_en : []));
  const asked = [...new Set(titles)].flatMap((title_en) => {
    const { answer, data } = ask(`when is ${title_en}`);
    return answer?.kind === 'occasion' && data[0]?.title_en === title_en && data[0].next?.date_sh === answer.from_sh
      ? [{ answer, next: data[0].next }]
      : [];
  });
  expect(asked.length).toBeGreaterThan(20);
  for (const { answer, next } of asked)
    expect(answer.short_en.includes(MARK), answer.text_en).toBe(next?.may_move ?? false);
});

test('of the first and the last day of an Islamic month', () => {
  for (let month = 1; month <= 12; month += 1) {
    const { en } = monthName('hijri', month);
    for (const [day, after] of [
      ['first', 0],
      ['last', 1],
    ] as const) {
      const { answer } = ask(`${day} day of ${en}`);
      const jdn = gregorian.fromIsoDate(answer!.from_gregorian);
      const mayMove = [jdn, addDays(jdn, after)].some((each) => hijriDayProbability(each, almanac) !== undefined);
      expect(answer!.short_en.includes(MARK), answer!.text_en).toBe(mayMove);
    }
  }
});

test('a year does not move', () => {
  for (const year of [1405, 1408, 2028, 2031]) {
    expect(ask(`is ${year} a leap year`).answer!.text_en).not.toMatch(/move|±/);
    expect(ask(`${year}`).answer!.short_en).not.toContain(MARK);
  }
});
