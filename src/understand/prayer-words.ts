/** Questions about prayer times: «اذان مغرب مشهد», "fajr london", «افطار تهران», «اوقات شرعی قم», "azan sobh shiraz". */
import { dividedWords } from './words.ts';

/** Times of a day that people ask for by name. */
export type AskedPrayer = 'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'sunset' | 'maghrib' | 'isha' | 'midnight';

export interface PrayerQuestion {
  /** the words that are left: a city, or nothing */
  readonly place: string;
  /** undefined: all times of the day */
  readonly prayer: AskedPrayer | undefined;
  /** days from today */
  readonly daysAway: 0 | 1;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that ask for a time of prayer, and those that stand beside them. */
const ASKING = setOf(
  `اذان نماز شرعی اوقات مواقیت صلاه الصلاه بانگ لمونځ افطار افطاری سحر سحری امساک امساکیه فجر الفجر مغرب المغرب عشا العشا طلوع غروب
  azan azaan oghate sharei shari adhan athan namaz prayer prayers salah salat oghat owghat fajr dhuhr zuhr maghrib maghreb isha iftar eftar eftari
  suhoor suhur sahari sehri asr imsak emsak sunrise sunset tolu ghorub ghoroob`,
);
const BESIDE = setOf(
  `به افق وقت زمان موعد قضا میشه ساعت صبح ظهر عصر نیمه شب افتاب خورشید امروز فردا امشب کی در فی شهر است چه چند
  time times of in at for the today tonight tomorrow farda emrooz when is asr midnight what be vaght vaghte nime shab
  sobh zohr`,
);
const TOMORROW = setOf('فردا tomorrow farda');

/** The time that a word names; «سحر» ends with the dawn. */
const PRAYERS: ReadonlyMap<string, AskedPrayer> = new Map(
  (
    [
      ['fajr', 'صبح سحر سحری امساک فجر الفجر fajr sobh suhoor suhur sahari sehri imsak emsak'],
      ['sunrise', 'طلوع sunrise tolu'],
      ['dhuhr', 'ظهر dhuhr zuhr zohr'],
      ['asr', 'عصر asr'],
      ['sunset', 'غروب sunset ghorub ghoroob'],
      ['maghrib', 'مغرب المغرب افطار افطاری maghrib maghreb iftar eftar eftari'],
      ['isha', 'عشا العشا isha'],
      ['midnight', 'نیمه nime midnight'],
    ] as const
  ).flatMap(([prayer, words]) => words.split(' ').map((word) => [word, prayer] as const)),
);

/** Undefined for a text that does not ask for a prayer. */
export function prayerQuestion(text: string): PrayerQuestion | undefined {
  const words = dividedWords(text);
  if (!words.some((word) => ASKING.has(word))) return undefined;
  const prayers = new Set(words.flatMap((word) => PRAYERS.get(word) ?? []));
  return {
    place: words.filter((word) => !ASKING.has(word) && !BESIDE.has(word)).join(' '),
    prayer: prayers.size === 1 ? [...prayers][0] : undefined,
    daysAway: words.some((word) => TOMORROW.has(word)) ? 1 : 0,
  };
}

const QIBLA = setOf('قبله القبله qibla qiblah kibla kiblah ghebleh gheble ghebleye qeble qebleh');
const BESIDE_QIBLA = setOf(
  'جهت سمت اتجاه زاویه درجه کدام کدوم طرف طرفه از from direction angle degree degrees compass jahate samte ی چیست کجاست',
);

/** The city of a question about the direction of prayer: «قبلهٔ شیراز»; empty or undefined without one. */
export function placeOfQibla(text: string): string | undefined {
  const words = dividedWords(text);
  const isBeside = (word: string) => QIBLA.has(word) || BESIDE_QIBLA.has(word) || BESIDE.has(word);
  return words.some((word) => QIBLA.has(word)) ? words.filter((word) => !isBeside(word)).join(' ') : undefined;
}

/** The place of a question about prayer times; undefined for another text, or one that names no place. */
export const placeOfPrayer = (text: string): string | undefined => prayerQuestion(text)?.place || undefined;
