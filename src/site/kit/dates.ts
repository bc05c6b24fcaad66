/** Dates as the pages print them. */
import * as gregorian from '#core/gregorian.ts';
import { type CalendarDate, weekdayOf as isoWeekdayOf, type Jdn, twoDigits } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { awayText, fromNow, sizeText } from '#core/span-words.ts';
import { type Html, html } from './html.ts';
import { count, type Language, numeral, said } from './language.ts';

/** A date with its names, such as the API gives. */
type NamedDate = CalendarDate & Readonly<Record<`${'month_name' | 'weekday'}_${Language}`, string>>;

export const monthNameOf = (language: Language, date: Pick<NamedDate, 'month_name_fa' | 'month_name_en'>): string =>
  said(language, 'month_name', date);

export const weekdayOf = (language: Language, date: Pick<NamedDate, 'weekday_fa' | 'weekday_en'>): string =>
  said(language, 'weekday', date);

/** «۳۰ آبان ۱۴۰۵», "30 Aban 1405" */
export const dateText = (language: Language, date: NamedDate): string =>
  numeral(language, `${date.day} ${monthNameOf(language, date)} ${date.year}`);

/** «شنبه ۳۰ آبان ۱۴۰۵», "Saturday 30 Aban 1405" */
export const dayText = (language: Language, date: NamedDate): string =>
  `${weekdayOf(language, date)} ${dateText(language, date)}`;

/** «آبان ۱۴۰۵», "Aban 1405" */
export const monthText = (
  language: Language,
  date: Pick<NamedDate, 'year' | 'month_name_fa' | 'month_name_en'>,
): string => numeral(language, `${monthNameOf(language, date)} ${date.year}`);

/** Day, name of the month in one or two words, year of four digits, marks; a group, so that `split` keeps it. */
const DATE = /(\(?[\d۰-۹]{1,2} [\p{L}\u200c'’-]+(?: [\p{L}'’-]+)? [\d۰-۹]{4}[).,:;،؛]*)/u;

/** A text in which no date is broken at the end of a line. */
export const withWholeDates = (text: string): Html =>
  html`${text.split(DATE).map((part, index) => (index % 2 === 0 ? part : html`<span class="whole">${part}</span>`))}`;

/** Months that a run of days covers, the year after the last month of each: «آبان – آذر ۱۴۰۵», "December 2025 – January 2026". */
export function spanText(language: Language, dates: readonly NamedDate[]): string {
  const months = dates.filter(({ month }, index) => month !== dates[index - 1]?.month);
  return months
    .map((date, index) =>
      months[index + 1]?.year === date.year ? monthNameOf(language, date) : monthText(language, date),
    )
    .join(' – ');
}

/** A text with the short English names of Islamic months that come in pairs: "Jumada II 1448". */
export const withNumberedMonths = (text: string): string =>
  text.replaceAll(' al-Awwal', ' I').replaceAll(' al-Thani', ' II');

/** `2026-11-21` of a date of the Gregorian calendar, for `datetime` attributes. */
export const isoDate = ({ year, month, day }: Pick<NamedDate, 'year' | 'month' | 'day'>): string =>
  gregorian.toIsoDate(gregorian.toJdn({ year, month, day }));

export const dayNumber = ({ year, month, day }: Pick<NamedDate, 'year' | 'month' | 'day'>): Jdn =>
  gregorian.toJdn({ year, month, day });

export const CALENDARS = { persian, gregorian } as const;
export type Calendar = keyof typeof CALENDARS;

/** The calendar in which the readers of a language count. */
export const OWN_CALENDARS = { fa: persian, en: gregorian } as const;
export const OWN_NAMES = { fa: 'persian', en: 'gregorian' } as const;

/** The Gregorian years that a Persian year overlaps: `2026–27`. */
export const gregorianYearsOf = (year: number): string => `${year + 621}–${twoDigits((year + 622) % 100)}`;

/** A day by its number: «شنبه ۳۰ آبان ۱۴۰۵», "Saturday 21 November 2026", without its weekday or year where they are left out. */
function textOf(
  language: Language,
  calendar: Calendar,
  jdn: Jdn,
  { weekday = false, year = true }: { readonly weekday?: boolean; readonly year?: boolean } = {},
): string {
  const date = CALENDARS[calendar].fromJdn(jdn);
  const dayAndMonth = `${date.day} ${monthName(calendar, date.month)[language]}`;
  const parts = [weekday && weekdayName(jdn)[language], dayAndMonth, year && date.year];
  return numeral(language, parts.filter((part) => part !== false).join(' '));
}

/** «شنبه ۳۰ آبان ۱۴۰۵», "Saturday 30 Aban 1405" */
export const persianDayText = (language: Language, jdn: Jdn): string =>
  textOf(language, 'persian', jdn, { weekday: true });

/** «۳۰ آبان ۱۴۰۵», "30 Aban 1405" */
export const persianDateText = (language: Language, jdn: Jdn): string => textOf(language, 'persian', jdn);

/** «شنبه ۲۱ نوامبر ۲۰۲۶», "Saturday 21 November 2026" */
export const gregorianDayText = (language: Language, jdn: Jdn): string =>
  textOf(language, 'gregorian', jdn, { weekday: true });

