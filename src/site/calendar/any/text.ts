import type { InLanguages } from '#site/kit/language.ts';

export const ANY_TEXT = {
  fa: {
    title: 'تقویم هر سال',
    description: 'ماه‌های پیش از ۱۳۹۵ و پس از ۱۴۰۸، و سال‌های شمسی پیش از ۱۳۴۷ و پس از ۱۴۲۰.',
    waits: 'در حال بارگذاری…',
    failed: 'این سال باز نشد؛ اتصال اینترنت را بررسی کنید.',
    year: 'سال شمسی، {first} تا {last}',
    show: 'نشان بده',
    needsScript: 'این صفحه به جاوااسکریپت نیاز دارد؛ سال‌های ۱۳۴۷ تا ۱۴۲۰ و ماه‌های ۱۳۹۵ تا ۱۴۰۸ بدون آن هم باز می‌شوند.',
  },
  en: {
    title: 'Calendar of any year',
    description: 'Persian months before 1395 and after 1408, and years before 1347 and after 1420.',
    waits: 'Loading…',
    failed: 'This year could not be loaded; check your connection.',
    year: 'Persian year, {first} to {last}',
    show: 'Show',
    needsScript: 'This page needs JavaScript; the years 1347 to 1420 and the months of 1395 to 1408 work without it.',
  },
} satisfies InLanguages<unknown>;
