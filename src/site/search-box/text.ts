import type { InLanguages } from '#site/kit/language.ts';

export const SEARCH_BOX_TEXT = {
  fa: {
    label: 'برو به تاریخ، مناسبت یا شهر',
    hint: 'تاریخ، مناسبت یا شهر',
    go: 'برو',
    kinds: { day: 'روز', month: 'ماه', year: 'سال', occasion: 'مناسبت', city: 'اوقات شرعی', page: 'صفحه' },
    holidaysOf: 'تعطیلات',
    results: 'پیشنهادها',
    none: 'چیزی با این نام یا تاریخ پیدا نشد.',
    found: 'پیشنهاد',
    choose: 'کدام را می‌خواستید؟',
    failed: 'فهرست باز نشد؛ اتصال اینترنت را بررسی کنید.',
  },
  en: {
    label: 'Go to a date, occasion or city',
    hint: 'Date, event or city',
    go: 'Go',
    kinds: { day: 'Day', month: 'Month', year: 'Year', occasion: 'Occasion', city: 'Prayer times', page: 'Page' },
    holidaysOf: 'Holidays of',
    results: 'Suggestions',
    none: 'No results.',
    found: 'suggestions',
    choose: 'Which one did you mean?',
    failed: 'The list could not be loaded; check your connection.',
  },
} satisfies InLanguages<unknown>;
