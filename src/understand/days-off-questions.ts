/** Questions about days off, working days, weekdays and full Moons: the next one, or those of a period or in a place. */
import { SECTORS } from '#core/closures.ts';
import { readPeriod } from './dates.ts';
import type { Known } from './dates-in-calendars.ts';
import { dated, partsIn, type Question, TODAY } from './question.ts';
import { isPeriod } from './reading.ts';
import { firstValue, partsOf, patternOf } from './rules.ts';
import { textOf } from './subjects.ts';
import { OPEN, type ReadInTense } from './tense.ts';
import { kindsOf, type Token } from './tokens.ts';

const WEEKDAYS_IN = patternOf('(?<before>.*?) (?:C(?=w)|C?(?=W)) (?<weekday>[wW]) E? (?<after>.*?) E?');

const FRIDAY = 5;
/** Value of the plural of a day off. */
const HOLIDAYS = 1;

/** «آذر چند جمعه دارد», "Fridays in December"; of the present month if no period is named. */
export function weekdaysQuestion(all: readonly Token[], known: Known): Question | undefined {
  const dayOff = all.find(({ kind }) => kind === 'H');
  const isOff = dayOff !== undefined;
  // "public holidays on Thursday" are those of this year, «پنجشنبه‌ها تعطیله» is about the next one.
  const isOfYear = dayOff?.value === HOLIDAYS;
  const tokens = all
    .filter((token) => token.kind !== 'H')
    .map((token) => (isOfYear && token.kind === 'w' ? { ...token, kind: 'W' } : token))
    // "weekends in December"
    .map((token) => (token.kind === 'K' ? { ...token, kind: 'W', value: FRIDAY } : token));
  const part = partsOf(WEEKDAYS_IN, kindsOf(tokens), tokens);
  const [weekday] = part?.('weekday') ?? [];
  if (!part || !weekday) return undefined;
  const around = [...part('before'), ...part('after')];
  const period = around[0]?.kind === 'T' ? [TODAY, ...around] : around;
  if (all.some(({ kind }) => kind === 'K') && period.length === 0) return undefined;
  const isOne = period.length === 0 && isOff && tokens.length === 1 && (!isOfYear || weekday.value === FRIDAY);
  const present = isOff ? { kind: 'Y', value: 0 } : { kind: 'h', value: 1 };
  const reading = isOne ? undefined : readPeriod(period.length > 0 ? period : [{ ...weekday, ...present }], known);
  return isPeriod(reading) ? { kind: 'weekdays', weekday: weekday.value, reading, isOff } : undefined;
}

const NEXT_HOLIDAY = patternOf('[Cd]* [TB]? (?<before>[-+*lov]?) H (?<after>[-+*v]?) C?');
const NTH_HOLIDAY = patternOf('(?<nth>[oe]) H (?<period>.+)');
const LONG_WEEKENDS = patternOf('C? (?<before>.*?) (?<size>L) (?<after>.*)');
const DAYS_OFF = patternOf('[HOCE]* (?:[*](?=[TB]))? (?<until>[TB])? (?<period>.*?) [HOCE]*');

/** «چند روز تعطیلی داریم» */
export const isHowMany = ([count, dayOff]: readonly Token[]): boolean =>
  /^(?:چند|چن|تعداد|how many|number of)/.test(count!.text) && dayOff!.value < OPEN;

/** «پنجشنبه‌ها تعطیله», "are Thursdays off": about the next one */
const single = (token: Token): Token => (token.kind === 'W' ? { ...token, kind: 'w' } : token);

