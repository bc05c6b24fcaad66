import type { InLanguages } from '#site/frame/language.ts';

export const START_TEXT = {
  fa: {
    start: 'در سی ثانیه',
    holiday: 'فلان روز تعطیل است؟',
    picker: 'تعطیلات در تقویم فرم شما',
    prayer: 'اوقات شرعی در صفحهٔ شما',
    limits: 'بی‌کلید و رایگان؛ کد زیر مجوز MIT است. فایل‌ها شمرده نمی‌شوند و پاسخ‌های دیگر سهم روزانه دارند:',
    limitsLink: 'محدودیت‌ها',
  },
  en: {
    start: 'In thirty seconds',
    holiday: 'Is that day a holiday?',
    picker: 'Holidays in your date picker',
    prayer: 'Prayer times on your page',
    limits:
      'No key, no charge; the code is under the MIT licence. Files are never counted, other answers have a daily allowance:',
    limitsLink: 'limits',
  },
} satisfies InLanguages<unknown>;
