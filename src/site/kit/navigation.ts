/** The pages of the menu, of the footer, of the search box, and of the offline page; each with its icon. */
import type { InLanguages } from './language.ts';

export interface NavigationItem {
  readonly path: string;
  /** also the heading of the page */
  readonly label: InLanguages<string>;
  /** in the bar of a phone and in the menu */
  readonly short?: InLanguages<string>;
  /** is kept for use without a network when the reader asks for it */
  readonly worksOffline?: true;
}

/** The bar: in the header, and at the bottom of a phone's screen. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: '/', label: { fa: 'امروز', en: 'Today' }, worksOffline: true },
  { path: '/calendar', label: { fa: 'تقویم', en: 'Calendar' }, worksOffline: true },
  { path: '/holidays', label: { fa: 'تعطیلات', en: 'Holidays' }, worksOffline: true },
  { path: '/prayer-times', label: { fa: 'اوقات شرعی', en: 'Prayer times' }, short: { fa: 'اوقات', en: 'Prayer' } },
];

/** The menu, the most wanted first. */
export const MENU: readonly NavigationItem[] = [
  { path: '/converter', label: { fa: 'تبدیل تاریخ', en: 'Date converter' }, worksOffline: true },
  { path: '/nowruz', label: { fa: 'نوروز', en: 'Nowruz' } },
  {
    path: '/subscribe',
    label: { fa: 'افزودن به تقویم گوشی', en: 'Add to your calendar' },
    short: { fa: 'تقویم گوشی', en: 'Your calendar' },
  },
  { path: '/my-dates', label: { fa: 'تاریخ‌های من', en: 'My dates' }, worksOffline: true },
  { path: '/occasions', label: { fa: 'مناسبت‌ها', en: 'Occasions' }, worksOffline: true },
  { path: '/ramadan', label: { fa: 'امساکیه', en: 'Ramadan' } },
  { path: '/wall', label: { fa: 'تقویم دیواری', en: 'Wall calendar' } },
  { path: '/moon', label: { fa: 'هلال ماه نو', en: 'New moon' } },
  { path: '/workdays', label: { fa: 'ساعت موظفی', en: 'Working hours' } },
];

/** In the footer. */
export const FOOTER: readonly NavigationItem[] = [
  { path: '/docs', label: { fa: 'برای برنامه‌نویسان', en: 'For developers' }, worksOffline: true },
  { path: '/accuracy', label: { fa: 'منابع و صحت داده', en: 'Sources and accuracy' } },
];

/** On the page for developers. */
export const FOR_DEVELOPERS: readonly NavigationItem[] = [
  { path: '/downloads', label: { fa: 'دریافت داده‌ها', en: 'Downloads' } },
  { path: '/widget', label: { fa: 'ویجت برای سایت شما', en: 'Widget for your site' } },
];

/** Pages that only other pages and the box lead to. */
const UNLISTED: readonly NavigationItem[] = [
  { path: '/closures', label: { fa: 'تعطیلی‌های موردی', en: 'One-off closures' } },
];

/** All pages that the header's box offers. */
export const PAGES: readonly NavigationItem[] = [...NAVIGATION, ...MENU, ...FOOTER, ...FOR_DEVELOPERS, ...UNLISTED];

/** The page of the menu that an address is, or else the one under whose address it lies. @param path Persian address */
export const pageAt = (path: string): NavigationItem | undefined =>
  PAGES.find((page) => page.path === path) ?? PAGES.find((page) => path.startsWith(`${page.path}/`));

/** Links of the offline page. */
export const OFFLINE_NAVIGATION = PAGES.filter(({ worksOffline }) => worksOffline);
