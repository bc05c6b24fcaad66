/** Personal days: birthdays, anniversaries and instalments, in the calendar in which they were set. */
import { type Calendar, type CalendarName, calendarOf } from './calendars.ts';
import type { HijriCalendar } from './hijri.ts';
import { addDays, type Jdn, MONTHS } from './jdn.ts';

export const PERSONAL_KINDS = ['birthday', 'anniversary', 'instalment'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

export type PersonalCalendar = Exclude<CalendarName, 'imperial'>;

/**
 * Handling of a day that the month does not have. Examples: 30 Esfand in a common year, the 30th of a lunar month of 29
 * days, 29 February, the 31st. `before`: the month's last day; `after`: the first of the next; `skip`: no event.
 */
export const MISSING_DAY_RULES = ['before', 'after', 'skip'] as const;
export type MissingDayRule = (typeof MISSING_DAY_RULES)[number];

export interface PersonalDate {
  readonly title: string;
  readonly kind: PersonalKind;
  readonly calendar: PersonalCalendar;
  /** year of the first day (birth, wedding, first instalment); null: unknown, so years are not counted */
  readonly year: number | null;
  /** of the first day; null only for an instalment of every month without a beginning */
  readonly month: number | null;
  readonly day: number;
  readonly missing: MissingDayRule;
  /** of an instalment: how many there are; null: no end */
  readonly count: number | null;
}

export interface PersonalDay {
  readonly jdn: Jdn;
  /** year, and for an instalment month, of its calendar: they identify the day permanently */
  readonly year: number;
  readonly month: number;
  /** full years since the first day, or the number of the instalment from 1; null if the first year is unknown */
  readonly number: number | null;
  /** true if the day replaces the set day because the month lacks it */
  readonly isReplaced: boolean;
  /** true while it depends on a hijri date that is not announced */
  readonly estimate: boolean;
}

/** Days from one to another, both included, ascending. @throws {RangeError} outside the hijri months known */
export function personalDays(date: PersonalDate, first: Jdn, last: Jdn, hijri: HijriCalendar): PersonalDay[] {
  const calendar = calendarOf(date.calendar, hijri);
  const firstYear = calendar.fromJdn(first).year - 1;
  const lastYear = calendar.fromJdn(last).year + 1;
  const isInstalment = date.kind === 'instalment';
  const found: PersonalDay[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const month of isInstalment ? MONTHS : [date.month!]) {
      const day = dayIn(date, year, month, calendar);
      if (day === undefined || day.jdn < first || day.jdn > last) continue;
      const years = date.year === null ? null : year - date.year;
      const number = years !== null && isInstalment ? years * 12 + month - (date.month ?? 1) + 1 : years;
      if (number !== null && number < (isInstalment ? 1 : 0)) continue;
      if (number !== null && isInstalment && number > (date.count ?? Infinity)) continue;
      const estimate = date.calendar === 'hijri' && hijri.fromJdn(day.jdn).basis === 'estimate';
      found.push({ ...day, year, month, number, estimate });
    }
  }
  return found;
}

function dayIn(
  { day, missing }: PersonalDate,
  year: number,
  month: number,
  { monthLength, toJdn }: Calendar,
): { jdn: Jdn; isReplaced: boolean } | undefined {
  const length = monthLength(year, month);
  if (length === undefined) return undefined;
  if (day <= length) return { jdn: toJdn({ year, month, day }), isReplaced: false };
  if (missing === 'skip') return undefined;
  const last = toJdn({ year, month, day: length });
  return { jdn: missing === 'before' ? last : addDays(last, 1), isReplaced: true };
}
