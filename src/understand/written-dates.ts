/** Dates in numbers and with names of months, and weekdays: «جمعه ۶ آذر ۱۴۰۵», `15 Feb 1992`, «۱ مهر پارسال», «جمعهٔ بعد». */
import type { CalendarName } from '#core/calendars.ts';
import { addDays, DAYS_A_WEEK, weekdayOf } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import {
  calendarOfYear,
  dayIn,
  isHijriYear,
  isOfOurs,
  type Known,
  monthAlone,
  monthIn,
  numericDate,
  yearAlone,
} from './dates-in-calendars.ts';
import { CALENDARS, STEP, STEP_BEFORE, STEP_OF_AMOUNT } from './lexicon.ts';
import { isShortWeekday } from './months.ts';
import { weekdayInPeriod } from './parts-of-periods.ts';
import { saturdayOf } from './periods.ts';
import { type DateReading, isPeriod } from './reading.ts';
import {
  calendarOfWords,
  dayAt,
  firstValue,
  fullYear,
  type Part,
  periodOf,
  type Rule,
  rule,
  type Scope,
  stepOf,
  YEAR,
  yearOf,
} from './rules.ts';
import type { Token } from './tokens.ts';

/** `13950101` */
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** A weekday beside a date: «جمعه», «روز جمعه». */
const WEEKDAY = '(?:d?(?<weekday>w))?';
const CALENDAR = '(?<calendar>c)?';
const DAY = '(?<day>[no])';
const WEEK = `(?<week>k${STEP}|${STEP_BEFORE}k)`;

export const DATE_RULES: readonly Rule[] = [
  rule(`${WEEKDAY} d? ${CALENDAR} (?<numbers>x|nnn?|n)`, inNumbers),
  rule(`d? (?<numbers>x|nnn?|n) ${CALENDAR} ${WEEKDAY}`, inNumbers),
  rule(`${WEEKDAY} d? ${CALENDAR} ${DAY}? h? (?<month>m) h? (?:${YEAR})?`, withMonth),
  rule(`${WEEKDAY} d? ${DAY}? h? (?<month>m) h? (?:${YEAR})? ${CALENDAR}`, withMonth),
  rule(`(?<calendar>c) ${WEEKDAY} ${DAY} (?<month>m) (?:${YEAR})?`, withMonth),
  rule(`d? ${DAY}? h? (?<month>m) h? (?:${YEAR})? ${WEEKDAY}`, withMonth),
  rule(`${WEEKDAY} (?<month>m) ${DAY} (?:${YEAR})? ${CALENDAR}`, withMonth),
  rule(`${WEEKDAY} (?<year>n) (?<month>m) ${DAY}?`, withMonth),
  rule('(?<deed>u) h? (?<month>m) (?<year>y?n)?', oldDeed),
  rule('(?<calendar>c)? y? (?<year>n)', wholeYear),
  rule('y? (?<year>n) y? (?<calendar>c)? y?', wholeYear),
  rule(`c? [dhy]? c? (?<day>D) c? (?<night>g)? ${WEEKDAY}`, relativeDay),
  rule('g (?<base>.*w.*)', evening),
  rule('(?<base>.*w.*) g', (part, { read }) => read(part('base'))),
  rule('d? (?<weekday>w)', (part, { known }) =>
    isShortWeekday(part('weekday')[0]!.text) ? undefined : nextWeekday(firstValue(part('weekday')), 1, known),
  ),
  rule(`(?<step>${STEP_BEFORE}) d? (?<weekday>w)`, weekdayOfStep),
  rule(`d? (?<weekday>w) (?<step>${STEP})`, weekdayOfStep),
  rule(`(?<count>n) (?<weekday>w) (?<step>${STEP_OF_AMOUNT})`, weekdayOfStep),
  rule(`d? (?<weekday>w) ${WEEK}`, weekdayOfWeek),
  rule(`${WEEK} d? (?<weekday>w)`, weekdayOfWeek),
];

/** «فردا», "today is Friday", «امشب شب جمعه است» */
function relativeDay(part: Part, { known }: Scope): DateReading | undefined {
  const day = dayAt(addDays(known.today, firstValue(part('day'))), undefined, known);
  const [asked] = part('weekday');
  if (!day || !asked) return day;
  // The night before a day is named after it.
  const shown = addDays(day.jdn, part('night').length);
  const { fa, en } = weekdayName(shown);
  const [isSaid, eve] = [weekdayOf(shown) === asked.value, shown > day.jdn ? ['شب ', 'the eve of '] : ['', '']];
  const said = isSaid
    ? { fa: `بله، ${eve[0]}${fa} است`, en: `yes, it is ${eve[1]}${en}` }
    : { fa: `نه، ${eve[0]}${fa} است`, en: `no, it is ${eve[1]}${en}` };
  return { ...(isSaid ? day : { kind: 'other-weekday', jdn: day.jdn }), said };
}

