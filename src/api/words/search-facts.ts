/** What answers a question, without words; `search-answers.ts` puts it into words. */
import { type Break, longWeekends } from '#core/breaks.ts';
import type { Sector } from '#core/closures.ts';
import { addDays, type Jdn, weekdayOf } from '#core/jdn.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import type { City } from '#tables/types.ts';
import { yearSpan } from '#understand/dates-in-calendars.ts';
import { meantOccasion } from '#understand/meant-occasion.ts';
import { findNames } from '#understand/occasions.ts';
import type { PeriodReading, Question, Understood } from '#understand/questions.ts';
import type { PlainReading, WorkdaySum } from '#understand/reading.ts';
import { calendarOfWords, periodOf } from '#understand/rules.ts';
import { later } from '#understand/sums.ts';
import { nextDays } from '../facts/occasion-days.ts';
import { citySearch, occasionSearch } from '../query/searches.ts';
import { daysOffOf, isKnown, type ReaderContext } from './text-answer.ts';

type OfKind<K> = Question & { readonly kind: K };

/** The facts of an answer. `mayMove`: they depend on an Islamic month that is not announced yet. */
export type Facts =
  | ({ readonly kind: 'reading'; readonly reading: PlainReading; readonly sector?: Sector } & Movable)
  | ({ readonly kind: 'workdays'; readonly jdn: Jdn; readonly sum: WorkdaySum } & Movable)
  | ({ readonly kind: 'next-holiday'; readonly jdn: Jdn } & Movable)
  | ({ readonly kind: 'long-weekends'; readonly breaks: readonly Break[]; readonly within?: PeriodReading } & Movable)
  | ({ readonly days: readonly Jdn[]; readonly within: PeriodReading } & Omit<OfKind<'weekdays'>, 'reading'> & Movable)
  | ({ readonly kind: 'age'; readonly birth: Jdn } & Movable)
  | ({ readonly city: City; readonly isOwnCity: boolean } & Omit<OfKind<'prayer'>, 'place'> & Movable)
  | ({ readonly kind: 'qibla'; readonly city: City } & Movable)
  | ({ readonly kind: 'new-year'; readonly city: City; readonly year: number } & Movable)
  | ({ readonly kind: 'occasion'; readonly occasion: Occasion; readonly jdn: Jdn } & Movable)
  /** the official days off in a row that begin with an occasion */
  | ({ readonly kind: 'days-off-of'; readonly occasion: Occasion; readonly first: Jdn; readonly last: Jdn } & Movable);

export type FactsOf<K> = Facts & { readonly kind: K };

interface Movable {
  readonly mayMove?: boolean | undefined;
}

/** The facts that answer a text; undefined if there is no answer, or if the text only names something. */
export function factsOf(understood: Understood, context: ReaderContext): Facts | undefined {
  const { question } = understood;
  if (question.kind === 'nothing') return factsOfOccasion(understood, context);
  if (question.kind === 'date' || question.kind === 'days-off') {
    const { reading } = question;
    return { ...question, kind: 'reading', mayMove: 'mayMove' in reading && reading.mayMove };
  }
  if (question.kind === 'weekdays') return weekdaysIn(question);
  if (question.kind === 'workdays') return workdaySum(question.reading, context);
  if (question.kind === 'age') return { kind: 'age', birth: question.reading.jdn, mayMove: question.reading.mayMove };
  if (question.kind === 'next-holiday') return nextHoliday(question, context);
  if (question.kind === 'long-weekend') return nextLongWeekends(question, context);
  if (question.kind === 'from-occasion') return fromOccasion(question, context);
  const { place } = question;
  const city = place === '' ? context.city : citySearch(context.almanac).meant(place)?.row;
  if (city === undefined) return undefined;
  if (question.kind === 'prayer') return { ...question, city, isOwnCity: place === '' };
  return question.kind === 'qibla' ? { kind: 'qibla', city } : { kind: 'new-year', city, year: question.year };
}

/** An official holiday; undefined outside the days whose holidays are known. */
const holidaysBy =
  ({ almanac }: ReaderContext) =>
  (jdn: Jdn): boolean | undefined =>
    isKnown(jdn) ? almanac.holidays.onDays(jdn, jdn).some(({ isHoliday }) => isHoliday) : undefined;

/** How many days of a long feast have its name. */
const MOST_NAMESAKES = 20;

/** The one occasion of exactly this name. */
function occasionNamed(name: string, { almanac }: ReaderContext): Occasion | undefined {
  const search = occasionSearch(almanac);
  const withoutSimilar = { find: (text: string, limit: number) => search.find(text, limit, false) };
  const found = findNames(withoutSimilar, name, MOST_NAMESAKES).filter(({ match }) => match === 'exact');
  return meantOccasion(found.map(({ item }) => item.occasion));
}

