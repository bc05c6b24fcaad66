import { inLanguages } from '#site/kit/language.ts';

export const ANY_TEXT = inLanguages({
  title: { fa: 'تقویم هر سال', en: 'Calendar of any year' },
  description: {
    fa: 'تقویم سال‌ها و ماه‌هایی که صفحهٔ جداگانه ندارند: پیش از {first} و پس از {last}.',
    en: 'Years and months without a page of their own: before {first} and after {last}.',
  },
  waits: { fa: 'در حال بارگذاری…', en: 'Loading…' },
  failed: {
    fa: 'این سال باز نشد؛ اتصال اینترنت را بررسی کنید.',
    en: 'This year could not be loaded; check your connection.',
  },
  year: { fa: 'سال شمسی، {first} تا {last}', en: 'Persian year {first} to {last}, or Gregorian from 1900' },
  missing: { fa: 'سال {year} تقویم ندارد', en: 'There is no calendar of {year}' },
  show: { fa: 'نشان بده', en: 'Show' },
  needsScript: {
    fa: 'این صفحه به جاوااسکریپت نیاز دارد؛ ماه‌های {first} تا {last} بدون آن هم باز می‌شوند.',
    en: 'This page needs JavaScript; the months of {first} to {last} work without it.',
  },
});
