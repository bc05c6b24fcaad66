/** Dates are written and parsed in one format. */
import { expect, test } from 'vitest';
import { isoText, readIsoText } from '#core/jdn.ts';

test.each([
  ['1405-08-03', { year: 1405, month: 8, day: 3 }],
  ['0001-01-01', { year: 1, month: 1, day: 1 }],
  ['9999-12-31', { year: 9999, month: 12, day: 31 }],
])('%s is written and read', (text, date) => {
  expect(isoText(date)).toBe(text);
  expect(readIsoText(text)).toEqual(date);
});

test.each([
  ...[
    '',
    '1405-08-3',
    '1405-8-03',
    '405-08-03',
    '11405-08-03',
    '1405/08/03',
    '1405-08 03',
    '1405-08-03 ',
    '-405-08-03',
  ],
  ...['1405-0a-03', '1405--8-03', '140 -08-03', '1405-08-0٣', '۱۴۰۵-۰۸-۰۳', '1405-08-03T', '1405–08–03'],
])('%j is no such date', (text) => {
  expect(readIsoText(text)).toBeUndefined();
});
