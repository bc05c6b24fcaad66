/** The calendars of a city to subscribe to: a year of prayer times, and Ramadan. Apart from the JSON, which needs no ical-generator. */
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { UNDECIDED_FROM } from '#core/iran-time.ts';
import { MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { CALLED_PRAYERS, EIGHT_TIMES, type EightTime, FIVE_PRAYERS, PRAYERS } from '#core/prayer-names.ts';
import { ramadanOf } from '#core/ramadan.ts';
import type { City } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Context } from '../base/context.ts';
import { todayInTehran } from '../base/tehran.ts';
import { type EightTimesDay, TIME_NAMES_FA } from '../facts/eight-times.ts';
import { atMinute, prayerDays } from '../facts/prayer-days.ts';
import { daysOfPrayerYear, eightTimesOf } from '../facts/prayer-year.ts';
import { RAMADAN_TIMES, type RamadanDay, ramadanDays } from '../facts/ramadan.ts';
import { methodNamed, type PrayerOptions } from '../query/prayer-options.ts';
import { type CalendarEvent, calendarText, repeatedOnDays } from './calendar-file.ts';

/** The times of a calendar, and those that have an event. */
interface CalendarTimes {
  readonly times: readonly EightTime[];
  readonly calls: readonly EightTime[];
  /** in the ids of the events, so that two methods can be subscribed to */
  readonly tag: string;
}

const INSTITUTE: CalendarTimes = { times: PRAYERS, calls: CALLED_PRAYERS, tag: '' };

const byOptions = ({ method, asr }: PrayerOptions): CalendarTimes => ({
  times: EIGHT_TIMES,
  calls: FIVE_PRAYERS,
  tag: `${method}-${asr}-`,
});

type Day = Pick<EightTimesDay, 'jdn'> & {
  readonly moments: Readonly<Partial<Record<EightTime, number>>>;
  readonly clocks: Readonly<Partial<Record<EightTime, string>>>;
};

/**
 * Calls of some years, each at its minute; the description names all times of the day.
 * @param options undefined: three calls and the Institute's six times; else five calls and eight times
 */
export function prayerYearIcs(
  city: City,
  years: readonly number[],
  almanac: Almanac,
  address: string,
  options?: PrayerOptions,
): string {
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const of = options ? byOptions(options) : INSTITUTE;
  const method = options ? `، ${methodNamed(options.method).name.fa}` : '';
  const name = `اوقات شرعی ${city.name_fa} ${years.map(toPersianDigits).join('–')}${method}`;
  const days = years.flatMap(daysOfPrayerYear);
  const found: readonly Day[] = options ? eightTimesOf(city, days, almanac, options) : prayerDays(city, days, almanac);
  const sample = sampleOf(of);
  const text = calendarText(
    { name, product: 'Prayer times', language: 'FA', address, description: clockNote(city, years) },
    callsOf(sample, of, city, changed),
  );
  return repeatedOnDays(
    text,
    valuesOf(sample, of),
    found.map((day) => valuesOf(day, of)),
  );
}

/** That the times of later years may move by an hour; undefined outside Iran, and if no bill is in parliament. */
const clockNote = ({ country }: City, years: readonly number[]): string | undefined =>
  country === 'IR' && UNDECIDED_FROM !== undefined && years.some((year) => year >= UNDECIDED_FROM!)
    ? `لایحهٔ تغییر ساعت رسمی در مجلس است؛ اگر تصویب شود، اوقات از ${toPersianDigits(UNDECIDED_FROM)} شاید یک ساعت جابه‌جا شود.`
    : undefined;

/** ical-generator takes 30 ms for a year of events, so it writes one day, and the other days replace its values. */
const sampleOf = ({ times }: CalendarTimes): Day => ({
  jdn: gregorian.fromIsoDate('2000-01-01'),
  moments: Object.fromEntries(times.map((time, index) => [time, Date.UTC(2000, 0, 1, 0, 5 * index)])),
  clocks: Object.fromEntries(times.map((time, index) => [time, `00:0${index}`])),
});

/** What differs from day to day, in the same order and with the same number of letters and octets for every day. */
const valuesOf = ({ jdn, moments, clocks }: Day, { times, calls }: CalendarTimes): string[] => [
  gregorian.toIsoDate(jdn),
  ...times.flatMap((time) => [clocks[time]!, toPersianDigits(clocks[time]!)]),
  ...calls.flatMap((call) => {
    const start = atMinute(moments[call]!);
    return [stampOf(start), stampOf(start + MS_PER_MINUTE)];
  }),
];

/** A moment in the form of `DTSTART`. */
const stampOf = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.000/g, '');

function callsOf(
  { jdn, moments, clocks }: Day,
  { times, calls, tag }: CalendarTimes,
  { slug, name_fa, name_en }: City,
  changed: number,
): CalendarEvent[] {
  const notes = [
    times.map((time) => `${TIME_NAMES_FA[time]} ${toPersianDigits(clocks[time]!)}`).join('، '),
    times.map((time) => `${time} ${clocks[time]}`).join(', '),
  ];
  return calls.map((call) => ({
    id: `prayer-${slug}-${tag}${gregorian.toIsoDate(jdn)}-${call}`,
    changed,
    start: { moment: atMinute(moments[call]!) },
    title: `${TIME_NAMES_FA[call]} ${name_fa} | ${titled(call)}, ${name_en}`,
    notes,
    categories: ['اوقات شرعی'],
  }));
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The end of suhur and the time of iftar of every day, each at its minute. */
export function ramadanIcs(
  city: City,
  year: number,
  { almanac, now }: Context,
  address: string,
  options?: PrayerOptions,
): string {
  const ramadan = ramadanOf(year, almanac.hijri, almanac.hijriProbability, todayInTehran(now));
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  const isTentative = ramadan.probability < 1;
  const name = `امساکیهٔ ${city.name_fa} ${toPersianDigits(year)}`;
  const events = ramadanDays(city, ramadan, almanac, options).flatMap((day, index) =>
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
