import { inLanguages } from '#site/kit/language.ts';

/** Words of the home page that no script prints. */
export const HOME_PAGE_TEXT = inLanguages({
  title: {
    fa: 'سالنما: تقویم امروز، تعطیلات و مناسبت‌های ایران',
    en: 'Salnama: Iran’s calendar today, public holidays and prayer times',
  },
  description: {
    fa: 'امروز تعطیل است یا کاری؟ تاریخ امروز در تقویم شمسی، میلادی و قمری، تعطیلات رسمی، مناسبت‌ها، تقویم ماه و اوقات شرعی.',
    en: 'Is today a holiday in Iran? Today in the Gregorian, Persian and Islamic calendars, public holidays, occasions, month calendar and prayer times.',
  },
  upcoming: { fa: 'تعطیلات پیش رو', en: 'Upcoming holidays' },
  allHolidays: { fa: 'همهٔ تعطیلات سال', en: 'All holidays of the year' },
  closures: {
    fa: 'تعطیلی‌های موردی پس از {day} کامل نیست.',
    en: 'One-off closures after {day} are not complete.',
  },
  nowruz: { fa: 'تا نوروز', en: 'Nowruz' },
});
