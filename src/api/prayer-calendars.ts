/** The calendars of a city to subscribe to: a year of prayer times, and Ramadan. Apart from the JSON, which needs no ical-generator. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { ramadanOf } from '#core/ramadan.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { type CalendarEvent, calendarText, repeatedOnDays } from './calendar-file.ts';
import { atMinute, PRAYER_NAMES_FA, PRAYERS, type PrayerDay } from './prayer-days.ts';
import { daysOfYear } from './prayer-year.ts';
import { RAMADAN_TIMES, type RamadanDay, ramadanDays } from './ramadan.ts';

/** Prayers that have an event in the calendar of the year. */
const CALLS = ['fajr', 'dhuhr', 'maghrib'] as const;

/** Three calls a day, each at its minute; the description names all six times. */
export function prayerYearIcs(city: City, year: number, almanac: Almanac, address: string): string {
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const name = `اوقات شرعی ${city.name_fa} ${toPersianDigits(year)}`;
  const sample = calendarText(
    { name, product: 'Prayer times', language: 'FA', address },
    callsOf(SAMPLE, city, changed),
  );
  return repeatedOnDays(sample, SAMPLE_VALUES, daysOfYear(city, year, almanac).map(valuesOf));
}

/** ical-generator takes 30 ms for a year of events, so it writes one day, and the other days replace its values. */
const SAMPLE: PrayerDay = {
  jdn: gregorian.fromIsoDate('2000-01-01'),
  moments: Object.fromEntries(
    PRAYERS.map((time, index) => [time, Date.UTC(2000, 0, 1, 0, 10 * index)]),
  ) as PrayerDay['moments'],
  clocks: Object.fromEntries(PRAYERS.map((time, index) => [time, `00:0${index}`])) as PrayerDay['clocks'],
  rules: [],
};
const SAMPLE_VALUES = /2000-01-01|20000101T00\d[01]00Z|00:0\d|۰۰:۰[۰-۹]/g;

/** The values of a day by those of the sample, which have the same number of letters and octets. */
function valuesOf({ jdn, moments, clocks }: PrayerDay): ReadonlyMap<string, string> {
  const values = new Map([['2000-01-01', gregorian.toIsoDate(jdn)]]);
  for (const [index, time] of PRAYERS.entries()) {
    values.set(`00:0${index}`, clocks[time]).set(`۰۰:${toPersianDigits(`0${index}`)}`, toPersianDigits(clocks[time]));
  }
  for (const call of CALLS) {
    const index = PRAYERS.indexOf(call);
    const start = atMinute(moments[call]);
    values
      .set(`20000101T00${index}000Z`, stampOf(start))
      .set(`20000101T00${index}100Z`, stampOf(start + MS_PER_MINUTE));
  }
  return values;
}

/** As `DTSTART` holds a moment. */
const stampOf = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.000/g, '');

function callsOf(
  { jdn, moments, clocks }: PrayerDay,
  { slug, name_fa, name_en }: City,
  changed: number,
): CalendarEvent[] {
  const notes = [
    PRAYERS.map((time) => `${PRAYER_NAMES_FA[time]} ${toPersianDigits(clocks[time])}`).join('، '),
    PRAYERS.map((time) => `${time} ${clocks[time]}`).join(', '),
  ];
  return CALLS.map((call) => ({
    id: `prayer-${slug}-${gregorian.toIsoDate(jdn)}-${call}`,
    changed,
    start: { moment: atMinute(moments[call]) },
    title: `${PRAYER_NAMES_FA[call]} ${name_fa} | ${titled(call)}, ${name_en}`,
    notes,
    categories: ['اوقات شرعی'],
  }));
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The end of suhur and the time of iftar of every day, each at its minute. */
export function ramadanIcs(city: City, year: number, almanac: Almanac, address: string): string {
  const ramadan = ramadanOf(year, almanac.hijri, almanac.hijriProbability);
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const isTentative = ramadan.probability < 1;
  const name = `امساکیهٔ ${city.name_fa} ${toPersianDigits(year)}`;
  const events = ramadanDays(city, ramadan, almanac).flatMap((day, index) =>
    fastingCallsOf(day, index + 1, city, { changed, isTentative }),
  );
  return calendarText({ name, product: 'Ramadan timetable', language: 'FA', address }, events);
}

const FASTING_CALLS = [
  ['imsak', 'امساک', 'Imsak'],
  ['maghrib', 'افطار', 'Iftar'],
] as const;

function fastingCallsOf(
  { jdn, moments, clocks }: RamadanDay,
  number: number,
  { slug, name_fa, name_en }: City,
  { changed, isTentative }: Pick<CalendarEvent, 'changed' | 'isTentative'>,
): CalendarEvent[] {
  const notes = [
    `اذان صبح ${toPersianDigits(clocks.fajr)}، طلوع ${toPersianDigits(clocks.sunrise)}، اذان مغرب ${toPersianDigits(clocks.maghrib)}`,
    RAMADAN_TIMES.map((time) => `${time} ${clocks[time]}`).join(', '),
    ...(isTentative
      ? ['آغاز ماه رمضان ممکن است یک روز جابه‌جا شود.', 'The first day of Ramadan may move by a day.']
      : []),
  ];
  return FASTING_CALLS.map(([time, fa, en]) => ({
    id: `ramadan-${slug}-${gregorian.toIsoDate(jdn)}-${time}`,
    changed,
    start: { moment: atMinute(moments[time]) },
    isTentative,
    title: `${fa} ${toPersianDigits(number)} رمضان، ${name_fa} | ${en}, ${number} Ramadan, ${name_en}`,
    notes,
    categories: ['امساکیه'],
  }));
}
