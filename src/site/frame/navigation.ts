/** The pages: the menu of the header, what the header's box offers, and what the offline page leads to. */
import type { InLanguages } from './language.ts';

export interface NavigationItem {
  readonly path: string;
  readonly label: InLanguages<string>;
  /** for narrow screens */
  readonly short?: InLanguages<string>;
  /** other words for which the header's box offers the page */
  readonly also?: readonly string[];
  /** works without a network after one visit, whichever page that was */
  readonly isKept?: true;
}

/** In the order in which visitors ask. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: '/', label: { fa: 'امروز', en: 'Today' }, isKept: true },
  { path: '/calendar', label: { fa: 'تقویم', en: 'Calendar' }, isKept: true },
  {
    path: '/holidays',
    label: { fa: 'تعطیلات', en: 'Holidays' },
    also: ['تعطیلات رسمی', 'تعطیلی', 'public holidays', 'days off'],
    isKept: true,
  },
  {
    path: '/prayer-times',
    label: { fa: 'اوقات شرعی', en: 'Prayer times' },
    short: { fa: 'اوقات', en: 'Prayer' },
    also: ['اوقات نماز', 'اذان', 'قبله', 'azan', 'adhan', 'qibla'],
  },
  {
    path: '/converter',
    label: { fa: 'تبدیل تاریخ', en: 'Converter' },
    short: { fa: 'تبدیل', en: 'Convert' },
    also: ['مبدل تاریخ', 'محاسبه سن', 'date converter', 'age calculator'],
    isKept: true,
  },
  {
    path: '/nowruz',
    label: { fa: 'نوروز', en: 'Nowruz' },
    also: ['تحویل سال', 'سال تحویل'],
  },
];

/** Behind the last item of the header. */
export const MORE_NAVIGATION: readonly NavigationItem[] = [
  { path: '/occasions', label: { fa: 'مناسبت‌ها', en: 'Occasions' }, isKept: true },
  {
    path: '/moon',
    label: { fa: 'هلال ماه', en: 'New crescent' },
    also: ['رؤیت هلال', 'moon'],
  },
  {
    path: '/subscribe',
    label: { fa: 'در تقویم شما', en: 'Subscribe' },
    also: ['اشتراک', 'ics', 'google calendar', 'feeds'],
  },
  {
    path: '/my-dates',
    label: { fa: 'تاریخ‌های من', en: 'My dates' },
    also: ['تولد', 'یادآور', 'birthday', 'reminder'],
    isKept: true,
  },
  {
    path: '/downloads',
    label: { fa: 'دریافت داده‌ها', en: 'Downloads' },
    also: ['دانلود', 'اکسل', 'data', 'csv', 'excel'],
  },
  {
    path: '/tools',
    label: { fa: 'ابزارها', en: 'Tools' },
    also: ['روز کاری', 'مرخصی', 'workdays', 'age'],
    isKept: true,
  },
  {
    path: '/wall',
    label: { fa: 'تقویم دیواری', en: 'Wall calendar' },
    also: ['چاپ', 'print', 'pdf'],
  },
  {
    path: '/accuracy',
    label: { fa: 'دقت', en: 'Accuracy' },
    also: ['منابع', 'sources'],
  },
  {
    path: '/docs',
    label: { fa: 'مستندات', en: 'API docs' },
    also: ['راهنما', 'api', 'help'],
    isKept: true,
  },
  {
    path: '/widget',
    label: { fa: 'ابزارک', en: 'Widget' },
    also: ['ویجت', 'embed'],
  },
];

/** All of the menu. */
export const PAGES: readonly NavigationItem[] = [...NAVIGATION, ...MORE_NAVIGATION];

/** What the offline page leads to. */
export const KEPT_NAVIGATION = PAGES.filter(({ isKept }) => isKept);
