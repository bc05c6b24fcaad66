import { inLanguages } from '#site/kit/language.ts';

export const NOT_FOUND_TEXT = inLanguages({
  title: { fa: 'صفحه پیدا نشد', en: 'Page not found' },
  lead: { fa: 'نشانی صفحه را بررسی کنید.', en: 'Check the address.' },
  near: { fa: 'شاید این را می‌خواستید', en: 'Did you mean' },
  search: { fa: 'جست‌وجوی تاریخ، مناسبت یا شهر', en: 'Search dates, occasions, cities' },
  elsewhere: { fa: 'صفحه‌های پربازدید', en: 'Most used pages' },
});

export const OFFLINE_TEXT = inLanguages({
  title: { fa: 'به اینترنت وصل نیستید', en: 'You are offline' },
  description: { fa: 'تاریخ امروز، بدون اینترنت.', en: 'Today’s date, offline.' },
  lead: {
    fa: 'این صفحه بدون اینترنت باز نمی‌شود. تاریخ امروز را دستگاه شما حساب کرده است.',
    en: 'This page needs an internet connection. Today’s date was calculated on your device.',
  },
  again: { fa: 'تلاش دوباره', en: 'Try again' },
  offlinePages: { fa: 'صفحه‌هایی که بدون اینترنت باز می‌شوند', en: 'Pages that work offline' },
  noScript: {
    fa: 'برای دیدن تاریخ امروز بدون اینترنت، جاوااسکریپت را روشن کنید.',
    en: 'Turn on JavaScript to see today’s date offline.',
  },
});
