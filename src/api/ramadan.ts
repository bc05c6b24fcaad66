/** The Ramadan timetable of a city: as JSON and as a calendar. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { type FastingDays, fastingDays, IMSAK_MINUTES, ramadanOf } from '#core/ramadan.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from './almanac.ts';
import { type CalendarEvent, calendarText } from './calendar-file.ts';
import { dayDates } from './date-objects.ts';
import { persianText } from './dates.ts';
import { atMinute, clockOf, clocksOf, methodOf, type PrayerDay, prayerDays } from './prayer-days.ts';

const TIMES = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'maghrib', 'midnight'] as const;
type Time = (typeof TIMES)[number];

interface Day extends Pick<PrayerDay, 'jdn' | 'rules'> {
  readonly moments: Readonly<Record<Time, number>>;
  readonly clocks: Readonly<Record<Time, string>>;
}

function daysOf(city: City, days: FastingDays, almanac: Almanac): Day[] {
  const clock = clockOf(city, almanac);
  return prayerDays(city, fastingDays(days), almanac).map(({ jdn, moments: prayers, rules }) => {
    const moments = { ...prayers, imsak: prayers.fajr - IMSAK_MINUTES * MS_PER_MINUTE };
    return { jdn, moments, clocks: clocksOf(TIMES, moments, clock), rules };
  });
}

const version = (span: FastingDays, days: readonly Day[]) => ({
  first_day_sh: persianText(span.firstDay),
  first_day_gregorian: gregorian.toIsoDate(span.firstDay),
  length: span.length,
  data: days.map(({ jdn, clocks }, index) => ({
    day: index + 1,
    ...dayDates(jdn),
    times: clocks,
  })),
});

export function ramadanJson(city: City, year: number, almanac: Almanac) {
  const ramadan = ramadanOf(year, almanac.hijri, almanac.hijriProbability);
  const { other, isEstimate, probability } = ramadan;
  const days = daysOf(city, ramadan, almanac);
  return {
    city: city.slug,
    timezone: city.zone,
    year,
    method: methodOf(days),
    imsak_minutes_before_fajr: IMSAK_MINUTES,
    estimate: isEstimate,
    probability,
    ...version(ramadan, days),
    other: other && version(other, daysOf(city, other, almanac)),
  };
}

/** The end of suhur and the time of iftar of every day, each at its minute. */
export function ramadanIcs(city: City, year: number, almanac: Almanac, address: string): string {
  const ramadan = ramadanOf(year, almanac.hijri, almanac.hijriProbability);
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const isTentative = ramadan.probability < 1;
  return calendarText(
    {
      name: `امساکیهٔ ${city.nameFa} ${toPersianDigits(year)}`,
      product: 'Ramadan timetable',
      language: 'FA',
      address,
    },
    daysOf(city, ramadan, almanac).flatMap((day, index) => callsOf(day, index + 1, city, { changed, isTentative })),
  );
}

const CALLS = [
  ['imsak', 'امساک', 'Imsak'],
  ['maghrib', 'افطار', 'Iftar'],
] as const;

function callsOf(
  { jdn, moments, clocks }: Day,
  number: number,
  { slug, nameFa, nameEn }: City,
  { changed, isTentative }: Pick<CalendarEvent, 'changed' | 'isTentative'>,
): CalendarEvent[] {
  const notes = [
    `اذان صبح ${toPersianDigits(clocks.fajr)}، طلوع ${toPersianDigits(clocks.sunrise)}، اذان مغرب ${toPersianDigits(clocks.maghrib)}`,
    TIMES.map((time) => `${time} ${clocks[time]}`).join(', '),
    ...(isTentative
      ? ['آغاز ماه رمضان ممکن است یک روز جابه‌جا شود.', 'The first day of Ramadan may move by a day.']
      : []),
  ];
  return CALLS.map(([time, fa, en]) => ({
    id: `ramadan-${slug}-${gregorian.toIsoDate(jdn)}-${time}`,
    changed,
    start: { moment: atMinute(moments[time]) },
    isTentative,
    title: `${fa} ${toPersianDigits(number)} رمضان، ${nameFa} | ${en}, ${number} Ramadan, ${nameEn}`,
    notes,
    categories: ['امساکیه'],
  }));
}
