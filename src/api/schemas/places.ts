/** Shapes of answers about cities and prayer times: `/timezones`, `/cities`, `/prayer-times`, `/times`. */

import { z } from 'zod';
import { HIGH_LATITUDES } from '#core/prayer-methods.ts';
import { EIGHT_TIMES } from '#core/prayer-names.ts';
import { RAMADAN_TIMES } from '../facts/ramadan.ts';
import { ASR_SCHOOLS, METHOD_IDS } from '../query/prayer-options.ts';
import { CityRecord, dates, isoDate, PrayerTimes, timesOf } from './shapes.ts';

const city = { city: z.string(), timezone: z.string() };

const ramadanDays = {
  first_day_sh: isoDate,
  first_day_gregorian: isoDate,
  length: z.int().min(29).max(30),
  data: z.array(z.strictObject({ day: z.int().min(1).max(30), ...dates, times: timesOf(RAMADAN_TIMES) })),
};

export const RamadanTimetable = z
  .strictObject({
    ...city,
    year: z.int(),
    method: z.string(),
    imsak_minutes_before_fajr: z.int(),
    estimate: z.boolean(),
    probability: z.number(),
    ...ramadanDays,
    other: z.strictObject(ramadanDays).nullable(),
  })
  .meta({ id: 'RamadanTimetable', description: 'Ramadan timetable of a city' });

const EightTimes = timesOf(EIGHT_TIMES).meta({
  id: 'EightTimes',
  description: 'Eight times of a day on the local clock, HH:MM',
});

const dayOffsets = z.partialRecord(z.enum(EIGHT_TIMES), z.int());

const TimesOfDay = z
  .strictObject({ ...dates, times: EightTimes, day_offsets: dayOffsets })
  .meta({ id: 'TimesOfDay', description: 'The times of a day' });

const options = { asr: z.enum(ASR_SCHOOLS), high_latitude: z.enum(HIGH_LATITUDES) };
const yearOfCity = { ...city, year: z.int(), method: z.string() };

export const PrayerYear = z
  .union([
    z.strictObject({ ...yearOfCity, data: z.array(z.strictObject({ ...dates, times: PrayerTimes })) }),
    z.strictObject({ ...yearOfCity, ...options, data: z.array(TimesOfDay) }),
  ])
  .meta({
    id: 'PrayerYear',
    description:
      'Prayer times of a city on every day of a year: the Institute’s six, or eight if the query gives a method, an asr or a rule',
  });

const names = { name_fa: z.string(), name_en: z.string() };
const MethodName = z
  .strictObject({ id: z.enum(METHOD_IDS), ...names })
  .meta({ id: 'PrayerMethod', description: 'A method of prayer times' });

const PrayerRule = z
  .strictObject({ id: z.string(), ...names })
  .meta({ id: 'PrayerRule', description: 'A rule that replaces an angle that the Sun does not reach' });

export const PLACE_ANSWERS = {
  timezones: z.strictObject({ data: z.array(CityRecord) }).meta({ id: 'Timezones' }),
  cities: z.strictObject({ q: z.string(), data: z.array(CityRecord) }).meta({ id: 'Cities' }),
  'prayer-times': z
    .strictObject({ ...city, ...dates, method: z.string(), times: PrayerTimes })
    .meta({ id: 'PrayerTimesOfDay' }),
  times: z
    .strictObject({
      city: z.string().nullable(),
      latitude: z.number(),
      longitude: z.number(),
      timezone: z.string(),
      method: MethodName,
      ...options,
      rules: z.array(PrayerRule),
      qibla_degrees: z.number().min(0).max(360),
      data: z.array(TimesOfDay),
    })
    .meta({ id: 'Times' }),
};
