import { inLanguages } from '#site/kit/language.ts';

export const CONVERTER_TEXT = inLanguages({
  title: {
    fa: 'تبدیل تاریخ: شمسی، میلادی، قمری و شاهنشاهی',
    en: 'Date converter: Persian, Gregorian, Islamic, Imperial',
  },
  heading: { fa: 'تبدیل تاریخ', en: 'Date converter' },
  description: {
    fa: 'تبدیل تاریخ میان هجری شمسی، میلادی، هجری قمری ایران و شاهنشاهی؛ روز هفته، برج و سال حیوانی؛ محاسبهٔ سن و فاصلهٔ دو تاریخ.',
    en: "Convert dates between the Persian, Gregorian, Iran's Islamic and the Imperial calendar; weekday, zodiac and animal year; age and the time between two dates.",
  },
  typed: { fa: 'تاریخ در هر تقویمی', en: 'Date in any calendar' },
  hint: { fa: '۱۵ بهمن ۱۳۷۰ یا فردا', en: '27 November 2026, today' },
  notRead: {
    fa: '«{typed}» خوانده نشد. مانند «۱۵ بهمن ۱۳۷۰» یا «۲۷ نوامبر ۲۰۲۶» بنویسید؛ سال ۱ تا ۳۰۰۰ شمسی.',
    en: '“{typed}” could not be read. Write “27 November 2026” or “15 Bahman 1370”; Persian years 1 to 3000.',
  },
  missing: { fa: '{month} فقط {length} روز دارد.', en: '{month} has only {length} days.' },
  noDay: { fa: 'روز ماه را هم بنویسید.', en: 'Add the day of the month.' },
  calendar: { fa: 'تقویم', en: 'Calendar' },
  day: { fa: 'روز', en: 'Day' },
  month: { fa: 'ماه', en: 'Month' },
  year: { fa: 'سال', en: 'Year' },
  fields: { fa: 'روز، ماه و سال جداگانه', en: 'Day, month and year fields' },
  needsScript: { fa: 'برای تبدیل تاریخ، جاوااسکریپت را روشن کنید.', en: 'Turn on JavaScript to convert dates.' },
  failed: {
    fa: 'صفحه کامل بار نشد. اینترنت را بررسی کنید و دوباره باز کنید.',
    en: 'The page did not load completely. Check your connection and open it again.',
  },
  age: { fa: 'تا امروز', en: 'Until today' },
  oldDates: { fa: 'تاریخ‌های قدیمی و قمری', en: 'Old and Islamic dates' },
  facts: { fa: 'برج، سال حیوانی، چندمین روز سال', en: 'Zodiac, animal year, day of the year' },
  inCalendar: { fa: 'این روز در تقویم', en: 'This day in the calendar' },
  away: { fa: 'از امروز', en: 'From today' },
  dayOfYear: { fa: 'چندمین روز سال', en: 'Day of the Persian year' },
  zodiac: { fa: 'برج', en: 'Zodiac' },
  animal: { fa: 'سال حیوانی', en: 'Animal year' },
  leap: { fa: 'سال شمسی', en: 'Persian year' },
  isLeap: { fa: 'کبیسه، ۳۶۶ روز', en: 'leap, 366 days' },
  isCommon: { fa: 'عادی، ۳۶۵ روز', en: '365 days' },
  of: { fa: 'از', en: 'of' },
});
