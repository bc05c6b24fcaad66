/** What a text asks: for a date or a period, its days off, an age, prayers or the new year in a city, or for a name. */
import type { CalendarName } from '#core/calendars.ts';
import { SECTORS } from '#core/closures.ts';
import { type Asked, askedIn, calendarsIn } from './asked.ts';
import { withoutConversion } from './conversions.ts';
import { readDate, readPeriod, readTokens } from './dates.ts';
import type { Known } from './dates-in-calendars.ts';
import {
  dayInPlace,
  daysOffQuestion,
  isHowMany,
  moonQuestion,
  weekdaysQuestion,
  withSize,
} from './days-off-questions.ts';
import { inPersianLetters } from './latin-persian.ts';
import { span } from './periods.ts';
import { clockQuestion, placeQuestion, summerTimeQuestion } from './place-questions.ts';
import { dated, partsIn, type Question, type QuestionOf, TODAY } from './question.ts';
import { type DateReading, isPeriod } from './reading.ts';
import { AMOUNT, calendarOfWords, dayAt, firstValue, patternOf, periodOf } from './rules.ts';
import { NEVER_OF_NAME, subjectOf, textOf, yearBeside } from './subjects.ts';
import { endsOf, signOf } from './sums.ts';
import { asksThisYear, holidayAlone, inTense, isPast, readComing, readPassed } from './tense.ts';
import { kindsOf, meaningful, type Token, tokensOf } from './tokens.ts';

export interface Understood {
  /** `nothing`: no answer but things of this name */
  readonly question: Question;
  /** the text without the words of a question, to search for */
  readonly subject: string;
  /** what its name may be: with "Iran" behind it, with «رسمی», "national" and "Iran" around it, and the subject */
  readonly names: readonly string[];
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
  // "Persian New Year" is a name.
  const isOfName = ({ text }: Token) => meant.question.kind === 'nothing' && meant.subject.includes(text);
  const beside = tokensOf(text).filter((token) => !token.month && !isOfName(token));
  const asked = [...tokensOf(typed.replace(text, '')), ...beside];
  // "what is the date in Iran", but not "is 1 January a holiday in Iran"
  const isIranian =
    meant.question.kind === 'date' && asked.some(({ kind }) => kind === 'I') && !hasCalendar(meant.question);
  const calendars = [...calendarsIn(asked), ...(isIranian ? (['persian'] as const) : [])];
  return { ...meant, isAsked: meant.isAsked || text !== typed, calendars };
}

const isOfTime = (question: Question) => question.kind === 'prayer' || question.kind === 'new-year';

const hasCalendar = ({ reading }: QuestionOf<'date'>): boolean =>
  reading.kind !== 'day' || reading.calendar !== undefined;

function meantBy(text: string, known: Known): Omit<Understood, 'calendars'> {
  const own = understoodAs(text, known);
  if (own.question.kind !== 'nothing' && !isOfTime(own.question)) return own;
  const persian = inPersianLetters(text);
  if (persian === undefined) return own;
  const other = understoodAs(persian, known);
  // "chand rooz monde ta norooz" names no city.
  const isBetter = isOfTime(own.question)
    ? !isOfTime(other.question) || other.question.place.length < own.question.place.length
    : other.question.kind !== 'nothing' || (!own.isAsked && other.isAsked) || (own.year ?? other.year) !== own.year;
  return isBetter ? { ...other, year: own.year ?? other.year } : own;
}

function understoodAs(text: string, known: Known): ReturnType<typeof meantBy> {
  const all = tokensOf(text);
  const [asks, kinds] = [askedIn(all), kindsOf(all)];
  const asked = questionIn(text, all, known);
  const question = all.some(isLeft) ? fromToday(asked, known) : asked;
  // «چند تعطیلی تا عید» is not about the day.
  const isOther = question.kind === 'nothing' && (asks === 'hours' || /[HO].*[TB]/.test(kinds));
  if (isOther) return { question, subject: text, names: [text], isAsked: false, asks, isPast: false };
  const last = asks === 'days-off' ? /[el]d?/.exec(kinds) : null;
  const named = last ? all.toSpliced(last.index, last[0].length) : all;
  const subject = subjectOf(named) ?? text;
  const inIran = kinds.includes('I') ? [`${subject} iran`] : [];
  // «چند روز دیگه یلداست», «چند روز دیگه عیده»
  const withoutIs = subject === text ? [] : [subject.replace(/(?<=..)(?:ست|ه)$/, '')];
  return {
    question,
    subject: question.kind === 'qibla' ? question.place : subject,
    names: [...inIran, subjectOf(named, NEVER_OF_NAME) ?? text, subject, ...withoutIs],
    year: yearBeside(all, known),
    isAsked: subject !== text,
    asks,
    isPast: isPast(all),
  };
}

