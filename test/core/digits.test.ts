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
  // Every character that is not one of the ten digits.
  for (let code = 0; code < 0x10000; code++) {
    const letter = String.fromCharCode(code);
    expect(readDigits(letter) !== undefined, letter).toBe(/[0-9٠-٩۰-۹]/.test(letter));
  }
});
