import { inLanguages } from '#site/kit/language.ts';

export const ANY_TEXT = inLanguages({
  title: { fa: 'تقویم هر سال', en: 'Calendar of any year' },
  description: {
    fa: 'ماه‌های پیش از ۱۳۹۵ و پس از ۱۴۰۸، و سال‌های شمسی پیش از ۱۳۴۷ و پس از ۱۴۲۰.',
    en: 'Persian months before 1395 and after 1408, and years before 1347 and after 1420.',
  },
  waits: { fa: 'در حال بارگذاری…', en: 'Loading…' },
  failed: {
    fa: 'این سال باز نشد؛ اتصال اینترنت را بررسی کنید.',
    en: 'This year could not be loaded; check your connection.',
  },
  year: { fa: 'سال شمسی، {first} تا {last}', en: 'Persian year, {first} to {last}' },
  show: { fa: 'نشان بده', en: 'Show' },
  needsScript: {
    fa: 'این صفحه به جاوااسکریپت نیاز دارد؛ سال‌های ۱۳۴۷ تا ۱۴۲۰ و ماه‌های ۱۳۹۵ تا ۱۴۰۸ بدون آن هم باز می‌شوند.',
    en: 'This page needs JavaScript; the years 1347 to 1420 and the months of 1395 to 1408 work without it.',
  },
});
