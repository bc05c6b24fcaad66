/** Every day of the Persian years 1 to 3000 there and back in all four calendars. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type CalendarDate, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '../support/service.ts';

const { hijri } = almanac;

interface Calendar {
  fromJdn(jdn: Jdn): CalendarDate;
  toJdn(date: CalendarDate): Jdn;
  isValidDate(date: CalendarDate): boolean;
}

const CALENDARS: Readonly<Record<string, Calendar>> = {
  persian,
  gregorian,
  hijri,
  imperial: {
    fromJdn: (jdn) => persian.toImperial(persian.fromJdn(jdn)),
    toJdn: (date) => persian.toJdn(persian.fromImperial(date)),
    isValidDate: (date) => persian.isValidDate(persian.fromImperial(date)),
  },
};

/** The next day of the same month, or the first of the next month. */
const follows = (date: CalendarDate, before: CalendarDate): boolean =>
  (date.day === before.day + 1 && date.month === before.month && date.year === before.year) ||
  (date.day === 1 &&
    before.day >= 28 &&
    date.month === (before.month % 12) + 1 &&
    date.year - before.year === Number(date.month === 1));

test.each(Object.entries(CALENDARS))('%s: every day of 1 to 3000', (_, { fromJdn, toJdn, isValidDate }) => {
  const faults: unknown[] = [];
  let before = fromJdn(addDays(persian.FIRST_DAY, -1));
  for (let jdn = persian.FIRST_DAY; jdn <= persian.LAST_DAY; jdn = addDays(jdn, 1)) {
    const date = fromJdn(jdn);
    if (toJdn(date) !== jdn || !isValidDate(date) || !follows(date, before)) faults.push({ jdn, date, before });
    before = date;
  }
  expect(faults).toEqual([]);
});
