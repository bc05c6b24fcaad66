/**
 * What answers a question, without words: one table from the kind of the question to the facts, which `/api/search` and
 * the search box print.
 */
import { type Break, type IsOff, longWeekends } from '#core/breaks.ts';
import type { WorkdaySector } from '#core/closures.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { type Known, yearSpan } from './dates-in-calendars.ts';
import type { PeriodReading, Question, Understood } from './questions.ts';
import type { PlainReading, WorkdaySum } from './reading.ts';
import { calendarOfWords, periodOf } from './rules.ts';
import { later } from './sums.ts';

/** A day of an occasion. */
interface OccasionDay {
  readonly jdn: Jdn;
  readonly estimate: boolean;
}

/** An occasion with its days. */
export interface NamedOccasion<O> {
  readonly occasion: O;
  /** a year beside its name may be an Islamic one */
  readonly isLunar: boolean;
  /** days in a span, in order */
  onDays(first: Jdn, last: Jdn): readonly OccasionDay[];
  /** the first day from a day on */
  next(from: Jdn): OccasionDay | undefined;
}

/** What the answers rest on; the names of occasions and cities are looked up in it. */
export interface World<O, C> {
  readonly today: Jdn;
  /** an official holiday; undefined outside the days whose holidays are known */
  isHoliday(jdn: Jdn): boolean | undefined;
  /** a holiday or of the weekend */
  readonly isOff: IsOff;
  readonly known: Known;
  /** the one occasion of exactly this name */
  occasion(name: string): NamedOccasion<O> | undefined;
  /** the one city that this text means */
  city(name: string): C | undefined;
  /** the reader's city, or Tehran */
  readonly ownCity: C;
}

type Prayer = Omit<Question & { readonly kind: 'prayer' }, 'kind' | 'place'>;

/** The facts of an answer. `mayMove`: they depend on an Islamic month that is not announced yet. */
export type Facts<O, C> =
  | ({
      readonly kind: 'reading';
      readonly reading: PlainReading;
      readonly isNumbered?: boolean;
      readonly sector?: WorkdaySector | undefined;
    } & Movable)
  | ({ readonly kind: 'workdays'; readonly jdn: Jdn; readonly sum: WorkdaySum } & Movable)
  | ({ readonly kind: 'next-holiday'; readonly jdn: Jdn } & Movable)
  | ({ readonly kind: 'long-weekends'; readonly breaks: readonly Break[]; readonly within?: PeriodReading } & Movable)
  | ({ readonly kind: 'age'; readonly birth: Jdn } & Movable)
  | ({ readonly kind: 'prayer'; readonly city: C; readonly isOwnCity: boolean } & Prayer & Movable)
  | ({ readonly kind: 'qibla'; readonly city: C } & Movable)
  | ({ readonly kind: 'new-year'; readonly city: C; readonly year: number } & Movable)
  | ({ readonly kind: 'occasion'; readonly occasion: O; readonly jdn: Jdn } & Movable)
  /** the official days off in a row that begin with an occasion */
  | ({ readonly kind: 'days-off-of'; readonly occasion: O; readonly first: Jdn; readonly last: Jdn } & Movable);

interface Movable {
  readonly mayMove?: boolean | undefined;
}

/** The facts that answer a text; undefined if there is no answer, or if the text only names something. */
export function factsOf<O, C>(understood: Understood, world: World<O, C>): Facts<O, C> | undefined {
  const { question } = understood;
  if (question.kind === 'nothing') return factsOfOccasion(understood, world);
  if (question.kind === 'date' || question.kind === 'days-off') {
    const { reading } = question;
    return { ...question, kind: 'reading', mayMove: 'mayMove' in reading && reading.mayMove };
  }
  if (question.kind === 'workdays') return workdaySum(question.reading, world);
  if (question.kind === 'age') return { kind: 'age', birth: question.reading.jdn, mayMove: question.reading.mayMove };
  if (question.kind === 'next-holiday') return nextHoliday(question, world);
  if (question.kind === 'long-weekend') return nextLongWeekends(question, world);
  if (question.kind === 'from-occasion') return fromOccasion(question, world);
  const { place } = question;
  const city = place === '' ? world.ownCity : world.city(place);
  if (city === undefined) return undefined;
  if (question.kind === 'prayer') return { ...question, city, isOwnCity: place === '' };
  return question.kind === 'qibla' ? { kind: 'qibla', city } : { kind: 'new-year', city, year: question.year };
}

const DAYS_AHEAD = 366;

