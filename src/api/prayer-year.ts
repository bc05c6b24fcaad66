/** A year of a city's prayer times: as JSON, as CSV, and as a calendar to subscribe to. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, toEpochMs } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { clockTime, prayerTimes } from '#core/prayer-times.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { type CalendarEvent, calendarText } from './calendar-file.ts';
import { persianText } from './dates.ts';

const METHOD = 'Institute of Geophysics, University of Tehran';
const MS_PER_MINUTE = 60_000;

/** In the order of the day. */
const TIMES = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'] as const;
type Time = (typeof TIMES)[number];
/** Prayers that have an event in the calendar of the year. */
const CALLS = ['fajr', 'dhuhr', 'maghrib'] as const;

const NAMES_FA: Readonly<Record<Time, string>> = {
  fajr: 'اذان صبح',
  sunrise: 'طلوع آفتاب',
  dhuhr: 'اذان ظهر',
  sunset: 'غروب آفتاب',
  maghrib: 'اذان مغرب',
  midnight: 'نیمه‌شب شرعی',
};

interface PrayerDay {
  readonly jdn: Jdn;
  readonly moments: Readonly<Record<Time, number>>;
  /** HH:MM in the city */
  readonly clocks: Readonly<Record<Time, string>>;
  readonly rules: readonly string[];
}

/** @param year a year of {@link PRAYER_YEARS} */
function prayerDays({ zone, latitude, longitude }: City, year: number, { noonPlaces, zoneOf }: Almanac): PrayerDay[] {
  const place = { latitudeDegrees: latitude, longitudeDegrees: longitude };
  const offsetAt = zoneOf(zone).offsetMinutesAt;
  const first = persian.firstDayOfYear(year);
  return Array.from({ length: persian.yearLength(year) }, (_, day) => {
    const jdn = addDays(first, day);
    const { rules, ...moments } = prayerTimes(place, jdn, offsetAt, noonPlaces);
    const clock = (time: Time) => clockTime(moments[time], offsetAt(moments[time]));
    const clocks = {
      fajr: clock('fajr'),
      sunrise: clock('sunrise'),
      dhuhr: clock('dhuhr'),
      sunset: clock('sunset'),
      maghrib: clock('maghrib'),
      midnight: clock('midnight'),
    };
    return { jdn, moments, clocks, rules };
  });
}

export function prayerYearJson(city: City, year: number, almanac: Almanac) {
  const days = prayerDays(city, year, almanac);
  const rules = new Set(days.flatMap((day) => day.rules));
  return {
    city: city.slug,
    timezone: city.zone,
    year,
    method: [METHOD, ...rules].join('; '),
    data: days.map(({ jdn, clocks }) => ({
      date_sh: persianText(jdn),
      date_gregorian: gregorian.toIsoDate(jdn),
      times: clocks,
    })),
  };
}

const CSV_HEADER = ['date_sh', 'date_gregorian', 'weekday_en', ...TIMES].join();

/** RFC 4180; no field needs quotes. */
export function prayerYearCsv(city: City, year: number, almanac: Almanac): string {
  const lines = prayerDays(city, year, almanac).map(({ jdn, clocks }) =>
    [persianText(jdn), gregorian.toIsoDate(jdn), weekdayName(jdn).en, ...TIMES.map((time) => clocks[time])].join(),
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
    prayerDays(city, year, almanac).flatMap((day) => callsOf(day, city, changed)),
  );
}

function callsOf(
  { jdn, moments, clocks }: PrayerDay,
  { slug, nameFa, nameEn }: City,
  changed: number,
): CalendarEvent[] {
  const notes = [
    TIMES.map((time) => `${NAMES_FA[time]} ${toPersianDigits(clocks[time])}`).join('، '),
    TIMES.map((time) => `${time} ${clocks[time]}`).join(', '),
  ];
  return CALLS.map((call) => ({
    id: `prayer-${slug}-${gregorian.toIsoDate(jdn)}-${call}`,
    sequence: 0,
    changed,
    start: { moment: Math.round(moments[call] / MS_PER_MINUTE) * MS_PER_MINUTE },
    isTentative: false,
    title: `${NAMES_FA[call]} ${nameFa} | ${titled(call)}, ${nameEn}`,
    notes,
    categories: ['اوقات شرعی'],
  }));
}

const titled = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
