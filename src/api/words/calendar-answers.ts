/** Answers to dates: what a day is, and how many days of a month, a year, a week or a season are off. */

import * as gregorian from '#core/gregorian.ts';
import { groupBy } from '#core/group-by.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { PlainReading } from '#understand/reading.ts';
import { FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import type { Context } from '../base/context.ts';
import { todayInTehran } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { dayInWords } from '../facts/four-calendars.ts';
import { dayOffReasons } from './day-off-reasons.ts';

export const ANSWER_KINDS = [
  ...(['day', 'month', 'year', 'span', 'missing_day', 'occasion'] as const),
  ...(['next_holiday', 'long_weekend', 'age', 'prayer_times', 'qibla'] as const),
] as const;

/** What an answer is about: its days, and how many of them are off. */
export interface TextAnswer {
  readonly kind: (typeof ANSWER_KINDS)[number];
  readonly first: Jdn;
  readonly last: Jdn;
  readonly daysOff?: number | undefined;
  readonly estimate: boolean;
  readonly text: Text;
}

export const LEGAL = { weekend: 'fri', closures: true } as const;
const PUBLIC = { weekend: 'fri', sector: 'public', closures: 'yes', province: undefined } as const;

export function dateAnswer(reading: PlainReading, context: Context): TextAnswer | undefined {
  if (reading.kind === 'day') return dayAnswer('day', reading.jdn, context, reading.mayMove);
  if (reading.kind === 'year') {
    const { year, calendar } = reading;
    const { firstDayOfYear, lastDayOfYear, isLeapYear } = calendar === 'persian' ? PERSIAN_YEARS : GREGORIAN_YEARS;
    const isLeap = isLeapYear(year);
    const name = { fa: `${year}${isLeap ? ' (کبیسه)' : ''}`, en: `${year}${isLeap ? ' (leap year)' : ''}` };
    return spanAnswer('year', name, [firstDayOfYear(year), lastDayOfYear(year)], context);
  }
  if (reading.kind === 'span') return spanAnswer('span', reading.name, [reading.first, reading.last], context);
  const { fa, en } = monthName(reading.calendar, reading.month);
  const name = { fa: `${fa} ${reading.year}`, en: `${en} ${reading.year}` };
  if (reading.kind === 'month') {
    const answer = spanAnswer('month', name, [reading.first, reading.last], context);
    return { ...answer, estimate: answer.estimate || reading.mayMove === true };
  }
  const { first, length } = reading;
  const text = { fa: `${name.fa} ${length} روز دارد.`, en: `${name.en} has ${length} days.` };
  return { kind: 'missing_day', first, last: addDays(first, length - 1), estimate: false, text };
}

/** Functions by name: a module as a value would be bundled whole with the package. */
const PERSIAN_YEARS = {
  firstDayOfYear: persian.firstDayOfYear,
  lastDayOfYear: persian.lastDayOfYear,
  isLeapYear: persian.isLeapYear,
};

const GREGORIAN_YEARS = {
  isLeapYear: gregorian.isLeapYear,
  firstDayOfYear: (year: number) => gregorian.toJdn({ year, month: 1, day: 1 }),
  lastDayOfYear: (year: number) => gregorian.toJdn({ year, month: 12, day: 31 }),
};

export const isKnown = (jdn: Jdn): boolean => jdn >= FIRST_DAY && jdn <= LAST_DAY;

export const withWeekday = (jdn: Jdn): Text => {
  const [{ fa, en }, date] = [weekdayName(jdn), dayInWords(jdn)];
  return { fa: `${fa} ${date.fa}`, en: `${en} ${date.en}` };
};

function awayText(days: number): Text {
  if (days === 0) return { fa: 'امروز', en: 'today' };
  if (days === 1) return { fa: 'فردا', en: 'tomorrow' };
  const en = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? { fa: `${days} روز دیگر`, en: `in ${en}` } : { fa: `${-days} روز پیش`, en: `${en} ago` };
}

const isEstimate = (jdn: Jdn, { almanac }: Context): boolean =>
  almanac.holidays.onDays(jdn, jdn).some(({ isHoliday, estimate }) => isHoliday && estimate);

export function dayAnswer(kind: TextAnswer['kind'], jdn: Jdn, context: Context, mayMove = false): TextAnswer {
  const [date, away] = [withWeekday(jdn), awayText(jdn - todayInTehran(context.now))];
  const estimate = mayMove || (isKnown(jdn) && isEstimate(jdn, context));
  const reasons = isKnown(jdn) ? dayOffReasons(jdn, PUBLIC, context.almanac) : undefined;
  const state = {
    fa: reasons && (reasons.length === 0 ? '، روز کاری' : `، تعطیل: ${reasons.map(({ fa }) => fa).join('، ')}`),
    en: reasons && (reasons.length === 0 ? ', working day' : `, off: ${reasons.map(({ en }) => en).join(', ')}`),
  };
  const text = { fa: `${date.fa}، ${away.fa}${state.fa ?? ''}`, en: `${date.en}, ${away.en}${state.en ?? ''}` };
  return {
    kind,
    first: jdn,
    last: jdn,
    daysOff: reasons && Math.min(reasons.length, 1),
    estimate,
    text: marked(text, estimate),
  };
}

export const marked = ({ fa, en }: Text, estimate: boolean): Text =>
  estimate ? { fa: `${fa} (برآورد، شاید یک روز جابه‌جا شود)`, en: `${en} (estimated, may move by a day)` } : { fa, en };

/** `1 day`, `2 days` */
export const counted = (size: number, name: string): string => `${size} ${name}${size === 1 ? '' : 's'}`;

function spanAnswer(
  kind: 'month' | 'year' | 'span',
  name: Text,
  [first, last]: readonly [Jdn, Jdn],
  context: Context,
): TextAnswer {
  const [from, to] = [withWeekday(first), withWeekday(last)];
  const { almanac } = context;
  const known = isKnown(first) && isKnown(last) ? almanac.workdays.count(first, last, LEGAL) : undefined;
  const span = { fa: `${name.fa}، ${from.fa} تا ${to.fa}`, en: `${name.en}, ${from.en} to ${to.en}` };
  if (!known) return { kind, first, last, estimate: false, text: span };
  const { weekendDays, holidays, workdays } = known;
  const days = daysOffIn(first, last, context);
  const list = kind === 'year' ? [] : days;
  const others = {
    fa: holidays === 0 ? 'بدون تعطیل رسمی در روزهای دیگر' : `${holidays} تعطیل رسمی در روزهای دیگر`,
    en: `${holidays === 0 ? 'no public holiday' : counted(holidays, 'public holiday')} on other days`,
  };
  const total = weekendDays + holidays;
  const text = {
    fa: `${span.fa}: ${workdays} روز کاری، ${total} روز تعطیل، ${weekendDays} جمعه، ${others.fa}${listText(list, 'fa')}`,
    en: `${span.en}: ${counted(workdays, 'working day')}, ${counted(total, 'day')} off, ${counted(weekendDays, 'Friday')}, ${others.en}${listText(list, 'en')}`,
  };
  return { kind, first, last, daysOff: total, estimate: known.estimate, text };
}

/** The occurrences of official holidays, a list for each day. */
const daysOffIn = (first: Jdn, last: Jdn, { almanac }: Context): Occurrence[][] => [
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
