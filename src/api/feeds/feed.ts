/** The feeds: sets of events, each in three languages, some with reminders. One list of them for addresses, index and files. */
import { type Category, type Faith, IRANIAN_CATEGORIES } from '#core/occasions.ts';
import type { Text } from '../base/text.ts';

/** Communities with a feed, and the faiths and peoples whose days it has. */
export const COMMUNITIES = {
  zoroastrian: ['zoroastrian'],
  christian: ['christian', 'armenian', 'assyrian'],
  jewish: ['jewish'],
  mandaean: ['mandaean'],
  kurdish: ['kurdish'],
} as const satisfies Record<string, readonly Faith[]>;
type Community = keyof typeof COMMUNITIES;

export const FEED_SETS = [
  'holidays',
  ...IRANIAN_CATEGORIES,
  ...(Object.keys(COMMUNITIES) as Community[]),
  'all',
  'nowruz',
  'persian-date',
  'persian-date-af',
  'hijri-date',
  'months',
  'closures',
] as const;
export type FeedSet = (typeof FEED_SETS)[number];

/** The set that holds the occasions of a category: its own, or all. */
export const setOf = (category: Category): FeedSet => IRANIAN_CATEGORIES.find((own) => own === category) ?? 'all';

export const FEED_LANGUAGES = ['fa', 'en', 'fa-en'] as const;
export type FeedLanguage = (typeof FEED_LANGUAGES)[number];

/** Sets that people want to be reminded of. */
const SETS_WITH_ALARM: readonly FeedSet[] = ['holidays', 'national', 'religious', 'nowruz'];

export interface Feed {
  /** of the file, without its ending: `holidays-en-alarm` */
  readonly name: string;
  readonly set: FeedSet;
  readonly language: FeedLanguage;
  readonly alarm: boolean;
  readonly title: Text;
}

const TITLES: Readonly<Record<FeedSet, Text>> = {
  holidays: { fa: 'تعطیلات رسمی ایران', en: 'Public holidays of Iran' },
  national: { fa: 'مناسبت‌های ملی ایران', en: 'National occasions of Iran' },
  religious: { fa: 'مناسبت‌های مذهبی', en: 'Religious occasions' },
  cultural: { fa: 'مناسبت‌های فرهنگی', en: 'Cultural occasions' },
  zoroastrian: { fa: 'مناسبت‌های زرتشتیان', en: 'Zoroastrian occasions' },
  christian: { fa: 'مناسبت‌های مسیحیان، ارمنیان و آشوریان', en: 'Christian, Armenian and Assyrian occasions' },
  jewish: { fa: 'مناسبت‌های کلیمیان', en: 'Jewish occasions' },
  mandaean: { fa: 'مناسبت‌های مندائیان', en: 'Mandaean occasions' },
  kurdish: { fa: 'مناسبت‌های کردی', en: 'Kurdish occasions' },
  all: { fa: 'همهٔ مناسبت‌ها', en: 'All occasions' },
  nowruz: { fa: 'لحظهٔ تحویل سال', en: 'The moment of Nowruz' },
  'persian-date': { fa: 'تاریخ هجری شمسی هر روز', en: 'The Persian date of every day' },
  'persian-date-af': {
    fa: 'تاریخ هجری شمسی هر روز، با ماه‌های افغانستان',
    en: 'The Persian date of every day, with the months of Afghanistan',
  },
  'hijri-date': { fa: 'تاریخ هجری قمری هر روز', en: 'The Islamic date of every day, as kept in Iran' },
  months: { fa: 'آغاز ماه‌های شمسی و قمری', en: 'First days of Persian and Islamic months' },
  closures: { fa: 'تعطیلی‌های موردی ایران', en: 'One-off closures in Iran' },
};

/** `holidays`, `holidays-en-alarm` */
export const feedName = (set: FeedSet, language: FeedLanguage, alarm: boolean): string =>
  `${set}${language === 'fa' ? '' : `-${language}`}${alarm ? '-alarm' : ''}`;

/** The feed of a set in a language. */
export function feedOf(set: FeedSet, language: FeedLanguage, alarm: boolean): Feed {
  const name = feedName(set, language, alarm);
  const { fa, en } = TITLES[set];
  const title = alarm ? { fa: `${fa}، با یادآور`, en: `${en}, with reminders` } : { fa, en };
  return { name, set, language, alarm, title };
}

/** All feeds, by set, then those without reminders first, then by language. Pure: bundles without use for the list omit it. */
export const FEEDS: readonly Feed[] = /* @__PURE__ */ FEED_SETS.flatMap((set) =>
  (SETS_WITH_ALARM.includes(set) ? [false, true] : [false]).flatMap((alarm) =>
    FEED_LANGUAGES.map((language) => feedOf(set, language, alarm)),
  ),
);

/** undefined for a name that no feed has */
export const feedNamed = (name: string): Feed | undefined => FEEDS.find((each) => each.name === name);

/** The words of a feed's language, or of its two, Persian first. */
export const inLanguage = (language: FeedLanguage, { fa, en }: Text): string =>
  language === 'fa' ? fa : language === 'en' ? en : `${fa} | ${en}`;
