import type { InLanguages } from '#site/kit/language.ts';

export const PRINTABLE_TEXT = {
  fa: {
    title: 'تقویم دیواری برای چاپ',
    heading: 'تقویم دیواری',
    description:
      'تقویم سال در یک برگ A3 با تعطیلات رسمی و مناسبت‌های دلخواه. هر ماه از صفحهٔ خودش در یک برگ A4 چاپ می‌شود.',
    lead: 'تقویم‌ها و مناسبت‌ها را انتخاب کنید؛ بعد چاپ کنید یا PDF بگیرید. هر ماه از صفحهٔ خودش در یک برگ A4 چاپ می‌شود.',
    choose: 'چه چیزی چاپ شود؟',
    year: 'سال',
    calendars: 'تقویم‌های دیگر',
    calendarNames: { solar: 'میلادی', hijri: 'هجری قمری' },
    occasions: 'مناسبت‌ها',
    holidaysAlways: 'تعطیلات رسمی همیشه هست.',
    print: 'چاپ یا PDF',
    wrongYear: 'سالی از ۱۳۴۷ تا ۱۵۰۰ بنویسید.',
    failed: 'این سال باز نشد. به اینترنت وصل شوید و دوباره امتحان کنید.',
    needsScript: 'برگ امسال آماده است. برای سال‌های دیگر جاوااسکریپت لازم است.',
    preview: 'پیش‌نمایش',
    estimate: '~ تاریخ قمری هنوز اعلام نشده',
  },
  en: {
    title: 'Wall calendar to print',
    heading: 'Wall calendar',
    description:
      'A year on one A3 sheet, with public holidays and the occasions you choose. A month prints from its own page.',
    lead: 'Choose calendars and occasions, then print one sheet or save it as PDF. A month prints on A4 from its own page.',
    choose: 'What to print',
    year: 'Year',
    calendars: 'Other calendars',
    calendarNames: { solar: 'Persian or Gregorian', hijri: 'Islamic' },
    occasions: 'Occasions',
    holidaysAlways: 'Public holidays are always shown.',
    print: 'Print or PDF',
    wrongYear: 'Enter a year from 1969 to 2120, or a Persian year from 1347 to 1500.',
    failed: 'This year could not be loaded. Go online and try again.',
    needsScript: "This year's sheet is ready. Other years need JavaScript.",
    preview: 'Preview',
    estimate: '~ Islamic date not announced yet',
  },
} satisfies InLanguages<unknown>;
