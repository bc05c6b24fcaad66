/** Texts that all pages share. The texts of one page are in the `text.ts` of its folder. */
import type { Category } from '#core/occasions.ts';
import { type InLanguages, inLanguages } from './language.ts';

export const CATEGORY_NAMES: Readonly<Record<Category, InLanguages<string>>> = {
  national: { fa: 'ملی', en: 'National' },
  religious: { fa: 'مذهبی', en: 'Religious' },
  cultural: { fa: 'فرهنگی', en: 'Cultural' },
  global: { fa: 'جهانی', en: 'Global' },
  countries: { fa: 'کشورها', en: 'Countries' },
  fun: { fa: 'سرگرمی', en: 'Fun' },
};

export const SITE_TEXT = inLanguages({
  name: { fa: 'سالنما', en: 'Salnama' },
  tagline: { fa: 'تقویم ایران', en: 'The calendar of Iran' },
  skip: { fa: 'رفتن به متن', en: 'Skip to content' },
  mainNavigation: { fa: 'بخش‌های سایت', en: 'Sections' },
  switchLanguage: { fa: 'English', en: 'فارسی' },
  more: { fa: 'بیشتر', en: 'More' },
  settings: { fa: 'تنظیمات', en: 'Settings' },
  searchBox: {
    label: { fa: 'برو به تاریخ، مناسبت یا شهر', en: 'Go to a date, occasion or city' },
    hint: { fa: 'تاریخ، مناسبت یا شهر', en: 'Date, event or city' },
    go: { fa: 'برو', en: 'Go' },
    results: { fa: 'پیشنهادها', en: 'Suggestions' },
  },
  calendarNames: {
    sh: { fa: 'هجری شمسی', en: 'Persian' },
    gregorian: { fa: 'میلادی', en: 'Gregorian' },
    hijri: { fa: 'هجری قمری', en: 'Islamic' },
    pahlavi: { fa: 'شاهنشاهی', en: 'Imperial' },
  },
  weekdays: {
    fa: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
    en: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  },
  weekdayLetters: { fa: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'], en: ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'] },
  today: { fa: 'امروز', en: 'Today' },
  holiday: { fa: 'تعطیل رسمی', en: 'Public holiday' },
  weekend: { fa: 'تعطیل آخر هفته', en: 'Weekend' },
  workday: { fa: 'روز کاری', en: 'Working day' },
  mourning: { fa: 'سوگواری', en: 'Mourning' },
  feast: { fa: 'عید و جشن', en: 'Feast' },
  withOccasion: { fa: 'مناسبت', en: 'Occasion' },
  inTehran: { fa: 'در تهران:', en: 'In Tehran:' },
  copy: { fa: 'کپی', en: 'Copy' },
  share: { fa: 'فرستادن', en: 'Share' },
  copied: { fa: 'کپی شد', en: 'Copied' },
  copyFailed: { fa: 'کپی نشد؛ متن را خودتان انتخاب کنید.', en: 'Copying failed; select the text yourself.' },
  estimate: { fa: 'برآورد', en: 'estimate' },
  estimateNote: {
    fa: '~ تاریخ قمری هنوز رسماً اعلام نشده و ممکن است یک روز جابه‌جا شود.',
    en: '~ Islamic date not announced yet; it may move by a day.',
  },
  todayIsBuildDay: {
    fa: 'بدون جاوااسکریپت، «امروز» در این صفحه روز ساخت آن است: {day}.',
    en: 'Without JavaScript, “today” on this page is the day it was built: {day}.',
  },
  oldBuild: {
    fa: 'به‌روز تا {day}؛ تعطیلی‌های تازه‌تر در آن نیست.',
    en: 'Up to date as of {day}; later closures are missing.',
  },
  estimatePast: {
    fa: '~ تاریخ قمری از محاسبه آمده است؛ سند رسمی آن زمان پیدا نشد.',
    en: '~ Islamic date from calculation; no official record was found.',
  },
  comma: { fa: '، ', en: ', ' },
  semicolon: { fa: '؛ ', en: '; ' },
  nowruzOf: { fa: 'تحویل سال', en: 'Nowruz' },
  subscribe: {
    set: { fa: 'گزینه‌های بیشتر', en: 'More options' },
    occasions: { fa: 'افزودن مناسبت‌ها به تقویم گوشی', en: 'Add occasions to your calendar' },
    holidays: { fa: 'افزودن تعطیلات به تقویم گوشی', en: 'Add holidays to your calendar' },
  },
  footer: {
    contact: { fa: 'تماس', en: 'Contact' },
    repository: { fa: 'کد و داده', en: 'Source code and data' },
    links: { fa: 'صفحه‌های دیگر', en: 'More pages' },
    hijri: {
      fa: 'تاریخ قمری بر پایهٔ تقویم رسمی ایران است و ممکن است تغییر کند.',
      en: 'Islamic dates follow Iran’s official calendar and can change.',
    },
  },
  offline: {
    fa: 'به اینترنت وصل نیستید؛ این صفحه قدیمی است و تاریخ روز ساخت خود را نشان می‌دهد.',
    en: 'You are offline; this page shows the day it was built.',
  },
});
