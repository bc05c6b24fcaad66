/** What a text asks: for a date or a period, its days off, an age, prayers or the new year in a city, or for a name. */
import type { CalendarName } from '#core/calendars.ts';
import { SECTORS, type Sector } from '#core/closures.ts';
import { type Asked, askedIn, calendarsIn } from './asked.ts';
import { withoutConversion } from './conversions.ts';
import { readDate, readTokens } from './dates.ts';
import type { Known } from './dates-in-calendars.ts';
import { inPersianLetters } from './latin-persian.ts';
import { present } from './parts-of-periods.ts';
import { type PlaceQuestion, placeQuestion } from './place-questions.ts';
import { type DateReading, isPeriod, type PeriodReading, type PlainReading, type WorkdaySum } from './reading.ts';
import { AMOUNT, calendarOfWords, dayAt, firstValue, type Part, partsOf, patternOf, periodOf } from './rules.ts';
import { NEVER_OF_NAME, subjectOf, textOf, yearBeside } from './subjects.ts';
import { endsOf, signOf } from './sums.ts';
import { holidayAlone, inTense, isPast, type ReadInTense, readComing, readPassed } from './tense.ts';
import { kindsOf, meaningful, type Token, tokensOf } from './tokens.ts';

export type Question =
  | { readonly kind: 'date'; readonly reading: PlainReading; readonly sector?: Sector }
  | { readonly kind: 'workdays'; readonly reading: WorkdaySum }
  /** the days off of a month, a year, a week or a season */
  | { readonly kind: 'days-off'; readonly reading: PeriodReading }
  /** the n-th holiday from tomorrow on or of a period; −1: the last one, or the last one of the period */
  | { readonly kind: 'next-holiday'; readonly nth?: number; readonly within?: PeriodReading }
  /** the next long weekend, or those of a period */
  | { readonly kind: 'long-weekend'; readonly within?: PeriodReading }
  /** how many of a weekday a period has */
  | { readonly kind: 'weekdays'; readonly weekday: number; readonly reading: PeriodReading }
  | { readonly kind: 'nothing' }
  /** the years since a day */
  | { readonly kind: 'age'; readonly reading: DateReading & { readonly kind: 'day' } }
  /** days counted from an occasion */
  | {
      readonly kind: 'from-occasion';
      readonly name: string;
      readonly year: number | undefined;
      readonly amounts: readonly Token[];
      readonly sign: 1 | -1;
    }
  | PlaceQuestion;

export interface Understood {
  /** `nothing`: no answer but things of this name */
  readonly question: Question;
  /** the text without the words of a question, to search for */
  readonly subject: string;
  /** with «رسمی», "national" and "Iran" around it */
  readonly fullName: string;
  /** the year beside a name: «عید فطر ۱۴۰۶», "Nowruz next year" */
  readonly year?: number | undefined;
  /** words of a question stand beside the name */
  readonly isAsked: boolean;
  readonly asks: Asked | undefined;
  /** «عاشورا کی بود» */
  readonly isPast: boolean;
  /** that the text names */
  readonly calendars: readonly CalendarName[];
}

/** Reads a text. Names are not looked up: a question about prayers may name no city. */
export function understand(typed: string, known: Known): Understood {
  const text = withoutConversion(typed);
  const meant = meantBy(text, known);
  const asked = [...tokensOf(typed.replace(text, '')), ...tokensOf(text).filter(({ month }) => !month)];
  return { ...meant, isAsked: meant.isAsked || text !== typed, calendars: calendarsIn(asked) };
}

function meantBy(text: string, known: Known): Omit<Understood, 'calendars'> {
  const own = understoodAs(text, known);
  // "chand rooz monde ta norooz" names no city.
  if (own.question.kind !== 'nothing' && own.question.kind !== 'new-year') return own;
  const persian = inPersianLetters(text);
  if (persian === undefined) return own;
  const other = understoodAs(persian, known);
  const isBetter =
    own.question.kind === 'nothing'
      ? other.question.kind !== 'nothing' || (!own.isAsked && other.isAsked) || (own.year ?? other.year) !== own.year
      : other.question.kind === 'nothing';
  return isBetter ? { ...other, year: own.year ?? other.year } : own;
}

function understoodAs(text: string, known: Known): ReturnType<typeof meantBy> {
  const all = tokensOf(text);
  const [question, asks, kinds] = [questionIn(text, all, known), askedIn(all), kindsOf(all)];
  // «چند تعطیلی تا عید» is not about the day.
  const isOther = question.kind === 'nothing' && /[HO]/.test(kinds) && /[TB]/.test(kinds);
  if (isOther) return { question, subject: text, fullName: text, isAsked: false, asks, isPast: false };
  const subject = subjectOf(all) ?? text;
  return {
    question,
    subject: question.kind === 'qibla' ? question.place : subject,
    fullName: subjectOf(all, NEVER_OF_NAME) ?? text,
    year: yearBeside(all, known),
    isAsked: subject !== text,
    asks,
    isPast: isPast(all),
  };
}

