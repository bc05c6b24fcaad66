/** All endpoints give the same facts for the same day. */
import { describe, expect, test } from 'vitest';
import { ask, type Bodies, get } from '../support/service.ts';

type Dates = Pick<Bodies['/convert'], 'sh' | 'gregorian' | 'hijri' | 'pahlavi'>;
type Cell = Bodies['/calendar']['calendar'][number][number];
type Occasion = Cell['events'][number];

const four = ({ sh, gregorian, hijri, pahlavi }: Dates): Dates => ({ sh, gregorian, hijri, pahlavi });
const isoOf = ({ year, month, day }: Pick<Dates['sh'], 'year' | 'month' | 'day'>) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const MOMENTS = [
  '2026-11-21T08:30:00Z',
  '2026-03-20T20:29:59Z',
  '2026-03-20T20:30:00Z',
  '2025-03-20T09:00:00Z',
  '2011-08-21T03:00:00Z',
  '1979-02-11T12:00:00Z',
  '2100-01-01T00:00:00Z',
] as const;

describe.each(MOMENTS)('at %s', (text) => {
  const now = Date.parse(text);

  test('today, convert, calendar and prayer-times agree', () => {
    const today = get('/today', {}, now);
    for (const from of ['sh', 'gregorian', 'hijri', 'pahlavi'] as const) {
      const { year, month, day } = today[from];
      expect(four(get('/convert', { from, year, month, day }))).toEqual(four(today));
    }
    const { year, month, day } = today.sh;
    const cells = get('/calendar', { year, month }, now).calendar.flat();
    const [cell, ...others] = cells.filter((candidate) => candidate.is_current_month && candidate.day === day);
    expect(others).toEqual([]);
    expect(four(cell!)).toEqual(four(today));

    const asked = ask('/prayer-times', { city: 'tehran', year, month, day }, now);
    const ofToday = ask('/prayer-times', { city: 'tehran' }, now);
    expect(ofToday.body).toBe(asked.body);
    expect(JSON.parse(asked.body)).toMatchObject({
      date_sh: isoOf(today.sh),
      date_gregorian: isoOf(today.gregorian),
      timezone: 'Asia/Tehran',
    });
    expect(today.now.slice(0, 10)).toBe(isoOf(today.gregorian));
  });
});

test('nowruz tells the local day in the four calendars of convert', () => {
  for (const tz of ['Asia/Tehran', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    const { local_parts, local } = get('/nowruz', { year_sh: 1405, tz });
    const { year, month, day } = local_parts.gregorian;
    expect(four(local_parts)).toEqual(four(get('/convert', { from: 'gregorian', year, month, day })));
    expect(local.slice(0, 10)).toBe(isoOf(local_parts.gregorian));
  }
});

const YEARS = [1347, 1366, 1390, 1403, 1404, 1405, 1406, 1500];

describe.each(YEARS)('%i', (year) => {
  const holidays = get('/holidays', { year }).data;
  const months = Array.from({ length: 12 }, (_, index) => ({
    events: get('/events', { year, month_sh: index + 1 }).data,
    cells: get('/calendar', { year, month: index + 1 }).calendar.flat(),
  }));
  const slugs = (occasions: readonly Occasion[]) => occasions.map(({ slug, is_holiday }) => `${slug} ${is_holiday}`);

  test('the holidays are the holidays of the events, by day', () => {
    const fromEvents = new Map<string, string[]>();
    for (const { date_gregorian, slug, is_holiday } of months.flatMap(({ events }) => events)) {
      if (is_holiday) fromEvents.set(date_gregorian, [...(fromEvents.get(date_gregorian) ?? []), slug]);
    }
    const fromHolidays = holidays.map(({ date_gregorian, events }) => [date_gregorian, events.map(({ slug }) => slug)]);
    expect(fromHolidays).toEqual([...fromEvents]);
    expect(holidays.every(({ year_sh }) => year_sh === year)).toBe(true);
  });

  test('the events are those of the cells of the month, in the same order', () => {
    for (const { events, cells } of months) {
      const ofCells = cells
        .filter(({ is_current_month }) => is_current_month)
        .flatMap((cell) => cell.events.map((event) => ({ day: isoOf(cell.gregorian), ...event })));
      expect(events.map(({ date_gregorian, slug }) => `${date_gregorian} ${slug}`)).toEqual(
        ofCells.map(({ day, slug }) => `${day} ${slug}`),
      );
      expect(slugs(events)).toEqual(slugs(ofCells));
    }
  });

  test('cells follow each other by a day, rows begin on Saturday, and flags name one month each', () => {
    for (const { cells } of months) {
      expect(cells).toHaveLength(42);
      cells.forEach((cell, index) => {
        const day = Date.UTC(cell.gregorian.year, cell.gregorian.month - 1, cell.gregorian.day);
        const first = cells[0]!.gregorian;
        expect(day).toBe(Date.UTC(first.year, first.month - 1, first.day + index));
        expect(new Date(day).getUTCDay()).toBe((index + 6) % 7);
        expect(cell.is_friday).toBe(index % 7 === 6);
        expect([cell.year, cell.month, cell.day]).toEqual([cell.sh.year, cell.sh.month, cell.sh.day]);
        expect(Number(cell.is_current_month) + Number(cell.is_prev_month) + Number(cell.is_next_month)).toBe(1);
        expect(cell.is_holiday).toBe(cell.events.some(({ is_holiday }) => is_holiday));
      });
    }
  });

  test('a day of the neighbouring month is the same cell in its own month, but for the flags', () => {
    const owned = new Map(
      months.flatMap(({ cells }) =>
        cells.filter(({ is_current_month }) => is_current_month).map((cell) => [isoOf(cell.sh), cell] as const),
      ),
    );
    const bare = ({ is_current_month: _, is_prev_month: __, is_next_month: ___, ...rest }: Cell) => rest;
    let seen = 0;
    for (const { cells } of months) {
      for (const cell of cells.filter(({ is_current_month }) => !is_current_month)) {
        const own = owned.get(isoOf(cell.sh));
        if (!own) continue; // of another year
        seen += 1;
        expect(bare(cell)).toEqual(bare(own));
      }
    }
    expect(seen).toBeGreaterThan(80);
  });

  test('each day of a month asked alone, and each category, is the part of the month', () => {
    const { events } = months[10]!;
    for (const day of [1, 11, 22]) {
      expect(get('/events', { year, month_sh: 11, day_sh: day }).data).toEqual(
        events.filter(({ day_sh }) => day_sh === day),
      );
    }
    const byCategory = ['national', 'religious', 'cultural', 'global', 'countries', 'fun'].flatMap(
      (category) => get('/events', { year, month_sh: 11, category }).data,
    );
    expect(byCategory).toHaveLength(events.length);
    expect(new Set(byCategory.map((event) => JSON.stringify(event)))).toEqual(
      new Set(events.map((event) => JSON.stringify(event))),
    );
  });
});
