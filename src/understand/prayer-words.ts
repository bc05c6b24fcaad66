/** Words of questions about a place: prayer times, the direction of prayer, the moment of the new year. */
import type { Token } from './tokens.ts';
import { dividedWords } from './words.ts';

/** Times of a day that people ask for by name. */
export type AskedPrayer = 'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'sunset' | 'maghrib' | 'isha' | 'midnight';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that ask for times of prayer, also where no place is named. */
const CLEAR = setOf(
  `اذان شرعی شرعیه اوقات مواقیت افطار افطاری سحری امساک الفجر فجر مغرب المغرب عشا العشا طلوع غروب
  azan azaan azane adhan athan times sharei sharee shari fajr dhuhr zuhr maghrib maghreb maghrebe isha iftar eftar eftari
  suhoor suhur sahari sehri imsak emsak sunrise sunset tolu tolue ghorub ghoroob ghorube`,
);
/** Words of prayers that name other things too. */
const ASKING = setOf(
  'نماز نمازهای صلاه الصلاه بانگ لمونځ سحر sahar oghate oghat owghat awqat owqat namaz namaaz prayer prayers salah salat asr',
);
const BESIDE = setOf(
  `به افق وقت زمان موعد قضا میشه ساعت صبح ظهر عصر نیمه شب افتاب خورشید کی در فی شهر است چه چند میگن میگویند می گویند گو
  time of in at for the when is what be vaght vaghte nime shab sobh sobhe zohr zohre aftab aftabe does start horizon ofogh ofoghe be`,
);

/** The time that a word names; «سحر» ends with the dawn. */
const PRAYERS: ReadonlyMap<string, AskedPrayer> = new Map(
  (
    [
      ['fajr', 'صبح سحر سحری امساک فجر الفجر fajr sobh sobhe sahar suhoor suhur sahari sehri imsak emsak'],
      ['sunrise', 'طلوع sunrise tolu tolue'],
      ['dhuhr', 'ظهر dhuhr zuhr zohr zohre'],
      ['asr', 'عصر asr'],
      ['sunset', 'غروب sunset ghorub ghoroob ghorube'],
      ['maghrib', 'مغرب المغرب افطار افطاری maghrib maghreb maghrebe iftar eftar eftari'],
      ['isha', 'عشا العشا isha'],
      ['midnight', 'نیمه nime midnight'],
    ] as const
  ).flatMap(([prayer, words]) => words.split(' ').map((word) => [word, prayer] as const)),
);

/** A question about prayers. */
interface AskedPrayers {
  /** what is left: a place, a date, or nothing */
  readonly rest: readonly Token[];
  readonly prayer: AskedPrayer | undefined;
  /** the words can mean nothing else */
  readonly isClear: boolean;
}

/** Undefined for a text that does not ask for a prayer. */
export function prayerIn(tokens: readonly Token[]): AskedPrayers | undefined {
  const words = tokens.flatMap(({ text }) => text.split(' '));
  if (!words.some((word) => CLEAR.has(word) || ASKING.has(word))) return undefined;
  const prayers = new Set(words.flatMap((word) => PRAYERS.get(word) ?? []));
  return {
    rest: tokens.filter(({ text }) => !CLEAR.has(text) && !ASKING.has(text) && !BESIDE.has(text)),
    prayer: prayers.size === 1 ? [...prayers][0] : undefined,
    isClear: words.some((word) => CLEAR.has(word)),
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

const NEW_YEAR = /نوروز|تحویل|سال نو |nowruz|norouz|norooz|nowrouz|newroz|navroz/;
const BESIDE_NEW_YEAR = setOf(
  `عید تحویل لحظه لحظه‌ی ساعت زمان وقت به در نوروز حلول نو
  time moment of in at the when is nowruz norouz norooz nowrouz newroz navroz eid eide be vaght vaghte persian iranian local`,
);

/** The other words of a text about the new year: a city and a year; undefined for another text. */
export const withoutNewYear = (tokens: readonly Token[]): readonly Token[] | undefined =>
  NEW_YEAR.test(tokens.map(({ text }) => text).join(' '))
    ? tokens.filter(({ text }) => !BESIDE_NEW_YEAR.has(text))
    : undefined;
