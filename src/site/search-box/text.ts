import { inLanguages } from '#site/kit/language.ts';

export const SEARCH_BOX_TEXT = inLanguages({
  kinds: {
    day: { fa: 'روز', en: 'Day' },
    month: { fa: 'ماه', en: 'Month' },
    year: { fa: 'سال', en: 'Year' },
    occasion: { fa: 'مناسبت', en: 'Occasion' },
    city: { fa: 'اوقات شرعی', en: 'Prayer times' },
    page: { fa: 'صفحه', en: 'Page' },
    now: { fa: 'اکنون', en: 'Now' },
    holiday: { fa: 'تعطیلی بعدی', en: 'Next holiday' },
  },
  counts: { fa: '{works} روز کاری، {off} تعطیل', en: '{works} working days, {off} off' },
  yearTurns: { fa: 'تحویل سال {clock} به وقت تهران', en: 'begins at {clock} Tehran time' },
  holidaysOf: { fa: 'تعطیلات', en: 'Holidays of' },
  monthLength: { fa: '{month} {days} روز دارد', en: '{month} has {days} days' },
  none: { fa: 'پیدا نشد.', en: 'No results.' },
  found: { fa: 'پیشنهاد', en: 'suggestions' },
  oneFound: { fa: 'پیشنهاد', en: 'suggestion' },
  ago: { fa: '{span} پیش', en: '{span} ago' },
  ahead: { fa: '{span} دیگر', en: 'in {span}' },
  choose: { fa: 'کدام را می‌خواستید؟', en: 'Which one did you mean?' },
  failed: {
    fa: 'فهرست باز نشد؛ اتصال اینترنت را بررسی کنید.',
    en: 'The list could not be loaded; check your connection.',
  },
});
