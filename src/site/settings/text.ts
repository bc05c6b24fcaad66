import type { InLanguages } from '#site/frame/language.ts';

export const SETTINGS_TEXT = {
  fa: {
    heading: 'تنظیمات این مرورگر',
    theme: 'ظاهر',
    themes: { system: 'مثل دستگاه', light: 'روشن', dark: 'تیره' },
    weekend: 'آخر هفته',
    weekends: { fri: 'جمعه', 'thu-fri': 'پنجشنبه و جمعه', 'fri-sat': 'جمعه و شنبه' },
    remembered: 'فقط همین مرورگر به یاد دارد:',
    city: 'شهر',
    categories: 'دسته‌های مناسبت',
    codeLanguage: 'زبان نمونه‌کد',
    method: 'روش اوقات شرعی',
    asr: 'عصر حنفی',
    agenda: 'ماه به شکل برنامه',
    forget: 'فراموش کن',
  },
  en: {
    heading: 'Settings of this browser',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    weekend: 'Weekend',
    weekends: { fri: 'Friday', 'thu-fri': 'Thursday and Friday', 'fri-sat': 'Friday and Saturday' },
    remembered: 'Only this browser remembers:',
    city: 'city',
    categories: 'categories of occasions',
    codeLanguage: 'code language',
    method: 'method of prayer times',
    asr: 'Hanafi Asr',
    agenda: 'month as an agenda',
    forget: 'Forget all',
  },
} satisfies InLanguages<unknown>;
