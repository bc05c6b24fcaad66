import type { InLanguages } from '#site/kit/language.ts';

export const SEARCH_BOX_TEXT = {
  fa: {
    kinds: { day: 'روز', month: 'ماه', year: 'سال', occasion: 'مناسبت', city: 'اوقات شرعی', page: 'صفحه' },
    holidaysOf: 'تعطیلات',
    none: 'چیزی با این نام یا تاریخ پیدا نشد.',
    found: 'پیشنهاد',
    oneFound: 'پیشنهاد',
    ago: '{span} پیش',
    ahead: '{span} دیگر',
    choose: 'کدام را می‌خواستید؟',
    failed: 'فهرست باز نشد؛ اتصال اینترنت را بررسی کنید.',
  },
  en: {
    kinds: { day: 'Day', month: 'Month', year: 'Year', occasion: 'Occasion', city: 'Prayer times', page: 'Page' },
    holidaysOf: 'Holidays of',
    none: 'No results.',
    found: 'suggestions',
    oneFound: 'suggestion',
    ago: '{span} ago',
    ahead: 'in {span}',
    choose: 'Which one did you mean?',
    failed: 'The list could not be loaded; check your connection.',
  },
} satisfies InLanguages<unknown>;
