/** Dates of any calendar as `YYYY-MM-DD`: the one writer and the one reader. */
import type { CalendarDate } from './jdn.ts';

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Years are padded to four digits.
 * @example isoText({ year: 1405, month: 8, day: 3 }) // 1405-08-03
 */
export const isoText = ({ year, month, day }: CalendarDate): string =>
  `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoDigits(month)}-${twoDigits(day)}`;

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/**
 * The numbers of such a text; whether the calendar has the day is for the calendar to say. Undefined for any other text.
 * @example readIsoText('1405-08-03') // { year: 1405, month: 8, day: 3 }
 */
export function readIsoText(text: string): CalendarDate | undefined {
  const [, year, month, day] = FORM.exec(text) ?? [];
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}