function questionIn(text: string, all: readonly Token[], known: Known): Question {
  const [tokens, read] = [meaningful(all), inTense(all, known)];
  const whole = readDate(text, known);
  if (whole) return dated(read(tokens) ?? whole);
  const alone = holidayAlone(tokens, all);
  if (alone) return alone === 'next' ? { kind: 'next-holiday' } : dated(dayAt(known.today, undefined, known)!);
  return (
    weekdaysQuestion(tokens, known) ??
    daysOffQuestion(tokens, known, read) ??
    dateQuestion(tokens, known) ??
    fromOccasion(tokens, known) ??
    placeQuestion(text, all, known) ?? { kind: 'nothing' }
  );
}

const dated = (reading: DateReading): Question =>
  reading.kind === 'workdays' ? { kind: 'workdays', reading } : { kind: 'date', reading };

const WEEKDAYS_IN = patternOf('(?<before>.*?) (?:C(?=w)|C?(?=W)) (?<weekday>[wW]) E? (?<after>.*)');

/** «آذر چند جمعه دارد», "Fridays in December"; of the present month if no period is named. */
function weekdaysQuestion(tokens: readonly Token[], known: Known): Question | undefined {
  const part = partsOf(WEEKDAYS_IN, kindsOf(tokens), tokens);
  const [weekday] = part?.('weekday') ?? [];
  if (!part || !weekday) return undefined;
  const period = [...part('before'), ...part('after')];
  const words = period.length > 0 ? period : [{ ...weekday, kind: 'h', value: 1 }];
  const reading = present(words, known) ?? readTokens(words, known);
  return isPeriod(reading) ? { kind: 'weekdays', weekday: weekday.value, reading } : undefined;
}

const NEXT_HOLIDAY = patternOf('(?<step>[-+*lov]) H I?');
const HOLIDAY_NEXT = patternOf('(?<nth>[ov])? H (?<step>[-+*]) I?');
const NTH_HOLIDAY = patternOf('(?<nth>[oe]) H (?<period>.+)');
const LONG_WEEKEND = patternOf('(?<step>[+*=])? L I?');
const LONG_WEEKEND_NEXT = patternOf('L (?<step>[+*=]) I?');
const LONG_WEEKENDS = patternOf('L I? (?<period>.+)');
const LONG_WEEKENDS_LAST = patternOf('(?<period>.+) I? L');
const DAYS_OFF = patternOf('[HOCEIr]* (?<until>[TB])? (?<period>.*?) [HOCErI]*');

/** Days off and working days: the next one, long weekends, and those of a period. */
function daysOffQuestion(tokens: readonly Token[], known: Known, read: ReadInTense): Question | undefined {
  const kinds = kindsOf(tokens);
  const [part, period] = partsIn(tokens);
  const next = part(NEXT_HOLIDAY) ?? part(HOLIDAY_NEXT);
  const isFirst = next !== undefined && [...next('step'), ...next('nth')].every(({ value }) => Math.abs(value) === 1);
  if (isFirst) return { kind: 'next-holiday', nth: firstValue(next('step')) };
  const nth = period(NTH_HOLIDAY, known);
  if (nth) return { kind: 'next-holiday', nth: firstValue(nth.part('nth')), within: nth.reading };
  const weekend = part(LONG_WEEKEND) ?? part(LONG_WEEKEND_NEXT);
  if (weekend && [0, 1].includes(firstValue(weekend('step')))) return { kind: 'long-weekend' };
  const weekends = period(LONG_WEEKENDS, known) ?? period(LONG_WEEKENDS_LAST, known);
  if (weekends) return { kind: 'long-weekend', within: weekends.reading };
  if (!/[HOX]/.test(kinds)) return undefined;
  // «فردا بانک‌ها بازند؟», «مدارس فردا»
  const [sector, ...others] = tokens.filter(({ kind }) => kind === 'X');
  if (sector) {
    const day = tokens.filter(({ kind }) => !/[XHO]/.test(kind));
    const isList = tokens.some(({ kind, value }) => kind === 'H' && value === 1);
    const reading = read(day.length > 0 || isList ? day : [TODAY]);
    const isDay = reading?.kind === 'day' && others.length === 0;
    return isDay ? { kind: 'date', reading, sector: SECTORS[sector.value]! } : undefined;
  }
  const [until = [], rest = []] = ['until', 'period'].map((group) => part(DAYS_OFF)?.(group));
  const reading = read(until.length > 0 ? [TODAY, { ...TODAY, kind: 'T' }, ...rest] : rest);
  if (isPeriod(reading)) return { kind: 'days-off', reading };
  // «چند روز تعطیل ۵ آذر» asks nothing.
  return reading && !kinds.includes('C') ? dated(reading) : undefined;
}

