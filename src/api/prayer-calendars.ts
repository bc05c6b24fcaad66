/** The calendars of a city to subscribe to: a year of prayer times, and Ramadan. Apart from the JSON, which needs no ical-generator. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { toEpochMs } from '#core/jdn.ts';
import { ramadanOf } from '#core/ramadan.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { type CalendarEvent, calendarText } from './calendar-file.ts';
import { atMinute, PRAYER_NAMES_FA, PRAYERS, type PrayerDay } from './prayer-days.ts';
import { daysOfYear } from './prayer-year.ts';
import { RAMADAN_TIMES, type RamadanDay, ramadanDays } from './ramadan.ts';

/** Prayers that have an event in the calendar of the year. */
const CALLS = ['fajr', 'dhuhr', 'maghrib'] as const;

/** Three calls a day, each at its minute; the description names all six times. */
export function prayerYearIcs(city: City, year: number, almanac: Almanac, address: string): string {
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const name = `اوقات شرعی ${city.nameFa} ${toPersianDigits(year)}`;
  const events = daysOfYear(city, year, almanac).flatMap((day) => callsOf(day, city, changed));
  return calendarText({ name, product: 'Prayer times', language: 'FA', address }, events);
}

function callsOf(
  { jdn, moments, clocks }: PrayerDay,
  { slug, nameFa, nameEn }: City,
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
    title: `${PRAYER_NAMES_FA[call]} ${nameFa} | ${titled(call)}, ${nameEn}`,
    notes,
    categories: ['اوقات شرعی'],
  }));
}

const titled = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The end of suhur and the time of iftar of every day, each at its minute. */
export function ramadanIcs(city: City, year: number, almanac: Almanac, address: string): string {
  const ramadan = ramadanOf(year, almanac.hijri, almanac.hijriProbability);
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const isTentative = ramadan.probability < 1;
  const name = `امساکیهٔ ${city.nameFa} ${toPersianDigits(year)}`;
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
  { slug, nameFa, nameEn }: City,
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
    title: `${fa} ${toPersianDigits(number)} رمضان، ${nameFa} | ${en}, ${number} Ramadan, ${nameEn}`,
    notes,
    categories: ['امساکیه'],
  }));
}
