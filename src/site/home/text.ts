import { inLanguages } from '#site/kit/language.ts';

export const HOME_TEXT = inLanguages({
  answers: {
    works: {
      today: { fa: 'امروز کاری است', en: 'Working day' },
      is: { fa: '{day} کاری است', en: '{day} is a working day' },
      was: { fa: '{day} کاری بود', en: '{day} was a working day' },
    },
    weekend: {
      today: { fa: 'امروز تعطیل است', en: 'Weekend' },
      is: { fa: '{day} تعطیل است', en: '{day} is the weekend' },
      was: { fa: '{day} تعطیل بود', en: '{day} was the weekend' },
    },
    holiday: {
      today: { fa: 'امروز تعطیل است', en: 'Public holiday' },
      is: { fa: '{day} تعطیل است', en: '{day} is a public holiday' },
      was: { fa: '{day} تعطیل بود', en: '{day} was a public holiday' },
    },
  },
  mayMove: { fa: 'ممکن است یک روز جابه‌جا شود', en: 'may move by a day' },
  nextHoliday: { fa: 'تعطیلی بعدی', en: 'Next holiday' },
  inARow: { fa: '{days} روز پشت سر هم تعطیل', en: '{days} days off in a row' },
  withLeave: {
    one: { fa: 'با ۱ روز مرخصی: {days} روز تعطیل', en: 'Take 1 day off, get {days}' },
    other: { fa: 'با {leave} روز مرخصی: {days} روز تعطیل', en: 'Take {leave} days off, get {days}' },
  },
  noOccasions: { fa: 'امروز مناسبتی ندارد.', en: 'No occasion today.' },
  noneThen: { fa: 'این روز مناسبتی ندارد.', en: 'No occasion on this day.' },
  othersToday: { fa: 'و {count} مناسبت دیگر', en: 'and {count} more' },
  zodiac: { fa: 'برج', en: 'Zodiac' },
  animal: { fa: 'سال حیوانی', en: 'Animal year' },
  nowruzYear: { fa: 'آغاز سال {year}:', en: '{year} begins' },
  hour: { fa: 'ساعت', en: 'at' },
  nowruzAt: { fa: 'به وقت تهران', en: 'Tehran time' },
  clockInTehran: { fa: 'تهران', en: 'Tehran' },
  agendaFailed: {
    fa: 'روزهای پیش رو باز نشد؛ اتصال اینترنت را بررسی کنید.',
    en: 'The coming days could not be loaded; check your connection.',
  },
  untilYear: { fa: 'تا سال {year}', en: 'until {year} begins' },
  happyNowruz: { fa: 'نوروزتان پیروز!', en: 'Happy Nowruz!' },
  happyYear: { fa: 'سال {year} مبارک.', en: 'Happy new year {year}!' },
  closeTurn: { fa: 'رفتن به تقویم', en: 'Go to the calendar' },
  daysLeft: { fa: 'روز تا پایان سال', en: 'days left in the Persian year' },
  dayLeft: { fa: 'روز تا پایان سال', en: 'day left in the Persian year' },
  lastDay: { fa: 'آخرین روز سال', en: 'Last day of the Persian year' },
  moonTonight: { fa: 'ماه امشب:', en: 'Moon tonight:' },
  lit: { fa: 'روشن', en: 'lit' },
  own: { fa: 'تاریخ‌های من', en: 'My dates' },
});
