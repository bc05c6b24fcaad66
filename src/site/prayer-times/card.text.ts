/** Words of a city's times and of the time left, for home and the search box: apart from the page and the astronomy. */
import { MS_PER_MINUTE } from '#core/jdn.ts';
import { type EightTime, PRAYER_NAMES_FA, type Prayer } from '#core/prayer-names.ts';
import { minutesText, secondsText } from '#core/span-words.ts';
import { clockOf } from '#core/time-zone.ts';
import { type InLanguages, inLanguages, type Language, numeral } from '#site/kit/language.ts';

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

/** For lists and for the heads of narrow columns. */
export const SHORT_PRAYER_NAMES: InLanguages<Readonly<Record<EightTime, string>>> = {
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
  nextDay: { fa: 'فردا', en: 'tomorrow' },
  since: { fa: 'از', en: 'since' },
  call: { fa: 'اذان ', en: '' },
  left: { fa: 'مانده', en: 'left' },
  guessed: { fa: 'از منطقهٔ زمانی شما', en: 'from your time zone' },
  nearYou: { fa: 'در شهرهای نزدیک', en: 'in cities nearby' },
  monthAndYear: { fa: 'جدول ماه و سال', en: 'Month and year' },
};

export const CARD_TEXT = inLanguages(CARD_WORDS);

const LAST_MS = 10 * MS_PER_MINUTE;

/** Seconds count in the last ten minutes only. */
export const countsSeconds = (spanMs: number): boolean => spanMs <= LAST_MS;

/** A span in hours and minutes, the last minute begun counted whole; its last ten minutes with the seconds. */
export function spanWords(language: Language, spanMs: number): string {
  const seconds = Math.ceil(spanMs / 1000);
  return countsSeconds(spanMs)
    ? numeral(language, secondsText(language, seconds))
    : minutesWords(language, Math.ceil(seconds / 60));
}

/** «۲ ساعت و ۵۲ دقیقه», "2 h 52 min" */
export const minutesWords = (language: Language, minutes: number): string =>
  numeral(language, minutesText(language, minutes));

/** `H:MM:SS` of a span, the last second begun counted whole. */
export const spanClock = (spanMs: number): string => clockOf(Math.ceil(spanMs / 1000) * 1000).replace(/^0/, '');
