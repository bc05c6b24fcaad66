/** Calendar files of the public holidays of Persian years, and of the moment at which one begins. */
import { toPersianDigits } from '#core/digits.ts';
import { daysOfYear } from '#core/gregorian.ts';
import { toEpochMs } from '#core/jdn.ts';
import { mayMove } from '#core/may-move.ts';
import type { Occurrence } from '#core/occasions.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac } from '../almanac.ts';
import { type CalendarEvent, calendarText } from '../calendar-file.ts';
import { utcText, wholeSecond } from '../moments.ts';
import { HOLIDAY_YEARS } from '../ranges.ts';
import { TEHRAN_TIME } from '../tehran.ts';
import { doubtNote } from './event.ts';
import { CATEGORY_WORDS, HOLIDAY_CATEGORY, occurrenceId } from './occasion-events.ts';

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

const holidayFile = (name: string, occurrences: readonly Occurrence[], almanac: Almanac, address?: string): string =>
  calendarText(
    { name, address, ...PRODUCT },
    occurrences.filter(({ isHoliday }) => isHoliday).map((holiday) => holidayEvent(holiday, almanac)),
  );

/** The years in `/holidays.ics`: this one and the next, as far as there are data. */
export const subscriptionYears = (currentYear: number): number[] =>
  [currentYear, currentYear + 1].filter((year) => year <= HOLIDAY_YEARS.last);

/** The moment at which a Persian year begins; undefined for a year without data. */
export function nowruzIcs(year: number, almanac: Almanac, address?: string): string | undefined {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const moment = wholeSecond(equinox.moment);
  const local = localTimeAt(TEHRAN_TIME, moment);
  const event: CalendarEvent = {
    id: `nowruz-moment-${year}`,
    sequence: 0,
    changed: toEpochMs(almanac.revisions.first.changed),
    start: { moment },
    title: `لحظهٔ تحویل سال ${toPersianDigits(year)}`,
    notes: [
      `ساعت ${toPersianDigits(clockOf(local.msOfDay))} به وقت تهران`,
      `March equinox: ${utcText(moment)} (${equinox.timeScale}), computed from NASA JPL DE431`,
    ],
    categories: ['نوروز'],
    isTentative: false,
  };
  return calendarText({ name: `نوروز ${toPersianDigits(year)}`, address, ...PRODUCT }, [event]);
}

function holidayEvent(occurrence: Occurrence, almanac: Almanac): CalendarEvent {
  const { occasion, jdn, estimate } = occurrence;
  const { sequence, changed } = almanac.revisions.of(occurrence);
  const doubt = doubtNote(mayMove(occurrence, almanac), estimate);
  return {
    id: occurrenceId(occurrence),
    sequence,
    changed: toEpochMs(changed),
    start: { day: jdn },
    title: occasion.titleFa,
    notes: [
      occasion.titleFa,
      occasion.titleEn,
      'تعطیل رسمی ایران | Official holiday in Iran',
      ...(doubt ? [doubt.fa, doubt.en] : []),
    ],
    categories: [HOLIDAY_CATEGORY.fa, CATEGORY_WORDS[occasion.category].fa],
    isTentative: estimate,
  };
}
