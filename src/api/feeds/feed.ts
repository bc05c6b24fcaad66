/** The feeds: sets of events, each in three languages, some with reminders. One list of them for addresses, index and files. */
import { type Category, type Faith, IRANIAN_CATEGORIES } from '#core/occasions.ts';
import type { Text } from '../base/text.ts';

interface SetOfEvents {
  readonly title: Text;
  /** of a community: the faiths and peoples whose days it has */
  readonly faiths?: readonly Faith[];
  /** people want to be reminded of its events */
  readonly hasAlarm?: true;
}

/** A row is a feed; `feedEvents` has its events, unless the set is a category or has faiths. */
const TABLE = {
  holidays: { title: { fa: 'تعطیلات رسمی ایران', en: 'Public holidays of Iran' }, hasAlarm: true },
  national: { title: { fa: 'مناسبت‌های ملی ایران', en: 'National occasions of Iran' }, hasAlarm: true },
  religious: { title: { fa: 'مناسبت‌های مذهبی', en: 'Religious occasions' }, hasAlarm: true },
  cultural: { title: { fa: 'مناسبت‌های فرهنگی', en: 'Cultural occasions' } },
  zoroastrian: { title: { fa: 'مناسبت‌های زرتشتیان', en: 'Zoroastrian occasions' }, faiths: ['zoroastrian'] },
  christian: {
    title: { fa: 'مناسبت‌های مسیحیان، ارمنیان و آشوریان', en: 'Christian, Armenian and Assyrian occasions' },
    faiths: ['christian', 'armenian', 'assyrian'],
  },
  jewish: { title: { fa: 'مناسبت‌های کلیمیان', en: 'Jewish occasions' }, faiths: ['jewish'] },
  mandaean: { title: { fa: 'مناسبت‌های مندائیان', en: 'Mandaean occasions' }, faiths: ['mandaean'] },
  kurdish: { title: { fa: 'مناسبت‌های کردی', en: 'Kurdish occasions' }, faiths: ['kurdish'] },
  all: { title: { fa: 'همهٔ مناسبت‌ها', en: 'All occasions' } },
  nowruz: { title: { fa: 'لحظهٔ تحویل سال', en: 'The moment of Nowruz' }, hasAlarm: true },
  'persian-date': { title: { fa: 'تاریخ هجری شمسی هر روز', en: 'The Persian date of every day' } },
  'persian-date-af': {
    title: {
      fa: 'تاریخ هجری شمسی هر روز، با ماه‌های افغانستان',
      en: 'The Persian date of every day, with the months of Afghanistan',
    },
  },
  'hijri-date': { title: { fa: 'تاریخ هجری قمری هر روز', en: 'The Islamic date of every day, as kept in Iran' } },
  months: { title: { fa: 'آغاز ماه‌های شمسی و قمری', en: 'First days of Persian and Islamic months' } },
  closures: { title: { fa: 'تعطیلی‌های موردی ایران', en: 'One-off closures in Iran' } },
} as const satisfies Record<string, SetOfEvents>;

export type FeedSet = keyof typeof TABLE;
export const FEED_SETS = Object.keys(TABLE) as FeedSet[];
export const SETS: Readonly<Record<FeedSet, SetOfEvents>> = TABLE;

/** The set that holds the occasions of a category: its own, or all. */
export const setOf = (category: Category): FeedSet => IRANIAN_CATEGORIES.find((own) => own === category) ?? 'all';

export const FEED_LANGUAGES = ['fa', 'en', 'fa-en'] as const;
export type FeedLanguage = (typeof FEED_LANGUAGES)[number];

export interface Feed {
  /** of the file, without its ending: `holidays-en-alarm` */
  readonly name: string;
  readonly set: FeedSet;
  readonly language: FeedLanguage;
  readonly alarm: boolean;
  readonly title: Text;
}

/** `holidays`, `holidays-en-alarm` */
export const feedName = (set: FeedSet, language: FeedLanguage, alarm: boolean): string =>
  `${set}${language === 'fa' ? '' : `-${language}`}${alarm ? '-alarm' : ''}`;

/** The feed of a set in a language. */
export function feedOf(set: FeedSet, language: FeedLanguage, alarm: boolean): Feed {
  const name = feedName(set, language, alarm);
  const { fa, en } = SETS[set].title;
  const title = alarm ? { fa: `${fa}، با یادآور`, en: `${en}, with reminders` } : { fa, en };
  return { name, set, language, alarm, title };
}

/** All feeds, by set, then those without reminders first, then by language. Pure: bundles without use for the list omit it. */
export const FEEDS: readonly Feed[] = /* @__PURE__ */ FEED_SETS.flatMap((set) =>
  (SETS[set].hasAlarm ? [false, true] : [false]).flatMap((alarm) =>
    FEED_LANGUAGES.map((language) => feedOf(set, language, alarm)),
  ),
);

/** undefined for a name that no feed has */
export const feedNamed = (name: string): Feed | undefined => FEEDS.find((each) => each.name === name);

/** The words of a feed's language, or of its two, Persian first. */
export const inLanguage = (language: FeedLanguage, { fa, en }: Text): string =>
  language === 'fa' ? fa : language === 'en' ? en : `${fa} | ${en}`;
