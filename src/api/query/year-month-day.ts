/** Parameters of older endpoints from whole dates and Gregorian years, for the command line and the tools of MCP. */
import { readDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { type CalendarDate, readIsoText } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import * as persian from '#core/persian.ts';
import { calendarKeyOfYear } from '../base/calendar-keys.ts';
import { parameterError } from '../base/errors.ts';
import { readNumericDate } from './date-parameters.ts';

interface DateTexts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const texts = ({ year, month, day }: CalendarDate): DateTexts => ({
  year: String(year),
  month: String(month),
  day: String(day),
});

/** `date_sh` of a day that /day accepts, `today` too. @throws {RequestError} with what the text may mean */
type PersianDateOf = (text: string) => string;

/**
 * The parts of a date, with its calendar as `from`, as /convert takes them; whether the day exists is not checked.
 * @throws {RequestError} 422 for a text that is no date
 */
export function convertParts(text: string, persianDateOf: PersianDateOf): DateTexts & { readonly from: string } {
  const date = readNumericDate(text);
  return date
    ? { from: calendarKeyOfYear(date.year), ...texts(date) }
    : { from: 'sh', ...texts(readIsoText(persianDateOf(text))!) };
}

/**
 * The parts of the date in the Persian calendar, as /prayer-times takes them.
 * @throws {RequestError} 422 for a text that is no date, and for a Gregorian date that does not exist
 */
export function persianParts(text: string, persianDateOf: PersianDateOf): DateTexts {
  const date = readNumericDate(text) ?? readIsoText(persianDateOf(text))!;
  if (calendarKeyOfYear(date.year) === 'sh') return texts(date);
  if (!gregorian.isValidDate(date)) throw parameterError('date', text, 'a date that exists in the Gregorian calendar');
  return texts(persian.fromJdn(gregorian.toJdn(date)));
}

/** 1 Farvardin 1406 is in AD 2027. */
const YEARS_TO_GREGORIAN = 621;

/** The Persian year that begins in a Gregorian year, if its equinox is known; another text stays as it is. */
export function nowruzYear(text: string): string {
  const year = readDigits(text) ?? 0;
  const isKnown = calendarKeyOfYear(year) === 'gregorian' && year - YEARS_TO_GREGORIAN <= EQUINOX_YEARS.last;
  return isKnown ? String(year - YEARS_TO_GREGORIAN) : text;
}
