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
