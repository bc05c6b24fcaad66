/** Calendar files (RFC 5545, RFC 7986): public holidays as all-day events, the moment of Nowruz as an instant. */

import ical, { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { toPersianDigits } from '#core/digits.ts';
import { addDays, type Jdn, toEpochMs } from '#core/jdn.ts';
import type { Category, Occurrence } from '#core/occasions.ts';
import type { Revision } from '#core/revisions.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac } from '../almanac.ts';
import { utcText, wholeSecond } from '../endpoints/nowruz.ts';
import { HOLIDAY_YEARS } from '../ranges.ts';
import { TEHRAN } from '../tehran.ts';

const DAY_SECONDS = 86_400;
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
  const file = newCalendar(['تعطیلات رسمی ایران', ...yearInName(years)].join(' '), address);
  for (const year of years) {
    for (const occurrence of almanac.occasions.inYear(year)) {
      if (occurrence.isHoliday) addHoliday(file, occurrence, almanac.revisions.of(occurrence));
    }
  }
  return textOf(file);
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
  const local = localTimeAt(TEHRAN, moment);
  const file = newCalendar(`نوروز ${toPersianDigits(year)}`, address);
  file.createEvent({
    id: `nowruz-moment-${year}@${UID_DOMAIN}`,
    start: new Date(moment),
    stamp: utcMidnight(almanac.revisions.first.changed),
    lastModified: utcMidnight(almanac.revisions.first.changed),
    summary: `لحظهٔ تحویل سال ${toPersianDigits(year)}`,
    description: [
      `ساعت ${toPersianDigits(clockOf(local.msOfDay))} به وقت تهران`,
      `March equinox: ${utcText(moment)} (${equinox.timeScale}), computed from NASA JPL DE431`,
    ].join('\n'),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: 'نوروز' }],
  });
  // The library writes DTEND, and a moment has a length rather than an end.
  return textOf(file).replace(/^DTSTART:.*\r\n/m, '$&DURATION:PT1M\r\n');
}

/** @param address where the file is published; calendar applications refresh it from there */
function newCalendar(name: string, address: string | undefined): ICalCalendar {
  return ical({
    prodId: { company: 'Salnama', product: 'Calendar of Iran', language: 'FA' },
    name,
    scale: 'GREGORIAN',
    ttl: DAY_SECONDS,
    source: address ?? null,
  });
}

function addHoliday(file: ICalCalendar, occurrence: Occurrence, { sequence, changed }: Revision): void {
  const { occasion, jdn, estimate, ruleYear, ordinal } = occurrence;
  file.createEvent({
    // Slug and year of the occasion's own calendar name it for good; a date may move, a title may be corrected.
    id: `${occasion.slug}-${ruleYear}${ordinal > 1 ? `-${ordinal}` : ''}@${UID_DOMAIN}`,
    start: utcMidnight(jdn),
    end: utcMidnight(addDays(jdn, 1)),
    allDay: true,
    sequence,
    stamp: utcMidnight(changed),
    lastModified: utcMidnight(changed),
    summary: occasion.titleFa,
    description: [
      occasion.titleFa,
      occasion.titleEn,
      'تعطیل رسمی ایران | Official holiday in Iran',
      ...(estimate ? [ESTIMATE_FA, ESTIMATE_EN] : []),
    ].join('\n'),
    status: estimate ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: HOLIDAY_CATEGORY }, { name: CATEGORY_FA[occasion.category] }],
  });
}

/** All-day events are dates; the library takes the date from a moment's UTC fields. */
const utcMidnight = (jdn: Jdn): Date => new Date(toEpochMs(jdn));

/** The library leaves out the last line's CRLF. */
const textOf = (file: ICalCalendar): string => `${file.toString()}\r\n`;
