/** Dates of any calendar as `YYYY-MM-DD`: the one writer and the one reader. */
import type { CalendarDate } from './jdn.ts';

const ZERO = 0x30;

/**
 * Years are padded to four digits.
 * @example isoText({ year: 1405, month: 8, day: 3 }) // 1405-08-03
 */
export const isoText = ({ year, month, day }: CalendarDate): string =>
  `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoDigits(month)}-${twoDigits(day)}`;

/** @param value 0 … 99 */
export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/**
 * Returns the numbers of such a text; undefined for any other text. The calendar must check that the day exists.
 * @example readIsoText('1405-08-03') // { year: 1405, month: 8, day: 3 }
 */
export function readIsoText(text: string): CalendarDate | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined;
  const date = { year: numberIn(text, 0, 4), month: numberIn(text, 5, 7), day: numberIn(text, 8, 10) };
  return Number.isNaN(date.year + date.month + date.day) ? undefined : date;
}

/** Number of the Latin digits from one position up to another; NaN if there are other characters. */
function numberIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