/** Value of its words. */
const OPENING_HOURS = 1;

function questionIn(text: string, all: readonly Token[], known: Known): Question {
  const asked = withSize(meaningful(all));
  // "next leap year in Iran", "how many holidays in Iran"
  const isIranian =
    all.some(({ kind, value }) => kind === 'I' || (kind === 'c' && value === 0)) && /z|CH/.test(kindsOf(asked));
  const tokens = withPeriod(isIranian ? asked.filter(({ kind }) => kind !== 'c') : asked).map((token) =>
    isIranian ? { ...token, isPersian: true } : token,
  );
  const read = inTense(all, known);
  const notListed = all.find(({ kind }) => kind === 'J');
  if (notListed) return { kind: 'not-listed', what: notListed.value };
  const sector = all.find(({ kind }) => kind === 'X');
  // Of workers it is known by law, but not for one day.
  if (sector && (askedIn(all) === 'hours' || all.some(({ text }) => /what time|چه ساعت/.test(text))))
    return SECTORS[sector.value] === 'labour' ? { kind: 'nothing' } : { kind: 'not-listed', what: OPENING_HOURS };
  const clock = clockQuestion(all);
  if (clock && !kindsOf(all).includes('_')) return clock;
  if (asksThisYear(tokens, all)) return dated(readPeriod([{ ...tokens[0]!, kind: 'y' }], known)!);
  const whole = readDate(text, known);
  const ofWords = whole || isIranian ? (read(tokens) ?? whole) : undefined;
  if (ofWords) return dated(ofWords);
  const alone = holidayAlone(tokens, all);
  if (alone) return alone === 'next' ? { kind: 'next-holiday' } : dated(dayAt(known.today, undefined, known)!);
  return (
    summerTimeQuestion(all) ??
    weekdaysQuestion(tokens, known) ??
    moonQuestion(tokens, known) ??
    daysOffQuestion(tokens, known, read) ??
    dateQuestion(tokens, known) ??
    fromOccasion(tokens, known) ??
    (sector && dayInPlace(tokens, known, read)) ??
    placeQuestion(text, all, known) ??
    clock ??
    dayInPlace(tokens, known, read) ?? { kind: 'nothing' }
  );
}

/** "left", «مانده»; «دیگر» too in «چند تعطیلی دیگر داریم» */
const isLeft = ({ kind, text }: Token): boolean => kind === 'r' || (kind === '+' && /^دیگ[ره]$/.test(text));

/** "fridays left in May", «چند روز کاری مانده», «چند تعطیلی داریم»: the period is counted, of this year without one. */
function withPeriod(tokens: readonly Token[]): readonly Token[] {
  const kinds = kindsOf(tokens);
  const isOfLeft = tokens.some(isLeft) && (kinds.includes('r') ? /^(?!.*HCr).*(?:[HOLW]|Cw)/ : /^C[HLw]\+/).test(kinds);
  if (!isOfLeft && !(/^CHE?$/.test(kinds) && isHowMany(tokens))) return tokens;
  const counted = tokens.filter((token) => token.kind !== 'F' && !isLeft(token));
  return /^[CEHOLwW]+$/.test(kindsOf(counted)) ? [...counted, { ...tokens[0]!, kind: 'Y', value: 0 }] : counted;
}

const COUNTED = /^(?:days-off|weekdays|long-weekend)$/;

/** "working days left this year": of the period only today and the days after it; of one that is over nothing. */
function fromToday(question: Question, { today }: Known): Question {
  if (!('reading' in question) || !isPeriod(question.reading) || !COUNTED.test(question.kind)) return question;
  const ends = endsOf(question.reading)!;
  if (ends.first >= today) return question;
  // Without a name it is called by its dates.
  const rest = span(today, ends.last, { fa: '', en: '' });
  return rest ? ({ ...question, reading: rest } as Question) : { kind: 'nothing' };
}

const AGE = patternOf('(?=.*G) C? G* (?<day>.+?) G*');
const UNTIL = patternOf('(?:[Cdkhy]? r? T|C r? B) G? (?<day>.+?) C? r?');
const SINCE = patternOf('[Cd] -? F G? (?<day>.+?) (?<passed>[-*])?');
const PASSED = patternOf('F G? (?<day>.+?) [Cd]? (?<passed>[-*])');
/** Without a word for the question: "since 11 feb 1979". */
const FROM = patternOf('F G? (?<day>.+)');
const LENGTH = patternOf('C? E? (?<day>.+?) (?:C? E?|(?<=^m)nd|(?<=^b.+|T.+)C[-*])');
const LEFT = patternOf('C? G? F? (?<day>.+?) [Cd]? r');
const LEFT_OF = patternOf('[Cdkhy] (?:r F?|F(?=.+r$)) (?<day>.+?) r?');
const LEAP = patternOf('z? (?<day>.+?) z?');
const NUMBERED = patternOf('(?<before>.*?) N (?:y$)? (?<after>.*)');

