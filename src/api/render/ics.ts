/**
 * Calendar files (RFC 5545, RFC 7986): public holidays as all-day events, the moment of Nowruz as an instant. Their lines stand in
 * the order that they have had from the start, as the bytes of a published file stay.
 */
import { toPersianDigits } from '#core/digits.ts';
import { daysOfYear } from '#core/gregorian.ts';
import { addDays, toEpochMs } from '#core/jdn.ts';
import type { Category, Occurrence } from '#core/occasions.ts';
import type { Revision } from '#core/revisions.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac } from '../almanac.ts';
import { utcText, wholeSecond } from '../endpoints/nowruz.ts';
import { HOLIDAY_YEARS } from '../ranges.ts';
import { TEHRAN_TIME } from '../tehran.ts';
import { basicDate, escaped, headText, instant, line, textLine } from './icalendar.ts';

const UID_DOMAIN = 'salnama';
const HOLIDAY_CATEGORY = 'تعطیل رسمی';
const CATEGORY_FA: Readonly<Record<Category, string>> = {
  national: 'ملی',
  religious: 'مذهبی',
  cultural: 'فرهنگی',
  global: 'جهانی',
  countries: 'کشورها',
  fun: 'سرگرمی',
};
const ESTIMATE_FA = 'تاریخ این روز برآورد نجومی است و هنوز رسماً اعلام نشده است.';
const ESTIMATE_EN = 'This date is an astronomical estimate and not yet officially announced.';

/** Public holidays of one or two Persian years, one event an occasion. */
export function holidaysIcs(years: readonly number[], almanac: Almanac, address?: string): string {
  const name = ['تعطیلات رسمی ایران', ...yearInName(years)].join(' ');
  return holidayFile(name, years.flatMap(almanac.occasions.inYear), almanac, address);
}

/** Public holidays of a Gregorian year. */
export const gregorianHolidaysIcs = (year: number, almanac: Almanac, address?: string): string =>
  holidayFile(
    `تعطیلات رسمی ایران ${toPersianDigits(year)} میلادی`,
    almanac.occasions.onDays(...daysOfYear(year)),
    almanac,
    address,
  );

function holidayFile(
  name: string,
  occurrences: readonly Occurrence[],
  almanac: Almanac,
  address: string | undefined,
): string {
  const holidays = occurrences.filter(({ isHoliday }) => isHoliday);
  return fileOf(
    name,
    address,
    holidays.map((holiday) => holidayText(holiday, almanac.revisions.of(holiday))),
  );
}

/** A subscription holds other years next year, and calendar applications keep the name that they read first. */
const yearInName = (years: readonly number[]): string[] => (years.length === 1 ? years.map(toPersianDigits) : []);

/** What `/holidays.ics` holds: this year and the next, as far as there are data. */
export const subscriptionYears = (currentYear: number): number[] =>
  [currentYear, currentYear + 1].filter((year) => year <= HOLIDAY_YEARS.last);

/**
 * The moment at which a Persian year begins, as an event of one minute, since some applications hide one without length;
 * undefined for a year without data.
 */
export function nowruzIcs(year: number, almanac: Almanac, address?: string): string | undefined {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const moment = wholeSecond(equinox.moment);
  const local = localTimeAt(TEHRAN_TIME, moment);
  const event = eventText({
    id: `nowruz-moment-${year}`,
    sequence: 0,
    changed: toEpochMs(almanac.revisions.first.changed),
    times: `DTSTART:${instant(moment)}\r\nDURATION:PT1M\r\n`,
    title: `لحظهٔ تحویل سال ${toPersianDigits(year)}`,
    notes: [
      `ساعت ${toPersianDigits(clockOf(local.msOfDay))} به وقت تهران`,
      `March equinox: ${utcText(moment)} (${equinox.timeScale}), computed from NASA JPL DE431`,
    ],
    categories: ['نوروز'],
    isTentative: false,
  });
  return fileOf(`نوروز ${toPersianDigits(year)}`, address, [event]);
}

/** @param address where the file is published; calendar applications refresh it from there */
function fileOf(name: string, address: string | undefined, events: readonly string[]): string {
  const head = headText({ name, product: 'Calendar of Iran', language: 'FA', address, refresh: 'P1D' });
  return `${head}${events.join('')}END:VCALENDAR\r\n`;
}

function holidayText(occurrence: Occurrence, { sequence, changed }: Revision): string {
  const { occasion, jdn, estimate, ruleYear, ordinal } = occurrence;
  return eventText({
    // Slug and year of the occasion's own calendar name it for good; a date may move, a title may be corrected.
    id: `${occasion.slug}-${ruleYear}${ordinal > 1 ? `-${ordinal}` : ''}`,
    sequence,
    changed: toEpochMs(changed),
    times:
      `DTSTART;VALUE=DATE:${basicDate(jdn)}\r\nDTEND;VALUE=DATE:${basicDate(addDays(jdn, 1))}\r\n` +
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\n',
    title: occasion.titleFa,
    notes: [
      occasion.titleFa,
      occasion.titleEn,
      'تعطیل رسمی ایران | Official holiday in Iran',
      ...(estimate ? [ESTIMATE_FA, ESTIMATE_EN] : []),
    ],
    categories: [HOLIDAY_CATEGORY, CATEGORY_FA[occasion.category]],
    isTentative: estimate,
  });
}

interface EventOfFile {
  readonly id: string;
  readonly sequence: number;
  /** milliseconds since 1970 */
  readonly changed: number;
  /** lines that tell when it is */
  readonly times: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly categories: readonly string[];
  readonly isTentative: boolean;
}

const eventText = ({ id, sequence, changed, times, title, notes, categories, isTentative }: EventOfFile): string =>
  `BEGIN:VEVENT\r\n${line(`UID:${id}@${UID_DOMAIN}`)}SEQUENCE:${sequence}\r\nDTSTAMP:${instant(changed)}\r\n${times}` +
  `${textLine('SUMMARY', title)}TRANSP:TRANSPARENT\r\n${textLine('DESCRIPTION', notes.join('\n'))}` +
  `${line(`CATEGORIES:${categories.map(escaped).join()}`)}STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}\r\n` +
  `LAST-MODIFIED:${instant(changed)}\r\nEND:VEVENT\r\n`;
