/** Calendar files of the public holidays of Persian years, and of the moment at which one begins. */
import { toPersianDigits } from '#core/digits.ts';
import { daysOfYear } from '#core/gregorian.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import type { Occurrence } from '#core/occasions.ts';
import type { Almanac } from '../base/almanac.ts';
import { utcText, wholeSecond } from '../facts/moments.ts';
import { type CalendarEvent, calendarText } from './calendar-file.ts';
import { nowruzEvent, occasionEvent } from './events.ts';
import { inLanguage } from './feed.ts';
import { calendarEvent } from './file.ts';

const NAME = 'تعطیلات رسمی ایران';
const PRODUCT = { product: 'Calendar of Iran', language: 'FA' } as const;

/** The public holidays of one or two Persian years, one event for each occasion. */
export function holidaysIcs(years: readonly number[], almanac: Almanac, address?: string): string {
  // The name of a subscription contains no year: it has other years next year, and calendar applications keep the first
  // name.
  const name = [NAME, ...(years.length === 1 ? years.map(toPersianDigits) : [])].join(' ');
  return holidayFile(name, years.flatMap(almanac.holidays.inYear), almanac, address);
}

/** The public holidays of a Gregorian year. */
export const gregorianHolidaysIcs = (year: number, almanac: Almanac, address?: string): string =>
  holidayFile(
    `${NAME} ${toPersianDigits(year)} میلادی`,
    almanac.holidays.onDays(...daysOfYear(year)),
    almanac,
    address,
  );

const holidayFile = (name: string, holidays: readonly Occurrence[], almanac: Almanac, address?: string): string =>
  calendarText(
    { name, address, ...PRODUCT },
    holidays.map((holiday) => holidayEvent(holiday, almanac)),
  );

/** The years in `/holidays.ics`: this one and the next, as far as there are data. */
export const subscriptionYears = (currentYear: number): number[] =>
  [currentYear, currentYear + 1].filter((year) => year <= HOLIDAY_YEARS.last);

/** The moment at which a Persian year begins; undefined for a year without data. */
export function nowruzIcs(year: number, almanac: Almanac, address?: string): string | undefined {
  const event = nowruzEvent(year, almanac);
  if (!event) return undefined;
  const { moment, timeScale } = almanac.equinox(year)!;
  const notes = [
    ...event.notes.map(({ fa }) => fa),
    `March equinox: ${utcText(wholeSecond(moment))} (${timeScale}), computed from NASA JPL DE431`,
  ];
  const head = { name: `نوروز ${toPersianDigits(year)}`, address, ...PRODUCT };
  return calendarText(head, [{ ...calendarEvent(event, almanac, { language: 'fa' }), notes }]);
}

function holidayEvent(occurrence: Occurrence, almanac: Almanac): CalendarEvent {
  const event = occasionEvent(occurrence, almanac.revisions.of(occurrence), almanac);
  const { title, notes } = event;
  const [holiday, ...doubts] = notes;
  return {
    ...calendarEvent(event, almanac, { language: 'fa' }),
    notes: [title.fa, title.en, inLanguage('fa-en', holiday!), ...doubts.flatMap(({ fa, en }) => [fa, en])],
  };
}