/** A date with the words of a question: an age, how long until it, how long a month is, its number in the year. */
function dateQuestion(tokens: readonly Token[], known: Known): Question | undefined {
  const part = partsIn(tokens);
  const read = (pattern: RegExp, readIn = readTokens) => {
    const found = part(pattern);
    // «گذشته», not «آینده».
    const isPast = found && firstValue(found('passed')) <= 0;
    return isPast ? readIn(found('day'), known) : undefined;
  };
  const birth = read(AGE);
  // «امروز تولد کیه» asks for no age.
  if (birth?.kind === 'day' && birth.calendar === undefined) return undefined;
  // «تولد ۵ مرداد» has no year.
  const hasYear = /x|[no].*[no]/.test(kindsOf(tokens));
  if (birth?.kind === 'day' && birth.jdn <= known.today && hasYear) return { kind: 'age', reading: birth };
  // «متولد ۱۳۷۰ چند سالشه»
  if (isPeriod(birth) && /G.*G/.test(kindsOf(tokens)) && endsOf(birth)!.last < known.today)
    return { kind: 'age', reading: birth };
  if (birth) return dated(birth);
  const leap = read(LEAP);
  if (leap?.kind === 'year') return dated(leap);
  const passed = read(SINCE, readPassed) ?? read(PASSED, readPassed) ?? (hasYear ? read(FROM, readPassed) : undefined);
  const begun = passed?.kind === 'span' ? undefined : periodOf(passed);
  // «از ۱ تا ۵ دی گذشته» asks nothing, «از سال گذشته» for its first day.
  const since = begun ? dayAt(begun.first, begun.calendar, known) : passed?.kind === 'span' ? undefined : passed;
  const leftOf = part(LEFT_OF)?.('day');
  const whole = readPeriod(leftOf ?? [], known);
  // «چند روز از زمستان مانده» before it begins: all of it; «چند روز مانده رمضان» counts to it.
  const isOf = kindsOf(tokens).includes('F') || !leftOf?.[0]?.isPersian;
  if (isPeriod(whole) && isOf && endsOf(whole)!.first > known.today) return dated(whole);
  const left = countdown(part(UNTIL)?.('day'), known) ?? since ?? countdown(leftOf ?? part(LEFT)?.('day'), known, true);
  const length = read(LENGTH);
  if (isPeriod(length)) return dated(length);
  if (left) return dated(left);
  const number = part(NUMBERED);
  const words = number && [...number('before'), ...number('after')];
  const numbered = words && readTokens(words.length > 0 ? words : [TODAY], known);
  return numbered?.kind === 'day' ? dated(numbered) : undefined;
}

/** «چند روز تا ۱ مهر», "days until Ramadan": the next such day, or the first day of a period; "left in May": its last. */
function countdown(words: readonly Token[] = [], known: Known, isLeft = false): DateReading | undefined {
  const { today } = known;
  const own = readPeriod(words, known);
  const { first, last } = endsOf(own) ?? { first: today, last: today };
  if (isLeft && isPeriod(own) && first <= today) return dayAt(last, undefined, known);
  const reading = first < today ? readComing(words, known) : own;
  const period = periodOf(reading);
  return period ? dayAt(period.first, period.calendar, known) : reading;
}

const UNTIL_OCCASION = patternOf(
  '(?:C? [HO] C? E?|C? [HO]? [Fb]? D|(?:C(?=w)|C?(?=W))(?<weekday>[wW])) [TB&] (?<name>.*_.*?) C?',
);
const FROM_OCCASION = patternOf(`C? (?<amounts>${AMOUNT}|d(?=[AB+-])) r? (?<sign>[AFBT+-]) (?<name>.*_.*)`);

/** «۳ روز قبل از یلدا», "40 days after Ashura 1405", «چند روز کاری تا عید» */
function fromOccasion(tokens: readonly Token[], known: Known): Question | undefined {
  const named = (words: readonly Token[]) => ({
    name: subjectOf(words) ?? textOf(words),
    year: yearBeside(words, known),
  });
  const part = partsIn(tokens);
  const until = part(UNTIL_OCCASION);
  if (until) return { kind: 'until-occasion', ...named(until('name')), weekday: until('weekday')[0]?.value };
  const from = part(FROM_OCCASION);
  if (!from || calendarOfWords(from('amounts')) === undefined) return undefined;
  return { kind: 'from-occasion', ...named(from('name')), amounts: from('amounts'), sign: signOf(from('sign')) };
}
