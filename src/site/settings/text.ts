import { inLanguages } from '#site/kit/language.ts';

export const SETTINGS_TEXT = inLanguages({
  done: { fa: 'بستن', en: 'Done' },
  theme: { fa: 'ظاهر', en: 'Theme' },
  themes: {
    system: { fa: 'خودکار', en: 'System' },
    light: { fa: 'روشن', en: 'Light' },
    dark: { fa: 'تیره', en: 'Dark' },
  },
  weekend: { fa: 'آخر هفته', en: 'Weekend' },
  weekends: {
    fri: { fa: 'جمعه', en: 'Friday' },
    'thu-fri': { fa: 'پنجشنبه و جمعه', en: 'Thursday and Friday' },
    'fri-sat': { fa: 'جمعه و شنبه', en: 'Friday and Saturday' },
  },
  digits: { fa: 'ارقام', en: 'Digits' },
  digitNames: { fa: { page: 'فارسی (۱۲۳)', en: 'لاتین' }, en: { page: 'Latin (123)', fa: 'Persian (۱۲۳)' } },
  months: { fa: 'نام ماه‌ها', en: 'Persian months' },
  monthNames: {
    page: { fa: 'ایران (فروردین)', en: 'Iran' },
    'fa-AF': { fa: 'افغانستان، دری (حمل)', en: 'Afghanistan, Dari' },
    ps: { fa: 'افغانستان، پشتو (وری)', en: 'Afghanistan, Pashto' },
  },
  city: { fa: 'شهر من', en: 'My city' },
  noCity: { fa: 'انتخاب نشده', en: 'not chosen' },
  cityHint: { fa: 'نام شهر، مانند تبریز', en: 'City, e.g. Tabriz' },
  choose: { fa: 'انتخاب شهر', en: 'Choose' },
  change: { fa: 'تغییر', en: 'Change' },
  yourCity: { fa: 'شهر شما', en: 'Your city' },
  forgetCity: { fa: 'پاک کردن شهر', en: 'Remove city' },
  categories: { fa: 'نمایش مناسبت‌ها', en: 'Occasions to show' },
  remembered: { fa: 'فقط در همین مرورگر ذخیره شده است', en: 'Saved in this browser only' },
  codeLanguage: { fa: 'زبان نمونه‌کد', en: 'code language' },
  method: { fa: 'روش اوقات شرعی', en: 'prayer time method' },
  asr: { fa: 'عصر حنفی', en: 'Hanafi Asr' },
  agenda: { fa: 'نمای برنامه', en: 'agenda view' },
  forget: { fa: 'همه را پاک کن', en: 'Clear all' },
});
