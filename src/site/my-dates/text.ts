import type { MissingDayRule, PersonalKind } from '#core/personal-dates.ts';
import { inLanguages } from '#site/kit/language.ts';
import { COLUMNS, type ColumnName } from './list.ts';

export const MY_DATES_TEXT = inLanguages({
  needsScript: { fa: 'این صفحه به جاوااسکریپت نیاز دارد.', en: 'This page needs JavaScript.' },
  add: { fa: 'یک تاریخ', en: 'A date' },
  name: { fa: 'عنوان', en: 'Title' },
  nameHint: { fa: 'مثلاً سارا', en: 'e.g. Sara' },
  kind: { fa: 'نوع', en: 'Kind' },
  kinds: {
    fa: { birthday: 'تولد', anniversary: 'سالگرد', instalment: 'قسط ماهانه' } satisfies Record<PersonalKind, string>,
    en: { birthday: 'Birthday', anniversary: 'Anniversary', instalment: 'Instalment' },
  },
  count: { fa: 'تعداد قسط‌ها', en: 'Number of instalments' },
  countHint: { fa: 'خالی: بدون پایان', en: 'empty: no end' },
  missing: { fa: 'اگر سال یا ماه این روز را نداشت', en: 'If the year or month has no such day' },
  ifMissing: { fa: 'اگر نبود،', en: 'if missing,' },
  rules: {
    fa: { before: 'آخرین روز همان ماه', after: 'روز اول ماه بعد', skip: 'حذف آن نوبت' } satisfies Record<
      MissingDayRule,
      string
    >,
    en: { before: 'last day of that month', after: 'first day of the next month', skip: 'skip it' },
  },
  addButton: { fa: 'افزودن به فهرست', en: 'Add to the list' },
  saveButton: { fa: 'ذخیرهٔ تغییر', en: 'Save the change' },
  list: { fa: 'فهرست', en: 'List' },
  empty: { fa: 'هنوز تاریخی اضافه نکرده‌اید.', en: 'No dates yet.' },
  next: { fa: 'بعدی', en: 'Next' },
  none: { fa: 'روز دیگری ندارد', en: 'no more days' },
  edit: { fa: 'ویرایش', en: 'Edit' },
  remove: { fa: 'حذف', en: 'Remove' },
  everyMonth: { fa: 'هر ماه، روز', en: 'Every month, day' },
  from: { fa: 'از', en: 'from' },
  alarms: { fa: 'یادآور', en: 'Reminders' },
  alarm: {
    '0-9': { fa: 'همان روز، ساعت ۹', en: '9 a.m. on the day' },
    '1-18': { fa: 'روز قبل، ساعت ۱۸', en: '6 p.m. the day before' },
    '7-18': { fa: 'یک هفته قبل، ساعت ۱۸', en: '6 p.m. one week before' },
  },
  download: { fa: 'دریافت برای تقویم گوشی', en: 'Download for your calendar' },
  downloaded: {
    fa: 'فایل آماده شد. اگر دوباره واردش کنید، رویدادهای قبلی به‌روز می‌شوند و تکرار نمی‌شوند.',
    en: 'The file is ready. If you import it again, earlier events are updated, not duplicated.',
  },
  saveList: { fa: 'ذخیرهٔ فهرست (CSV)', en: 'Save list (CSV)' },
  openList: { fa: 'باز کردن فهرست (CSV)', en: 'Open a list (CSV)' },
  facts: { fa: 'خوب است بدانید', en: 'Good to know' },
  sheet: { fa: 'فهرست در اکسل', en: 'Your list in Excel' },
  sheetNames: { fa: ['سارا', 'وام خانه'], en: ['Sara', 'House loan'] },
  notMade: {
    fa: 'فایل ساخته نشد. به اینترنت وصل شوید و دوباره امتحان کنید.',
    en: 'The file could not be made. Go online and try again.',
  },
  failed: {
    fa: 'جدول ماه‌های قمری باز نشد. به اینترنت وصل شوید و صفحه را دوباره باز کنید.',
    en: 'The table of Islamic months could not be loaded. Go online and open the page again.',
  },
  notStored: {
    fa: 'مرورگر اجازهٔ ذخیره نداد؛ با بستن صفحه، فهرست پاک می‌شود.',
    en: 'The browser did not allow saving; the list is lost when you close the page.',
  },
  opened: {
    fa: (count: string) => `${count} تاریخ از فایل خوانده شد و جای فهرست قبلی را گرفت.`,
    en: (count: string) => `Dates read from the file: ${count}. They replace the previous list.`,
  },
  emptyList: {
    fa: 'در این فایل تاریخی نیست؛ فهرست شما تغییری نکرد.',
    en: 'There is no date in this file; your list has not changed.',
  },
  badList: { fa: 'این فایل خوانده نشد.', en: 'This file could not be read.' },
  line: { fa: (number: string) => `سطر ${number}:`, en: (number: string) => `Line ${number}:` },
  badCell: {
    fa: (column: string, value: string) => `«${value}» در ستون \u2068${column}\u2069 قابل قبول نیست.`,
    en: (column: string, value: string) => `“${value}” is not allowed in the column ${column}.`,
  },
  badLine: {
    fa: `ستون‌ها درست نیست. سطر اول باید نام ستون‌ها باشد (\u2066${COLUMNS.join(', ')}\u2069) و متنی که جداکننده دارد باید بین دو \u2066"\u2069 باشد.`,
    en: `The columns are wrong. The first line must name the columns (${COLUMNS.join(', ')}), and a text with a separator must be in quotes.`,
  },
  problems: {
    fa: {
      title: 'عنوان را بنویسید.',
      kind: 'نوع \u2066birthday\u2069 یا \u2066anniversary\u2069 یا \u2066instalment\u2069 است.',
      calendar: 'تقویم \u2066sh\u2069 یا \u2066hijri\u2069 یا \u2066gregorian\u2069 است.',
      year: 'سالی از ۱ تا ۳۰۰۰ بنویسید یا خالی بگذارید.',
      month: 'ماهی از ۱ تا ۱۲ بنویسید.',
      day: 'این ماه چنین روزی ندارد؛ روز دیگری بنویسید.',
      missing: 'برای روزی که ماه ندارد \u2066before\u2069 یا \u2066after\u2069 یا \u2066skip\u2069 بنویسید.',
      count: 'تعداد قسط‌ها را از ۱ تا ۱۲۰۰ بنویسید یا خالی بگذارید.',
    } satisfies Record<ColumnName, string>,
    en: {
      title: 'Enter a title.',
      kind: 'The kind must be birthday, anniversary or instalment.',
      calendar: 'The calendar must be sh, hijri or gregorian.',
      year: 'Enter a year from 1 to 3000, or leave it empty.',
      month: 'Enter a month from 1 to 12.',
      day: 'The month has no such day; enter another.',
      missing: 'For a missing day use before, after or skip.',
      count: 'Enter 1 to 1200 instalments, or leave it empty.',
    },
  },
});
