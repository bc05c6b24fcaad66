/** Names as used in Iran. The test repeats the lists on purpose. */
import { expect, test } from 'vitest';
import type { CalendarName } from '#core/calendars.ts';
import { fromIsoDate } from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { animalOf, monthName, weekdayName, zodiacOf } from '#core/names.ts';

const PERSIAN = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند';
const PERSIAN_IN_ENGLISH = 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand';
const MONTHS: Readonly<Record<CalendarName, { fa: string; en: string }>> = {
  persian: { fa: PERSIAN, en: PERSIAN_IN_ENGLISH },
  imperial: { fa: PERSIAN, en: PERSIAN_IN_ENGLISH },
  gregorian: {
    fa: 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر',
    en: 'January February March April May June July August September October November December',
  },
  hijri: {
    fa: 'محرم صفر ربیع‌الاول ربیع‌الثانی جمادی‌الاول جمادی‌الثانی رجب شعبان رمضان شوال ذی‌القعده ذی‌الحجه',
    en: 'Muharram|Safar|Rabi al-Awwal|Rabi al-Thani|Jumada al-Awwal|Jumada al-Thani|Rajab|Shaban|Ramadan|Shawwal|Dhu al-Qadah|Dhu al-Hijjah',
  },
};

test.each(Object.entries(MONTHS))('months of %s', (calendar, { fa, en }) => {
  const names = Array.from({ length: 12 }, (_, index) => monthName(calendar as CalendarName, index + 1));
  expect(names.map((name) => name.fa)).toEqual(fa.split(' '));
  expect(names.map((name) => name.en)).toEqual(en.split(en.includes('|') ? '|' : ' '));
});

test('weekdays from Saturday 21 November 2026 on', () => {
  const saturday = fromIsoDate('2026-11-21');
  const names = Array.from({ length: 7 }, (_, index) => weekdayName(addDays(saturday, index)));
  expect(names.map(({ fa }) => fa)).toEqual('شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه'.split(' '));
  expect(names.map(({ en }) => en)).toEqual('Saturday Sunday Monday Tuesday Wednesday Thursday Friday'.split(' '));
});

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
