/** Shapes of answers about cities and prayer times: `/timezones`, `/cities`, `/prayer-times`, `/times`. */
import { z } from 'zod';
import { HIGH_LATITUDES } from '#core/prayer-methods.ts';
import { EIGHT_TIMES } from '../facts/eight-times.ts';
import { ASR_SCHOOLS, METHOD_IDS } from '../query/prayer-options.ts';
import { CityRecord, clock, dates, isoDate, PrayerTimes, searchText } from './shapes.ts';

const city = { city: z.string(), timezone: z.string() };
const method = z
  .string()
  .meta({ description: 'the method, and the substitute rules used if the Sun does not reach an angle' });

const ramadanDays = {
  first_day_sh: isoDate,
  first_day_gregorian: isoDate,
  length: z.int().min(29).max(30),
  data: z.array(
    z.strictObject({
      day: z.int().min(1).max(30).meta({ description: 'day of Ramadan' }),
      ...dates,
      times: z.strictObject({
        imsak: clock,
        fajr: clock,
        sunrise: clock,
        dhuhr: clock,
        maghrib: clock,
        midnight: clock,
      }),
    }),
  ),
};

export const RamadanTimetable = z
  .strictObject({
    ...city,
    year: z.int().meta({ description: 'hijri year' }),
    method,
    imsak_minutes_before_fajr: z.int(),
    estimate: z.boolean().meta({ description: 'true if the first day is not announced yet' }),
    probability: z.number().meta({ description: 'probability that Ramadan begins on this day' }),
    ...ramadanDays,
    other: z.strictObject(ramadanDays).nullable().meta({
      description: 'the timetable if Ramadan begins on the next likely day; null if its first day is certain',
    }),
  })
  .meta({ id: 'RamadanTimetable', description: 'Ramadan timetable of a city' });

const EightTimes = z
  .strictObject({
    fajr: clock.meta({ description: 'dawn' }),
    sunrise: clock.meta({ description: 'sunrise' }),
    dhuhr: clock.meta({ description: 'the Sun’s transit' }),
    asr: clock.meta({ description: 'the shadow has grown by a thing’s height, or twice that (`hanafi`)' }),
    sunset: clock.meta({ description: 'sunset' }),
    maghrib: clock.meta({ description: 'dusk' }),
    isha: clock.meta({ description: 'nightfall' }),
    midnight: clock.meta({
      description: 'half way from sunset to the next fajr (tehran, jafari) or sunrise (the others)',
    }),
  })
  .meta({ id: 'EightTimes', description: 'Eight times of a day on the local clock, HH:MM' });

const dayOffsets = z.partialRecord(z.enum(EIGHT_TIMES), z.int()).meta({
  description: 'times that fall on another day, with the days from this one: `{"midnight": 1}`',
});

const TimesOfDay = z
  .strictObject({ ...dates, times: EightTimes, day_offsets: dayOffsets })
  .meta({ id: 'TimesOfDay', description: 'The times of a day' });

const asr = z.enum(ASR_SCHOOLS).meta({ description: 'the requested school' });
const highLatitude = z.enum(HIGH_LATITUDES).meta({ description: 'the requested rule for short nights' });

const yearOfCity = { ...city, year: z.int() };

export const PrayerYear = z
  .union([
    z.strictObject({
      ...yearOfCity,
      method,
      data: z.array(z.strictObject({ ...dates, times: PrayerTimes })),
    }),
    z.strictObject({
      ...yearOfCity,
      method: z.string().meta({ description: 'the requested method' }),
      asr,
      high_latitude: highLatitude,
      data: z.array(TimesOfDay),
    }),
  ])
  .meta({
    id: 'PrayerYear',
    description:
      'Prayer times of a city on every day of a year: the Institute’s six, or eight if the query gives a method, an asr or a rule',
  });

const MethodName = z
  .strictObject({
    id: z.enum(METHOD_IDS).meta({ description: 'the requested method' }),
    name_fa: z.string().meta({ description: 'name in Persian' }),
    name_en: z.string().meta({ description: 'name in English' }),
  })
  .meta({ id: 'PrayerMethod', description: 'A method of prayer times' });

const PrayerRule = z
  .strictObject({
    id: z.string().meta({ description: 'the time and its rule' }),
    name_fa: z.string().meta({ description: 'the rule in Persian' }),
    name_en: z.string().meta({ description: 'the rule in English' }),
  })
  .meta({ id: 'PrayerRule', description: 'A rule that replaces an angle that the Sun does not reach' });

export const PLACE_ANSWERS = {
  timezones: z.strictObject({ data: z.array(CityRecord) }).meta({ id: 'Timezones' }),
  cities: z
    .strictObject({ q: searchText, data: z.array(CityRecord).meta({ description: 'best match first' }) })
    .meta({ id: 'Cities' }),
  'prayer-times': z.strictObject({ ...city, ...dates, method, times: PrayerTimes }).meta({ id: 'PrayerTimesOfDay' }),
  times: z
    .strictObject({
      city: z.string().nullable().meta({ description: 'slug of the city; null for coordinates' }),
      latitude: z.number(),
      longitude: z.number(),
      timezone: z.string(),
      method: MethodName.meta({ description: 'the method' }),
      asr,
      high_latitude: highLatitude,
      rules: z.array(PrayerRule).meta({ description: 'rules that replaced an angle on one of the days' }),
      qibla_degrees: z
        .number()
        .min(0)
        .max(360)
        .meta({ description: 'direction of the Kaaba, degrees clockwise from true north' }),
      data: z.array(TimesOfDay).meta({ description: 'the days in order' }),
    })
    .meta({ id: 'Times' }),
};
