/**
 * Days counted from another day: «فردا», «شنبهٔ آینده», «سه ماه بعد», "90 days ago", «۲۰ روز بعد از ۱۲ آذر»,
 * "12 Azar + 20", and the current or next month or year.
 */
import { calendarOf, monthsLater } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, type Jdn, type Weekday, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dateWords } from './date-tokens.ts';
import { isKnownDay, type Known, monthIn, yearAlone } from './dates-in-calendars.ts';
import { WEEKDAY_NAMES } from './months.ts';
import { namedSpan, saturdayOf, stepOf } from './named-spans.ts';
import type { DateReading } from './reading.ts';
import { wordsOf } from './words.ts';

/** Day words without spaces. */
const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map(
  (
    [
      [-3, 'پسپریروز پسانپریروز'],
      [-2, 'پریروز پریشب pariruz parirooz daybeforeyesterday thedaybeforeyesterday'],
      [-1, 'دیروز دیشب امس روزقبل روزپیش yesterday lastnight diruz dirooz dishab'],
      [0, 'امروز امشب الیوم الان چندشنبه چندشنبهاست چندمه today todays todaysdate tonight now'],
      [0, 'emrooz emruz imrooz imruz emshab chandshanbe chandshanbeh chandshanbeast whatdayisit whatdateisit'],
      [1, 'فردا فرداشب غدا روزبعد nextday tomorrow tomorow tommorow tommorrow tomorrownight farda fardashab'],
      [2, 'پسفردا بعدغد پسفرداشب dayaftertomorrow thedayaftertomorrow overmorrow pasfarda'],
      [3, 'پسونفردا پسانفردا پسینفردا'],
    ] as const
  ).flatMap(([days, words]) => words.split(' ').map((word) => [word, days] as const)),
);

interface Unit {
  readonly days?: number;
  readonly months?: number;
  readonly workdays?: number;
}

const UNITS: Readonly<Record<string, Unit>> = {
  workday: { workdays: 1 },
  ...{ روز: { days: 1 }, شب: { days: 1 }, هفته: { days: 7 }, ماه: { months: 1 }, سال: { months: 12 } },
  ...{ day: { days: 1 }, night: { days: 1 }, week: { days: 7 }, month: { months: 1 }, year: { months: 12 } },
};

const AMOUNT = `(?:\\d{1,5}|a|an|یه) (?:${Object.keys(UNITS).join('|')})s?`;
const AMOUNTS = `(${AMOUNT}(?: (?:and |و )?${AMOUNT})*)`;
const LATER = 'بعد|بعدی|دیگر|دیگه|اینده|later|from now|from today|ahead|hence';
const EARLIER = 'پیش|قبل|قبلی|گذشته|ago|earlier|back|before';
const AFTER = 'بعد از|بعد|پس از|از|after|from|since|past';
const BEFORE = 'قبل از|پیش از|مانده به|مونده به|مانده تا|before|prior to|until|to';
/** Each with the groups that it has: amounts, a direction, the day to count from. */
const FROM_TODAY = new RegExp(`^(?:in )?${AMOUNTS} (?:(?<later>${LATER})|(?<earlier>${EARLIER}))$`);
const IN = new RegExp(`^(?:in |after )?${AMOUNTS}$`);
const FROM_DAY = new RegExp(`^${AMOUNTS} (?:(?<later>${AFTER})|(?<earlier>${BEFORE})) (?<day>.+)$`);
const DAY_FIRST = new RegExp(
  `^(?:از |from )?(?<day>.+?) ${AMOUNTS} (?:(?<later>${LATER}|after)|(?<earlier>${EARLIER}))$`,
);
const SUM = new RegExp(
  `^(?<day>.+) (?:(?<later>plus|بعلاوه|به علاوه)|(?<earlier>minus|منهای)) (?:${AMOUNTS}|(?<days>\\d{1,4}))$`,
);

/** «روز کاری» in one word. */
const WORKDAYS = /(?<=\d )(?:روز های |روز ?)(?:کاری|اداری)|(?<=\d )(?:working|business|work) days?|(?<=\d )weekdays?/g;

