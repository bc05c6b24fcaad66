/** The pages of the menu, of the search box, and of the offline page. */
import type { InLanguages } from './language.ts';

export interface NavigationItem {
  readonly path: string;
  readonly label: InLanguages<string>;
  /** for narrow screens */
  readonly short?: InLanguages<string>;
  /** other words for which the header's box offers the page */
  readonly also?: readonly string[];
  /** is kept for use without a network when the reader asks for it */
  readonly worksOffline?: true;
}

/** In the order in which visitors ask. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: '/', label: { fa: 'امروز', en: 'Today' }, worksOffline: true },
  { path: '/calendar', label: { fa: 'تقویم', en: 'Calendar' }, worksOffline: true },
  {
    path: '/holidays',
    label: { fa: 'تعطیلات', en: 'Holidays' },
    also: ['تعطیلات رسمی', 'تعطیلی', 'public holidays', 'days off'],
    worksOffline: true,
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
    also: [
      'مبدل تاریخ',
      'محاسبه سن',
      'ابزارها',
      'روز کاری',
      'مرخصی',
      'date converter',
      'age calculator',
      'date tools',
      'leave',
    ],
    worksOffline: true,
  },
  {
    path: '/subscribe',
    label: { fa: 'افزودن به تقویم گوشی', en: 'Subscribe' },
    also: ['اشتراک', 'ics', 'google calendar', 'feeds'],
  },
];

/** Shown in the bar at the bottom of a phone's screen; its last item opens the others. */
export const ON_A_PHONE: readonly string[] = ['/', '/calendar', '/holidays', '/prayer-times'];

/** Pages below the last item of the header, by the address of the menu page that they belong to. */
export const MORE_NAVIGATION: readonly (NavigationItem & { readonly under: string })[] = [
  { path: '/occasions', under: '/calendar', label: { fa: 'مناسبت‌ها', en: 'Occasions' }, worksOffline: true },
  {
    path: '/wall',
    under: '/calendar',
    label: { fa: 'تقویم دیواری', en: 'Wall calendar' },
    also: ['چاپ', 'print', 'pdf'],
  },
  { path: '/nowruz', under: '/holidays', label: { fa: 'نوروز', en: 'Nowruz' }, also: ['تحویل سال', 'سال تحویل'] },
  {
    path: '/closures',
    under: '/holidays',
    label: { fa: 'تعطیلی‌های موردی', en: 'Closures' },
    also: ['تعطیلی ادارات', 'تعطیلی مدارس', 'آلودگی هوا', 'closures', 'schools closed', 'air pollution', 'smog'],
  },
  {
    path: '/moon',
    under: '/holidays',
    label: { fa: 'رؤیت هلال', en: 'New moon' },
    also: ['رؤیت هلال', 'moon', 'crescent'],
  },
  {
    path: '/ramadan',
    under: '/prayer-times',
    label: { fa: 'امساکیه', en: 'Ramadan' },
    also: ['رمضان', 'افطار', 'سحر', 'imsak', 'iftar'],
  },
  {
    path: '/workdays',
    under: '/converter',
    label: { fa: 'ساعت موظفی', en: 'Working hours' },
    also: ['ساعات موظفی', 'ساعت کار', 'حقوق و دستمزد', 'working days', 'payroll', 'payroll year'],
  },
  {
    path: '/my-dates',
    under: '/subscribe',
    label: { fa: 'تاریخ‌های من', en: 'My dates' },
    also: ['تولد', 'یادآور', 'birthday', 'reminder'],
    worksOffline: true,
  },
];

/** In the footer. */
export const OPEN_DATA: readonly NavigationItem[] = [
  { path: '/docs', label: { fa: 'مستندات API', en: 'API docs' }, also: ['راهنما', 'api', 'help'] },
  {
    path: '/downloads',
    label: { fa: 'دانلود داده', en: 'Downloads' },
    also: ['دانلود', 'اکسل', 'data', 'csv', 'excel'],
  },
  { path: '/widget', label: { fa: 'ویجت برای سایت شما', en: 'Widget' }, also: ['ابزارک', 'ویجت', 'embed'] },
  {
    path: '/accuracy',
    label: { fa: 'منابع و صحت داده', en: 'Sources and accuracy' },
    also: ['منابع', 'دقت', 'sources'],
  },
];

/** All pages that the header's box offers. */
export const PAGES: readonly NavigationItem[] = [...NAVIGATION, ...MORE_NAVIGATION, ...OPEN_DATA];

/** Links of the offline page. */
export const OFFLINE_NAVIGATION = PAGES.filter(({ worksOffline }) => worksOffline);
