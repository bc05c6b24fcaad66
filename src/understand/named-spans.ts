/** Weeks, seasons and the two parts of winter: «هفتهٔ بعد», "next week", «پاییز ۱۴۰۶», "this winter", «چلهٔ بزرگ». */
import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, daysSinceSaturday, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { isKnownDay, type Known } from './dates-in-calendars.ts';
import type { DateReading } from './reading.ts';

type Step = -1 | 0 | 1;

const NEXT = new Set('بعد بعدی اینده اتی دیگر دیگه next following'.split(' '));
const LAST = new Set('پیش قبل قبلی گذشته last past previous'.split(' '));
const THIS = new Set('این همین جاری this current coming'.split(' '));

/** Words around a weekday or a period that say which one; undefined if one of them says something else. */
export function stepOf(words: readonly string[]): Step | undefined {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) return undefined;
  return NEXT.has(word) ? 1 : LAST.has(word) ? -1 : THIS.has(word) ? 0 : undefined;
}

/** The Saturday of a week from this one on. */
export const saturdayOf = (step: number, { today }: Known): Jdn =>
  addDays(today, DAYS_A_WEEK * step - daysSinceSaturday(today));

const WEEK_NAMES = {
  '-1': { fa: 'هفتهٔ گذشته', en: 'Last week' },
  '0': { fa: 'این هفته', en: 'This week' },
  '1': { fa: 'هفتهٔ آینده', en: 'Next week' },
} as const;

interface YearlySpan {
  /** folded words, or several words in a row; «سه‌ماههٔ دوم» is summer */
  readonly words: readonly string[];
  readonly fa: string;
  readonly en: string;
  /** Persian month and day */
  readonly first: readonly [month: number, day: number];
  /** or the last day of the month */
  readonly last: readonly [month: number, day: number];
}

const EACH_YEAR: readonly YearlySpan[] = [
  { words: ['بهار', 'spring', '3 ماهه 1'], fa: 'بهار', en: 'Spring', first: [1, 1], last: [3, 31] },
  { words: ['تابستان', 'تابستون', 'summer', '3 ماهه 2'], fa: 'تابستان', en: 'Summer', first: [4, 1], last: [6, 31] },
  { words: ['پاییز', 'خزان', 'autumn', 'fall', '3 ماهه 3'], fa: 'پاییز', en: 'Autumn', first: [7, 1], last: [9, 30] },
  { words: ['زمستان', 'زمستون', 'winter', '3 ماهه 4'], fa: 'زمستان', en: 'Winter', first: [10, 1], last: [12, 30] },
  { words: ['چله بزرگ', 'چله بزرگه'], fa: 'چلهٔ بزرگ', en: 'Great Chelleh', first: [10, 1], last: [11, 10] },
  {
    words: ['چله کوچک', 'چله کوچیک', 'چله کوچیکه'],
    fa: 'چلهٔ کوچک',
    en: 'Small Chelleh',
    first: [11, 11],
    last: [11, 30],
  },
];

const FILLERS = new Set('فصل سال season of the year in در'.split(' '));
const YEAR_WORDS: ReadonlyMap<string, Step> = new Map([
  ['امسال', 0],
  ['پارسال', -1],
]);

/** @param words folded, with numbers in digits */
export function namedSpan(words: readonly string[], known: Known): DateReading | undefined {
  const others = words.filter((word) => word !== 'هفته' && word !== 'week');
  if (others.length === words.length) return yearlySpan(words.join(' '), known);
  const step = stepOf(others);
  if (step === undefined) return undefined;
  const first = saturdayOf(step, known);
  return { kind: 'span', name: WEEK_NAMES[step], first, last: addDays(first, DAYS_A_WEEK - 1) };
}

function yearlySpan(text: string, { today }: Known): DateReading | undefined {
  for (const span of EACH_YEAR) {
    const name = span.words.find((each) => ` ${text} `.includes(` ${each} `));
    if (name === undefined) continue;
    const rest = ` ${text} `.replace(` ${name} `, ' ').split(' ').filter(Boolean);
    const year = yearOf(span, rest, today);
    return year === undefined ? undefined : spanIn(span, year);
  }
  return undefined;
}

/** The Persian year that the words beside the name say; without a word, this year. */
function yearOf(span: YearlySpan, rest: readonly string[], today: Jdn): number | undefined {
  const thisYear = persian.yearOf(today);
  const [word, ...more] = rest.filter((each) => !FILLERS.has(each));
  if (word === undefined) return thisYear;
  if (more.length > 0) return undefined;
  if (/^\d{4}$/.test(word)) return persianYear(Number(word));
  const ofYear =
    YEAR_WORDS.get(word) ?? (rest.some((each) => /^(?:سال|year)$/.test(each)) ? stepOf([word]) : undefined);
  if (ofYear !== undefined) return thisYear + ofYear;
  const step = stepOf([word]);
  if (step === undefined) return undefined;
  const [first, last] = [dayOf(thisYear, span.first), dayOf(thisYear, span.last)];
  if (step > 0) return first > today ? thisYear : thisYear + 1;
  return step < 0 && last >= today ? thisYear - 1 : thisYear;
}

/** Of a Gregorian year the Persian one that begins in it. */
const persianYear = (year: number): number =>
  year < gregorian.FIRST_GREGORIAN_YEAR ? year : persian.yearOf(gregorian.toJdn({ year, month: 12, day: 31 }));

const dayOf = (year: number, [month, day]: readonly [number, number]): Jdn =>
  persian.toJdn({ year, month, day: Math.min(day, persian.monthLength(year, month)) });

function spanIn({ fa, en, first, last }: YearlySpan, year: number): DateReading | undefined {
  if (year < persian.FIRST_YEAR || year > persian.LAST_YEAR) return undefined;
  const days = { first: dayOf(year, first), last: dayOf(year, last) };
  if (!isKnownDay(days.first) || !isKnownDay(days.last)) return undefined;
  return { kind: 'span', name: { fa: `${fa} ${year}`, en: `${en} ${year}` }, ...days };
}