const AGE = patternOf('G+ (?<birth>.+?) G*');
const AGE_AFTER = patternOf('(?<birth>.+?) G+');
const UNTIL = patternOf('(?:[Cdkhy]? r? T|C r? B) (?<day>.+?) C? r?');
const SINCE = patternOf('[Cd] -? F (?<day>.+?) (?<passed>[-*])?');
const PASSED = patternOf('F (?<day>.+?) [Cd]? (?<passed>[-*])');
const LENGTH = patternOf('C? E? (?<day>.+?) (?:C? E?|(?<=^b.+|T.+)C[-*])');
const LEFT = patternOf('C? (?<day>.+?) C? r');
const LEFT_OF = patternOf('[Cd] (?:r F?|F(?=.+r$)) (?<day>.+?) r?');
const LEAP = patternOf('z? (?<day>.+?) z?');
const NUMBERED = patternOf('N (?<day>.+)');
const NUMBERED_LAST = patternOf('(?<day>.*?) N y?');

/** A date with the words of a question: an age, how long until it, how long a month is, its number in the year. */
function dateQuestion(tokens: readonly Token[], known: Known): Question | undefined {
  const [part] = partsIn(tokens);
  const read = (pattern: RegExp, group = 'day', readIn: typeof readTokens = readTokens) => {
    const found = part(pattern);
    // «گذشته», not «آینده».
    const isPast = found && firstValue(found('passed')) <= 0;
    return isPast ? readIn(found(group), known) : undefined;
  };
  const birth = read(AGE, 'birth') ?? read(AGE_AFTER, 'birth');
  // «امروز تولد کیه» asks for no age.
  if (birth?.kind === 'day' && birth.calendar === undefined) return undefined;
  // «تولد ۵ مرداد» has no year.
  const hasYear = /x|[no].*[no]/.test(kindsOf(tokens));
  if (birth?.kind === 'day' && birth.jdn <= known.today && hasYear) return { kind: 'age', reading: birth };
  // «متولد فروردین ۷۵ چند سالشه» has no answer in years.
  if (birth) return isPeriod(birth) && /G.*G/.test(kindsOf(tokens)) ? undefined : dated(birth);
  const leap = read(LEAP);
  if (leap?.kind === 'year') return dated(leap);
  const passed = read(SINCE, 'day', readPassed) ?? read(PASSED, 'day', readPassed);
  // «از ۱ تا ۵ دی گذشته» asks nothing.
  const since = passed?.kind === 'span' ? undefined : passed;
  const left =
    countdown(part(UNTIL)?.('day'), known) ?? since ?? countdown((part(LEFT_OF) ?? part(LEFT))?.('day'), known, true);
  const length = read(LENGTH);
  if (isPeriod(length)) return dated(length);
  if (left) return dated(left);
  if (!kindsOf(tokens).includes('N')) return undefined;
  const words = (part(NUMBERED) ?? part(NUMBERED_LAST))?.('day');
  const numbered = words && readTokens(words.length > 0 ? words : [TODAY], known);
  return numbered?.kind === 'day' ? dated(numbered) : undefined;
}

/** «چند روز تا ۱ مهر», "days until Ramadan": the next such day, or the first day of a period; "left in May": its last. */
function countdown(words: readonly Token[] = [], known: Known, isLeft = false): DateReading | undefined {
  const { today } = known;
  const own = readTokens(words, known);
  const { first, last } = endsOf(own) ?? { first: today, last: today };
  if (isLeft && isPeriod(own) && first <= today) return dayAt(last, undefined, known);
  const reading = first < today ? readComing(words, known) : own;
  const period = periodOf(reading);
  return period ? dayAt(period.first, period.calendar, known) : reading;
}

const TODAY: Token = { kind: 'D', value: 0, text: '', isPersian: false };

/** The groups of patterns in some tokens, and the period that one of them has. */
function partsIn(tokens: readonly Token[]) {
  const kinds = kindsOf(tokens);
  const part = (pattern: RegExp): Part | undefined => partsOf(pattern, kinds, tokens);
  const period = (pattern: RegExp, known: Known) => {
    const found = part(pattern);
    const words = found?.('period') ?? [];
    const reading = present(words, known) ?? readTokens(words, known);
    return found && isPeriod(reading) ? { part: found, reading } : undefined;
  };
  return [part, period] as const;
}

const FROM_OCCASION = patternOf(`C? (?<amounts>${AMOUNT}|d(?=[AB])) (?<sign>[AFBT+-]) (?<name>.*_.*)`);

/** «۳ روز قبل از یلدا», "40 days after Ashura 1405" */
function fromOccasion(tokens: readonly Token[], known: Known): Question | undefined {
  const part = partsOf(FROM_OCCASION, kindsOf(tokens), tokens);
  if (!part || calendarOfWords(part('amounts')) === undefined) return undefined;
  const words = part('name');
  const [name, year] = [subjectOf(words) ?? textOf(words), yearBeside(words, known)];
  return { kind: 'from-occasion', name, year, amounts: part('amounts'), sign: signOf(part('sign')) };
}
