import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';

test('Persian and Arabic-Indic digits become Latin ones, all else stays', () => {
  expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(toLatinDigits('سال ۱۴٠5')).toBe('سال 1405');
});

test('numbers are written in Persian digits and read back', () => {
  expect(toPersianDigits(1405)).toBe('۱۴۰۵');
  expect(toPersianDigits('رمضان 1446')).toBe('رمضان ۱۴۴۶');
  fc.assert(fc.property(fc.nat(), (number) => toLatinDigits(toPersianDigits(number)) === String(number)));
});
