/** Working days compared with a count day by day, and with accountants' printed tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { persianText } from '#api/dates.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { workdays } from '#api/endpoints/workdays.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { ask, type Bodies, get } from '../service.ts';

type Answer = AnswerOf<typeof workdays>;
type Count = Extract<Answer, { workdays: number }>;
type Reached = Extract<Answer, { add: number }>;
type Day = Bodies['/day'];

const WEEKEND_DAYS = {
  fri: ['Friday'],
  'thu-fri': ['Thursday', 'Friday'],
  'fri-sat': ['Friday', 'Saturday'],
} as const;

const first = persian.toJdn({ year: 1347, month: 1, day: 1 });
const last = persian.toJdn({ year: 1500, month: 12, day: 29 });
const options = fc.record({
  weekend: fc.constantFrom('fri', 'thu-fri', 'fri-sat'),
  closures: fc.constantFrom('yes', 'no'),
});

/** The days from /range, one by one. */
function counted(from: Jdn, length: number, query: { weekend: keyof typeof WEEKEND_DAYS; closures: string }): Count {
  const to = addDays(from, length - 1);
  const dates = { from: persianText(from), to: persianText(to) };
  const { data } = get('/range', { ...dates, ...query });
  const weekend: readonly string[] = WEEKEND_DAYS[query.weekend];
  const isWeekend = ({ sh }: Day) => weekend.includes(sh.weekday_en);
  const count = (fits: (day: Day) => boolean) => data.filter(fits).length;
  return {
    ...dates,
    days: length,
    weekend_days: count(isWeekend),
    holidays: count((day) => !isWeekend(day) && !day.is_workday),
    workdays: count(({ is_workday }) => is_workday),
    estimate: data.some(({ estimate }) => estimate),
    sector_note_fa: null,
    sector_note_en: null,
    from_gregorian: gregorian.toIsoDate(from),
    to_gregorian: gregorian.toIsoDate(to),
    closures_note_fa: expect.stringContaining('کامل نیست') as string,
    closures_note_en: expect.stringContaining('incomplete') as string,
  };
}

test('counts are those of the days one by one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: first, max: last - 400 }),
      fc.integer({ min: 1, max: 400 }),
      options,
      (from, length, query) => {
        const expected = counted(from as Jdn, length, query);
        expect(get('/workdays', { from: expected.from, to: expected.to, ...query })).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

describe('numbers to add', () => {
  test.each(['-3', '−3', '-۳', '-٣', '-03'])('%s', (add) => {
    const expected = get<Reached>('/workdays', 'from=1405-01-20&add=-3');
    expect(get('/workdays', `from=1405-01-20&add=${encodeURIComponent(add)}`)).toEqual(expected);
    expect(expected.add).toBe(-3);
  });

  test('0 gives the day itself, also with a minus', () => {
    for (const add of ['0', '-0'])
      expect(ask('/workdays', `from=2026-12-22&add=${add}`).body).toContain('"add":0,"date_sh":"1405-10-01"');
  });

  test('without from it is counted from today', () => {
    expect(get<Reached>('/workdays', 'add=1')).toMatchObject({ from: '1405-08-30', date_sh: '1405-09-01' });
  });
});
