import { inLanguages } from '#site/kit/language.ts';

export const SEARCH_BOX_TEXT = inLanguages({
  kinds: {
    occasion: { fa: 'مناسبت', en: 'Occasion' },
    city: { fa: 'اوقات شرعی', en: 'Prayer times' },
    month: { fa: 'ماه', en: 'Month' },
    period: { fa: 'بازه', en: 'Period' },
  },
  opens: {
    day: { fa: 'این روز در تقویم', en: 'This day in the calendar' },
    first: { fa: '{date} در تقویم', en: '{date} in the calendar' },
    month: { fa: 'این ماه در تقویم', en: 'This month in the calendar' },
    year: { fa: 'این سال در تقویم', en: 'This year in the calendar' },
    occasion: { fa: 'این مناسبت', en: 'This occasion' },
    place: { fa: 'اوقات شرعی این شهر', en: 'Prayer times of this city' },
  },
  nextHoliday: { fa: 'تعطیلی بعدی، {day}', en: 'Next holiday, {day}' },
  days: { fa: '{n} روز', en: '{n} days' },
  prayer: { fa: '{prayer} {city}', en: '{prayer}, {city}' },
  mayMove: { fa: '±۱', en: '±1' },
  or: { fa: 'یا {date}', en: 'Or {date}' },
  allHolidays: { fa: 'همهٔ تعطیلات {year}', en: 'All holidays of {year}' },
  examples: { fa: 'مثلاً بنویسید', en: 'For example' },
  none: { fa: '«{text}» پیدا نشد', en: 'Nothing found for “{text}”' },
  finds: {
    fa: 'این‌جا تاریخ، مناسبت، تعطیلی و شهر پیدا می‌شود.',
    en: 'Dates, occasions, holidays and cities can be found here.',
  },
  found: { fa: 'پیشنهاد', en: 'suggestions' },
  oneFound: { fa: 'پیشنهاد', en: 'suggestion' },
  choose: { fa: 'کدام را می‌خواستید؟', en: 'Which one did you mean?' },
  offline: { fa: 'بدون اینترنت جست‌وجو نمی‌شود', en: 'There is no search offline' },
  failed: { fa: 'پاسخ نرسید', en: 'There was no answer' },
  again: { fa: 'کمی بعد دوباره بنویسید.', en: 'Try again in a moment.' },
  forOffline: {
    fa: 'برای جست‌وجوی بدون اینترنت، وقتی وصل‌اید در «بیشتر» «ذخیرهٔ صفحه‌ها» را بزنید.',
    en: 'To search offline, tap “Save the pages” under “More” while you are connected.',
  },
});

/** Texts that one may type. */
export const EXAMPLES = {
  fa: ['۱۵ بهمن ۱۳۷۰', 'فردا تعطیله؟', 'اذان مغرب مشهد', 'تعطیلات مهر'],
  en: ['15 Feb 1992', 'Is tomorrow a holiday?', 'Maghrib in Mashhad', 'Days off in October'],
} as const;
