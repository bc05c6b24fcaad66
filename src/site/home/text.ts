import { inLanguages } from '#site/kit/language.ts';

export const HOME_TEXT = inLanguages({
  nextHoliday: { fa: 'تعطیلی بعدی', en: 'Next holiday' },
  inARow: { fa: '{days} روز پشت سر هم', en: '{days} days in a row' },
  withLeave: {
    one: { fa: '{days} روز با یک مرخصی', en: '1 day off gives {days}' },
    other: { fa: '{days} روز با {leave} مرخصی', en: '{leave} days off give {days}' },
  },
  until: { fa: 'تا', en: 'until' },
  offUntil: { fa: 'تعطیل تا', en: 'Off until' },
  nowruz: { fa: 'نوروز', en: 'Nowruz' },
  hour: { fa: '، ساعت', en: ',' },
});
