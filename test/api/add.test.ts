/** Deadlines and differences. Thursdays are off for offices; 13 Rajab 1448 is 2 Dey 1405, a Wednesday. */
import { expect, test } from 'vitest';
import { ask, get } from '../support/service.ts';

const SERVED = { from: '1405-09-12' };

test('a sum says whether it falls on a day off, and why', () => {
  const answer = get('/add', { ...SERVED, days: 20 });
  expect(answer).toMatchObject({
    from_sh: '1405-09-12',
    from_gregorian: '2026-12-03',
    date_sh: '1405-10-02',
    date_gregorian: '2026-12-23',
    weekday_en: 'Wednesday',
    is_workday: false,
    skipped: [],
    before_rule_sh: '1405-10-02',
  });
  expect(answer.reasons_en).toHaveLength(1);
  expect(get('/add', { ...SERVED, days: 21 })).toMatchObject({ is_workday: true, reasons_en: [] });
});

test('the rule moves it to the workday of the sector, and names what it passed', () => {
  const next = get('/add', { ...SERVED, days: 20, rule: 'next_workday' });
  expect([next.date_sh, next.before_rule_sh, next.skipped.map(({ date_sh }) => date_sh)]).toEqual([
    '1405-10-03',
    '1405-10-02',
    ['1405-10-02'],
  ]);
  const offices = get('/add', { ...SERVED, days: 20, rule: 'next_workday', sector: 'offices' });
  expect(offices.date_sh).toBe('1405-10-05');
  expect(offices.skipped.map(({ reasons_en }) => reasons_en).slice(1)).toEqual([['Thursday'], ['Friday']]);
  expect(get('/add', { ...SERVED, days: 20, rule: 'previous_workday' }).date_sh).toBe('1405-10-01');
  const moved = get('/add', { from: '1405-10-02', days: 0, rule: 'next_workday' });
  expect(moved.skipped.map(({ date_sh }) => date_sh)).toEqual(['1405-10-02']);
});

test('workdays are those of /api/workdays, and the days off between are named', () => {
  const { date_sh } = get<{ date_sh: string }>('/workdays', { ...SERVED, add: 20 });
  const answer = get('/add', { ...SERVED, workdays: 20 });
  expect(answer.date_sh).toBe(date_sh);
  expect(answer.is_workday).toBe(true);
  const { workdays, days } = get<{ workdays: number; days: number }>('/workdays', { from: '1405-09-13', to: date_sh });
  expect([workdays, answer.skipped.length]).toEqual([20, days - workdays]);
  expect(get('/add', { from: date_sh, workdays: -20, sector: 'public' }).date_sh <= '1405-09-12').toBe(true);
});

test('civil procedure: neither the day of service nor that of the act counts, offices are open on the last day', () => {
  // 12 Azar + 20 days = 2 Dey; the act is in time on 3 Dey, a Thursday, on which offices are closed.
  const answer = get('/add', { ...SERVED, days: 20, rule: 'civil-procedure' });
  expect(answer).toMatchObject({ before_rule_sh: '1405-10-03', date_sh: '1405-10-05', weekday_en: 'Saturday' });
  expect(answer.notes_en[0]).toContain('articles 443');
  // A month has thirty days by article 443.
  const ofDays = get('/add', { from: '1405-02-01', days: 30, rule: 'civil-procedure' }).date_sh;
  expect(get('/add', { from: '1405-02-01', months: 1, rule: 'civil-procedure' }).date_sh).toBe(ofDays);
});

test('years and months are those of the calendar of the date', () => {
  expect(get('/add', { from: '1405-06-31', months: 1 }).date_sh).toBe('1405-07-30');
  expect(get('/add', { from: '2026-01-31', months: 1 }).date_gregorian).toBe('2026-02-28');
  expect(get('/add', { from: '1447-09-30', calendar: 'hijri', years: 1 }).date_hijri).toMatch(/^1448-09-(29|30)$/);
});

test('a day off that may move makes the result an estimate', () => {
  const known = get('/add', { from: '1405-01-01', days: 1 });
  expect(known).toMatchObject({ estimate: false, confidence: 'certain' });
  const far = get('/add', { from: '1410-01-01', workdays: 40 });
  expect(far.estimate).toBe(true);
  expect(far.notes_en.join(' ')).toContain('Islamic month');
});

test.each([
  ['from=1405-09-12', 'years, months, weeks, days, workdays: missing'],
  ['from=1405-09-12&years=190&rule=next_workday', 'years: the result lies outside the days whose holidays are known'],
  ['from=1345-05-10&workdays=5', 'workdays: the result lies outside the days whose holidays are known'],
  ['from=2999-01-01&calendar=sh&years=3', 'years: the result lies outside the Persian years 1 to 3000'],
  ['from=1405-09-12&days=-2&rule=civil-procedure', 'days: not with rule=civil-procedure'],
  ['from=1405-09-12&days=2&rule=following', 'did you mean next_workday?'],
  ['from=1405-09-12&add=2', 'Use /api/add?from=1405-09-12&workdays=2'],
])('/add?%s says %s', (query, message) => {
  const { status, body } = ask('/add', query);
  expect(status).toBe(422);
  expect(body).toContain(message);
});

test.each([
  [
    { from: '1345-05-10', years: 60 },
    { date_sh: '1405-05-10', is_workday: true },
  ],
  [
    { from: '1966-08-01', years: 60, workdays: 1 },
    { date_gregorian: '2026-08-02', is_workday: true },
  ],
  [
    { from: '1300-01-01', months: -1 },
    { date_sh: '1299-12-01', is_workday: null, reasons_en: [], skipped: [] },
  ],
  [
    { from: '0001-01-01', days: 0 },
    { date_sh: '0001-01-01', is_workday: null, estimate: false },
  ],
  [
    { from: '1405-09-12', years: 200 },
    { date_sh: '1605-09-12', is_workday: null },
  ],
])('a sum starts and ends in any year: %j', (query, expected) => {
  const answer = get('/add', query);
  expect(answer).toMatchObject(expected);
  expect(answer.notes_en.join().includes('are not known')).toBe(expected.is_workday === null);
});

test('a difference in days, and in the units of both calendars', () => {
  expect(get('/difference', { from: '1370-05-14', to: '1405-09-06' })).toEqual({
    from_sh: '1370-05-14',
    from_gregorian: '1991-08-05',
    to_sh: '1405-09-06',
    to_gregorian: '2026-11-27',
    days: 12_898,
    sh: { years: 35, months: 3, days: 22 },
    gregorian: { years: 35, months: 3, days: 22 },
  });
  expect(get('/difference', { from: '1405-01-01', to: '1404-01-01' })).toMatchObject({ days: -365, sh: { years: -1 } });
});

test('a plus before an amount, escaped or not', () => {
  const twenty = ask('/add', 'from=1405-09-12&days=20').body;
  for (const written of ['%2B20', '+20', '%DB%B2%DB%B0'])
    expect(ask('/add', `from=1405-09-12&days=${written}`).body).toBe(twenty);
});
