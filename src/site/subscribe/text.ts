import type { FeedLanguage } from '#api/feeds/feed.ts';
import type { InLanguages } from '#site/kit/language.ts';
import type { App } from './address.ts';

interface Guide {
  /** its button, if the app has one */
  readonly app?: App;
  readonly name: string;
  readonly add: string;
  readonly remove: string;
}

const GUIDES = {
  fa: [
    {
      app: 'google',
      name: 'Google Calendar (گوشی Android)',
      add: 'دکمهٔ Google Calendar را بزنید و «افزودن» را تأیید کنید. اگر گوشی آن را باز نکرد، همین کار را یک بار در رایانه انجام دهید؛ گوشی هم نشانش می‌دهد.',
      remove: 'در رایانه: تنظیمات، نام تقویم، «لغو اشتراک».',
    },
    {
      app: 'apple',
      name: 'iPhone، iPad و Mac',
      add: 'دکمهٔ iPhone, iPad, Mac را بزنید و بعد Subscribe را انتخاب کنید.',
      remove: 'Calendar، بعد Calendars، نشان (i) کنار نام تقویم، Unsubscribe.',
    },
    {
      app: 'outlook',
      name: 'Outlook',
      add: 'دکمهٔ Outlook و بعد Import را بزنید. در برنامهٔ رایانه: Add calendar، بعد Subscribe from web.',
      remove: 'روی نام تقویم راست‌کلیک کنید و Remove را بزنید.',
    },
    {
      name: 'Thunderbird',
      add: 'New Calendar، بعد On the Network، و لینک تقویم را وارد کنید.',
      remove: 'روی نام تقویم راست‌کلیک کنید و Unsubscribe را بزنید.',
    },
  ],
  en: [
    {
      app: 'google',
      name: 'Google Calendar (Android)',
      add: 'Press Google Calendar and confirm with Add. If your phone does not open it, do this once on a computer; the phone then shows it too.',
      remove: 'On a computer: Settings, name of the calendar, Unsubscribe.',
    },
    {
      app: 'apple',
      name: 'iPhone, iPad, Mac',
      add: 'Press iPhone, iPad, Mac, then Subscribe.',
      remove: 'Calendar, Calendars, (i) beside the name, Unsubscribe.',
    },
    {
      app: 'outlook',
      name: 'Outlook',
      add: 'Press Outlook, then Import. In the desktop app: Add calendar, Subscribe from web.',
      remove: 'Right-click the name of the calendar, then Remove.',
    },
    {
      name: 'Thunderbird',
      add: 'New Calendar, On the Network, then paste the link.',
      remove: 'Right-click the name of the calendar, then Unsubscribe.',
    },
  ],
} satisfies InLanguages<readonly Guide[]>;

export const SUBSCRIBE_TEXT = {
  fa: {
    title: 'تقویم ایران در گوشی و رایانه',
    heading: 'افزودن به تقویم گوشی',
    description:
      'تعطیلات رسمی، مناسبت‌ها، تاریخ شمسی و قمری هر روز یا لحظهٔ تحویل سال در تقویم گوشی و رایانه؛ خودبه‌خود به‌روز می‌شود.',
    lead: 'یک بار اضافه کنید. اگر تاریخی عوض شود، تقویم شما خودش به‌روز می‌شود.',
    choose: 'چه چیزی اضافه شود؟',
    set: 'چه چیزی اضافه شود؟',
    language: 'زبان',
    languages: { fa: 'فارسی', en: 'انگلیسی', 'fa-en': 'هر دو' } satisfies Record<FeedLanguage, string>,
    alarm: 'یادآوری کن: یک روز و یک هفته قبل، ساعت ۱۸',
    momentAlarm: 'یادآوری کن: یک روز و یک ساعت قبل',
    noAlarm: 'این تقویم یادآوری ندارد.',
    addTo: 'افزودن به',
    file: 'فایل',
    phone: 'باز کردن در گوشی با کد QR',
    address: 'لینک برای برنامه‌های دیگر',
    copy: 'کپی لینک',
    preview: 'رویدادهای بعدی',
    none: 'تا سه سال آینده رویدادی ندارد.',
    failed: 'رویدادها باز نشد؛ لینک درست است.',
    estimate: 'ممکن است جابه‌جا شود',
    how: 'راهنمای افزودن و حذف',
    guides: GUIDES.fa,
    add: 'افزودن',
    remove: 'حذف',
    fileNote: 'فایل فقط یک بار وارد می‌شود و به‌روز نمی‌شود. آن را در تقویمی جدا بریزید تا بعداً بتوانید حذفش کنید.',
    prayer: 'اوقات شرعی شهر شما هم فایل تقویم دارد:',
    prayerLink: 'انتخاب شهر',
    personal: 'برای تولدها و قسط‌های خودتان:',
    personalLink: 'تاریخ‌های من',
  },
  en: {
    title: "Iran's calendar on your phone and computer",
    heading: 'Add to your calendar',
    description:
      'Public holidays, occasions, the Persian or Islamic date of every day or the moment of Nowruz in your calendar app, updated automatically.',
    lead: 'Add it once. If a date changes, your calendar updates itself.',
    choose: 'What to add',
    set: 'What to add',
    language: 'Language',
    languages: { fa: 'Persian', en: 'English', 'fa-en': 'Both' } satisfies Record<FeedLanguage, string>,
    alarm: 'Remind me at 6 p.m., one day and one week before',
    momentAlarm: 'Remind me one day and one hour before',
    noAlarm: 'This calendar has no reminders.',
    addTo: 'Add to',
    file: '.ics file',
    phone: 'Open on your phone with a QR code',
    address: 'Link for other apps',
    copy: 'Copy link',
    preview: 'Next events',
    none: 'No event in the next three years.',
    failed: 'The events could not be loaded; the link still works.',
    estimate: 'may move',
    how: 'How to add and remove',
    guides: GUIDES.en,
    add: 'Add',
    remove: 'Remove',
    fileNote: 'A file is a one-time import. Put it in a separate calendar so you can delete it later.',
    prayer: 'Prayer times of your city come as a calendar file too:',
    prayerLink: 'Choose a city',
    personal: 'For your own birthdays and instalments:',
    personalLink: 'My dates',
  },
} satisfies InLanguages<unknown>;
