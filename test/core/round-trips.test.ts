/** Every day of the Persian years 1 to 3000 there and back in all four calendars. */
import { expect, test } from 'vitest';
import { calendarOf } from '#core/calendars.ts';
import { addDays, type CalendarDate } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '../support/service.ts';

const { hijri } = almanac;

const NAMES = ['persian', 'gregorian', 'hijri', 'imperial'] as const;

/** The next day of the same month, or the first of the next month. */
const follows = (date: CalendarDate, before: CalendarDate): boolean =>
  (date.day === before.day + 1 && date.month === before.month && date.year === before.year) ||
  (date.day === 1 &&
    before.day >= 28 &&
    date.month === (before.month % 12) + 1 &&
    date.year - before.year === Number(date.month === 1));

test.each(NAMES)('%s: every day of 1 to 3000', (name) => {
  const { fromJdn, toJdn, monthLength } = calendarOf(name, hijri);
  const faults: unknown[] = [];
  let before = fromJdn(addDays(persian.FIRST_DAY, -1));
  for (let jdn = persian.FIRST_DAY; jdn <= persian.LAST_DAY; jdn = addDays(jdn, 1)) {
    const date = fromJdn(jdn);
    const isInMonth = date.day <= (monthLength(date.year, date.month) ?? 0);
    if (toJdn(date) !== jdn || !isInMonth || !follows(date, before)) faults.push({ jdn, date, before });
    before = date;
  }
  expect(faults).toEqual([]);
});
