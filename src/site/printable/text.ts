import { inLanguages } from '#site/kit/language.ts';

export const PRINTABLE_TEXT = inLanguages({
  choose: { fa: 'چه چیزی چاپ شود؟', en: 'What to print' },
  year: { fa: 'سال', en: 'Year' },
  calendars: { fa: 'تقویم‌های دیگر', en: 'Other calendars' },
  calendarNames: {
    solar: { fa: 'میلادی', en: 'Persian or Gregorian' },
    hijri: { fa: 'هجری قمری', en: 'Islamic' },
  },
  occasions: { fa: 'مناسبت‌ها', en: 'Occasions' },
  holidaysAlways: { fa: 'تعطیلات رسمی همیشه هست.', en: 'Public holidays are always shown.' },
  print: { fa: 'چاپ یا ذخیره', en: 'Print or PDF' },
  large: { fa: 'بزرگ‌نمایی', en: 'Enlarge' },
  wrongYear: {
    fa: 'سالی از ۱۳۴۷ تا ۱۵۰۰ بنویسید.',
    en: 'Enter a year from 1969 to 2120, or a Persian year from 1347 to 1500.',
  },
  failed: {
    fa: 'این سال باز نشد. به اینترنت وصل شوید و دوباره امتحان کنید.',
    en: 'This year could not be loaded. Go online and try again.',
  },
  needsScript: {
    fa: 'برگ امسال آماده است. برای سال‌های دیگر جاوااسکریپت لازم است.',
    en: "This year's sheet is ready. Other years need JavaScript.",
  },
  preview: { fa: 'پیش‌نمایش', en: 'Preview' },
  estimate: {
    fa: '\u2066±۱\u2069: ممکن است یک روز جابه‌جا شود',
    en: '\u2066±1\u2069: may move by a day',
  },
  mark: { fa: '\u00a0\u2066±۱\u2069', en: '\u00a0\u2066±1\u2069' },
});
