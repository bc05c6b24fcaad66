/** Working days compared with a count day by day, and with accountants' printed tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { persianText } from '#api/dates.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { ask, cacheControlOf, get, NOW } from '../service.ts';

interface Count {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly weekend_days: number;
  readonly holidays: number;
  readonly workdays: number;
  readonly estimate: boolean;
}
interface Reached {
  readonly from: string;
  readonly add: number;
  readonly date_sh: string;
  readonly date_gregorian: string;
  readonly weekday_en: string;
  readonly estimate: boolean;
}
interface Day {
  readonly is_holiday: boolean;
  readonly is_workday: boolean;
  readonly estimate: boolean;
  readonly sh: { weekday_en: string };
}

const WEEKEND_DAYS = {
  fri: ['Friday'],
  'thu-fri': ['Thursday', 'Friday'],
  'fri-sat': ['Friday', 'Saturday'],
} as const;

// Printed tables of accountants: Fridays and official holidays off.
test('1402 has 289 working days, 287 with its two days of heat', () => {
  const year = { from: '1402-01-01', to: '1402-12-29' };
  expect(get<Count>('/workdays', { ...year, closures: 'no' }).workdays).toBe(289);
  expect(get<Count>('/workdays', year)).toMatchObject({ days: 365, weekend_days: 52, workdays: 287, estimate: false });
});

test('keys in the documented order', () => {
  expect(Object.keys(get('/workdays', { from: '1405-01-01', to: '1405-01-31' }))).toEqual([
    ...['from', 'to', 'days', 'weekend_days', 'holidays', 'workdays', 'estimate'],
  ]);
  expect(Object.keys(get('/workdays', { from: '1405-01-01', add: 5 }))).toEqual([
    ...['from', 'add', 'date_sh', 'date_gregorian', 'weekday_fa', 'weekday_en', 'estimate'],
  ]);
});

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

test('adding reaches the workday to which as many are counted, forward and backward', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: first + 4000, max: last - 4000 }),
      fc.integer({ min: 1, max: 2000 }),
      options,
      (from, add, query) => {
        const start = from as Jdn;
        const forward = get<Reached>('/workdays', { from: persianText(start), add, ...query });
        const after = { from: persianText(addDays(start, 1)), to: forward.date_sh, ...query };
        expect(get<Count>('/workdays', after).workdays).toBe(add);
        expect(get('/day', { date: forward.date_sh, ...query }).is_workday).toBe(true);
        const backward = get<Reached>('/workdays', { from: persianText(start), add: -add, ...query });
        const before = { from: backward.date_sh, to: persianText(addDays(start, -1)), ...query };
        expect(get<Count>('/workdays', before).workdays).toBe(add);
        expect(get('/day', { date: backward.date_sh, ...query }).is_workday).toBe(true);
        expect(backward.date_gregorian).toBe(gregorian.toIsoDate(dayNumber(backward.date_sh)));
      },
    ),
    { numRuns: 100 },
  );
});

function dayNumber(date: string): Jdn {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return persian.toJdn({ year, month, day });
}

describe('numbers to add', () => {
  test.each(['-3', '−3', '-۳', '-٣', '-03'])('%s', (add) => {
    const expected = get<Reached>('/workdays', 'from=1405-01-20&add=-3');
    expect(get('/workdays', `from=1405-01-20&add=${encodeURIComponent(add)}`)).toEqual(expected);
    expect(expected.add).toBe(-3);
  });

  test('without from it is counted from today', () => {
    expect(get<Reached>('/workdays', 'add=1')).toMatchObject({ from: '1405-08-30', date_sh: '1405-09-01' });
  });
});

test.each([
  ['', 'to, add: missing'],
  ['from=1405-01-01', 'to, add: missing'],
  ['to=1405-12-01&add=1', 'to, add: both'],
  ['add=0', 'add: "0"'],
  ['add=2001', 'add: "2001"'],
  ['add=-2001', 'add: "-2001"'],
  ['add=%2B5', 'add: "+5"'],
  ['add=1.5', 'add: "1.5"'],
  ['from=1405-02-01&to=1405-01-31', 'to: "1405-01-31"'],
  ['from=1577-12-01&add=100', 'add: "100"'],
  ['from=1347-01-05&add=-100', 'add: "-100"'],
])('?%s is refused', (query, message) => {
  const { status, body } = ask('/workdays', query);
  const { error } = JSON.parse(body) as { error: string };
  expect(status, error).toBe(422);
  expect(error.startsWith(message), error).toBe(true);
});

test.each([
  ['from=1402-01-01&to=1402-12-29', 'public, max-age=86400'],
  ['from=1402-01-01&add=10', 'public, max-age=86400'],
  ['from=1405-08-20&add=-10', 'public, max-age=86400'],
  ['from=1405-08-20&add=30', 'public, max-age=3600'],
  ['add=1', 'public, max-age=3600'],
])('?%s is kept %s', (query, expected) => expect(cacheControlOf('/workdays', query, NOW)).toBe(expected));
