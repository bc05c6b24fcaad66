import { weekendTexts } from '#core/weekends.ts';
import { GROUPS } from '#site/data/group-names.ts';
import { inLanguages, type Language, numeral } from '#site/kit/language.ts';

export const SETTINGS_TEXT = inLanguages({
  heading: { fa: 'تنظیمات', en: 'Settings' },
  theme: { fa: 'ظاهر', en: 'Theme' },
  themes: {
    system: { fa: 'خودکار', en: 'System' },
    light: { fa: 'روشن', en: 'Light' },
    dark: { fa: 'تیره', en: 'Dark' },
  },
  weekend: { fa: 'آخر هفته', en: 'Weekend' },
  weekends: weekendTexts(),
  digits: { fa: 'ارقام', en: 'Digits' },
  digitNames: { fa: { page: 'فارسی (۱۲۳)', en: 'لاتین' }, en: { page: 'Latin (123)', fa: 'Persian (۱۲۳)' } },
  months: { fa: 'نام ماه‌ها', en: 'Persian months' },
  monthNames: {
    page: { fa: 'ایران (فروردین)', en: 'Iran' },
    'fa-AF': { fa: 'افغانستان، دری (حمل)', en: 'Afghanistan, Dari' },
    ps: { fa: 'افغانستان، پشتو (وری)', en: 'Afghanistan, Pashto' },
  },
  city: { fa: 'شهر من', en: 'My city' },
  noCity: { fa: 'انتخاب نشده', en: 'Not chosen' },
  cityHint: { fa: 'نام شهر، مانند تبریز', en: 'City, e.g. Tabriz' },
  choose: { fa: 'انتخاب شهر', en: 'Choose' },
  change: { fa: 'تغییر', en: 'Change' },
  forgetCity: { fa: 'پاک کردن شهر', en: 'Remove city' },
  categories: { fa: 'مناسبت‌ها', en: 'Occasions' },
  groups: { fa: '{count} دسته از {all}', en: '{count} of {all} kinds' },
  remembered: { fa: 'فقط در همین مرورگر ذخیره شده است', en: 'Saved in this browser only' },
  codeLanguage: { fa: 'زبان نمونه‌کد', en: 'code language' },
  method: { fa: 'روش اوقات شرعی', en: 'prayer time method' },
  asr: { fa: 'عصر حنفی', en: 'Hanafi Asr' },
  offline: { fa: 'بدون اینترنت', en: 'Offline' },
  keepOffline: { fa: 'ذخیرهٔ صفحه‌ها (نیم مگابایت)', en: 'Save the pages (half a megabyte)' },
  keepingOffline: { fa: 'در حال ذخیره …', en: 'Saving …' },
  keptOffline: { fa: 'صفحه‌ها بدون اینترنت هم باز می‌شوند', en: 'The pages also open offline' },
  offlineFailed: { fa: 'ذخیره نشد؛ دوباره امتحان کنید', en: 'Not saved; try again' },
  removeOffline: { fa: 'حذف', en: 'Remove' },
  forget: { fa: 'همه را پاک کن', en: 'Clear all' },
});

/** «۳ دسته از ۷»: how many groups of occasions the reader has chosen. */
export const groupsText = (language: Language, count: number): string =>
  numeral(
    language,
    SETTINGS_TEXT[language].groups.replace('{count}', String(count)).replace('{all}', String(GROUPS.length)),
  );
