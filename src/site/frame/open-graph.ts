/** Preview images for links: one for each section of the site in each language, drawn at build time. */
import { type InLanguages, LANGUAGES, type Language } from '#site/kit/language.ts';

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

export interface OpenGraphCard {
  /** first segment of the section's paths; the first page has none */
  readonly section: string;
  /** Persian texts hold no Latin letters: the renderer would set them in the order of a Latin line. */
  readonly title: InLanguages<string>;
  readonly line: InLanguages<string>;
}

const HOME: OpenGraphCard = {
  section: 'home',
  title: { fa: 'سالنما', en: 'Salnama' },
  line: {
    fa: 'امروز در چهار تقویم، با تعطیلات و مناسبت‌ها',
    en: 'Today in four calendars, with holidays and occasions',
  },
};

export const OPEN_GRAPH_CARDS: readonly OpenGraphCard[] = [
  HOME,
  {
    section: 'calendar',
    title: { fa: 'تقویم سال و ماه', en: 'Calendar' },
    line: { fa: 'هر روز با تاریخ قمری و میلادی و مناسبت‌ها', en: 'Every day with its Islamic and Gregorian date' },
  },
  {
    section: 'holidays',
    title: { fa: 'تعطیلات رسمی ایران', en: 'Public holidays of Iran' },
    line: { fa: 'همهٔ سال‌ها، با تقویم برای گوشی و رایانه', en: 'Every year, with a calendar for your phone' },
  },
  {
    section: 'occasions',
    title: { fa: 'مناسبت‌ها', en: 'Occasions' },
    line: { fa: 'داستان هر روز و تاریخ بعدی آن', en: 'What each day marks and when it falls' },
  },
  {
    section: 'converter',
    title: { fa: 'تبدیل تاریخ', en: 'Date converter' },
    line: {
      fa: 'شمسی، قمری رسمی ایران، میلادی و شاهنشاهی',
      en: 'Persian, Islamic as kept in Iran, Gregorian, Imperial',
    },
  },
  {
    section: 'prayer-times',
    title: { fa: 'اوقات شرعی', en: 'Prayer times' },
    line: { fa: 'به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران', en: 'By the method of the Tehran Institute of Geophysics' },
  },
  {
    section: 'nowruz',
    title: { fa: 'لحظهٔ تحویل سال', en: 'The moment of Nowruz' },
    line: { fa: 'تا ثانیه، در هر شهر جهان', en: 'To the second, in every city of the world' },
  },
  {
    section: 'accuracy',
    title: { fa: 'منابع و صحت داده', en: 'Sources and accuracy' },
    line: { fa: 'در مقایسه با منابع رسمی', en: 'Compared with official sources' },
  },
  {
    section: 'docs',
    title: { fa: 'برای برنامه‌نویسان', en: 'API docs' },
    line: { fa: 'دادهٔ تقویم ایران، رایگان و بدون کلید', en: 'Iran’s calendar as data: free, no key' },
  },
  {
    section: 'widget',
    title: { fa: 'ویجت تاریخ امروز', en: 'Widget' },
    line: { fa: 'تاریخ امروز در سایت شما، با دو خط کد', en: 'Today’s date on your site, with two lines of code' },
  },
];

export const openGraphPath = (language: Language, { section }: OpenGraphCard): string =>
  `/og/${section}-${language}.png`;

/** Address of the picture of a page. @param path Persian address of the page */
export function openGraphImage(language: Language, path: string): string {
  const section = path.split('/')[1];
  return openGraphPath(language, OPEN_GRAPH_CARDS.find((card) => card.section === section) ?? HOME);
}

export const OPEN_GRAPH_LOCALES: InLanguages<string> = { fa: 'fa_IR', en: 'en_US' };
export const otherLocales = (language: Language): string[] =>
  LANGUAGES.filter((each) => each !== language).map((each) => OPEN_GRAPH_LOCALES[each]);
