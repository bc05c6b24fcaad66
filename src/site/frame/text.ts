import { inLanguages } from '#site/kit/language.ts';

/** Words of the frame, which no script prints. */
export const FRAME_TEXT = inLanguages({
  tagline: { fa: 'تقویم ایران', en: 'The calendar of Iran' },
  skip: { fa: 'رفتن به متن', en: 'Skip to content' },
  mainNavigation: { fa: 'بخش‌های سایت', en: 'Sections' },
  switchLanguage: { fa: 'English', en: 'فارسی' },
  more: { fa: 'بیشتر', en: 'More' },
  searchBox: {
    label: { fa: 'برو به تاریخ، مناسبت یا شهر', en: 'Go to a date, occasion or city' },
    hint: { fa: 'تاریخ، مناسبت یا شهر', en: 'Date, event or city' },
    go: { fa: 'برو', en: 'Go' },
    results: { fa: 'پیشنهادها', en: 'Suggestions' },
    close: { fa: 'بستن', en: 'Close' },
    offline: { fa: 'بدون اینترنت جست‌وجو نمی‌شود.', en: 'There is no search offline.' },
  },
  todayIsBuildDay: {
    fa: 'بدون جاوااسکریپت، «امروز» در این صفحه روز ساخت آن است: {day}.',
    en: 'Without JavaScript, “today” on this page is the day it was built: {day}.',
  },
  oldBuild: {
    fa: 'به‌روز تا {day}؛ تعطیلی‌های تازه‌تر در آن نیست.',
    en: 'Up to date as of {day}; later closures are missing.',
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
});
