/**
 * Deadlines: a date plus an amount, moved by a rule if it falls on a day off.
 *
 * `civil-procedure` follows articles 443 to 445 of Iran's Civil Procedure Code (law of 21 Farvardin 1379):
 * - 443: a year has twelve months, a month thirty days, a week seven days;
 * - 444: if the last day is a day off of offices, it does not count, and the day on which offices open again is the last;
 * - 445: neither the day of service nor the day of the act counts, so the act is in time on the day after the last one.
 * Text of the articles: http://www.aftabir.com/government/tripleforces/lawmaker/legal_shape_civil_timelimit.php; date of the
 * law: https://iranlawclinic.com/terminology/word/ماه/2f970d9104
 */
import type { Calendar } from './calendars.ts';
import { type DateAmounts, laterBy } from './date-sums.ts';
import { addDays, type Jdn } from './jdn.ts';
import type { WorkdayOptions, Workdays } from './workdays.ts';

export const DEADLINE_RULES = ['none', 'next_workday', 'previous_workday', 'civil-procedure'] as const;
type DeadlineRule = (typeof DEADLINE_RULES)[number];

/** Article 443. */
const DAYS_OF = { years: 360, months: 30, weeks: 7, days: 1 } as const;
/** Article 445: the day of the act. */
const DAY_OF_ACT = 1;

export interface Deadline {
  readonly day: Jdn;
  /** before the rule moved it */
  readonly beforeRule: Jdn;
  /** the days off that adding workdays, or the rule, passed; in the order of the way */
  readonly skipped: readonly Jdn[];
}

interface DeadlineOptions {
  /** of years and months */
  readonly calendar: Calendar;
  readonly workdays: Workdays;
  readonly options: WorkdayOptions;
  readonly rule: DeadlineRule;
}

/**
 * The day that lies the amounts after another one: years and months, weeks and days, then workdays; then the rule.
 * @returns undefined if workdays or a rule lead outside the days whose holidays are known
 * @throws {RangeError} outside the calendar's range
 */
export function deadlineAfter(
  from: Jdn,
  amounts: DateAmounts & { readonly workdays?: number | undefined },
  { calendar, workdays, options, rule }: DeadlineOptions,
): Deadline | undefined {
  const sum = rule === 'civil-procedure' ? byArticle443(from, amounts) : laterBy(calendar, from, amounts);
  if (rule === 'none' && !amounts.workdays) return { day: sum, beforeRule: sum, skipped: [] };
  if (sum < workdays.firstDay || sum > workdays.lastDay) return undefined;
  const beforeRule = workdays.add(sum, amounts.workdays ?? 0, options);
  if (beforeRule === undefined) return undefined;
  const isMoved = rule !== 'none' && !workdays.isWorkday(beforeRule, options);
  const step = rule === 'previous_workday' ? -1 : 1;
  const day = isMoved ? workdays.add(beforeRule, step, options) : beforeRule;
  if (day === undefined) return undefined;
  // Workdays are counted from the next day on.
  const counted = daysFrom(sum, beforeRule).slice(sum === from ? 1 : 0);
  const way = [...counted, ...daysFrom(beforeRule, day)];
  return { day, beforeRule, skipped: way.filter((jdn) => !workdays.isWorkday(jdn, options)) };
}

const byArticle443 = (from: Jdn, { years = 0, months = 0, weeks = 0, days = 0 }: DateAmounts): Jdn =>
  addDays(
    from,
    years * DAYS_OF.years + months * DAYS_OF.months + weeks * DAYS_OF.weeks + days * DAYS_OF.days + DAY_OF_ACT,
  );

/** From one day to another, without the last one. */
function daysFrom(first: Jdn, last: Jdn): Jdn[] {
  const step = Math.sign(last - first);
  return Array.from({ length: Math.abs(last - first) }, (_, index) => addDays(first, index * step));
}
