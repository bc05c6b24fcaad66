import type { InLanguages } from '../language.ts';

export const NOT_FOUND_TEXT = {
  fa: {
    title: 'این صفحه نیست',
    lead: 'نشانی نادرست است یا صفحه هرگز نبوده. شاید یکی از این‌ها را می‌خواستید:',
    home: 'امروز',
  },
  en: {
    title: 'There is no such page',
    lead: 'The address is wrong, or the page never was. Perhaps you were looking for one of these:',
    home: 'Today',
  },
} satisfies InLanguages<unknown>;

export const OFFLINE_TEXT = {
  fa: {
    title: 'برخط نیستید',
    description: 'امروز، بی اینترنت.',
    lead: 'این صفحه بی اینترنت باز نمی‌شود. تاریخ امروز را از ساعت دستگاه شما حساب کرده‌ایم، نه از نسخه‌ای کهنه.',
    again: 'دوباره',
    noScript: 'برای دیدن تاریخ امروز بی اینترنت، JavaScript لازم است.',
  },
  en: {
    title: 'You are offline',
    description: 'Today, without a network.',
    lead: 'This page needs a network. Today’s date below is worked out from your device’s clock, not from an old copy.',
    again: 'Try again',
    noScript: 'Today’s date without a network needs JavaScript.',
  },
} satisfies InLanguages<unknown>;
