/** Every form of the grammar, and invalid rules. */
import { expect, test } from 'vitest';
import { parseOccasionRule } from '#core/occasion-rule.ts';

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
  'hijri:01-01..13-01',
  'hijri:01-01..02-31',
  'hijri:02-01..01-01',
  'easter',
  'easter(+1)',
  'equinox:may(0)',
  'friday13',
])('%j is refused and named', (text) => {
  expect(() => parseOccasionRule(text)).toThrow(RangeError);
  expect(() => parseOccasionRule(text)).toThrow(`"${text}"`);
});
