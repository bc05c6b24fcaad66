/** The editor's tasks that are due on a day. */
import { expect, test } from 'vitest';
import { fromIsoDate } from '#core/gregorian.ts';
import { readData } from '#generator/compile/data.ts';
import { dueFacts } from '#generator/compile/due.ts';
import { FROZEN } from '../../frozen.ts';

const data = {
  hijriMonths: readData(FROZEN).hijriMonths.filter(({ value }) => value.year * 12 + value.month <= 1448 * 12 + 10),
};

test.each([
  ['2026-11-20', []],
  ['2026-11-25', [/^the official calendar of 1406 is not entered: months end with 1448\/10/]],
  ['2027-04-06', [/^the month after 1448\/10 begins by 2027-04-09/]],
])('on %s', (day, expected) => {
  const due = dueFacts(data, fromIsoDate(day));
  expect(due).toHaveLength(expected.length);
  expected.forEach((part, index) => {
    expect(due[index]).toMatch(part);
  });
});
