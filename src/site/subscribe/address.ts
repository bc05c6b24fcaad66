/** The page of the feeds, with a set chosen already. */
import type { FeedSet } from '#api/feeds/feed.ts';
import { type Language, pagePath } from '#site/frame/language.ts';

/** What leads there says what it is about: from a religious day to the religious ones. */
export const subscribePath = (language: Language, set: FeedSet): string =>
  `${pagePath(language, '/subscribe')}?set=${set}&language=${language}`;

export const SUBSCRIBE_LINK = {
  fa: {
    set: 'مجموعه، زبان و یادآور دیگر',
    occasions: 'مناسبت‌ها در تقویم شما',
    holidays: 'تعطیلات و مناسبت‌ها در تقویم شما',
  },
  en: {
    set: 'Other sets, languages and reminders',
    occasions: 'Occasions in your calendar',
    holidays: 'Holidays and occasions in your calendar',
  },
} as const;
