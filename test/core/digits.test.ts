import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDigits, toLatinDigits, toPersianDigits } from '#core/digits.ts';

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

test('a number in digits of any kind, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect([String(number), toPersianDigits(number), `00${number}`].map(readDigits)).toEqual([
        number,
        number,
        number,
      ]);
    }),
  );
  expect(readDigits('۱٤5')).toBe(145);
  for (const text of ['', ' 1', '1 ', '-1', '1.0', '1e3', '0x1', '/', ':', '٪', '۔', '۽', '１', '𝟭', 'x']) {
    expect(readDigits(text), text).toBeUndefined();
  }
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  expect(letters.filter((letter) => readDigits(letter) !== undefined).join('')).toBe('0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹');
});
