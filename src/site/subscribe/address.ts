/** The page of the feeds, with a set chosen already. */
import type { FeedSet } from '#api/feeds/feed.ts';
import { type Language, pagePath } from '#site/kit/language.ts';

/** The link preselects a set of feeds: a religious day leads to the religious occasions. */
export const subscribePath = (language: Language, set: FeedSet): string =>
  `${pagePath(language, '/subscribe')}?set=${set}&language=${language}`;

export const SUBSCRIBE_LINK = {
  fa: { set: 'گزینه‌های بیشتر', occasions: 'افزودن مناسبت‌ها به تقویم گوشی', holidays: 'افزودن تعطیلات به تقویم گوشی' },
  en: { set: 'More options', occasions: 'Add occasions to your calendar', holidays: 'Add holidays to your calendar' },
} as const;
