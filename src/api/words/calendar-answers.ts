/** Answers to dates: what a day is, and how many days of a month, a year, a week or a season are off. */
import type { WorkdaySector } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { groupBy } from '#core/group-by.ts';
import { addDays, DAYS_A_WEEK, type Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { type Weekend, weekendTexts } from '#core/weekends.ts';
import type { City } from '#tables/types.ts';
import type { Facts } from '#understand/answers.ts';
import { saturdayOf } from '#understand/periods.ts';
import { nameOf, type PlainReading } from '#understand/reading.ts';
import { periodOf } from '#understand/rules.ts';
import { FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import type { Context } from '../base/context.ts';
import type { Text } from '../base/text.ts';
import { dayInWords } from '../facts/four-calendars.ts';
import { ruleOf, type WorkdayQuery } from '../query/sectors.ts';
import { dayOffReasons } from './day-off-reasons.ts';

export const ANSWER_KINDS = [
  ...(['day', 'month', 'year', 'span', 'missing_day', 'occasion'] as const),
  ...(['next_holiday', 'long_weekend', 'age', 'prayer_times', 'qibla', 'other_weekday', 'new_year'] as const),
] as const;

export type FactsOf<K> = Facts<Occasion, City> & { readonly kind: K };

/** What an answer is about: its days, and how many of them are off. */
export interface TextAnswer {
  readonly kind: (typeof ANSWER_KINDS)[number];
  readonly first: Jdn;
  readonly last: Jdn;
  readonly daysOff?: number | undefined;
  /** of a period */
  readonly days?: number;
  /** of a period whose holidays are known */
  readonly workdays?: number;
  readonly estimate: boolean;
  /** how the text was read */
  readonly title: Text;
  /** the answer in a few words */
  readonly short: Text;
  /** what it rests on */
  readonly detail: Text;
}

export const NO_WORDS: Text = { fa: '', en: '' };

/** What answers rest on: the reader's day, weekend and city too. */
export interface ReaderContext extends Context {
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly city: City;
}

export const daysOffOf = ({ weekend }: Pick<ReaderContext, 'weekend'>) => ({ weekend, closures: true }) as const;
const PUBLIC = { sector: 'public', closures: 'yes', province: undefined } as const;
const WEEKEND_NAMES = weekendTexts();

/** A day, a month, a year, another period, or a day that does not exist. */
export function dateAnswer({ reading, isNumbered, sector }: FactsOf<'reading'>, context: ReaderContext): TextAnswer {
  if (reading.kind === 'day' && sector) return sectorDay(reading.jdn, sector, context);
  if (reading.kind === 'day')
    return isNumbered ? numberedDay(reading.jdn, context) : dayAnswer('day', reading.jdn, context);
  if (reading.kind === 'other-weekday') {
    const [answer, date] = [dayAnswer('day', reading.jdn, context), dayInWords(reading.jdn)];
    const { fa, en } = weekdayName(reading.jdn);
    const short = { fa: `${date.fa} ${fa} است`, en: `${date.en} is a ${en}` };
    return { ...answer, kind: 'other_weekday', title: NO_WORDS, short, detail: NO_WORDS };
  }
  const name = nameOf(reading);
  if (reading.kind === 'missing') {
    const { first, length } = reading;
    const short = { fa: `${name.fa} ${length} روز دارد`, en: `${name.en} has ${length} days` };
    const words = { title: NO_WORDS, short, detail: NO_WORDS };
    return { kind: 'missing_day', first, last: addDays(first, length - 1), estimate: false, ...words };
  }
  const { first, last } = periodOf(reading)!;
  return spanAnswer(reading.kind, reading.kind === 'year' ? withLeap(reading, name) : name, [first, last], context);
}

function withLeap({ calendar, year }: PlainReading & { readonly kind: 'year' }, { fa, en }: Text): Text {
  const isLeap = calendar === 'persian' ? persian.isLeapYear(year) : gregorian.isLeapYear(year);
  return { fa: `${fa} (کبیسه${isLeap ? '' : ' نیست'})`, en: `${en} (${isLeap ? '' : 'not a '}leap year)` };
}

/** A day with its number in the two years, and its week. */
function numberedDay(jdn: Jdn, context: ReaderContext): TextAnswer {
  const answer = dayAnswer('day', jdn, context);
  const [own, other] = [persian.yearOf(jdn), gregorian.fromJdn(jdn).year];
  const [first, [newYear]] = [persian.firstDayOfYear(own), gregorian.daysOfYear(other)];
  const week = (saturdayOf(jdn) - saturdayOf(first)) / DAYS_A_WEEK + 1;
  const short = {
    fa: `روز ${jdn - first + 1} و هفتهٔ ${week} سال ${own}`,
    en: `day ${jdn - first + 1} and week ${week} of ${own}`,
  };
  const number = { fa: `روز ${jdn - newYear + 1} سال ${other}`, en: `day ${jdn - newYear + 1} of ${other}` };
  return { ...answer, short, detail: listed([number, answer.short, answer.detail]) };
}

/** Whether a sector works on a day: «بانک‌ها، پنجشنبه ۱۲ آذر ۱۴۰۵: روز کاری». */
function sectorDay(jdn: Jdn, sector: WorkdaySector, context: ReaderContext): TextAnswer {
  const { title_fa, title_en } = ruleOf(sector, context.almanac);
  const { title, ...answer } = dayAnswer('day', jdn, context, { ...PUBLIC, sector, weekend: undefined });
  return { ...answer, title: listed([{ fa: title_fa, en: title_en }, title]) };
}

export const isKnown = (jdn: Jdn): boolean => jdn >= FIRST_DAY && jdn <= LAST_DAY;

export const withWeekday = (jdn: Jdn): Text => {
  const [{ fa, en }, date] = [weekdayName(jdn), dayInWords(jdn)];
  return { fa: `${fa} ${date.fa}`, en: `${en} ${date.en}` };
};

/** `tomorrow`, `in 3 days`, `3 days ago` */
export function awayText(days: number): Text {
  if (days === 0) return { fa: 'امروز', en: 'today' };
  if (days === 1) return { fa: 'فردا', en: 'tomorrow' };
  const en = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? { fa: `${days} روز دیگر`, en: `in ${en}` } : { fa: `${-days} روز پیش`, en: `${en} ago` };
}

const isEstimate = (jdn: Jdn, { almanac }: ReaderContext): boolean =>
  almanac.holidays.onDays(jdn, jdn).some(({ isHoliday, estimate }) => isHoliday && estimate);

/** The date in the calendar of the other language: «۲۹ نوامبر ۲۰۲۶», "8 Azar 1405". */
function otherDate(jdn: Jdn): Text {
  const [own, other] = [persian.fromJdn(jdn), gregorian.fromJdn(jdn)];
  return {
    fa: `${other.day} ${monthName('gregorian', other.month).fa} ${other.year}`,
    en: `${own.day} ${monthName('persian', own.month).en} ${own.year}`,
  };
}

/** Of days further away people ask for the date in the other calendar, of nearer ones whether they are off. */
const NEAR_DAYS = 366;

/** Texts in a row; empty ones are left out. */
export const listed = (texts: readonly Text[]): Text => ({
  fa: texts.flatMap(({ fa }) => fa || []).join('، '),
  en: texts.flatMap(({ en }) => en || []).join(', '),
});

export function dayAnswer(
  kind: TextAnswer['kind'],
  jdn: Jdn,
  context: ReaderContext,
  query: WorkdayQuery = { ...PUBLIC, weekend: context.weekend },
): TextAnswer {
  const reasons = isKnown(jdn) ? dayOffReasons(jdn, query, context.almanac) : undefined;
  const isOff = reasons !== undefined && reasons.length > 0;
  const away = awayText(jdn - context.today);
  const state = isOff
    ? { fa: `تعطیل: ${listed(reasons).fa}`, en: `off: ${listed(reasons).en}` }
    : { fa: 'روز کاری', en: 'working day' };
  const other = otherDate(jdn);
  const facts = reasons ? [state, away] : [away];
  const isNear = Math.abs(jdn - context.today) <= NEAR_DAYS;
  return {
    ...{ kind, first: jdn, last: jdn, daysOff: reasons && Number(isOff) },
    estimate: isKnown(jdn) && isEstimate(jdn, context),
    title: withWeekday(jdn),
    short: isNear ? facts[0]! : other,
    // English titles have both dates.
    detail: isNear ? listed([{ ...other, en: '' }, ...facts.slice(1)]) : listed(facts),
  };
}

/** `1 day`, `2 days` */
export const counted = (size: number, name: string): string => `${size} ${name}${size === 1 ? '' : 's'}`;

/** The days off of a longer period are counted, not listed. */
const MOST_DAYS_LISTED = 190;

export function spanAnswer(
  kind: 'month' | 'year' | 'span',
  name: Text,
  [first, last]: readonly [Jdn, Jdn],
  context: ReaderContext,
): TextAnswer {
  const [from, to] = [withWeekday(first), withWeekday(last)];
  const { almanac } = context;
  const known = isKnown(first) && isKnown(last) ? almanac.workdays.count(first, last, daysOffOf(context)) : undefined;
  const days = last - first + 1;
  // English titles have both dates.
  const other = kind === 'span' ? '' : `، ${otherDate(first).fa} تا ${otherDate(last).fa}`;
  const span = { fa: `${from.fa} تا ${to.fa}${other}`, en: `${from.en} to ${to.en}` };
  const size = { fa: `${days} روز`, en: counted(days, 'day') };
  if (!known) return { kind, first, last, days, estimate: false, title: name, short: size, detail: span };
  const { weekendDays, holidays, workdays } = known;
  const total = weekendDays + holidays;
  const others = {
    fa: holidays === 0 ? 'بدون تعطیل رسمی در روزهای دیگر' : `${holidays} تعطیل رسمی در روزهای دیگر`,
    en: `${holidays === 0 ? 'no public holiday' : counted(holidays, 'public holiday')} on other days`,
  };
  const { fa: inPersian, en: inEnglish } = WEEKEND_NAMES[context.weekend];
  const ofWeekend = {
    fa: `${weekendDays} ${inPersian}`,
    en: context.weekend === 'fri' ? counted(weekendDays, 'Friday') : `${weekendDays} of ${inEnglish}`,
  };
  const list = days > MOST_DAYS_LISTED ? [] : daysOffIn(first, last, context);
  return {
    ...{ kind, first, last, daysOff: total, days, workdays, estimate: known.estimate, title: name },
    short: {
      fa: `${workdays} روز کاری، ${total} روز تعطیل`,
      en: `${counted(workdays, 'working day')}, ${counted(total, 'day')} off`,
    },
    detail: listed([
      span,
      size,
      ofWeekend,
      { fa: others.fa + listText(list, 'fa'), en: others.en + listText(list, 'en') },
    ]),
  };
}

/** The occurrences of official holidays, a list for each day. */
const daysOffIn = (first: Jdn, last: Jdn, { almanac }: ReaderContext): Occurrence[][] => [
  ...groupBy(
    almanac.holidays.onDays(first, last).filter(({ isHoliday }) => isHoliday),
    ({ jdn }) => jdn,
  ).values(),
];

function listText(days: readonly (readonly Occurrence[])[], language: 'fa' | 'en'): string {
  const comma = { fa: '، ', en: ', ' }[language];
  const rows = days.map((ofDay) => {
    const titles = ofDay.map(({ occasion }) => ({ fa: occasion.title_fa, en: occasion.title_en })[language]);
    return `${withWeekday(ofDay[0]!.jdn)[language]} ${titles.join(comma)}`;
  });
  return rows.length === 0 ? '' : `: ${rows.join({ fa: '؛ ', en: '; ' }[language])}`;
}
