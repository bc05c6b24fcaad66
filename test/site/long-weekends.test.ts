import { expect, test } from 'vitest';
import { dayOff, lengthOf, longWeekends } from '#core/breaks.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';

/** Saturday 30 Aban 1405. */
const SATURDAY = persian.toJdn({ year: 1405, month: 8, day: 30 });
const after = (days: number): Jdn => addDays(SATURDAY, days);
const spansOf = (...holidays: number[]) =>
  longWeekends(dayOff(new Set(holidays.map(after)), WEEKEND_DAYS['thu-fri']), SATURDAY, after(13)).map((span) => ({
    first: span.first - SATURDAY,
    last: span.last - SATURDAY,
    days: lengthOf(span),
    leave: span.leave.map((jdn) => jdn - SATURDAY),
  }));

test('Thursday and Friday alone are no long weekend', () => {
  expect(spansOf()).toEqual([]);
});

test('a holiday next to the weekend makes three days', () => {
  expect(spansOf(4)).toEqual([{ first: 4, last: 6, days: 3, leave: [] }]);
  expect(spansOf(7)).toEqual([{ first: 5, last: 7, days: 3, leave: [] }]);
});

test('a single working day between counts as leave', () => {
  expect(spansOf(3)).toEqual([{ first: 3, last: 6, days: 4, leave: [4] }]);
  expect(spansOf(8)).toEqual([{ first: 5, last: 8, days: 4, leave: [7] }]);
  expect(spansOf(3, 8)).toEqual([{ first: 3, last: 8, days: 6, leave: [4, 7] }]);
});

test('two working days between part two spans', () => {
  expect(spansOf(2)).toEqual([]);
});

test('a holiday on the weekend adds nothing', () => {
  expect(spansOf(5, 6)).toEqual([]);
});

test('a span that began before the time of interest is given whole', () => {
  expect(spansOf(0)).toEqual([{ first: -2, last: 0, days: 3, leave: [] }]);
});

test('the weekend is the one that is asked for', () => {
  const holidays = new Set([after(4)]);
  const spans = (weekend: 'fri' | 'fri-sat') =>
    longWeekends(dayOff(holidays, WEEKEND_DAYS[weekend]), SATURDAY, after(8));
  // Wednesday is a holiday, so Thursday is leave unless it is weekend.
  expect(spans('fri')).toEqual([{ first: after(4), last: after(6), leave: [after(5)] }]);
  expect(spans('fri-sat').map(lengthOf)).toEqual([4]);
});
