import { inLanguages } from '#site/kit/language.ts';

export const NOT_FOUND_TEXT = inLanguages({
  title: { fa: 'صفحه پیدا نشد', en: 'Page not found' },
  lead: { fa: 'نشانی را بررسی کنید، یا بالا جست‌وجو کنید.', en: 'Check the address, or search above.' },
  near: { fa: 'شاید این را می‌خواستید', en: 'Did you mean' },
  home: { fa: 'رفتن به صفحهٔ امروز', en: 'Go to today’s page' },
  months: { fa: 'ماه ۱ تا ۱۲', en: 'months 1 to 12' },
  years: { fa: 'سال‌های {first} تا {last}', en: 'years {first} to {last}' },
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