/** «۲۱ نوامبر ۲۰۲۶», "21 November 2026" */
export const gregorianDateText = (language: Language, jdn: Jdn): string => textOf(language, 'gregorian', jdn);

/** «۱۱ جمادی‌الثانی ۱۴۴۸», "11 Jumada al-Thani 1448" */
export const hijriDateText = (language: Language, { year, month, day }: CalendarDate): string =>
  numeral(language, `${day} ${monthName('hijri', month)[language]} ${year}`);

/** A day as the readers of the language count: «چهارشنبه ۲ دی ۱۴۰۵»; "Wednesday 23 December 2026 (2 Dey 1405)". */
export const bothDatesText = (language: Language, jdn: Jdn): string =>
  language === 'fa'
    ? persianDayText(language, jdn)
    : `${gregorianDayText(language, jdn)} (${persianDateText(language, jdn)})`;

/** The dates of {@link bothDatesText}, none of them broken at the end of a line. */
export const wholeDates = (language: Language, jdn: Jdn): Html => withWholeDates(bothDatesText(language, jdn));

/** A day in the calendar of the page's readers, with its weekday, and in the other calendar. */
export const bothDays = (language: Language, jdn: Jdn): readonly [own: string, other: string] =>
  language === 'fa'
    ? [persianDayText(language, jdn), gregorianDateText(language, jdn)]
    : [gregorianDayText(language, jdn), persianDateText(language, jdn)];

/** A day in the calendar of the page's readers: «شنبه ۳۰ آبان ۱۴۰۵», "21 November 2026" */
export const ownDayText = (language: Language, jdn: Jdn): string =>
  textOf(language, OWN_NAMES[language], jdn, { weekday: language === 'fa' });

/** A day in the readers' calendar, or in another, without its year: «۳۰ آبان», "21 November". */
export const shortDateText = (language: Language, jdn: Jdn, calendar: Calendar = OWN_NAMES[language]): string =>
  textOf(language, calendar, jdn, { year: false });

const LETTERS = 3;

/** «پنجشنبه», "Thu" */
export const shortWeekday = (language: Language, jdn: Jdn): string =>
  weekdayName(jdn)[language].slice(0, language === 'en' ? LETTERS : undefined);

/** A day in a list: «۲ دی», "23 Dec". */
export function rowDateText(language: Language, jdn: Jdn): string {
  if (language === 'fa') return shortDateText(language, jdn);
  const { month, day } = gregorian.fromJdn(jdn);
  return `${day} ${monthName('gregorian', month).en.slice(0, LETTERS)}`;
}

/** A day of the page's own calendar without its year: «جمعه ۶ آذر», "Friday 27 November" */
export const ownWeekdayText = (language: Language, jdn: Jdn): string =>
  textOf(language, OWN_NAMES[language], jdn, { weekday: true, year: false });

const FRIDAY = 5;

export const isFriday = (jdn: Jdn): boolean => isoWeekdayOf(jdn) === FRIDAY;

/**
 * A span of days in the page's own calendar, or in another: «۲ تا ۴ دی», "30 December to 2 January".
 * @param year with its year, or both if they differ
 */
export function ownSpanText(
  language: Language,
  first: Jdn,
  last: Jdn,
  { year = false, calendar = OWN_NAMES[language] }: { readonly year?: boolean; readonly calendar?: Calendar } = {},
): string {
  const [from, to] = [CALENDARS[calendar].fromJdn(first), CALENDARS[calendar].fromJdn(last)];
  const isOneYear = from.year === to.year;
  const begin =
    isOneYear && from.month === to.month
      ? numeral(language, from.day)
      : textOf(language, calendar, first, { year: year && !isOneYear });
  return `${begin} ${{ fa: 'تا', en: 'to' }[language]} ${textOf(language, calendar, last, { year })}`;
}

/** @param days positive for the future */
export const daysAwayText = (language: Language, days: number): string =>
  awayText(language, days, (size) => count(language, size));

/** «۱۱۵ سال پیش», "in 25 years" */
export const yearsAwayText = (language: Language, years: number): string =>
  numeral(language, fromNow(language, sizeText(language, 'years', Math.abs(years)), years < 0));

/** How far a day of a list is: «۲۵ روز», «فردا», «۲ روز پیش»; "25 days". */
export const daysLeftText = (language: Language, days: number): string =>
  days > 1 ? `${count(language, days)} ${{ fa: 'روز', en: 'days' }[language]}` : daysAwayText(language, days);

/** Name of a month of the readers' calendar: «آذر», "December" */
export const ownMonthName = (language: Language, month: number): string =>
  monthName(OWN_NAMES[language], month)[language];

/** «±۱» after a name whose day may move by a day. */
export const mayMoveMark = (language: Language): Html =>
  html`\u00a0<bdi class="may-move" dir="ltr" title="${{ fa: 'ممکن است یک روز جابه‌جا شود', en: 'may move by a day' }[language]}">±${{ fa: '۱', en: '1' }[language]}</bdi>`;