/** «شب جمعه» is the evening before. */
function evening(part: Part, { read }: Scope): DateReading | undefined {
  const found = read(part('base'));
  if (found?.kind !== 'day' || calendarOfWords(part('base')) !== 'persian') return undefined;
  const [jdn, { fa }] = [addDays(found.jdn, -1), weekdayName(found.jdn)];
  return { ...found, jdn, name: { fa: `شب ${fa}`, en: `${weekdayName(jdn).en} night` } };
}

/** The date, if it has this weekday; else that it has another one. */
function ofWeekday(reading: DateReading | undefined, [weekday]: readonly Token[]): DateReading | undefined {
  if (!weekday || reading === undefined || reading.kind === 'missing') return reading;
  if (reading.kind !== 'day') return undefined;
  const { jdn } = reading;
  return weekdayOf(jdn) === weekday.value ? reading : { kind: 'other-weekday', jdn };
}

/** The next such weekday after today or a later one; the last one before today if the count is negative. */
function nextWeekday(weekday: number, count: number, known: Known): DateReading | undefined {
  const ahead = (weekday - weekdayOf(known.today) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const weeks = count > 0 && ahead > 0 ? count - 1 : count;
  return dayAt(addDays(known.today, ahead + DAYS_A_WEEK * weeks), undefined, known);
}

/** «شنبهٔ آینده», "last Friday", «این جمعه», "Thursday after next», «دو جمعهٔ دیگر» */
function weekdayOfStep(part: Part, { known }: Scope): DateReading | undefined {
  const [step, [count]] = [firstValue(part('step')), part('count')];
  return nextWeekday(firstValue(part('weekday')), step * (count?.value ?? 1), known);
}

/** «جمعهٔ هفتهٔ بعد» */
function weekdayOfWeek(part: Part, { known }: Scope): DateReading | undefined {
  const week = part('week');
  if (calendarOfWords(week) === undefined) return undefined;
  const saturday = saturdayOf(addDays(known.today, DAYS_A_WEEK * stepOf(week)));
  return dayAt(addDays(saturday, (firstValue(part('weekday')) + 1) % DAYS_A_WEEK), undefined, known);
}

const calendarIn = ([token]: readonly Token[]): CalendarName | undefined => token && CALENDARS[token.value];

/** A year of four digits. */
function wholeYear(part: Part, { known }: Scope): DateReading | undefined {
  const [{ digits = '', value } = { value: 0 }] = part('year');
  const given = calendarIn(part('calendar'));
  // «۲۰۲۷ شمسی» asks for the Persian years, «۱۴۰۵ میلادی» for the Gregorian ones.
  const isAsked =
    given === 'persian' ? calendarOfYear(value) !== given : given === 'gregorian' && isOfOurs(value, known);
  const year = digits.length === 4 ? yearAlone(value, isAsked ? undefined : given, known) : undefined;
  const other =
    year?.kind === 'year' && !given && isHijriYear(value, known) ? yearAlone(value, 'hijri', known) : undefined;
  return year?.kind === 'year' && isPeriod(other) ? { ...year, other } : year;
}

/** `1370/2/15`, `13950101`, `1402 2 25`, `1405/8`, with its weekday or calendar. */
function inNumbers(part: Part, { known }: Scope): DateReading | undefined {
  const texts = part('numbers').flatMap(({ digits, text }) => digits ?? text.match(/\d+/g) ?? []);
  const [, ...compact] = COMPACT.exec(texts.join(' ')) ?? [];
  const numbers = compact.length > 0 ? compact : texts;
  const isSpaced = part('numbers').length > 1;
  if (isSpaced && !numbers.some((text) => text.length >= 3)) return undefined;
  return ofWeekday(fromNumbers(numbers, calendarIn(part('calendar')), known), part('weekday'));
}

function fromNumbers(parts: readonly string[], given: CalendarName | undefined, known: Known): DateReading | undefined {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length < 2) return undefined;
  if (parts.length === 2) {
    if (first.length === 4) return monthAlone(Number(first), Number(second), given, known);
    return second.length === 4 ? monthAlone(Number(second), Number(first), given, known) : undefined;
  }
  if (first.length >= 3) return numericDate([first, second, third].map(Number), given, known);
  const reversed = [third, second, first].map(Number);
  if (third.length >= 3) {
    // The day comes first in Iran; only where no such day exists the month does, as in America.
    const dayFirst = numericDate(reversed, given, known);
    const [year, month, day] = reversed as [number, number, number];
    const monthFirst = numericDate([year, day, month], given, known);
    if (dayFirst?.kind !== 'day' || monthFirst?.kind !== 'day' || dayFirst.calendar !== 'gregorian' || day === month)
      return dayFirst ?? monthFirst;
    return { ...dayFirst, other: monthFirst.jdn };
  }
  return shortYear(parts, given, known);
}

