import type { InLanguages } from '#site/frame/language.ts';

interface Program {
  readonly name: string;
  readonly add: string;
  readonly remove: string;
}

const PROGRAMS = {
  fa: [
    {
      name: 'Google Calendar',
      add: 'دکمهٔ Google را بزنید و «افزودن» را تأیید کنید. روی گوشی Android هم همین تقویم دیده می‌شود.',
      remove: 'در رایانه: تنظیمات ← نام تقویم ← «لغو اشتراک».',
    },
    {
      name: 'Apple (iPhone، iPad، Mac)',
      add: 'دکمهٔ «اشتراک» را بزنید و در پنجره‌ای که باز می‌شود Subscribe را انتخاب کنید.',
      remove: 'Calendar ← Calendars ← نشان (i) کنار نام تقویم ← Unsubscribe.',
    },
    {
      name: 'Outlook',
      add: 'دکمهٔ Outlook را بزنید و Import را انتخاب کنید؛ در برنامهٔ رایانه: Add calendar ← Subscribe from web.',
      remove: 'روی نام تقویم راست‌کلیک کنید و Remove را بزنید.',
    },
    {
      name: 'Thunderbird',
      add: 'New Calendar ← On the Network، سپس نشانی زیر را بدهید.',
      remove: 'روی نام تقویم راست‌کلیک کنید و Unsubscribe را بزنید.',
    },
  ],
  en: [
    {
      name: 'Google Calendar',
      add: 'Press Google and confirm with Add. Android phones show the same calendar.',
      remove: 'On a computer: Settings → name of the calendar → Unsubscribe.',
    },
    {
      name: 'Apple (iPhone, iPad, Mac)',
      add: 'Press Subscribe, then Subscribe again in the window that opens.',
      remove: 'Calendar → Calendars → (i) beside the name → Unsubscribe.',
    },
    {
      name: 'Outlook',
      add: 'Press Outlook, then Import; in the desktop program: Add calendar → Subscribe from web.',
      remove: 'Right-click the name of the calendar, then Remove.',
    },
    {
      name: 'Thunderbird',
      add: 'New Calendar → On the Network, then give the address below.',
      remove: 'Right-click the name of the calendar, then Unsubscribe.',
    },
  ],
} satisfies InLanguages<readonly Program[]>;

export const HOLIDAYS_TEXT = {
  fa: {
    title: 'تعطیلات رسمی سال',
    description: 'همهٔ تعطیلات رسمی ایران با روز هفته، تاریخ میلادی و قمری، مبنای قانونی و تعطیلات پیاپی؛ سال',
    previous: 'سال پیش',
    next: 'سال بعد',
    steps: 'سال‌های دیگر',
    allYears: 'همهٔ سال‌ها',
    calendar: 'تقویم سال',
    daysOff: 'روز تعطیل رسمی',
    onFriday: 'روز آن جمعه است',
    estimated: 'روز، برآورد است و شاید یک روز جابه‌جا شود',
    estimate: 'برآورد',
    lawRef: 'مبنای قانونی',
    confidence: 'این فهرست چقدر مطمئن است؟',
    levels: {
      high: 'مطمئن: همهٔ روزها گواه خوب دارند.',
      medium: 'کم‌وبیش مطمئن: یک تا سه روز جای تردید دارد.',
      low: 'کم‌اطمینان: فهرست رسمی این سال دیده نشده است.',
    },
    doubtful: 'آمده، با گواه کمتر',
    heldBack: 'نیامده، چون پایهٔ کافی ندارد',
    listComma: '، ',
    laws: 'مبنای قانونی تعطیلات',
    long: 'تعطیلات پیاپی و بین‌التعطیلین',
    longNote: 'پنجشنبه و جمعه هر دو روز تعطیل شمرده شده‌اند، چنان‌که در بیشتر اداره‌ها.',
    days: 'روز',
    to: 'تا',
    withLeave: 'با مرخصیِ',
    and: ' و ',
    noLeave: 'بدون مرخصی',
    noLong: 'در این سال سه روز تعطیلِ پیاپی نیست.',
    subscribe: 'تعطیلات در تقویم شما',
    subscribeLead: 'تعطیلات امسال و سال آینده را تقویمِ گوشی یا رایانهٔ شما خود می‌خواند و به‌روز نگه می‌دارد.',
    webcal: 'اشتراک',
    google: 'Google',
    outlook: 'Outlook',
    file: 'فایل سال',
    address: 'نشانی برای هر برنامهٔ دیگر:',
    how: 'چگونه بیفزاییم و چگونه برداریم',
    program: 'برنامه',
    add: 'افزودن',
    remove: 'برداشتن',
    fileNote:
      'رویدادهای فایلِ یک سال یک بار افزوده می‌شوند و به‌روز نمی‌شوند؛ برای برداشتنشان آن‌ها را در تقویمی جدا بیفزایید و همان تقویم را پاک کنید.',
    feedName: 'تعطیلات رسمی ایران',
    programs: PROGRAMS.fa,
  },
  en: {
    title: 'Public holidays of Iran',
    description:
      'All public holidays of Iran with weekday, Gregorian and Islamic date, the law behind each, and long weekends. Persian year',
    previous: 'Previous year',
    next: 'Next year',
    steps: 'Other years',
    allYears: 'All years',
    calendar: 'Calendar of the year',
    daysOff: 'public holidays',
    onFriday: 'of them on a Friday',
    estimated: 'days are estimates and may move by a day',
    estimate: 'estimate',
    lawRef: 'Legal basis',
    confidence: 'How sure is this list?',
    levels: {
      high: 'Sure: every day is well attested.',
      medium: 'Fairly sure: one to three days are in doubt.',
      low: 'Not sure: the official list of this year has not been seen.',
    },
    doubtful: 'Given, but less well attested',
    heldBack: 'Held back for want of a ground',
    listComma: ', ',
    laws: 'Laws behind the holidays',
    long: 'Long weekends and bridge days',
    longNote: 'Thursday and Friday both count as days off, as in most offices.',
    days: 'days',
    to: 'to',
    withLeave: 'with leave on',
    and: ' and ',
    noLeave: 'without leave',
    noLong: 'No three days off in a row in this year.',
    subscribe: 'Holidays in your calendar',
    subscribeLead:
      'Your phone or computer reads the holidays of this year and the next by itself and keeps them up to date.',
    webcal: 'Subscribe',
    google: 'Google',
    outlook: 'Outlook',
    file: 'File of',
    address: 'Address for any other program:',
    how: 'How to add and how to remove',
    program: 'Program',
    add: 'Add',
    remove: 'Remove',
    fileNote:
      'The events of a year’s file are added once and never updated; to be able to remove them, add them to a calendar of their own and delete that.',
    feedName: 'Public holidays of Iran',
    programs: PROGRAMS.en,
  },
} satisfies InLanguages<unknown>;
