import { inLanguages } from '#site/kit/language.ts';

export const HOME_TEXT = inLanguages({
  answers: {
    works: {
      is: { fa: '{day} کاری است', en: '{day} is a working day' },
      was: { fa: '{day} کاری بود', en: '{day} was a working day' },
    },
    weekend: {
      is: { fa: '{day} تعطیل است', en: '{day} is off' },
      was: { fa: '{day} تعطیل بود', en: '{day} was off' },
    },
    holiday: {
      is: { fa: '{day} تعطیل است', en: '{day} is a public holiday' },
      was: { fa: '{day} تعطیل بود', en: '{day} was a public holiday' },
    },
  },
  inIran: { fa: 'در ایران ', en: 'In Iran, ' },
  mayMove: { fa: 'ممکن است یک روز جابه‌جا شود', en: 'may move by a day' },
  nextHoliday: { fa: 'تعطیلی بعدی', en: 'Next holiday' },
  inARow: { fa: '{days} روز پشت سر هم تعطیل', en: '{days} days off in a row' },
  withLeave: {
    one: { fa: 'با ۱ روز مرخصی: {days} روز تعطیل', en: 'Take 1 day off, get {days}' },
    other: { fa: 'با {leave} روز مرخصی: {days} روز تعطیل', en: 'Take {leave} days off, get {days}' },
  },
  othersToday: { fa: 'و {count} مناسبت دیگر', en: 'and {count} more' },
  nowruzYear: { fa: 'آغاز سال {year}:', en: '{year} begins' },
  hour: { fa: 'ساعت', en: 'at' },
  nowruzAt: { fa: 'به وقت تهران', en: 'Tehran time' },
  clockInTehran: { fa: 'تهران', en: 'Tehran' },
});
