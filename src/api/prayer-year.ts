/** A year of a city's prayer times: as JSON, as CSV, and as a calendar to subscribe to. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, toEpochMs } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { type CalendarEvent, calendarText } from './calendar-file.ts';
import { dayDates } from './date-objects.ts';
import { persianText } from './dates.ts';
import { atMinute, methodOf, PRAYERS, type Prayer, type PrayerDay, prayerDays } from './prayer-days.ts';

/** Prayers that have an event in the calendar of the year. */
const CALLS = ['fajr', 'dhuhr', 'maghrib'] as const;

const NAMES_FA: Readonly<Record<Prayer, string>> = {
  fajr: 'اذان صبح',
  sunrise: 'طلوع آفتاب',
  dhuhr: 'اذان ظهر',
  sunset: 'غروب آفتاب',
  maghrib: 'اذان مغرب',
  midnight: 'نیمه‌شب شرعی',
};

/** @param year a year of {@link PRAYER_YEARS} */
function daysOfYear(city: City, year: number, almanac: Almanac): PrayerDay[] {
  const first = persian.firstDayOfYear(year);
  const days = Array.from({ length: persian.yearLength(year) }, (_, day) => addDays(first, day));
  return prayerDays(city, days, almanac);
}

export function prayerYearJson(city: City, year: number, almanac: Almanac) {
  const days = daysOfYear(city, year, almanac);
  return {
    city: city.slug,
    timezone: city.zone,
    year,
    method: methodOf(days),
    data: days.map(({ jdn, clocks }) => ({
      ...dayDates(jdn),
      times: clocks,
    })),
  };
}

const CSV_HEADER = ['date_sh', 'date_gregorian', 'weekday_en', ...PRAYERS].join();

/** RFC 4180; no field needs quotes. */
export function prayerYearCsv(city: City, year: number, almanac: Almanac): string {
  const lines = daysOfYear(city, year, almanac).map(({ jdn, clocks }) =>
    [persianText(jdn), gregorian.toIsoDate(jdn), weekdayName(jdn).en, ...PRAYERS.map((time) => clocks[time])].join(),
  );
  return [CSV_HEADER, ...lines, ''].join('\r\n');
}

/** Three calls a day, each at its minute; the description names all six times. */
export function prayerYearIcs(city: City, year: number, almanac: Almanac, address: string): string {
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  return calendarText(
    {
      name: `اوقات شرعی ${city.nameFa} ${toPersianDigits(year)}`,
      product: 'Prayer times',
      language: 'FA',
      address,
    },
    daysOfYear(city, year, almanac).flatMap((day) => callsOf(day, city, changed)),
  );
}

function callsOf(
  { jdn, moments, clocks }: PrayerDay,
  { slug, nameFa, nameEn }: City,
  changed: number,
): CalendarEvent[] {
  const notes = [
    PRAYERS.map((time) => `${NAMES_FA[time]} ${toPersianDigits(clocks[time])}`).join('، '),
    PRAYERS.map((time) => `${time} ${clocks[time]}`).join(', '),
  ];
  return CALLS.map((call) => ({
    id: `prayer-${slug}-${gregorian.toIsoDate(jdn)}-${call}`,
    changed,
    start: { moment: atMinute(moments[call]) },
    title: `${NAMES_FA[call]} ${nameFa} | ${titled(call)}, ${nameEn}`,
    notes,
    categories: ['اوقات شرعی'],
  }));
}

const titled = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
