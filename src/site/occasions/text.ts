import { inLanguages } from '#site/kit/language.ts';

export const OCCASIONS_TEXT = inLanguages({
  listTitle: { fa: 'مناسبت‌های', en: 'Occasions in' },
  search: { fa: 'جست‌وجوی مناسبت', en: 'Search occasions' },
  searchHint: { fa: 'نام مناسبت، مانند چهارشنبه‌سوری', en: 'Name, such as Yalda' },
  found: { fa: 'نتیجه‌ها', en: 'Results' },
  none: { fa: 'مناسبتی با این نام پیدا نشد.', en: 'No occasion with this name.' },
  unready: { fa: 'فهرست باز نشد؛ دوباره امتحان کنید.', en: 'The list could not be loaded; try again.' },
  categories: { fa: 'دسته‌ها', en: 'Categories' },
  onlyHolidays: { fa: 'فقط تعطیلات رسمی', en: 'Public holidays only' },
  others: { fa: 'امسال برگزار نمی‌شود', en: 'Not observed this year' },
  next: { fa: 'تاریخ بعدی', en: 'Next date' },
  last: { fa: 'آخرین بار', en: 'Last time' },
  never: { fa: 'دیگر برگزار نمی‌شود.', en: 'No longer observed.' },
  rule: { fa: 'قاعده', en: 'Rule' },
  since: { fa: 'از', en: 'from' },
  until: { fa: 'تا', en: 'to' },
  span: { fa: 'سال‌ها', en: 'Years' },
  firstYearBases: {
    decision: { fa: 'سال اول، سال تصویب این روز است.', en: 'The day was named in its first year.' },
    print: {
      fa: 'سال اول، سال نخستین تقویم چاپی است که این روز را دارد.',
      en: 'The first year is that of the first printed calendar that has the day.',
    },
    event: {
      fa: 'سال اول، سال خود رویداد است؛ برای رویدادهای پیش از ۱۳۵۸، همان ۱۳۵۸.',
      en: 'The first year is that of the event; for events before 1358 (1979) it is 1358.',
    },
    no: {
      fa: 'سال شروع این روز معلوم نیست؛ قدیمی‌ترین تقویم یا فهرستی که آن را دارد از این سال است.',
      en: 'When the day began is not known; the oldest calendar or list that has it is of this year.',
    },
  },
  noLaw: { fa: 'قانون آن پیدا نشد.', en: 'No law was found.' },
  sources: { fa: 'منبع', en: 'Source' },
  sourceCount: { fa: (size: string) => `${size} منبع`, en: (size: string) => `${size} sources` },
  coming: { fa: 'سال‌های بعد', en: 'Next years' },
  otherYears: { fa: 'سال‌های گذشته و دورتر', en: 'Past and later years' },
  ruleAndSource: { fa: 'قاعده و منبع', en: 'Rule and source' },
  category: { fa: 'دسته', en: 'Category' },
  all: { fa: 'همهٔ مناسبت‌ها', en: 'All occasions' },
  pastYears: { fa: 'سال‌های گذشته', en: 'Past years' },
});
