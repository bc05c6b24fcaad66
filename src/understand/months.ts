/** Names of months and weekdays as people type them, in Persian, Dari, Pashto and Latin letters. */
import type { CalendarName } from '#core/calendars.ts';
import { MONTHS_A_YEAR, type Weekday } from '#core/jdn.ts';
import { lazy } from '#core/lazy.ts';
import { AFGHAN_MONTHS, afghanMonthName, monthName, WEEKDAYS } from '#core/names.ts';
import { foldedName } from './words.ts';

export interface MonthName {
  readonly calendar: Exclude<CalendarName, 'imperial'>;
  readonly month: number;
  /** the name alone may mean something else: «اسد», "mar" */
  readonly needsNumber?: true;
}

/** Other spellings, folded: without spaces, half-spaces and marks. */
const OTHER_NAMES: readonly (readonly [calendar: MonthName['calendar'], month: number, names: string])[] = [
  ['persian', 2, 'اردی ordibehest ordibeheshth urdibihisht'],
  ['persian', 3, 'khurdad'],
  ['persian', 5, 'امرداد amordad amurdad murdad'],
  ['persian', 6, 'شهرور shahrivar shahriwar shahrivaar'],
  ['persian', 8, 'abaan aaban'],
  ['persian', 9, 'aazar azaar'],
  ['persian', 10, 'dei'],
  ['persian', 12, 'اسپند isfand esphand espand'],
  ['gregorian', 1, 'جنوری ینایر'],
  ['gregorian', 2, 'فبروری فوریت'],
  ['gregorian', 3, 'مارچ'],
  ['gregorian', 4, 'اپریل'],
  ['gregorian', 5, 'می'],
  ['gregorian', 6, 'جون'],
  ['gregorian', 7, 'جولای جولایی ژولای ژوییه'],
  ['gregorian', 8, 'اگوست اگست'],
  ['gregorian', 9, 'sept سپتمبر'],
  ['gregorian', 10, 'اکتوبر'],
  ['gregorian', 11, 'نومبر'],
  ['gregorian', 12, 'دسمبر'],
  ['hijri', 1, 'محرمالحرام moharram moharam muharam'],
  ['hijri', 2, 'صفرالمظفر'],
  ['hijri', 3, 'ربیعالاول ربیعاول ربیعالمولود rabialawal rabialavval rabiulawal rabiulawwal rabii'],
  [
    'hijri',
    4,
    'ربیعالثانی ربیعالاخر ربیعثانی rabialakhir rabialakhar rabiulakhir rabiulthani rabialsani rabiulsani rabiii',
  ],
  ['hijri', 5, 'جمادیالاول جمادیالاولی جمادیاول جمادیاولی jumadaalula jumadaalawal jumadiulawwal jamadialaval jumadai'],
  ['hijri', 6, 'جمادیالثانی جمادیالثانیه جمادیالاخر جمادیالاخره جمادیالاخری جمادیثانی'],
  ['hijri', 6, 'jumadaalakhirah jumadaalakhira jumadaalakhir jumadiulthani jamadialsani jumadaii'],
  ['hijri', 7, 'رجبالمرجب rajjab'],
  ['hijri', 8, 'شعبانالمعظم shaaban shabaan'],
  ['hijri', 9, 'رمضون رمضونه رمضانالمبارک رمضانمبارک ramazan ramezan ramadhan ramzan ramazon'],
  ['hijri', 10, 'شوالالمکرم shavval shawal shaval'],
  [
    'hijri',
    11,
    'ذیقعده ذیالقعدهالحرام ذوالقعده ذوقعده dhulqadah dhulqadha zulqadah zulqada zilqadah dhualqidah dhulqidah',
  ],
  [
    'hijri',
    12,
    'ذیحجه ذیالحجهالحرام ذوالحجه ذوحجه dhulhijjah dhulhijja dhualhijja zulhijjah zulhijja zilhajjah zilhajja zihajje',
  ],
];