const daysFrom = (first: Jdn, count: number): Jdn[] => Array.from({ length: count }, (_, away) => addDays(first, away));

function nextHoliday<O, C>(
  { nth = 1, within }: Question & { readonly kind: 'next-holiday' },
  { today, isHoliday }: World<O, C>,
): Facts<O, C> | undefined {
  const start = addDays(today, nth > 0 ? 1 : -DAYS_AHEAD);
  const { first, last } = periodOf(within) ?? { first: start, last: addDays(start, DAYS_AHEAD - 1) };
  const days = daysFrom(first, last - first + 1);
  const jdn = days.filter(isHoliday).at(nth > 0 ? nth - 1 : nth);
  return jdn && { kind: 'next-holiday', jdn };
}

function nextLongWeekends<O, C>(
  { within }: Question & { readonly kind: 'long-weekend' },
  { today, isOff, isHoliday }: World<O, C>,
): Facts<O, C> | undefined {
  const period = periodOf(within);
  const breaks = period
    ? longWeekends(isOff, period.first, period.last)
    : longWeekends(isOff, today, addDays(today, DAYS_AHEAD));
  if (!within) return breaks[0] && { kind: 'long-weekends', breaks: breaks.slice(0, 1) };
  const isKnown = isHoliday(period!.first) !== undefined && isHoliday(period!.last) !== undefined;
  return isKnown ? { kind: 'long-weekends', breaks, within } : undefined;
}

function workdaySum<O, C>(sum: WorkdaySum, world: World<O, C>): Facts<O, C> | undefined {
  const jdn = dayOfSum(sum, world);
  return jdn && { kind: 'workdays', jdn, sum, mayMove: sum.mayMove };
}

/** Undefined outside the days whose holidays are known. */
function dayOfSum(
  { from, days }: WorkdaySum,
  { isHoliday, isOff }: Pick<World<unknown, unknown>, 'isHoliday' | 'isOff'>,
): Jdn | undefined {
  let jdn = from;
  for (let left = Math.abs(days); left > 0; ) {
    jdn = addDays(jdn, Math.sign(days));
    if (!isOff(jdn)) left--;
  }
  return isHoliday(from) === undefined || isHoliday(jdn) === undefined ? undefined : jdn;
}

function fromOccasion<O, C>(
  { name, year, amounts, sign }: Question & { readonly kind: 'from-occasion' },
  world: World<O, C>,
): Facts<O, C> | undefined {
  const day = dayOfOccasion(world.occasion(name), year, world);
  const calendar = calendarOfWords(amounts);
  if (!day || !calendar) return undefined;
  const from = {
    kind: 'day',
    jdn: day.jdn,
    calendar: undefined,
    ...(day.estimate && ({ mayMove: true } as const)),
  } as const;
  const reading = later(from, amounts, sign, calendar, world.known);
  if (reading?.kind === 'workdays') return workdaySum(reading, world);
  return reading?.kind === 'day' ? { kind: 'reading', reading, mayMove: reading.mayMove } : undefined;
}

/** The day of an occasion in a year, or the next one. */
function dayOfOccasion<O, C>(
  occasion: NamedOccasion<O> | undefined,
  year: number | undefined,
  { today, known }: World<O, C>,
): OccasionDay | undefined {
  if (year === undefined) return occasion?.next(today);
  const span = yearSpan(year, occasion?.isLunar === true, known);
  const days = (span && occasion?.onDays(...span)) ?? [];
  // Of two lunar feasts in one year the next one.
  return days.find(({ jdn }) => jdn >= today) ?? days[0];
}

/** The day of an occasion about which something is asked, or in the year beside its name; with its days off in a row. */
function factsOfOccasion<O, C>(
  { fullName, subject, year, isAsked, asksDaysOff }: Understood,
  world: World<O, C>,
): Facts<O, C> | undefined {
  const isWanted = isAsked || year !== undefined;
  const found = isWanted ? (world.occasion(fullName) ?? world.occasion(subject)) : undefined;
  const day = dayOfOccasion(found, year, world);
  if (!found || !day) return undefined;
  const { occasion } = found;
  const { jdn, estimate: mayMove } = day;
  if (!asksDaysOff) return { kind: 'occasion', occasion, jdn, mayMove };
  if (!world.isHoliday(jdn)) return undefined;
  let last = jdn;
  while (world.isHoliday(addDays(last, 1))) last = addDays(last, 1);
  return { kind: 'days-off-of', occasion, first: jdn, last, mayMove };
}
