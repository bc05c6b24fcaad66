/** Counts and added days as answers. `core/workdays.test.ts` compares them with printed tables. */
import { describe, expect, test } from 'vitest';
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { workdays } from '#api/endpoints/workdays.ts';
import { ask, get } from '../support/service.ts';

type Answer = AnswerOf<typeof workdays>;
type Reached = Extract<Answer, { add: number }>;

test('a count tells the weekend days and the holidays on other days', () => {
  expect(get('/workdays', 'from=1402-01-01&to=1402-12-29')).toMatchObject({
    ...{ days: 365, weekend_days: 52, holidays: 26, workdays: 287, estimate: false },
    ...{ from: '1402-01-01', to: '1402-12-29', from_gregorian: '2023-03-21', to_gregorian: '2024-03-19' },
  });
});

describe('numbers to add', () => {
  test.each(['-3', '−3', '-۳', '-٣', '-03'])('%s', (add) => {
    const expected = get<Reached>('/workdays', 'from=1405-01-20&add=-3');
    expect(get('/workdays', `from=1405-01-20&add=${encodeURIComponent(add)}`)).toEqual(expected);
    expect(expected.add).toBe(-3);
  });

  test('0 is refused, with the question that moves a day off', () => {
    for (const add of ['0', '-0', '۰']) {
      const { status, body } = ask('/workdays', `from=2026-12-23&add=${encodeURIComponent(add)}`);
      expect(status).toBe(422);
      expect(body).toContain('but not 0; for a day that may be off, ask add with days=0 and rule=next_workday');
    }
    expect(get('/add', 'from=2026-12-23&days=0&rule=next_workday').date_sh).toBe('1405-10-03');
  });

  test('without from it is counted from today', () => {
    expect(get<Reached>('/workdays', 'add=1')).toMatchObject({ from: '1405-08-30', date_sh: '1405-09-01' });
  });
});

test('the days and workdays of each weekday add up, from Saturday', () => {
  type Weekday = { weekday_en: string; days: number; workdays: number };
  const query = { from: '1405-07-01', to: '1405-10-30' };
  const { weekdays, days, workdays } = get<{ weekdays: Weekday[]; days: number; workdays: number }>('/workdays', query);
  expect(weekdays.map(({ weekday_en }) => weekday_en.slice(0, 3)).join(' ')).toBe('Sat Sun Mon Tue Wed Thu Fri');
  const sum = (key: 'days' | 'workdays') => weekdays.reduce((total, each) => total + each[key], 0);
  expect([sum('days'), sum('workdays')]).toEqual([days, workdays]);
  // 2 and 16 Dey are holidays.
  expect(weekdays[4]).toMatchObject({ days: 18, workdays: 16 });
  expect(weekdays[6]).toMatchObject({ workdays: 0 });
});
