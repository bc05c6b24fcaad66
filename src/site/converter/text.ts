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
  lead: {
    fa: 'تاریخ را در هر تقویمی بنویسید؛ از سال ۱ تا ۳۰۰۰ شمسی.',
    en: 'Enter a date in any calendar, Persian years 1 to 3000.',
  },
  typed: { fa: 'تاریخ', en: 'Date' },
  typedHint: { fa: '۱۵ بهمن ۱۳۷۰، ۲۷ نوامبر ۲۰۲۶، فردا', en: '27 November 2026, 15 Bahman 1370, tomorrow' },
  notRead: {
    fa: 'این تاریخ خوانده نشد. مانند «۱۵ بهمن ۱۳۷۰» یا «۲۷ نوامبر ۲۰۲۶» بنویسید.',
    en: 'This date could not be read. Write it as “27 November 2026” or “15 Bahman 1370”.',
  },
  fields: { fa: 'روز، ماه و سال جداگانه', en: 'Day, month and year fields' },
  needsScript: { fa: 'برای تبدیل تاریخ، جاوااسکریپت را روشن کنید.', en: 'Turn on JavaScript to convert dates.' },
  failed: {
    fa: 'صفحه کامل بار نشد. اینترنت را بررسی کنید و دوباره باز کنید.',
    en: 'The page did not load completely. Check your connection and open it again.',
  },
  dayBefore: { fa: 'روز قبل', en: 'Day before' },
  dayAfter: { fa: 'روز بعد', en: 'Day after' },
  copy: { fa: 'کپی لینک', en: 'Copy link' },
  copySentence: { fa: 'کپی جمله', en: 'Copy sentence' },
  tools: { fa: 'ابزارهای تاریخ', en: 'Date tools' },
  age: { fa: 'سنِ متولد این روز', en: 'Age if born that day' },
  facts: { fa: 'این روز', en: 'This day' },
  away: { fa: 'فاصله تا امروز', en: 'From today' },
  dayOfYear: { fa: 'چندمین روز سال', en: 'Day of the Persian year' },
  zodiac: { fa: 'برج', en: 'Zodiac' },
  animal: { fa: 'سال حیوانی', en: 'Animal year' },
  leap: { fa: 'سال شمسی', en: 'Persian year' },
  isLeap: { fa: 'کبیسه، ۳۶۶ روز', en: 'leap, 366 days' },
  isCommon: { fa: 'عادی، ۳۶۵ روز', en: '365 days' },
  hijriBasis: { fa: 'تاریخ قمری', en: 'Islamic date' },
  estimated: { fa: 'برآورد؛ هنوز اعلام نشده', en: 'estimate, not announced yet' },
  official: { fa: 'از تقویم رسمی ایران', en: "from Iran's official calendar" },
  of: { fa: 'از', en: 'of' },
});
