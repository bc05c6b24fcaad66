/** Four feasts of the Persian year: their days have a colour, a picture and sentences. */

/** A text in both languages, with Latin digits. */
export type Said = Readonly<Record<'fa' | 'en', string>>;

export interface Feast {
  /** name of its picture and of its colours */
  readonly name: 'nowruz' | 'sizdah-bedar' | 'mehregan' | 'yalda';
  /** on its day */
  readonly today: Said;
  /** on the day before */
  readonly tomorrow: Said;
  /** what one does */
  readonly sentence: Said;
}

const NOWRUZ: Feast = {
  name: 'nowruz',
  today: { fa: 'نوروزتان پیروز!', en: 'Nowruz mobarak!' },
  tomorrow: { fa: 'فردا نوروز است', en: 'Tomorrow is Nowruz' },
  sentence: {
    fa: 'سفره چیده، عید شروع شده.',
    en: 'The haft-sin is laid and the visits begin.',
  },
};

const FEASTS: Readonly<Record<string, Feast>> = {
  '1-1': NOWRUZ,
  '1-2': NOWRUZ,
  '1-3': NOWRUZ,
  '1-4': NOWRUZ,
  '1-13': {
    name: 'sizdah-bedar',
    today: { fa: 'امروز سیزده‌به‌در است', en: 'Today is Sizdah Bedar' },
    tomorrow: { fa: 'فردا سیزده‌به‌در است', en: 'Tomorrow is Sizdah Bedar' },
    sentence: {
      fa: 'روز بیرون رفتن از شهر: سبزه را گره بزنید و به آب روان بسپارید.',
      en: 'A day outdoors: knot the grass, and give your sprouts to running water.',
    },
  },
  '7-16': {
    name: 'mehregan',
    today: { fa: 'امروز جشن مهرگان است', en: 'Today is Mehregan' },
    tomorrow: { fa: 'فردا جشن مهرگان است', en: 'Tomorrow is Mehregan' },
    sentence: {
      fa: 'جشن مهر و دوستی در آغاز پاییز، با انار و خوشهٔ گندم.',
      en: 'The autumn feast of friendship, with pomegranates and ears of wheat.',
    },
  },
  '9-30': {
    name: 'yalda',
    today: { fa: 'امشب شب یلداست', en: 'Tonight is Yalda Night' },
    tomorrow: { fa: 'فردا شب، شب یلداست', en: 'Tomorrow night is Yalda Night' },
    sentence: {
      fa: 'بلندترین شب سال: انار، هندوانه و فال حافظ تا سپیده‌دم.',
      en: 'The longest night of the year: pomegranates, watermelon and Hafez until dawn.',
    },
  },
};

/** The feast of a Persian day; most days have none. */
export const feastOn = ({ month, day }: { readonly month: number; readonly day: number }): Feast | undefined =>
  FEASTS[`${month}-${day}`];
