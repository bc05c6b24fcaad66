/** Parameters year, month and day of a whole date, for the command line and the tools of MCP. */
import * as gregorian from '#core/gregorian.ts';
import type { CalendarDate } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { calendarOfYear } from './calendar-keys.ts';
import { DATE_FORM, readDate } from './dates.ts';
import { parameterError } from './errors.ts';

export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const texts = ({ year, month, day }: CalendarDate): DateParts => ({
  year: String(year),
  month: String(month),
  day: String(day),
});

function read(text: string): CalendarDate {
  const date = readDate(text);
  if (date) return date;
  throw parameterError('date', text, DATE_FORM);
}

/**
 * The parts of a date, with its calendar as `from`, as /convert takes them; whether the day exists is not checked.
 * @throws {RequestError} 422 for a text that is no date
 */
export function convertParts(text: string): DateParts & { readonly from: string } {
  const date = read(text);
  return { from: calendarOfYear(date.year), ...texts(date) };
}

/**
 * The parts of the date in the Persian calendar, as /prayer-times takes them.
 * @throws {RequestError} 422 for a text that is no date, and for a Gregorian date that does not exist
 */
export function persianParts(text: string): DateParts {
  const date = read(text);
  if (calendarOfYear(date.year) === 'sh') return texts(date);
  if (!gregorian.isValidDate(date)) throw parameterError('date', text, 'a date that exists in the Gregorian calendar');
  return texts(persian.fromJdn(gregorian.toJdn(date)));
}