/** Plus and minus signs as words; a hyphen only between spaces. */
const withSigns = (text: string): string =>
  text.replace(/\+/g, ' plus ').replace(/\s[-−–]\s(?=\d)|−(?=\d)/g, ' minus ');

const hasPersianLetters = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

/**
 * A day counted from today or from another day; undefined for other texts.
 * @param latin text with Latin digits
 * @param readDay reads the day to count from
 */
export function readRelative(
  latin: string,
  known: Known,
  readDay: (text: string) => DateReading | undefined,
): DateReading | undefined {
  const words = dateWords(withSigns(latin));
  const away = DAYS_FROM_TODAY.get(words.join(''));
  if (away !== undefined) return dayAt(addDays(known.today, away));
  return (
    edgeOf(latin, readDay) ??
    periodOf(words, known) ??
    namedSpan(words, known) ??
    weekdayIn(words, known) ??
    counted(words.join(' ').replace(WORKDAYS, 'workday'), known, readDay)
  );
}

const FIRST_OR_LAST = new RegExp(
  '^(?:(?<first>اول|ابتدای|اغاز|شروع|نخستین روز|اولین روز|first day of|start of|beginning of)' +
    '|اخر|اخرین روز|پایان|انتهای|end of|last day of)(?: the)? (?<span>.+)$',
);
/** Friday. */
const WEEKEND = /^(?:the )?(\w+ )?weekend$/;
/** «پایان سال» is that of this year. */
const PRESENT_SPANS: ReadonlyMap<string, string> = new Map([
  ['سال', 'امسال'],
  ['ماه', 'این ماه'],
  ['year', 'this year'],
  ['month', 'this month'],
  ['هفته', 'این هفته'],
  ['week', 'this week'],
]);

/** «آخر آذر», "end of the year", «اول پاییز»: the first or last day of a month, a year, a week or a season. */
function edgeOf(latin: string, readSpan: (text: string) => DateReading | undefined): DateReading | undefined {
  const text = wordsOf(latin).join(' ').replace(WEEKEND, 'end of $1week');
  const { first, span = '' } = FIRST_OR_LAST.exec(text)?.groups ?? {};
  const found = span === '' ? undefined : readSpan(PRESENT_SPANS.get(span) ?? span);
  if (found?.kind !== 'month' && found?.kind !== 'year' && found?.kind !== 'span') return undefined;
  const days = found.kind === 'year' ? daysOfYear(found) : [found.first, found.last];
  return dayAt(days[first === undefined ? 1 : 0]!);
}

const daysOfYear = ({ calendar, year }: DateReading & { readonly kind: 'year' }): readonly Jdn[] =>
  calendar === 'gregorian' ? gregorian.daysOfYear(year) : [persian.firstDayOfYear(year), persian.lastDayOfYear(year)];

function counted(
  text: string,
  known: Known,
  readDay: (text: string) => DateReading | undefined,
): DateReading | undefined {
  const found = [FROM_TODAY, SUM, FROM_DAY, DAY_FIRST].map((form) => form.exec(text)).find((match) => match);
  const match = found ?? (hasPersianLetters(text) ? undefined : IN.exec(text));
  if (!match) return undefined;
  const { day, earlier, days } = match.groups ?? {};
  const base: DateReading | undefined =
    day === undefined ? { kind: 'day', jdn: known.today, calendar: undefined } : (readDay(day) ?? nowruzIn(day, known));
  if (base?.kind !== 'day') return undefined;
  const amounts = match.slice(1).find((group) => group !== undefined && new RegExp(`^${AMOUNTS}$`).test(group));
  const sign = earlier === undefined ? 1 : -1;
  const workdays = /^(\d{1,4}) workdays?$/.exec(amounts ?? '')?.[1];
  if (workdays !== undefined) return { kind: 'workdays', from: base.jdn, days: sign * Number(workdays) };
  const calendar = base.calendar ?? (hasPersianLetters(text) ? 'persian' : 'gregorian');
  return sumOf(base.jdn, amounts ?? `${days} day`, sign, calendarOf(calendar, known.hijri));
}

