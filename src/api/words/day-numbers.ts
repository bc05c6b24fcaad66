/** The number of a day in the years, and its week. */
import * as gregorian from '#core/gregorian.ts';
import { addDays, DAYS_A_WEEK, type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { saturdayOf } from '#understand/periods.ts';
import { say } from './text-answer.ts';

/** An ISO week belongs to the year of its Thursday. */
const THURSDAY = 4;

/** The number of a day in the two years, and its week in the readers' own and in the other one. */
export function numbersOf(jdn: Jdn) {
  const [own, other] = [persian.yearOf(jdn), gregorian.fromJdn(jdn).year];
  const [first, [newYear]] = [persian.firstDayOfYear(own), gregorian.daysOfYear(other)];
  const week = (saturdayOf(jdn) - saturdayOf(first)) / DAYS_A_WEEK + 1;
  const thursday = addDays(jdn, THURSDAY - weekdayOf(jdn));
  const isoYear = gregorian.fromJdn(thursday).year;
  const isoWeek = Math.floor((thursday - gregorian.daysOfYear(isoYear)[0]) / DAYS_A_WEEK) + 1;
  return {
    number: say(`روز ${jdn - first + 1} سال ${own}`, `day ${jdn - first + 1} of ${own}`),
    'week-number': say(`هفتهٔ ${week} سال ${own}`, `ISO week ${isoWeek} of ${isoYear}`),
    otherWeek: say(`هفتهٔ ${isoWeek} سال ${isoYear} (ایزو)`, `week ${week} of ${own}`),
    other: say(`روز ${jdn - newYear + 1} سال ${other}`, `day ${jdn - newYear + 1} of ${other}`),
  };
}