/** «۷۰/۲/۱۵» and `00/03/14`: the year comes first, or last where no such day exists. */
function shortYear(parts: readonly string[], given: CalendarName | undefined, known: Known): DateReading | undefined {
  const calendar = given ?? 'persian';
  const [first = '', second = '', third = ''] = parts;
  const tried = [
    [first, second, third],
    [third, second, first],
  ].filter(([year = '']) => year.length === 2);
  for (const [year = '', month, day] of tried) {
    const found = numericDate([fullYear(year, calendar, known), Number(month), Number(day)], calendar, known);
    if (found?.kind === 'day') return found;
  }
  return undefined;
}

const LONGEST_MONTH = 31;
/** Days that a weekday has in a month at most. */
const MOST_WEEKDAYS = 5;

/** «۱۵ بهمن», `15 Feb 1992`, «مهر ۹۹», «۱ مهر پارسال», «پنجشنبهٔ سوم آذر» */
function withMonth(part: Part, { known }: Scope): DateReading | undefined {
  const [[day], [named], year, weekday] = [part('day'), part('month'), part('year'), part('weekday')];
  const { calendar: ofMonth, month, needsNumber } = named!.month!;
  const beside = calendarIn(part('calendar'));
  // «۲۸ نوامبر ۲۰۲۶ شمسی» asks for the date in another calendar.
  const ofYear = year[0]?.digits?.length === 4 ? calendarOfYear(year[0].value) : undefined;
  const isOfYear = ofMonth === 'hijri' ? beside === 'gregorian' && ofYear === 'persian' : ofYear === ofMonth;
  // So does «۱۵ آذر میلادی».
  const isAsked = day && (isOfYear || (year.length === 0 && beside !== ofMonth));
  const given = isAsked ? undefined : beside;
  if (given && given !== ofMonth && !mayBeside(ofMonth, given, year)) return undefined;
  const calendar = given === 'imperial' ? given : ofMonth;
  if (!day) {
    if (needsNumber && year.length === 0) return undefined;
    const [only, ...more] = year;
    // «مهر ۹۹» is a month of 1399, "Feb 15" a day.
    const isDay = only?.kind === 'n' && more.length === 0 && only.digits!.length < 3 && only.value <= LONGEST_MONTH;
    if (isDay) return ofWeekday(dayIn(calendar, undefined, month, only.value, known, given), weekday);
    if (weekday.length > 0) return undefined;
    const inYear = yearOf(year, calendar, known);
    return inYear === 'none' ? undefined : monthIn(calendar, inYear, month, known, given);
  }
  const inYear = yearOf(year, calendar, known);
  if (day.digits!.length > 2 || inYear === 'none') return undefined;
  const date = ofWeekday(dayIn(calendar, inYear, month, day.value, known, given), weekday);
  const mayBeNth = date?.kind === 'other-weekday' && day.kind === 'o' && day.value <= MOST_WEEKDAYS;
  if (!mayBeNth || !weekday[0]!.isPersian) return date;
  const period = periodOf(monthIn(calendar, inYear, month, known, given));
  return (period && weekdayInPeriod(period, weekday[0]!.value, day.value, known)) ?? date;
}

/** «۱۵ رمضان ۱۴۰۵ شمسی», «۶ آذر ۲۰۲۶ میلادی»: the calendar is that of the year. */
const mayBeside = (ofMonth: CalendarName, given: CalendarName, year: readonly Token[]): boolean =>
  year.length > 0 && ((ofMonth === 'hijri' && given !== 'imperial') || (ofMonth === 'persian' && given !== 'hijri'));

/** «غرهٔ محرم ۱۲۹۰», «سلخ صفر ۱۲۹۰»: first and last day of an Islamic month. */
function oldDeed(part: Part, { known }: Scope): DateReading | undefined {
  const { calendar, month } = part('month')[0]!.month!;
  const year = yearOf(part('year'), 'hijri', known);
  const found = calendar === 'hijri' && year !== 'none' ? monthIn('hijri', year, month, known, 'hijri') : undefined;
  return found?.kind === 'month'
    ? dayAt(firstValue(part('deed')) > 0 ? found.first : found.last, 'hijri', known)
    : undefined;
}
