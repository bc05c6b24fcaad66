import { inLanguages } from '#site/kit/language.ts';

export const MONTH_TEXT = inLanguages({
  previous: { fa: 'ماه پیش', en: 'Previous' },
  next: { fa: 'ماه بعد', en: 'Next' },
  steps: { fa: 'ماه‌های دیگر', en: 'Other months' },
  wholeYear: { fa: 'سال', en: 'Year' },
  title: { fa: 'تقویم', en: 'Calendar of' },
  description: {
    fa: 'تقویم ماه با تعطیلات رسمی، تاریخ قمری و میلادی و مناسبت‌های هر روز:',
    en: 'Month calendar with public holidays, Islamic and Gregorian dates and the occasions of each day:',
  },
  occasions: { fa: 'مناسبت‌های ماه', en: 'Occasions of the month' },
  allOccasions: { fa: 'همهٔ {count} مناسبت', en: 'All {count} occasions' },
  moreOccasions: { fa: '{count} مناسبت دیگر', en: '{count} more occasions' },
  files: { fa: 'چاپ و خروجی', en: 'Print and files' },
  gridFile: { fa: 'جدول ماه (JSON)', en: 'Month grid (JSON)' },
  eventsFile: { fa: 'مناسبت‌ها (JSON)', en: 'Occasions (JSON)' },
  holidaysFile: { fa: 'تعطیلات سال (ics)', en: 'Holidays of the year (ics)' },
  counted: {
    workdays: { fa: 'روز کاری', en: 'working days' },
    off: { fa: 'تعطیل', en: 'off' },
  },
  hours: { fa: 'ساعت موظفی', en: 'Working hours' },
  noHolidays: { fa: 'تعطیلات رسمی از سال ۱۳۴۷ ثبت شده است.', en: 'Holidays before 1347 (1968) are not known.' },
  and: { fa: '؛', en: ';' },
  failed: {
    fa: 'این ماه باز نشد؛ اتصال اینترنت را بررسی کنید.',
    en: 'This month could not be loaded; check your connection.',
  },
});
