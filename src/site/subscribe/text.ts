import type { FeedLanguage } from '#api/feeds/feed.ts';
import { inLanguages } from '#site/kit/language.ts';

export const SUBSCRIBE_TEXT = inLanguages({
  set: { fa: 'چه چیزی اضافه شود؟', en: 'What to add' },
  language: { fa: 'زبان', en: 'Language' },
  languages: {
    fa: { fa: 'فارسی', en: 'انگلیسی', 'fa-en': 'هر دو' } satisfies Record<FeedLanguage, string>,
    en: { fa: 'Persian', en: 'English', 'fa-en': 'Both' } satisfies Record<FeedLanguage, string>,
  },
  alarm: { fa: 'یادآوری کن: یک روز و یک هفته قبل، ساعت ۱۸', en: 'Remind me at 6 p.m., one day and one week before' },
  momentAlarm: { fa: 'یادآوری کن: یک روز و یک ساعت قبل', en: 'Remind me one day and one hour before' },
  noAlarm: { fa: 'این تقویم یادآوری ندارد.', en: 'This calendar has no reminders.' },
  addTo: { fa: 'افزودن به', en: 'Add to' },
  file: { fa: 'فایل', en: '.ics file' },
  phone: { fa: 'باز کردن در گوشی با کد QR', en: 'Open on your phone with a QR code' },
  address: { fa: 'لینک برای برنامه‌های دیگر', en: 'Link for other apps' },
  copy: { fa: 'کپی لینک', en: 'Copy link' },
  preview: { fa: 'رویدادهای بعدی', en: 'Next events' },
  none: { fa: 'تا سه سال آینده رویدادی ندارد.', en: 'No event in the next three years.' },
  failed: { fa: 'رویدادها باز نشد؛ لینک درست است.', en: 'The events could not be loaded; the link still works.' },
  how: { fa: 'راهنمای افزودن و حذف', en: 'How to add and remove' },
  fileNote: {
    fa: 'فایل فقط یک بار وارد می‌شود و به‌روز نمی‌شود. آن را در تقویمی جدا بریزید تا بعداً بتوانید حذفش کنید.',
    en: 'A file is a one-time import. Put it in a separate calendar so you can delete it later.',
  },
  prayerLink: { fa: 'اوقات شرعی شهر شما', en: 'Prayer times of your city' },
  personalLink: { fa: 'تولدها و قسط‌های شما', en: 'Your birthdays and instalments' },
});
