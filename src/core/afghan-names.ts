/** Names of the Persian months and of weekdays in Afghanistan. */
import type { Name } from './names.ts';

/** Names of the Persian months in Afghanistan: in Dari they are the Arabic names of the zodiac's signs. Source: `data/names.json`. */
export const AFGHAN_MONTHS: Readonly<Record<'fa-AF' | 'ps', readonly string[]>> = {
  'fa-AF': ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبله', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
  ps: ['وری', 'غویی', 'غبرګولی', 'چنګاښ', 'زمری', 'وږی', 'تله', 'لړم', 'لیندۍ', 'مرغومی', 'سلواغه', 'کب'],
};

/** From Saturday; in Dari they are those of Iran. Source: `data/names.json`. */
export const PASHTO_WEEKDAYS: readonly string[] = ['اونۍ', 'يونۍ', 'دونۍ', 'درېنۍ', 'څلرنۍ', 'پينځنۍ', 'جمعه'];

/** The Dari names in Latin letters. */
const DARI_IN_LATIN = 'Hamal Sawr Jawza Saratan Asad Sunbula Mizan Aqrab Qaws Jadi Dalw Hut';

/** Name of a Persian month in Dari, in its own and in Latin letters. @param month 1 … 12 */
export const afghanMonthName = (month: number): Name => ({
  fa: AFGHAN_MONTHS['fa-AF'][month - 1]!,
  en: DARI_IN_LATIN.split(' ')[month - 1]!,
});
