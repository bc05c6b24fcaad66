/** Texts that all pages share. The texts of one page are in the `text.ts` of its folder. */
import type { Category } from '#core/occasions.ts';
import type { Group } from '#site/occasions/groups.ts';
import type { InLanguages } from './language.ts';

export const CATEGORY_NAMES: Readonly<Record<Category, InLanguages<string>>> = {
  national: { fa: 'ملی', en: 'National' },
  religious: { fa: 'مذهبی', en: 'Religious' },
  cultural: { fa: 'فرهنگی', en: 'Cultural' },
  global: { fa: 'جهانی', en: 'Global' },
  countries: { fa: 'کشورها', en: 'Countries' },
  fun: { fa: 'سرگرمی', en: 'Fun' },
};

export const GROUP_NAMES: Readonly<Record<Group, InLanguages<string>>> = {
  national: CATEGORY_NAMES.national,
  islamic: { fa: 'اسلامی', en: 'Islamic' },
  cultural: CATEGORY_NAMES.cultural,
  faiths: { fa: 'ادیان دیگر', en: 'Other faiths' },
  global: CATEGORY_NAMES.global,
  countries: CATEGORY_NAMES.countries,
  fun: CATEGORY_NAMES.fun,
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
    workday: 'روز کاری',
    withOccasion: 'مناسبت دارد',
    andMore: 'و {count} مناسبت دیگر',
    inTehran: 'امروز در تهران:',
    estimate: 'برآورد',
    estimateNote: '~ تاریخ قمری هنوز رسماً اعلام نشده و ممکن است یک روز جابه‌جا شود.',
    estimatePast: '~ تاریخ قمری از محاسبه آمده است؛ سند رسمی آن زمان پیدا نشد.',
    comma: '، ',
    nowruzOf: 'تحویل سال',
    footer: {
      contact: 'تماس',
      repository: 'کد و داده',
      data: 'دادهٔ باز:',
      docs: 'مستندات API',
      hijri: 'تاریخ قمری بر پایهٔ تقویم رسمی ایران است و ممکن است تغییر کند.',
    },
    offline: 'به اینترنت وصل نیستید؛ این صفحه قدیمی است و تاریخ روز ساخت خود را نشان می‌دهد.',
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
    workday: 'Working day',
    withOccasion: 'Has an occasion',
    andMore: 'and {count} more',
    inTehran: 'In Tehran it is',
    estimate: 'estimate',
    estimateNote: '~ Islamic date not announced yet; it may move by a day.',
    estimatePast: '~ Islamic date from calculation; no official record was found.',
    comma: ', ',
    nowruzOf: 'Nowruz',
    footer: {
      contact: 'Contact',
      repository: 'Source code and data',
      data: 'Open data:',
      docs: 'API docs',
      hijri: 'Islamic dates follow Iran’s official calendar and can change.',
    },
    offline: 'You are offline; this page shows the day it was built.',
  },
} satisfies InLanguages<unknown>;
