/** Birthdays, anniversaries and instalments, set in any of three calendars, as days and as a calendar file. */
import { PERSONAL_YEARS, personalFile } from '#api/personal/file.ts';
import { readPersonalList as readList, readPersonalDate } from '#api/personal/list.ts';
import { todayInTehran } from '#api/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type PersonalDate as CheckedDate, personalDays as daysOf } from '#core/personal-dates.ts';
import { dayOf, oneOf, refuse, whole } from './check.ts';
import { hijri } from './hijri-calendar.ts';
import type { PersianDate, PersonalCalendarOptions, PersonalDate, PersonalDay, Reminder } from './types.ts';

export type { PersianDate, PersonalCalendarOptions, PersonalDate, PersonalDay, Reminder } from './types.ts';

/** Files and lists reach from the first year of most lives to a century after the calendars printed today. */
const YEARS = { first: 1200, last: 1550 } as const;
const MOST_YEARS = 100;
const MOST_DAYS_BEFORE = 365;

/** The days of a personal date from one Persian date to another, both included. @param from years 1200 … 1550 */
export function personalDays(date: PersonalDate, from: PersianDate, to: PersianDate): PersonalDay[] {
  const [first, last] = [dayOf(from, YEARS.first, YEARS.last), dayOf(to, YEARS.first, YEARS.last)];
  return daysOf(checked(date), first, last, hijri()).map(({ jdn, number, isReplaced, estimate }) => ({
    ...persian.fromJdn(jdn),
    number,
    isReplaced,
    estimate,
  }));
}

/** The dates as an .ics file. @throws {RangeError} that names the field, the value and what is allowed */
export function personalCalendar(dates: readonly PersonalDate[], options: PersonalCalendarOptions): string {
  const { now, language = 'fa', years = PERSONAL_YEARS, reminders = [] } = options;
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) refuse('now', now, 'the present moment as a Date');
  return personalFile(dates.map(checked), {
    hijri: hijri(),
    language: oneOf('language', language, ['fa', 'en']),
    from: firstDay(options),
    now: now.getTime(),
    years: whole('years', years, 1, MOST_YEARS),
    reminders: reminders.map(checkedReminder),
  });
}

/**
 * A list as people keep it: CSV with a header line of the names of a {@link PersonalDate}; between the fields commas, semicolons,
 * «؛» or tabs; digits of any kind.
 * @throws {RangeError} that names the line, the column, the value and what is allowed
 */
export const readPersonalList = (csv: string): PersonalDate[] =>
  readList(csv).map((date) => ({ ...date, calendar: date.calendar === 'persian' ? 'sh' : date.calendar }));

const firstDay = ({ from, now }: PersonalCalendarOptions): Jdn =>
  from ? dayOf(from, YEARS.first, YEARS.last - MOST_YEARS) : todayInTehran(now.getTime());

const checkedReminder = ({ daysBefore, hour }: Reminder): Reminder => ({
  daysBefore: whole('daysBefore', daysBefore, 0, MOST_DAYS_BEFORE),
  hour: whole('hour', hour, 0, 23),
});

/** By the rules of a form, whose fields are texts. */
const checked = (date: PersonalDate): CheckedDate =>
  readPersonalDate(Object.fromEntries(Object.entries(date).map(([field, value]) => [field, String(value ?? '')])));
