/** The days that answer a question, for the sentences of `/api/search` and the rows of the search box. */
import { type Break, type IsOff, longWeekends } from '#core/breaks.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import type { Question } from './questions.ts';
import type { DateReading } from './reading.ts';

/** What the answers rest on. */
export interface DaysOffFacts {
  readonly today: Jdn;
  /** an official holiday; undefined outside the days whose holidays are known */
  isHoliday(jdn: Jdn): boolean | undefined;
  /** a holiday or of the weekend */
  readonly isOff: IsOff;
}

export type WorkdaySum = DateReading & { readonly kind: 'workdays' };

export type Answer =
  | { readonly kind: 'date'; readonly reading: Exclude<DateReading, WorkdaySum> }
  | { readonly kind: 'workdays'; readonly reading: WorkdaySum; readonly jdn: Jdn }
  | (Question & { readonly kind: 'days-off' })
  | { readonly kind: 'next-holiday'; readonly jdn: Jdn }
  | { readonly kind: 'long-weekend'; readonly span: Break }
  | { readonly kind: 'age'; readonly birth: Jdn };

const DAYS_AHEAD = 366;

/** Undefined for a question about a name, or outside the days whose holidays are known. */
export function answerTo(question: Question, facts: DaysOffFacts): Answer | undefined {
  const { today, isHoliday, isOff } = facts;
  if (question.kind === 'date') {
    const { reading } = question;
    if (reading.kind !== 'workdays') return { kind: 'date', reading };
    const jdn = workdaysLater(reading, facts);
    return jdn && { kind: 'workdays', reading, jdn };
  }
  if (question.kind === 'days-off') return question;
  if (question.kind === 'age') {
    const { reading } = question;
    return reading.jdn > today ? { kind: 'date', reading } : { kind: 'age', birth: reading.jdn };
  }
  if (question.kind === 'next-holiday') {
    const days = Array.from({ length: DAYS_AHEAD }, (_, away) => addDays(today, away + 1));
    const jdn = days.find(isHoliday);
    return jdn && { kind: 'next-holiday', jdn };
  }
  if (question.kind !== 'long-weekend') return undefined;
  const [span] = longWeekends(isOff, today, addDays(today, DAYS_AHEAD));
  return span && { kind: 'long-weekend', span };
}

function workdaysLater({ from, days }: WorkdaySum, { isHoliday, isOff }: DaysOffFacts): Jdn | undefined {
  let jdn = from;
  for (let left = Math.abs(days); left > 0; ) {
    jdn = addDays(jdn, Math.sign(days));
    if (!isOff(jdn)) left--;
  }
  return isHoliday(from) === undefined || isHoliday(jdn) === undefined ? undefined : jdn;
}
