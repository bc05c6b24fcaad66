import type { InLanguages } from '#site/frame/language.ts';

export const SCORES_TEXT = {
  fa: {
    heading: 'بردارهای آزمون',
    lead: 'با مقدارهای `/api/vectors.json` نویسندهٔ هر کتابخانه می‌تواند آن را بیازماید: آنچه تقویم‌های رسمی چاپ کرده‌اند، آنچه اعلام شده و محاسبهٔ کامل. بسته‌های زیر با همین مقدارها آزموده شده‌اند.',
    note: 'هیچ‌یک از این تقویم‌ها خود را تقویم رسمی ایران نمی‌خواند؛ جدول می‌گوید برنامه‌ای که آن‌ها را به جای آن بگیرد چند بار درست می‌گوید. روز تعطیلی که نباشد و روزی که زیاد باشد هر کدام یک خطاست. دقتی که astronomy-engine وعده می‌دهد یک دقیقه است، نه یک‌دهم ثانیه‌ای که اینجا خواسته شده.',
    package: 'بسته',
    passed: 'درست',
    of: 'از',
    share: 'سهم',
    groups: {
      'persian-leap-years': 'سال‌های کبیسهٔ شمسی',
      'persian-first-days': 'یکم فروردین هر سال',
      'hijri-month-starts': 'آغاز ماه‌های قمری ایران',
      holidays: 'تعطیلات رسمی',
      equinoxes: 'لحظهٔ تحویل سال',
      'prayer-times': 'اوقات شرعی',
    },
  },
  en: {
    heading: 'Conformance vectors',
    lead: 'With the values of `/api/vectors.json` the author of any library can try it: what official calendars printed, what was announced, and full reductions. The packages below were tried with them.',
    note: 'None of these calendars claims to be Iran’s; the table says how often a program is right that takes them for it. A holiday that is missing and a day too many are one mistake each. astronomy-engine promises a minute, not the tenth of a second asked for here.',
    package: 'Package',
    passed: 'Right',
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
