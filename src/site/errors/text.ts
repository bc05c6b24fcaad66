import type { InLanguages } from '#site/kit/language.ts';

export const NOT_FOUND_TEXT = {
  fa: {
    title: 'صفحه پیدا نشد',
    lead: 'نشانی صفحه را بررسی کنید.',
    near: 'شاید این را می‌خواستید',
    search: 'جست‌وجوی تاریخ، مناسبت یا شهر',
    elsewhere: 'صفحه‌های پربازدید',
  },
  en: {
    title: 'Page not found',
    lead: 'Check the address.',
    near: 'Did you mean',
    search: 'Search dates, occasions, cities',
    elsewhere: 'Most used pages',
  },
} satisfies InLanguages<unknown>;

export const OFFLINE_TEXT = {
  fa: {
    title: 'به اینترنت وصل نیستید',
    description: 'تاریخ امروز، بدون اینترنت.',
    lead: 'این صفحه بدون اینترنت باز نمی‌شود. تاریخ امروز را دستگاه شما حساب کرده است.',
    again: 'تلاش دوباره',
    offlinePages: 'صفحه‌هایی که بدون اینترنت باز می‌شوند',
    noScript: 'برای دیدن تاریخ امروز بدون اینترنت، جاوااسکریپت را روشن کنید.',
  },
  en: {
    title: 'You are offline',
    description: 'Today’s date, offline.',
    lead: 'This page needs an internet connection. Today’s date was calculated on your device.',
    again: 'Try again',
    offlinePages: 'Pages that work offline',
    noScript: 'Turn on JavaScript to see today’s date offline.',
  },
} satisfies InLanguages<unknown>;
