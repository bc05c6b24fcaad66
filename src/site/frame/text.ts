/** Texts that all pages share. Texts of one page stand in `text/<page>.ts`. */
import type { Category } from '#core/occasions.ts';
import type { InLanguages } from './language.ts';

export interface NavigationItem {
  readonly path: string;
  readonly label: InLanguages<string>;
  /** for narrow screens */
  readonly short?: InLanguages<string>;
  /** works without a network after one visit, whichever page that was */
  readonly isKept?: true;
}

/** In the order in which visitors ask. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: '/', label: { fa: 'امروز', en: 'Today' }, isKept: true },
  { path: '/calendar', label: { fa: 'تقویم', en: 'Calendar' }, isKept: true },
  { path: '/holidays', label: { fa: 'تعطیلات', en: 'Holidays' }, isKept: true },
  {
    path: '/prayer-times',
    label: { fa: 'اوقات شرعی', en: 'Prayer times' },
    short: { fa: 'اوقات', en: 'Prayer' },
  },
  {
    path: '/converter',
    label: { fa: 'تبدیل تاریخ', en: 'Converter' },
    short: { fa: 'تبدیل', en: 'Convert' },
    isKept: true,
  },
  { path: '/nowruz', label: { fa: 'نوروز', en: 'Nowruz' } },
];

/** Behind the last item of the header. */
export const MORE_NAVIGATION: readonly NavigationItem[] = [
  { path: '/occasions', label: { fa: 'مناسبت‌ها', en: 'Occasions' }, isKept: true },
  { path: '/moon', label: { fa: 'هلال ماه', en: 'New crescent' } },
  { path: '/subscribe', label: { fa: 'در تقویم شما', en: 'Subscribe' } },
  { path: '/my-dates', label: { fa: 'تاریخ‌های من', en: 'My dates' }, isKept: true },
  { path: '/downloads', label: { fa: 'دریافت داده‌ها', en: 'Downloads' } },
  { path: '/tools', label: { fa: 'ابزارها', en: 'Tools' }, isKept: true },
  { path: '/wall', label: { fa: 'تقویم دیواری', en: 'Wall calendar' } },
  { path: '/accuracy', label: { fa: 'دقت', en: 'Accuracy' } },
  { path: '/docs', label: { fa: 'مستندات', en: 'API docs' }, isKept: true },
  { path: '/widget', label: { fa: 'ابزارک', en: 'Widget' } },
];

/** What the offline page leads to. */
export const KEPT_NAVIGATION = [...NAVIGATION, ...MORE_NAVIGATION].filter(({ isKept }) => isKept);

export const CATEGORY_NAMES: Readonly<Record<Category, InLanguages<string>>> = {
  national: { fa: 'ملی', en: 'National' },
  religious: { fa: 'مذهبی', en: 'Religious' },
  cultural: { fa: 'فرهنگی', en: 'Cultural' },
  global: { fa: 'جهانی', en: 'Global' },
  countries: { fa: 'کشورها', en: 'Countries' },
  fun: { fa: 'سرگرمی', en: 'Fun' },
};

export const SITE_TEXT = {
  fa: {
    name: 'سالنما',
    tagline: 'تقویم ایران',
    skip: 'رفتن به متن',
    mainNavigation: 'بخش‌های سایت',
    switchLanguage: 'English',
    more: 'بیشتر',
    calendarNames: { sh: 'هجری شمسی', gregorian: 'میلادی', hijri: 'هجری قمری', pahlavi: 'شاهنشاهی' },
    weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
    weekdayLetters: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'],
    today: 'امروز',
    holiday: 'تعطیل رسمی',
    inTehran: 'امروز در تهران:',
    estimate: 'برآورد',
    estimateNote: 'تاریخ قمریِ نشان‌دار (~) برآورد نجومی است و هنوز رسماً اعلام نشده.',
    estimatePast: 'تاریخ قمریِ نشان‌دار (~) برآورد نجومی است؛ سندی از آن زمان در داده‌ها نیست.',
    comma: '، ',
    nowruzOf: 'تحویل سال',
    footer: {
      data: 'داده‌ها برای همه آزاد است:',
      docs: 'مستندات API',
      subscribe: 'تعطیلات در تقویم شما',
      accuracy: 'دقت و منابع',
      hijri: 'تاریخ قمری بر پایهٔ تقویم رسمی ایران است.',
      noGuarantee: 'بدون هیچ ضمانتی.',
    },
    offline: 'به اینترنت وصل نیستید؛ آنچه می‌بینید برای روزی است که این صفحه ساخته شده.',
  },
  en: {
    name: 'Salnama',
    tagline: 'The calendar of Iran',
    skip: 'Skip to content',
    mainNavigation: 'Sections',
    switchLanguage: 'فارسی',
    more: 'More',
    calendarNames: { sh: 'Persian', gregorian: 'Gregorian', hijri: 'Islamic', pahlavi: 'Imperial' },
    weekdays: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    weekdayLetters: ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'],
    today: 'Today',
    holiday: 'Public holiday',
    inTehran: 'In Tehran it is',
    estimate: 'estimate',
    estimateNote: 'Islamic dates marked ~ are astronomical estimates, not yet officially announced.',
    estimatePast: 'Islamic dates marked ~ are astronomical estimates; the data hold no record of them.',
    comma: ', ',
    nowruzOf: 'Nowruz',
    footer: {
      data: 'The data are free for all:',
      docs: 'API docs',
      subscribe: 'Holidays in your calendar',
      accuracy: 'Accuracy and sources',
      hijri: 'Islamic dates follow the official calendar of Iran.',
      noGuarantee: 'No guarantee.',
    },
    offline: 'You are offline; this is the day on which the page was built.',
  },
} satisfies InLanguages<unknown>;
