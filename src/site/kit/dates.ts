/** Dates as the pages print them. */
import * as gregorian from '#core/gregorian.ts';
import { weekdayOf as isoWeekdayOf, type Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { type Language, said } from './language.ts';
import { count, numeral } from './numerals.ts';

/** A date with its names, such as the API gives. */
interface NamedDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly month_name_fa: string;
  readonly month_name_en: string;
  readonly weekday_fa: string;
  readonly weekday_en: string;
}

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

/** Months that a run of days covers, the year after the last month of each: «آبان – آذر ۱۴۰۵», "December 2025 – January 2026". */
export function spanText(language: Language, dates: readonly NamedDate[]): string {
  const months = dates.filter(({ month }, index) => month !== dates[index - 1]?.month);
  return months
    .map((date, index) =>
      months[index + 1]?.year === date.year ? monthNameOf(language, date) : monthText(language, date),
    )
    .join(' – ');
}

/** `2026-11-21` of a date of the Gregorian calendar, for `datetime` attributes. */
export const isoDate = ({ year, month, day }: Pick<NamedDate, 'year' | 'month' | 'day'>): string =>
  gregorian.toIsoDate(gregorian.toJdn({ year, month, day }));

export const dayNumber = ({ year, month, day }: Pick<NamedDate, 'year' | 'month' | 'day'>): Jdn =>
  gregorian.toJdn({ year, month, day });

/** A day of the Persian calendar by its number: «شنبه ۳۰ آبان ۱۴۰۵», "Saturday 30 Aban 1405". */
export function persianDayText(language: Language, jdn: Jdn, parts: { readonly year?: boolean } = {}): string {
  const { year, month, day } = persian.fromJdn(jdn);
  const text = `${weekdayName(jdn)[language]} ${day} ${monthName('persian', month)[language]}`;
  return numeral(language, parts.year === false ? text : `${text} ${year}`);
}

/** A day as the readers of the language count: «چهارشنبه ۲ دی ۱۴۰۵»; "Wednesday 23 December 2026 (2 Dey 1405)". */
export function bothDatesText(language: Language, jdn: Jdn): string {
  if (language === 'fa') return persianDayText(language, jdn);
  const { year, month, day } = persian.fromJdn(jdn);
  return `${weekdayName(jdn).en} ${gregorianDateText(language, jdn)} (${day} ${monthName('persian', month).en} ${year})`;
}

/** A day of the Gregorian calendar by its number: «۲۱ نوامبر ۲۰۲۶», "21 November 2026". */
export function gregorianDateText(language: Language, jdn: Jdn): string {
  const { year, month, day } = gregorian.fromJdn(jdn);
  return numeral(language, `${day} ${monthName('gregorian', month)[language]} ${year}`);
}

/** A day of the Persian calendar without its weekday: «۳۰ آبان ۱۴۰۵», "30 Aban 1405". */
export function persianDateText(language: Language, jdn: Jdn): string {
  const { year, month, day } = persian.fromJdn(jdn);
  return numeral(language, `${day} ${monthName('persian', month)[language]} ${year}`);
}

/** A day of the Gregorian calendar with its weekday: «شنبه ۲۱ نوامبر ۲۰۲۶», "Saturday 21 November 2026". */
export const gregorianDayText = (language: Language, jdn: Jdn): string =>
  `${weekdayName(jdn)[language]} ${gregorianDateText(language, jdn)}`;

/** A day in the calendar of the page's readers, with its weekday, and in the other calendar. */
export const bothDays = (language: Language, jdn: Jdn): readonly [own: string, other: string] =>
  language === 'fa'
    ? [persianDayText(language, jdn), gregorianDateText(language, jdn)]
    : [gregorianDayText(language, jdn), persianDateText(language, jdn)];

const DAY_TEXTS = { fa: persianDayText, en: gregorianDateText } as const;

/** A day in the calendar of the page's readers: «شنبه ۳۰ آبان ۱۴۰۵», "21 November 2026" */
export const ownDayText = (language: Language, jdn: Jdn): string => DAY_TEXTS[language](language, jdn);

/** A day in the readers' calendar without its year: «۳۰ آبان», "21 November". */
export const shortDateText = (language: Language, jdn: Jdn): string =>
  (language === 'fa' ? persianDateText : gregorianDateText)(language, jdn).replace(/ \S+$/, '');

const FRIDAY = 5;

export const isFriday = (jdn: Jdn): boolean => isoWeekdayOf(jdn) === FRIDAY;

const OWN = {
  fa: ['persian', persian],
  en: ['gregorian', gregorian],
} as const;

/** A day of the page's own calendar without its year: «جمعه ۶ آذر», "Friday 27 November" */
export function ownWeekdayText(language: Language, jdn: Jdn): string {
  const [name, calendar] = OWN[language];
  const { month, day } = calendar.fromJdn(jdn);
  return numeral(language, `${weekdayName(jdn)[language]} ${day} ${monthName(name, month)[language]}`);
}

/** A span of days in the page's own calendar without its year: «۲ تا ۴ دی», "30 December to 2 January" */
export function ownSpanText(language: Language, first: Jdn, last: Jdn): string {
  const [name, calendar] = OWN[language];
  const [from, to] = [calendar.fromJdn(first), calendar.fromJdn(last)];
  const nameOf = (month: number) => monthName(name, month)[language];
  const begin = from.month === to.month ? from.day : `${from.day} ${nameOf(from.month)}`;
  return numeral(language, `${begin} ${{ fa: 'تا', en: 'to' }[language]} ${to.day} ${nameOf(to.month)}`);
}

/** A day of a list of one Persian year: «شنبه ۱۸ مهر», "Saturday 10 October 2026" */
export const holidayDayText = (language: Language, jdn: Jdn): string =>
  language === 'fa' ? persianDayText(language, jdn, { year: false }) : gregorianDayText(language, jdn);

/** A day in a list of one Gregorian year: «شنبه ۱۰ اکتبر», "Saturday 10 October". */
export function gregorianHolidayText(language: Language, jdn: Jdn): string {
  const { month, day } = gregorian.fromJdn(jdn);
  return numeral(language, `${weekdayName(jdn)[language]} ${day} ${monthName('gregorian', month)[language]}`);
}

/** @param days positive for the future */
export function daysAwayText(language: Language, days: number): string {
  const size = count(language, Math.abs(days));
  if (language === 'fa') {
    if (days === 0) return 'امروز';
    if (days === 1) return 'فردا';
    if (days === -1) return 'دیروز';
    return days > 0 ? `${size} روز دیگر` : `${size} روز پیش`;
  }
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${size} days` : `${size} days ago`;
}