const DAYS_AHEAD = 366;

const daysFrom = (first: Jdn, count: number): Jdn[] => Array.from({ length: count }, (_, away) => addDays(first, away));

function nextHoliday({ nth = 1, within }: OfKind<'next-holiday'>, context: ReaderContext): Facts | undefined {
  const { today } = context;
  const start = addDays(today, nth > 0 ? 1 : -DAYS_AHEAD);
  const { first, last } = periodOf(within) ?? { first: start, last: addDays(start, DAYS_AHEAD - 1) };
  const days = daysFrom(first, last - first + 1);
  const jdn = days.filter(holidaysBy(context)).at(nth > 0 ? nth - 1 : nth);
  return jdn && { kind: 'next-holiday', jdn };
}

function weekdaysIn({ weekday, reading }: OfKind<'weekdays'>): Facts {
  const { first, last, mayMove } = periodOf(reading)!;
  const days = daysFrom(first, last - first + 1).filter((jdn) => weekdayOf(jdn) === weekday);
  return { kind: 'weekdays', weekday, days, within: reading, mayMove };
}

function nextLongWeekends({ within }: OfKind<'long-weekend'>, context: ReaderContext): Facts | undefined {
  const { today, almanac } = context;
  const { first, last } = periodOf(within) ?? { first: today, last: addDays(today, DAYS_AHEAD) };
  if (!isKnown(first) || !isKnown(last)) return undefined;
  const isOff = (jdn: Jdn) => isKnown(jdn) && !almanac.workdays.isWorkday(jdn, daysOffOf(context));
  const breaks = longWeekends(isOff, first, last);
  if (within) return { kind: 'long-weekends', breaks, within };
  return breaks[0] && { kind: 'long-weekends', breaks: breaks.slice(0, 1) };
}

function workdaySum(sum: WorkdaySum, context: ReaderContext): Facts | undefined {
  const { from, days, mayMove } = sum;
  const jdn = isKnown(from) ? context.almanac.workdays.add(from, days, daysOffOf(context)) : undefined;
  return jdn && { kind: 'workdays', jdn, sum, mayMove };
}

function fromOccasion(
  { name, year, amounts, sign }: OfKind<'from-occasion'>,
  context: ReaderContext,
): Facts | undefined {
  const day = dayOfOccasion(occasionNamed(name, context), year, context);
  const calendar = calendarOfWords(amounts);
  if (!day || !calendar) return undefined;
  const { jdn, estimate } = day;
  const from = { kind: 'day', jdn, calendar: undefined, ...(estimate && ({ mayMove: true } as const)) } as const;
  const reading = later(from, amounts, sign, calendar, context.known);
  if (reading?.kind === 'workdays') return workdaySum(reading, context);
  return reading?.kind === 'day' ? { kind: 'reading', reading, mayMove: reading.mayMove } : undefined;
}

/** The day of an occasion in a year, or the next one. */
function dayOfOccasion(
  occasion: Occasion | undefined,
  year: number | undefined,
  { today, known, almanac }: ReaderContext,
): Occurrence | undefined {
  if (!occasion) return undefined;
  const years = almanac.occasionYears(occasion.slug)!;
  if (year === undefined) return nextDays(today, 1, { years, fits: () => true })[0]?.[0];
  const span = yearSpan(year, occasion.rule.startsWith('hijri:'), known);
  const days = span ? years.onDays(...span) : [];
  // Of two lunar feasts in one year the next one.
  return days.find(({ jdn }) => jdn >= today) ?? days[0];
}

/** The day of an occasion about which something is asked, or in the year beside its name; with its days off in a row. */
function factsOfOccasion(
  { fullName, subject, year, isAsked, asks }: Understood,
  context: ReaderContext,
): Facts | undefined {
  const isWanted = isAsked || year !== undefined;
  const occasion = isWanted ? (occasionNamed(fullName, context) ?? occasionNamed(subject, context)) : undefined;
  const day = dayOfOccasion(occasion, year, context);
  if (!occasion || !day) return undefined;
  const { jdn, estimate: mayMove } = day;
  if (asks !== 'days-off') return { kind: 'occasion', occasion, jdn, mayMove };
  const isHoliday = holidaysBy(context);
  if (!isHoliday(jdn)) return undefined;
  let last = jdn;
  while (isHoliday(addDays(last, 1))) last = addDays(last, 1);
  return { kind: 'days-off-of', occasion, first: jdn, last, mayMove };
}
