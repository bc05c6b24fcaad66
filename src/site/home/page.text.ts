import { inLanguages } from '#site/kit/language.ts';

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
