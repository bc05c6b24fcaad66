/** Four feasts of the Persian year: their days have a colour, a picture and a sentence. */
import type { InLanguages } from '#site/kit/language.ts';

export interface Feast {
  /** name of its picture and of its colours */
  readonly name: 'nowruz' | 'sizdah-bedar' | 'mehregan' | 'yalda';
  readonly sentence: InLanguages<string>;
}

const NOWRUZ: Feast = {
  name: 'nowruz',
  sentence: {
    fa: 'هفت‌سین چیده است و دیدوبازدید شروع شده؛ سال نو مبارک.',
    en: 'The haft-sin is laid and the visits begin. Happy new year!',
  },
};

const FEASTS: Readonly<Record<string, Feast>> = {
  '1-1': NOWRUZ,
  '1-2': NOWRUZ,
  '1-3': NOWRUZ,
  '1-4': NOWRUZ,
  '1-13': {
    name: 'sizdah-bedar',
    sentence: {
      fa: 'روز بیرون رفتن از شهر: سبزه را گره بزنید و به آب روان بسپارید.',
      en: 'A day outdoors: knot the grass, and give your sprouts to running water.',
    },
  },
  '7-16': {
    name: 'mehregan',
    sentence: {
      fa: 'جشن مهر و دوستی در آغاز پاییز، با انار و خوشهٔ گندم.',
      en: 'The autumn feast of friendship, with pomegranates and ears of wheat.',
    },
  },
  '9-30': {
    name: 'yalda',
    sentence: {
      fa: 'بلندترین شب سال: انار، هندوانه و فال حافظ تا سپیده‌دم.',
      en: 'The longest night of the year: pomegranates, watermelon and Hafez until dawn.',
    },
  },
};

/** The feast of a Persian day; most days have none. */
export const feastOn = ({ month, day }: { readonly month: number; readonly day: number }): Feast | undefined =>
  FEASTS[`${month}-${day}`];
