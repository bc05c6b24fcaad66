import type { InLanguages } from '#site/frame/language.ts';

export const NOT_FOUND_TEXT = {
  fa: {
    title: 'این صفحه پیدا نشد',
    lead: 'نشانی نادرست است، یا چنین صفحه‌ای هرگز نبوده است.',
    near: 'شاید این را می‌خواستید',
    elsewhere: 'صفحه‌های دیگر:',
  },
  en: {
    title: 'There is no such page',
    lead: 'The address is wrong, or the page never was.',
    near: 'Perhaps you were looking for',
    elsewhere: 'Other pages:',
  },
} satisfies InLanguages<unknown>;

export const OFFLINE_TEXT = {
  fa: {
    title: 'به اینترنت وصل نیستید',
    description: 'امروز، بدون اینترنت.',
    lead: 'این صفحه بدون اینترنت باز نمی‌شود. آنچه می‌بینید همین حالا در دستگاه شما حساب شده، نه از نسخه‌ای قدیمی.',
    again: 'تلاش دوباره',
    kept: 'بدون اینترنت هم باز می‌شوند',
    noScript: 'برای دیدن تاریخ امروز بدون اینترنت، JavaScript لازم است.',
  },
  en: {
    title: 'You are offline',
    description: 'Today, without a network.',
    lead: 'This page needs a network. What you see is worked out on your device just now, not taken from an old copy.',
    again: 'Try again',
    kept: 'These work without a network',
    noScript: 'Today’s date without a network needs JavaScript.',
  },
} satisfies InLanguages<unknown>;
