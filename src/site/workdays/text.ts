import { weekendTexts } from '#core/weekends.ts';
import { inLanguages } from '#site/kit/language.ts';

export const WORKDAYS_TEXT = inLanguages({
  title: { fa: 'ساعت موظفی و روزهای کاری', en: 'Working days and statutory hours in Iran' },
  lead: {
    fa: 'روزهای کاری و ساعت موظفی هر ماه: هفته‌ای ۴۴ ساعت (مادهٔ ۵۱ قانون کار)، در کارهای سخت و زیان‌آور ۳۶ ساعت (مادهٔ ۵۲).',
    en: 'Working days and statutory hours of each month: 44 hours a week by article 51 of the Labour Code, 36 in hard and harmful work by article 52.',
  },
  month: { fa: 'ماه', en: 'Month' },
  workdays: { fa: 'روز کاری', en: 'Days' },
  hours: { fa: 'ساعت موظفی', en: 'Hours' },
  unit: { fa: 'ساعت موظفی', en: 'hours' },
  days: { fa: 'روز کاری', en: 'working days' },
  hardWork: { fa: 'کار سخت', en: 'Arduous' },
  weekends: weekendTexts((days, language) => `${days} ${{ fa: 'تعطیل', en: 'off' }[language]}`),
  total: { fa: 'جمع سال', en: 'Whole year' },
  rule: { fa: 'قانون', en: 'The rule' },
  estimate: {
    fa: 'بعضی تعطیلات این سال به اعلام ماه قمری وابسته است و ممکن است یک روز جابه‌جا شود.',
    en: 'Some holidays of this year depend on an Islamic month that is not announced yet and may move by a day.',
  },
  tools: { fa: 'شمارش روز کاری بین دو تاریخ', en: 'Count working days between two dates' },
});
