import type { InLanguages } from '#site/kit/language.ts';

export const SCORES_TEXT = {
  fa: {
    heading: 'بردارهای آزمون',
    lead: 'نویسندهٔ هر کتابخانهٔ تقویم می‌تواند آن را با `/api/vectors.json` آزمایش کند: داده‌های تقویم‌های رسمی، تاریخ‌های اعلام‌شده و محاسبهٔ کامل نجومی. نتیجهٔ چند بسته:',
    note: 'هیچ‌یک از این بسته‌ها ادعا نمی‌کند تقویم رسمی ایران است؛ جدول نشان می‌دهد اگر به جای آن به کار روند، چند بار درست است. تعطیلیِ جاافتاده و تعطیلیِ اضافه، هر کدام یک خطا حساب شده است. دقت astronomy-engine یک دقیقه است؛ این آزمون یک‌دهم ثانیه می‌خواهد.',
    package: 'بسته',
    passed: 'درست',
    of: 'از',
    share: 'سهم',
    groups: {
      'persian-leap-years': 'سال‌های کبیسهٔ شمسی',
      'persian-first-days': 'یکم فروردین هر سال',
      'hijri-month-starts': 'شروع ماه‌های قمری ایران',
      holidays: 'تعطیلات رسمی',
      equinoxes: 'لحظهٔ تحویل سال',
      'prayer-times': 'اوقات شرعی',
    },
  },
  en: {
    heading: 'Conformance vectors',
    lead: 'Authors of calendar libraries can test them against `/api/vectors.json`: printed official calendars, announced dates and full astronomical computations. Results of some packages:',
    note: 'None of these packages claims to follow Iran’s official calendar; the table shows how often they agree with it. A missing holiday and an extra one count as one error each. astronomy-engine promises one minute; this test asks for a tenth of a second.',
    package: 'Package',
    passed: 'Passed',
    of: 'of',
    share: 'Share',
    groups: {
      'persian-leap-years': 'Persian leap years',
      'persian-first-days': '1 Farvardin of each year',
      'hijri-month-starts': 'Islamic months as kept in Iran',
      holidays: 'Public holidays',
      equinoxes: 'The moment of Nowruz',
      'prayer-times': 'Prayer times',
    },
  },
} as const satisfies InLanguages<unknown>;
