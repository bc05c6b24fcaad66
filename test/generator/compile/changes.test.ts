/** Dates of holidays that move when a month is announced. */
import { expect, test } from 'vitest';
import { Changes } from '#api/resources/changes.ts';
import { changesBody, movedDates } from '#generator/compile/changes.ts';
import { tables } from '#tables/index.ts';
import type { Tables } from '#tables/types.ts';
import { testData } from './test-data.ts';

/** The tables with the lengths of two neighbouring months changed, so that the days of the second month move by one. */
function withMovedMonth(year: number, month: number): { tables: Tables; days: number } {
  const { hijriMonths } = tables;
  const index = (year - hijriMonths.firstYear) * 12 + month - 1;
  const letters = [...hijriMonths.codes];
  const isLong = (code: string) => code === code.toUpperCase();
  const [before, moved] = [letters[index - 1]!, letters[index]!];
  if (isLong(before) === isLong(moved)) throw new Error('both months are equally long: choose another');
  const flipped = (code: string) => (isLong(code) ? code.toLowerCase() : code.toUpperCase());
  letters[index - 1] = flipped(before);
  letters[index] = flipped(moved);
  return {
    tables: { ...tables, hijriMonths: { ...hijriMonths, codes: letters.join('') } },
    days: isLong(before) ? -1 : 1,
  };
}

/** Months after the table that have holidays by their first days. */
const MONTHS_OF_1449 = [3, 7, 8, 9, 10, 12];

/** One of them next to a month of another length. */
function movableMonth(): [year: number, month: number] {
  for (const month of MONTHS_OF_1449) {
    try {
      withMovedMonth(1449, month);
      return [1449, month];
    } catch {
      // as long as the month before
    }
  }
  throw new Error('no month of 1449 can be moved');
}

test('without a change nothing has moved', () => {
  expect(movedDates(tables, tables)).toEqual([]);
});

test('holidays of a month that moves are told with old and new day', () => {
  const { tables: after, days } = withMovedMonth(...movableMonth());
  const moved = movedDates(tables, after);
  expect(moved.length).toBeGreaterThan(0);
  for (const { oldDay, newDay, ruleYear, ordinal, wasEstimate } of moved) {
    expect(Date.parse(newDay) - Date.parse(oldDay)).toBe(days * 86_400_000);
    expect({ ruleYear, ordinal, wasEstimate }).toEqual({ ruleYear: 1449, ordinal: 1, wasEstimate: true });
  }
  expect(movedDates(after, tables)).toHaveLength(moved.length);
});

test('a holiday moved by a decision is told, in order of the new days', () => {
  const day = tables.occasions.find(({ slug }) => slug === 'ashura')!;
  const other = tables.occasions.find(({ slug }) => slug === 'arbaeen')!;
  const moved = (occasion: typeof day, ruleYear: number, jdn: number) => ({
    ...occasion,
    moved: [[ruleYear, jdn]] as const,
  });
  const after = {
    ...tables,
    occasions: tables.occasions.map((occasion) => {
      if (occasion === day) return moved(occasion, 1448, 2_461_218);
      return occasion === other ? moved(occasion, 1447, 2_460_903) : occasion;
    }),
  };
  const told = movedDates(tables, after);
  expect(told.map(({ slug, ruleYear }) => `${slug} ${ruleYear}`)).toEqual(['arbaeen 1447', 'ashura 1448']);
  expect(told.every(({ wasEstimate }) => !wasEstimate)).toBe(true);
});

test('the rows of the data become the file', () => {
  const data = testData({
    changes: [
      {
        slug: 'eid-al-fitr',
        rule_year: 1449,
        ordinal: 1,
        old_day: '2028-02-26',
        new_day: '2028-02-27',
        was_estimate: true,
        recorded: '2028-02-26',
        reason: 'the crescent was not seen',
        sources: ['calendar'],
      },
    ],
  });
  const body = changesBody(data);
  expect(Changes.parse(body)).toEqual(body);
  expect(body.data).toEqual([
    {
      slug: 'eid-al-fitr',
      rule_year: 1449,
      old_date_gregorian: '2028-02-26',
      new_date_gregorian: '2028-02-27',
      was_estimate: true,
      recorded: '2028-02-26',
      reason: 'the crescent was not seen',
      sources: ['calendar'],
    },
  ]);
});
