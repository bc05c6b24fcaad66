import type { InLanguages } from '#site/kit/language.ts';

/** Words of the home page that no script prints. */
export const HOME_PAGE_TEXT = {
  fa: {
    title: 'سالنما: تقویم امروز، تعطیلات و مناسبت‌های ایران',
    description:
      'امروز تعطیل است یا کاری؟ تاریخ امروز در تقویم شمسی، میلادی و قمری، تعطیلات رسمی، مناسبت‌ها، تقویم ماه و اوقات شرعی.',
    facts: 'برج، سال حیوانی و تاریخ شاهنشاهی',
    upcoming: 'تعطیلات پیش رو',
    allHolidays: 'همهٔ تعطیلات سال',
    nowruz: 'تا نوروز',
    nowruzPage: 'نوروز در شهرهای دیگر',
    city: 'شهر',
    cityHint: 'نام شهر، مانند تبریز',
    cityHeading: 'اوقات شرعی شهر دیگر',
    find: 'برو',
    backToToday: 'امروز',
    clock: 'ساعت',
    view: 'نمای ماه',
    grid: 'جدول',
    agenda: 'برنامه',
    agendaHeading: 'روزهای پیش رو',
    previousDay: 'روز پیش',
    nextDay: 'روز بعد',
  },
  en: {
    title: 'Salnama: Iran’s calendar today, public holidays and prayer times',
    description:
      'Is today a holiday in Iran? Today in the Gregorian, Persian and Islamic calendars, public holidays, occasions, month calendar and prayer times.',
    facts: 'Zodiac, animal year, Imperial date',
    upcoming: 'Upcoming holidays',
    allHolidays: 'All holidays of the year',
    nowruz: 'Nowruz',
    nowruzPage: 'Nowruz in other cities',
    city: 'City',
    cityHint: 'e.g. Tabriz',
    cityHeading: 'Prayer times of another city',
    find: 'Go',
    backToToday: 'Today',
    clock: 'Clock',
    view: 'Month view',
    grid: 'Grid',
    agenda: 'Agenda',
    agendaHeading: 'The coming days',
    previousDay: 'Previous day',
    nextDay: 'Next day',
  },
} satisfies InLanguages<unknown>;
