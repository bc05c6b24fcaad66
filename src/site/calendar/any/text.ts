import type { InLanguages } from '#site/frame/language.ts';

export const ANY_TEXT = {
  fa: {
    title: 'تقویم هر سال',
    description: 'ماه‌ها و سال‌های شمسی پیش از ۱۳۴۷ و پس از ۱۴۲۰، در همین مرورگر.',
    waits: 'در حال خواندن…',
    failed: 'این سال خوانده نشد؛ اتصال اینترنت را ببینید.',
    wrong: 'سالی از {first} تا {last} بدهید، مانند',
    needsScript: 'این صفحه به جاوااسکریپت نیاز دارد؛ سال‌های ۱۳۴۷ تا ۱۴۲۰ صفحهٔ خود را دارند.',
    noHolidays: 'تعطیلات رسمی از ۱۳۴۷ به بعد در داده‌ها هست.',
  },
  en: {
    title: 'Calendar of any year',
    description: 'Persian months and years before 1347 and after 1420, drawn in the browser.',
    waits: 'Reading …',
    failed: 'This year could not be read; check your connection.',
    wrong: 'Give a year from {first} to {last}, as in',
    needsScript: 'This page needs JavaScript; the years 1347 to 1420 have pages of their own.',
    noHolidays: 'Public holidays are recorded from 1347 on.',
  },
} satisfies InLanguages<unknown>;