const NOWRUZ = /^(?:عید )?نوروز$|^(?:عید|سال نو)$|^(?:nowruz|norouz|norooz|nowrouz|eide? (?:norouz|norooz|nowruz))$/;

/** The day from which "90 days before Nowruz" counts. */
function nowruzIn(text: string, { today }: Known): DateReading | undefined {
  if (!NOWRUZ.test(text)) return undefined;
  return { kind: 'day', jdn: persian.firstDayOfYear(persian.yearOf(today) + 1), calendar: 'persian' };
}

function sumOf(
  start: Jdn,
  amounts: string,
  sign: 1 | -1,
  calendar: ReturnType<typeof calendarOf>,
): DateReading | undefined {
  let jdn = start;
  for (const [, number = '', unit = ''] of amounts.matchAll(/(?<!\d)(\d+|a|an|یه) ([^\s\d]+?)s?(?=\s|$)/g)) {
    const { days = 0, months = 0, workdays } = UNITS[unit]!;
    if (workdays !== undefined) return undefined;
    const times = sign * (/^\d/.test(number) ? Number(number) : 1);
    try {
      jdn = months > 0 ? monthsLater(calendar, calendar.fromJdn(jdn), months * times) : addDays(jdn, days * times);
    } catch {
      // A year outside the calendar.
      return undefined;
    }
  }
  return dayAt(jdn);
}

const dayAt = (jdn: Jdn): DateReading | undefined =>
  isKnownDay(jdn) ? { kind: 'day', jdn, calendar: undefined } : undefined;

/** «شنبهٔ آینده», "last Friday", «شنبه هفتهٔ بعد» */
function weekdayIn(words: readonly string[], known: Known): DateReading | undefined {
  const name = words.find((word) => WEEKDAY_NAMES.has(word));
  const others = words.filter((word) => word !== name && word !== 'روز' && word !== 'on');
  if (name === undefined) return undefined;
  const weekday = WEEKDAY_NAMES.get(name)!;
  const ofWeek = stepOf(others.filter((word) => word !== 'هفته' && word !== 'week'));
  if (ofWeek === undefined) return undefined;
  const isOfWeek = others.includes('هفته') || others.includes('week');
  if (isOfWeek) return dayAt(addDays(saturdayOf(ofWeek, known), (weekday + 1) % DAYS_A_WEEK));
  const { today } = known;
  const days = (weekday - weekdayOf(today) + DAYS_A_WEEK) % DAYS_A_WEEK || DAYS_A_WEEK;
  return dayAt(addDays(today, ofWeek < 0 ? days - DAYS_A_WEEK || -DAYS_A_WEEK : days));
}

/** The next such weekday after today. */
export const nextWeekday = (weekday: Weekday, { today }: Known): DateReading | undefined =>
  dayAt(addDays(today, (weekday - weekdayOf(today) + DAYS_A_WEEK) % DAYS_A_WEEK || DAYS_A_WEEK));

const YEAR_WORDS: ReadonlyMap<string, -1 | 0> = new Map([
  ['امسال', 0],
  ['پارسال', -1],
]);

/** «ماه بعد», "this year", «امسال»: months and years of the Persian calendar, in English of the Gregorian one. */
function periodOf(words: readonly string[], known: Known): DateReading | undefined {
  const isMonth = words.includes('ماه') || words.includes('month');
  const isYear = words.includes('سال') || words.includes('year');
  const step = YEAR_WORDS.get(words.join('')) ?? stepOf(words.filter((word) => !/^(?:ماه|month|سال|year)$/.test(word)));
  if (step === undefined || (isMonth && isYear)) return undefined;
  const name = hasPersianLetters(words.join('')) ? 'persian' : 'gregorian';
  const calendar = calendarOf(name, known.hijri);
  const { year, month } = calendar.fromJdn(known.today);
  if (!isMonth) return isYear || YEAR_WORDS.has(words.join('')) ? yearAlone(year + step, name, known) : undefined;
  const other = calendar.fromJdn(monthsLater(calendar, { year, month, day: 1 }, step));
  return monthIn(name, other.year, other.month, known);
}
