/** Days that an editor writes: «فردا», «سه‌شنبه ۱۰ آذر ۱۴۰۵», `1405/9/10`, `2026-12-01`. */
import { todayInTehran } from '#api/base/tehran.ts';
import { awayText, withWeekday } from '#api/words/text-answer.ts';
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { readDate } from '#understand/dates.ts';
import type { Data } from '../../compile/data.ts';
import { monthText } from '../../compile/forms/months.ts';
import { compileHijriMonths } from '../../compile/hijri-months.ts';
import { Refusal } from './refusal.ts';

export interface MonthName {
  readonly year: number;
  readonly month: number;
  /** `YYYY-MM` */
  readonly text: string;
}

export interface DayReader {
  /** @throws {Refusal} for a text that names no day, or a day with another weekday */
  day(parameter: string, text: string | undefined): Jdn;
  /** `1448/9`, «رمضان ۱۴۴۸» @throws {Refusal} for a text that names no Islamic month of a year */
  month(parameter: string, text: string | undefined): MonthName;
}

/** @param now milliseconds since 1970 */
export function dayReader(data: Pick<Data, 'hijriMonths'>, now: number): DayReader {
  const hijri: HijriCalendar = createHijriCalendar(compileHijriMonths(data));
  const known = { today: todayInTehran(now), hijri, dayAt: todayInTehran };
  return {
    day(parameter, text) {
      const reading = readDate(text ?? '', known);
      if (reading?.kind === 'missing') {
        throw new Refusal(parameter, text, `a day that exists; the month has ${reading.length} days`);
      }
      if (reading?.kind === 'other-weekday') {
        throw new Refusal(parameter, text, `the weekday of that day; it is ${withWeekday(reading.jdn).en}`);
      }
      if (reading?.kind !== 'day') throw new Refusal(parameter, text, 'a day, as 1405/9/1, 2026-11-22 or فردا');
      return reading.jdn;
    },
    month(parameter, text = '') {
      const reading = readDate(text, known);
      // Numbers without a name are read as a Persian month.
      const isIslamic = reading?.kind === 'month' && (reading.calendar === 'hijri' || !/\p{L}/u.test(text));
      if (!isIslamic || !/\d{4}/.test(toLatinDigits(text))) {
        throw new Refusal(parameter, text, 'an Islamic month with its year, as 1448/11 or رمضان ۱۴۴۸');
      }
      const { year, month } = reading;
      return { year, month, text: monthText({ year, month }) };
    },
  };
}

/** A day as a person reads it back, in Persian and English: weekday, both dates, and how far from today. */
export function daysInWords(first: Jdn, last: Jdn, now: number): string[] {
  const away = awayText(first - todayInTehran(now));
  const [from, to] = [withWeekday(first), withWeekday(last)];
  const isOne = first === last;
  return [
    toPersianDigits(`${from.fa}${isOne ? '' : ` تا ${to.fa}`}، ${away.fa}`),
    `${from.en}${isOne ? '' : ` to ${to.en}`}, ${away.en}`,
  ];
}
