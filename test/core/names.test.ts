/** Signs and animals as used in Iran. The names of months and weekdays are compared with CLDR in the compiler's tests. */
import { expect, test } from 'vitest';
import { animalOf, zodiacOf } from '#core/names.ts';

test('zodiac signs by the Persian month', () => {
  const signs = Array.from({ length: 12 }, (_, index) => zodiacOf(index + 1));
  expect(signs.map(({ symbol }) => symbol).join('')).toBe('♈♉♊♋♌♍♎♏♐♑♒♓');
  expect(signs.map(({ en }) => en).join(' ')).toBe(
    'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces',
  );
  expect(signs.map(({ fa }) => fa).join(' ')).toBe('حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت');
});

test('animals of the years: the cycle of twelve from 1399 on', () => {
  const fa = 'موش گاو پلنگ خرگوش نهنگ مار اسب گوسفند میمون مرغ سگ خوک'.split(' ');
  const en = 'Rat Ox Leopard Rabbit Whale Snake Horse Sheep Monkey Hen Dog Pig'.split(' ');
  for (const year of [1, 1357, 1400, 1404, 1405, ...fa.map((_, index) => 1399 + index)]) {
    const index = (year + 5) % 12;
    expect(animalOf(year), String(year)).toEqual({ fa: fa[index], en: en[index] });
  }
});
