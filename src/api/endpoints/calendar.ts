import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { groupBy } from '#core/group-by.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, daysSinceSaturday, isFriday, type Jdn, MONTHS, type YearMonth } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { monthName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { persianMonth, persianYear } from '../base/parameters.ts';
import { COLUMNS, ROWS, STATIC_YEARS, yearsOf } from '../base/ranges.ts';
import { lifetimeOfDays } from '../base/tehran.ts';
import { fourCalendars, monthNames, occasionObject } from '../facts/four-calendars.ts';
import { gregorianMonthHint } from '../query/gregorian-address.ts';

const CELLS = ROWS * COLUMNS;
const YEAR = { fa: 'سال شمسی', en: 'Persian year' };

export const calendar = defineEndpoint({
  id: 'calendar',
  isOfInterface: true,
  path: '/calendar',
  parameters: {
    year: persianYear(YEAR, EQUINOX_YEARS, gregorianMonthHint),
    month: persianMonth,
  },
  example: { year: '1405', month: '1' },
  resolve({ year, month }, { almanac: { occasions, hijri } }) {
    const first = persian.toJdn({ year, month, day: 1 });
    const last = addDays(first, persian.monthLength(year, month) - 1);
    const saturday = addDays(first, -daysSinceSaturday(first));
    const occurrences = groupBy(occasions.onDays(saturday, addDays(saturday, CELLS - 1)), ({ jdn }) => jdn);
    const cellAt = (place: number) => {
      const jdn = addDays(saturday, place);
      return cellObject(jdn, [first, last], occurrences.get(jdn) ?? [], hijri);
    };
    return {
      year,
      month,
      ...monthNames('persian', month),
      gregorian_span: span(gregorian.fromJdn(first), gregorian.fromJdn(last), gregorianMonth, String),
      hijri_span: span(hijri.fromJdn(first), hijri.fromJdn(last), hijriMonth, toPersianDigits),
      calendar: Array.from({ length: ROWS }, (_, row) =>
        Array.from({ length: COLUMNS }, (_, column) => cellAt(row * COLUMNS + column)),
      ),
    };
  },
  lifetime: ({ year, month }, { now }) =>
    lifetimeOfDays(persian.toJdn({ year, month, day: persian.monthLength(year, month) }), false, now),
  snapshots: [
    {
      path: '/calendar/{year}/{month}.json',
      parameters: { year: persianYear(YEAR, STATIC_YEARS), month: persianMonth },
      instances: () => [...yearsOf(STATIC_YEARS)].flatMap((year) => MONTHS.map((month) => ({ year, month }))),
    },
  ],
});

function cellObject(
  jdn: Jdn,
  [first, last]: readonly [Jdn, Jdn],
  occurrences: readonly Occurrence[],
  hijri: HijriCalendar,
) {
  const dates = fourCalendars(jdn, hijri);
  const { year, month, day } = dates.sh;
  return {
    day,
    month,
    year,
    ...dates,
    is_current_month: jdn >= first && jdn <= last,
    is_prev_month: jdn < first,
    is_next_month: jdn > last,
    is_friday: isFriday(jdn),
    is_holiday: occurrences.some(({ isHoliday }) => isHoliday),
    events: occurrences.map(({ occasion, isHoliday }) => occasionObject(occasion, isHoliday)),
  };
}

const gregorianMonth = (month: number): string => monthName('gregorian', month).en;
const hijriMonth = (month: number): string => monthName('hijri', month).fa;

/** Names of months from one to another, with the year after the last month of each year: "December 2025 – January 2026". */
function span(from: YearMonth, to: YearMonth, nameOf: (month: number) => string, yearText: (year: number) => string) {
  const months: string[] = [];
  for (let { year, month } = from; year < to.year || (year === to.year && month <= to.month); month += 1) {
    const isLast = year === to.year && month === to.month;
    const isLastOfYear = month === MONTHS.length;
    months.push(isLast || isLastOfYear ? `${nameOf(month)} ${yearText(year)}` : nameOf(month));
    if (isLastOfYear) [year, month] = [year + 1, 0];
  }
  return months.join(' – ');
}
