/** Every form of the grammar, and invalid rules. */
import { expect, test } from 'vitest';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { tables } from '#tables/index.ts';

test.each([
  ['sh:01-13', { kind: 'fixed', calendar: 'persian', month: 1, day: 13 }],
  ['sh:12-30', { kind: 'fixed', calendar: 'persian', month: 12, day: 30 }],
  ['hijri:10-01', { kind: 'fixed', calendar: 'hijri', month: 10, day: 1 }],
  ['greg:02-29', { kind: 'fixed', calendar: 'gregorian', month: 2, day: 29 }],
  ['greg:10-20/5', { kind: 'fixed', calendar: 'gregorian', month: 10, day: 20, everyYears: 5 }],
  ['sh:nth(7,fri,2)', { kind: 'nth-weekday', calendar: 'persian', month: 7, weekday: 5, nth: 2, plusDays: 0 }],
  ['greg:nth(11,thu,4)+1', { kind: 'nth-weekday', calendar: 'gregorian', month: 11, weekday: 4, nth: 4, plusDays: 1 }],
  ['sh:last(12,wed)-1', { kind: 'last-weekday', calendar: 'persian', month: 12, weekday: 3, plusDays: -1 }],
  ['hijri:last(9,fri)', { kind: 'last-weekday', calendar: 'hijri', month: 9, weekday: 5, plusDays: 0 }],
  ['hijri:last(02)', { kind: 'month-end', calendar: 'hijri', month: 2 }],
  ['greg:last(2)', { kind: 'month-end', calendar: 'gregorian', month: 2 }],
  ['sh:yearend(0)', { kind: 'year-end', daysBefore: 0 }],
  ['sh:doy(100)', { kind: 'day-of-year', calendar: 'persian', day: 100 }],
  ['greg:doy(256)', { kind: 'day-of-year', calendar: 'gregorian', day: 256 }],
  ['greg:friday13', { kind: 'friday-13' }],
  [
    'sh:span(1404-12-10,1404-12-16)',
    { kind: 'span', first: { year: 1404, month: 12, day: 10 }, last: { year: 1404, month: 12, day: 16 } },
  ],
  ['easter(-2)', { kind: 'listed', list: 'easter', plusDays: -2 }],
  ['easter-orthodox(0)', { kind: 'listed', list: 'easter-orthodox', plusDays: 0 }],
  ['equinox:december(0)', { kind: 'listed', list: 'equinox:december', plusDays: 0 }],
  ['hebrew:07-01', { kind: 'listed', list: 'hebrew:07-01', plusDays: 0 }],
])('%s', (text, rule) => {
  expect(parseOccasionRule(text)).toEqual(rule);
});

test.each([
  '',
  'sh:1-1',
  'sh:00-01',
  'sh:13-01',
  'sh:01-32',
  'sh:07-31',
  'hijri:09-31',
  'greg:02-30',
  'persian:01-01',
  'sh:01-01 ',
  'greg:10-20/0',
  'greg:10-20/1',
  'greg:10-20/',
  'sh:nth(7,fri,0)',
  'sh:nth(7,fri,6)',
  'sh:nth(13,fri,1)',
  'sh:nth(7,friday,1)',
  'greg:last(0)',
  'greg:last(13,sun)',
  'sh:doy(0)',
  'greg:doy(367)',
  'hijri:doy(1)',
  'greg:yearend(0)',
  'sh:span(1404-12-10)',
  'easter',
  'easter(+1)',
  'equinox:may(0)',
  'friday13',
])('%j is refused and named', (text) => {
  expect(() => parseOccasionRule(text)).toThrow(RangeError);
  expect(() => parseOccasionRule(text)).toThrow(`"${text}"`);
});

test('every rule of the tables is read', () => {
  for (const { rule } of tables.occasions) expect(() => parseOccasionRule(rule)).not.toThrow();
});
