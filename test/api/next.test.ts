/** /next compared with the holidays and occasions of the years. */
import { expect, test } from 'vitest';
import { ask, get } from '../support/service.ts';

test('without a choice it is the official holidays, as the years tell them', () => {
  const { data } = get('/next', { from: '1405-01-01', limit: 50 });
  const expected = [1405, 1406, 1407].flatMap((year) => get('/holidays', { year }).data).slice(0, 50);
  const plain = (days: readonly { date_gregorian: string; estimate: boolean; events: { slug: string }[] }[]) =>
    days.map(({ date_gregorian, estimate, events }) => ({
      date_gregorian,
      estimate,
      slugs: events.map(({ slug }) => slug),
    }));
  expect(plain(data)).toEqual(plain(expected));
  expect(data[0]).toMatchObject({ days_away: 0, date_sh: '1405-01-01', weekday_en: 'Saturday' });
  expect(data[1]!.days_away).toBe(1);
  expect(get('/next').data).toHaveLength(1);
});

test('days of a category, with the occasions of that category alone', () => {
  const { data } = get('/next', { from: '1405-07-01', category: 'cultural', limit: 5 });
  const months = [7, 8].flatMap((month_sh) => get('/events', { year: 1405, month_sh, category: 'cultural' }).data);
  const days = [...new Set(months.map(({ date_gregorian }) => date_gregorian))].slice(0, 5);
  expect(data.map(({ date_gregorian }) => date_gregorian)).toEqual(days);
  for (const { events } of data) expect(new Set(events.map(({ category }) => category))).toEqual(new Set(['cultural']));
});

function eidOf(year: number): string {
  const { data } = get('/holidays', { year });
  const { date_gregorian: date } = data.find(({ events }) => events.some(({ slug }) => slug === 'eid-al-fitr'))!;
  return get('/day', { date, calendar: 'gregorian' }).date_sh;
}

test('days of one occasion; a hijri one falls twice in 1405', () => {
  const { data } = get('/next', { from: '1405-01-01', slug: 'eid-al-fitr', limit: 3 });
  expect(data.map(({ date_sh, estimate }) => [date_sh, estimate])).toEqual([
    ['1405-01-01', false],
    ['1405-12-19', false],
    [eidOf(1406), true],
  ]);
  for (const { events } of data) expect(events.map(({ slug }) => slug)).toEqual(['eid-al-fitr']);
});

test('an occasion that never comes again, and the end of the years', () => {
  expect(get('/next', { slug: 'extreme-heat-holiday-1402' }).data).toEqual([]);
  expect(get('/next', { from: '1402-01-01', slug: 'extreme-heat-holiday-1402', limit: 5 }).data).toHaveLength(2);
  const last = get('/next', { from: '1577-12-01', limit: 50 }).data;
  expect(last.length).toBeGreaterThan(0);
  expect(last.every(({ date_sh }) => date_sh.startsWith('1577-12-'))).toBe(true);
});

test('Ramadan ends on the day before the feast, in months of 29 and of 30 days', () => {
  const isFasting = (date: string) => get('/day', { date }).events.some(({ mood }) => mood === 'fasting');
  const feasts = get('/next', { from: '1390-01-01', slug: 'eid-al-fitr', limit: 8 }).data;
  for (const { date_gregorian } of feasts) {
    const before = get('/add', { from: date_gregorian, days: -1 }).date_gregorian;
    expect([isFasting(before), isFasting(date_gregorian)]).toEqual([true, false]);
  }
});

test('the next days of mourning and the next feasts', () => {
  const { data } = get('/next', { from: '1405-01-01', mood: 'mourning', limit: 5 });
  expect(data).toHaveLength(5);
  for (const { events } of data) for (const { mood } of events) expect(mood).toBe('mourning');
  // In Muharram the period is there once, on the first day asked for; then come the days within it.
  const inside = get('/next', { from: '1405-04-01', mood: 'mourning', limit: 12 }).data;
  const periods = inside.filter(({ events }) => events.some(({ slug }) => slug === 'muharram-safar'));
  expect(periods.map(({ days_away }) => days_away)).toEqual([0]);
  const [ramadan] = get('/next', { from: '1405-04-01', mood: 'fasting' }).data;
  expect([ramadan!.date_sh, ramadan!.events.map(({ slug }) => slug)]).toEqual(['1405-11-19', ['ramadan']]);
  expect(
    get('/next', { from: '1405-11-25', mood: 'fasting', limit: 2 }).data.map(({ days_away }) => days_away)[0],
  ).toBe(0);
  const [ashura] = get('/next', { from: '1405-01-01', slug: 'ashura' }).data;
  expect(ashura!.events[0]!.mood).toBe('mourning');
  expect(get('/day', { date: '1405-01-01' }).events.find(({ slug }) => slug === 'nowruz')?.mood).toBe('feast');
  expect(ask('/next', 'mood=feast&category=religious')).toMatchObject({ status: 422 });
});

test('a period of mourning is on each of its days, and in no answer of the month grid', () => {
  const last = { calendar: 'hijri', from: '1448-03-08', to: '1448-03-09' };
  const [inside, outside] = get('/range', last).data.map(({ events }) => events.map(({ slug }) => slug));
  expect(inside).toContain('muharram-safar');
  expect(outside).not.toContain('muharram-safar');
  const [first] = get('/next', { from: '1405-01-01', slug: 'muharram-safar' }).data;
  expect(first!.date_hijri).toBe('1448-01-01');
  const { year, month } = get('/convert', { from: 'hijri', year: 1448, month: 1, day: 1 }).sh;
  expect(JSON.stringify(get('/calendar', { year, month }))).not.toContain('muharram-safar');
});
