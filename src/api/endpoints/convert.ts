import { type Calendar, calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import { type CalendarDate, type Jdn, SECONDS_PER_DAY } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../base/almanac.ts';
import { CALENDAR_KEYS, CALENDAR_NAMES, type CalendarKey, OTHER_CALENDAR_NAMES } from '../base/calendar-keys.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { parameterError, type RequestError } from '../base/errors.ts';
import { oneOf, wholeNumber } from '../base/parameters.ts';
import { CONVERT_YEARS } from '../base/ranges.ts';
import { fourCalendars, signs } from '../facts/four-calendars.ts';

const IMPERIAL_YEARS = {
  first: CONVERT_YEARS.first + persian.IMPERIAL_OFFSET,
  last: CONVERT_YEARS.last + persian.IMPERIAL_OFFSET,
} as const;

/** Years of each calendar in the range of the Persian years; Islamic years are estimated. */
const ALLOWED_YEARS = [
  `from ${CONVERT_YEARS.first} to ${CONVERT_YEARS.last} for sh`,
  `from ${gregorian.fromJdn(persian.FIRST_DAY).year} to ${gregorian.fromJdn(persian.LAST_DAY).year} for gregorian`,
  'from 0 to 3092 for hijri',
  `from ${IMPERIAL_YEARS.first} to ${IMPERIAL_YEARS.last} for pahlavi`,
].join(', ');

export const convert = defineEndpoint({
  id: 'convert',
  isOfInterface: true,
  path: '/convert',
  parameters: {
    from: oneOf(
      {
        fa: 'تقویم تاریخ ورودی: شمسی، میلادی، قمری یا شاهنشاهی',
        en: 'Calendar of the input date: Persian, Gregorian, Islamic or Imperial',
      },
      CALENDAR_KEYS,
      OTHER_CALENDAR_NAMES,
    ),
    year: {
      ...wholeNumber({ fa: 'سال در همان تقویم', en: 'Year of that calendar' }, 0, IMPERIAL_YEARS.last),
      allowed: `a whole number in Latin or Persian digits: ${ALLOWED_YEARS}`,
    },
    month: wholeNumber({ fa: 'ماه', en: 'Month' }, 1, 12),
    day: wholeNumber({ fa: 'روز ماه', en: 'Day of the month' }, 1, 31),
  },
  example: { from: 'sh', year: '1405', month: '1', day: '1' },
  resolve({ from, year, month, day }, { almanac }) {
    const jdn = dayOf(from, { year, month, day }, almanac);
    const dates = fourCalendars(jdn, almanac.hijri);
    return { ...dates, ...signs(dates.sh) };
  },
  lifetime: () => ({ maxAgeSeconds: SECONDS_PER_DAY }),
});

/** Day number of an input date. @throws {RequestError} 422 that names the year or the day that is out of range */
function dayOf(from: CalendarKey, date: CalendarDate, almanac: Almanac): Jdn {
  const calendar = calendarOf(CALENDAR_NAMES[from], almanac.hijri);
  if (date.day <= (calendar.monthLength(date.year, date.month) ?? 0)) {
    const jdn = calendar.toJdn(date);
    if (jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY) return jdn;
  }
  throw mistakeIn(from, date, calendar);
}

function mistakeIn(from: CalendarKey, date: CalendarDate, calendar: Calendar): RequestError {
  const first = calendar.fromJdn(persian.FIRST_DAY);
  const last = calendar.fromJdn(persian.LAST_DAY);
  if (date.year < first.year || date.year > last.year) {
    return parameterError('year', date.year, `a whole number from ${first.year} to ${last.year} for ${from}`);
  }
  const length = calendar.monthLength(date.year, date.month)!;
  if (date.day > length) {
    const month = `${monthName(CALENDAR_NAMES[from], date.month).en} ${date.year}`;
    return parameterError('day', date.day, `a whole number from 1 to ${length}, the days of ${month} (${from})`);
  }
  const text = ({ year, month, day }: CalendarDate) => `${year}-${month}-${day}`;
  return parameterError('day', text(date), `a date from ${text(first)} to ${text(last)} for ${from}`);
}
