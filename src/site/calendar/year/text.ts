import { inLanguages } from '#site/kit/language.ts';

export const YEAR_TEXT = inLanguages({
  title: { fa: 'تقویم سال', en: 'Calendar' },
  description: {
    fa: 'دوازده ماه سال در یک نگاه، با تعطیلات رسمی، برای چاپ در یک برگ A4: سال',
    en: 'Twelve months at a glance with public holidays, to print on one A4 sheet: the Persian year',
  },
  publicHolidays: { fa: 'تعطیلات رسمی', en: 'Public holidays' },
  holidays: { fa: 'تعطیلات', en: 'Holidays' },
  leap: { fa: 'سال کبیسه', en: 'leap year' },
  animal: { fa: 'سال', en: 'Year of the' },
  gregorian: { fa: 'میلادی', en: 'Gregorian' },
  persian: { fa: 'شمسی', en: 'Persian' },
  hijri: { fa: 'هجری قمری', en: 'Islamic' },
  turns: { fa: 'تحویل سال', en: 'Nowruz' },
  hour: { fa: 'ساعت', en: 'at' },
});