/** Names of the months in order: in Arabic, of the Levant and of Egypt, and in Kurdish. With a number only. */
const NEIGHBOURS: readonly (readonly [calendar: MonthName['calendar'], names: string])[] = [
  ['gregorian', 'كانون‌الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين‌الأول تشرين‌الثاني كانون‌الأول'],
  ['gregorian', 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'],
  ['persian', 'خاکەلێوە گوڵان جۆزەردان پووشپەڕ گەلاوێژ خەرمانان ڕەزبەر گەڵاڕێزان سەرماوەز بەفرانبار ڕێبەندان ڕەشەمە'],
];

/** Letters of the shortened English names. */
const SHORT = 3;
/** «آذر ماه» is «آذر». */
const MONTH = 'ماه';

function monthNames(): ReadonlyMap<string, MonthName> {
  const names = new Map<string, MonthName>();
  const add = (name: string, meant: MonthName) => {
    for (const each of [name, name + MONTH]) if (!names.has(each)) names.set(each, meant);
  };
  const each = (of: (month: number) => void) => {
    for (let month = 1; month <= MONTHS_A_YEAR; month++) of(month);
  };
  for (const calendar of ['persian', 'hijri', 'gregorian'] as const) {
    each((month) => {
      const { fa, en } = monthName(calendar, month);
      for (const name of [fa, en]) add(foldedName(name), { calendar, month });
    });
  }
  for (const [calendar, month, list] of OTHER_NAMES) for (const name of list.split(' ')) add(name, { calendar, month });
  each((month) => {
    const short = monthName('gregorian', month).en.slice(0, SHORT).toLowerCase();
    add(short, { calendar: 'gregorian', month, needsNumber: true });
    add(foldedName(afghanMonthName(month).fa), { calendar: 'persian', month });
    for (const name of [afghanMonthName(month).en, AFGHAN_MONTHS.ps[month - 1]!])
      add(foldedName(name), { calendar: 'persian', month, needsNumber: true });
    for (const [calendar, list] of NEIGHBOURS) {
      add(foldedName(list.split(' ')[month - 1]!), { calendar, month, needsNumber: true });
    }
  });
  return names;
}

/** Shortened English names, from Monday. */
const SHORT_WEEKDAYS = ['mon', 'tue tues', 'wed weds', 'thu thur thurs', 'fri', 'sat', 'sun'];
export const isShortWeekday = (name: string): boolean =>
  SHORT_WEEKDAYS.some((names) => names.split(' ').includes(name));

/** In Latin letters, in Arabic and in Kurdish, from Monday. */
const OTHER_WEEKDAYS = [
  'doshanbe doshanbeh dushanbeh الاثنين دووشەممە',
  'seshanbe seshanbeh الثلاثاء سێشەممە',
  'chaharshanbe chaharshanbeh charshanbe الأربعاء چوارشەممە',
  'panjshanbe panjshanbeh الخميس پێنجشەممە',
  'jome jomeh jomeeh الجمعة هەینی',
  'shanbe shanbeh السبت شەممە',
  'yekshanbe yekshanbeh الأحد یەکشەممە',
];

function weekdayNames(): ReadonlyMap<string, Weekday> {
  const names = new Map<string, Weekday>([['ادینه', 5]]);
  for (const [index, { fa, en }] of WEEKDAYS.entries()) {
    const others = `${SHORT_WEEKDAYS[index]} ${OTHER_WEEKDAYS[index]}`.split(' ').map(foldedName);
    const folded = [foldedName(fa), foldedName(en), ...others];
    for (const name of folded) names.set(name, (index + 1) as Weekday);
  }
  // «۵شنبه»: Sunday is the first day after «شنبه».
  for (const [days, weekday] of [7, 1, 2, 3, 4].entries()) names.set(`${days + 1}شنبه`, weekday as Weekday);
  return names;
}

/** Made when the first text is read: programs that read none start without them. */
export const NAMES = lazy({
  /** folded name → month */
  months: monthNames,
  /** folded name → ISO weekday */
  weekdays: weekdayNames,
});
