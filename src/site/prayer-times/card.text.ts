/** Words of the card of a city's times: apart from those of its page, because home shows the card. */
import { PRAYER_NAMES_FA, type Prayer } from '#api/facts/prayer-days.ts';
import { type InLanguages, inLanguages } from '#site/kit/language.ts';

export const PRAYER_NAMES: InLanguages<Readonly<Record<Prayer, string>>> = {
  fa: PRAYER_NAMES_FA,
  en: {
    fajr: 'Fajr',
    sunrise: 'Sunrise',
    dhuhr: 'Dhuhr',
    sunset: 'Sunset',
    maghrib: 'Maghrib',
    midnight: 'Midnight',
  },
};

/** In the order of a day, with the two times that the Institute's tables leave out. */
export const EIGHT_TIMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'] as const;

/** For lists and for the heads of narrow columns. */
export const SHORT_PRAYER_NAMES: InLanguages<Readonly<Record<(typeof EIGHT_TIMES)[number], string>>> = {
  fa: {
    fajr: 'صبح',
    sunrise: 'طلوع',
    dhuhr: 'ظهر',
    asr: 'عصر',
    sunset: 'غروب',
    maghrib: 'مغرب',
    isha: 'عشا',
    midnight: 'نیمه‌شب',
  },
  en: { ...PRAYER_NAMES.en, asr: 'Asr', isha: 'Isha' },
};

/** On days of Ramadan. */
export const FAST_NAMES: InLanguages<Readonly<Record<'imsak' | 'maghrib', string>>> = inLanguages({
  imsak: { fa: 'امساک', en: 'Imsak' },
  maghrib: { fa: 'افطار', en: 'Iftar' },
});

export const CARD_WORDS = {
  timesOf: { fa: 'اوقات شرعی', en: 'Prayer times in' },
  until: { fa: 'تا', en: 'to' },
  tomorrow: { fa: 'فردا', en: 'Tomorrow' },
  call: { fa: 'اذان ', en: '' },
  left: { fa: 'مانده', en: 'left' },
  hour: { fa: 'ساعت', en: 'h' },
  minute: { fa: 'دقیقه', en: 'min' },
  and: { fa: ' و ', en: ' ' },
  guessed: { fa: 'از منطقهٔ زمانی شما', en: 'from your time zone' },
  nearYou: { fa: 'شهرهای نزدیک', en: 'Cities nearby' },
  monthAndYear: { fa: 'جدول ماه و سال', en: 'Month and year' },
};

export const CARD_TEXT = inLanguages(CARD_WORDS);
