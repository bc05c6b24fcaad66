import { inLanguages } from '#site/kit/language.ts';

export const HOME_TEXT = inLanguages({
  nextHoliday: { fa: 'تعطیلی بعدی', en: 'Next holiday' },
  until: { fa: 'تا', en: 'until' },
  offUntil: { fa: 'تعطیل تا', en: 'Off until' },
  nowruz: { fa: 'نوروز', en: 'Nowruz' },
  hour: { fa: '، ساعت', en: ',' },
  offline: {
    fa: 'به اینترنت وصل نیستید؛ این صفحه قدیمی است و تاریخ روز ساخت خود را نشان می‌دهد.',
    en: 'You are offline; this page shows the day it was built.',
  },
});

/** Words of the home page that no script prints. */
export const HOME_PAGE_TEXT = inLanguages({
  upcoming: { fa: 'تعطیلات پیش رو', en: 'Upcoming holidays' },
  allHolidays: { fa: 'همهٔ تعطیلات سال', en: 'All holidays of the year' },
  closures: {
    fa: 'تعطیلی‌های موردی پس از {day} کامل نیست.',
    en: 'One-off closures after {day} are not complete.',
  },
  nowruz: { fa: 'تا نوروز', en: 'Nowruz' },
});