/** Days off and working days: the next one, long weekends, and those of a period. */
export function daysOffQuestion(tokens: readonly Token[], known: Known, read: ReadInTense): Question | undefined {
  const kinds = kindsOf(tokens);
  const part = partsIn(tokens);
  const around = (pattern: RegExp) => ['before', 'after'].flatMap((group) => part(pattern)?.(group) ?? []);
  const next = around(NEXT_HOLIDAY);
  const isFirst = next.length > 0 && next.every(({ value }) => Math.abs(value) === 1);
  if (isFirst) return { kind: 'next-holiday', nth: next.at(-1)!.value };
  const nth = part(NTH_HOLIDAY);
  const ofNth = readPeriod(nth?.('period') ?? [], known);
  if (nth && isPeriod(ofNth)) return { kind: 'next-holiday', nth: firstValue(nth('nth')), within: ofNth };
  const weekends = around(LONG_WEEKENDS);
  const days = firstValue(part(LONG_WEEKENDS)?.('size') ?? []);
  if (part(LONG_WEEKENDS) && /^[+*=]?$/.test(kindsOf(weekends)) && [0, 1].includes(firstValue(weekends)))
    return { kind: 'long-weekend', days };
  const ofWeekends = readPeriod(weekends, known);
  if (isPeriod(ofWeekends)) return { kind: 'long-weekend', days, reading: ofWeekends };
  if (!/[HOX]/.test(kinds)) return undefined;
  // «چند روز دیگه تعطیله», «چند روز تا تعطیلی»
  if (/^[Cd]?[TB]HE?$/.test(kinds) && !tokens.some(({ value }) => value === OPEN)) return { kind: 'next-holiday' };
  // «فردا بانک‌ها بازند؟», «مدارس فردا»
  const [sector, ...others] = tokens.filter(({ kind }) => kind === 'X');
  if (sector) {
    const day = tokens.filter(({ kind }) => !/[XHOC]/.test(kind)).map(single);
    const reading = read(day.length > 0 ? day : [TODAY]);
    const isDay = reading?.kind === 'day' && others.length === 0;
    return isDay ? { kind: 'date', reading, sector: SECTORS[sector.value]! } : undefined;
  }
  const [until = [], rest = []] = ['until', 'period'].map((group) => part(DAYS_OFF)?.(group));
  const reading = read(until.length > 0 ? [TODAY, { ...TODAY, kind: 'T' }, ...rest] : rest.map(single));
  if (isPeriod(reading)) return { kind: 'days-off', reading };
  // «چند روز تعطیل ۵ آذر» asks nothing.
  return reading && !kinds.includes('C') ? dated(reading) : undefined;
}

/** «امروز تهران تعطیله؟», "are schools closed in Tabriz tomorrow", «تعطیلی مدارس خوزستان» */
export function dayInPlace(tokens: readonly Token[], known: Known, read: ReadInTense): Question | undefined {
  const [names, others] = [true, false].map((isName) =>
    tokens.filter(({ kind }) => (kind === '_') === isName && kind !== 'e'),
  );
  if (names!.length === 0 || !/[HX]/.test(kindsOf(others!)) || /[TB]/.test(kindsOf(others!))) return undefined;
  const isToday = others!.every(({ kind }) => kind === 'H');
  const question = daysOffQuestion(isToday ? [TODAY, ...others!] : others!, known, read);
  if (question?.kind !== 'date' || question.reading.kind !== 'day') return undefined;
  return { kind: 'day-in-place', reading: question.reading, sector: question.sector, name: textOf(names!) };
}

const FULL = 180;
const MOON = patternOf('[+*]? (?<moon>U) [+*]? (?<date>.*)');
const MOON_LAST = patternOf('(?<date>.+) (?<moon>U)');

/** «ماه کامل بعدی», "new moon in December", "moon phase today" */
export function moonQuestion(tokens: readonly Token[], known: Known): Question | undefined {
  const part = partsIn(tokens);
  const found = part(MOON) ?? part(MOON_LAST);
  const date = found?.('date') ?? [];
  const reading = readPeriod(date, known);
  if (!found || (date.length > 0 && reading?.kind !== 'day' && !isPeriod(reading))) return undefined;
  const angle = firstValue(found('moon'));
  // "moon in December" has no one phase.
  return { kind: 'moon', angle: isPeriod(reading) && angle < 0 ? FULL : angle, reading };
}

/** «تعطیلات سه‌روزه», "3 day weekend": a long weekend of so many days. */
export function withSize(tokens: readonly Token[]): readonly Token[] {
  const found = /Hnd|nd[HK]|nH/.exec(kindsOf(tokens));
  if (!found) return tokens;
  const words = tokens.slice(found.index, found.index + found[0].length);
  const size = words.find(({ value, digits }) => digits && value >= LEAST_SIZE && value <= MOST_SIZE);
  const isSaid = /روزه$|^\S+ (?:day |days off|روز)/.test(textOf(words));
  return size && isSaid ? tokens.toSpliced(found.index, words.length, { ...size, kind: 'L' }) : tokens;
}

/** Days of a long weekend. */
const [LEAST_SIZE, MOST_SIZE] = [3, 9];
