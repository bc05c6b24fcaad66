/** Shapes of answers about cities and prayer times: `/timezones`, `/cities`, `/prayer-times`, `/times`. */
import { z } from 'zod';
import { ASR_SCHOOLS, METHOD_IDS } from '#core/prayer-methods.ts';
import { CityRecord, clock, dates, isoDate, PrayerTimes, searchText, told } from './shapes.ts';

export const TimezonesAnswer = z.strictObject({ data: z.array(CityRecord) }).meta({ id: 'Timezones' });

export const CitiesAnswer = z
  .strictObject({ q: searchText, data: told(z.array(CityRecord), 'best match first', 'بهترین نتیجه اول') })
  .meta({ id: 'Cities' });

const city = { city: z.string(), timezone: z.string() };
const method = z
  .string()
  .meta({ description: 'the method, and the substitute rules used if the Sun does not reach an angle' });

export const PrayerTimesAnswer = z
  .strictObject({ ...city, ...dates, method, times: PrayerTimes })
  .meta({ id: 'PrayerTimesOfDay' });

export const PrayerYear = z
  .strictObject({
    ...city,
    year: z.int(),
    method,
    data: z.array(z.strictObject({ ...dates, times: PrayerTimes })),
  })
  .meta({ id: 'PrayerYear', description: 'Prayer times of a city on every day of a Persian year' });

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
    fajr: told(clock, 'dawn', 'اذان صبح'),
    sunrise: told(clock, 'sunrise', 'طلوع آفتاب'),
    dhuhr: told(clock, 'the Sun’s transit', 'اذان ظهر'),
    asr: told(
      clock,
      'the shadow has grown by a thing’s height, or twice that (`hanafi`)',
      'سایه به اندازهٔ خودِ چیز بلندتر شده، یا دو برابر آن (`hanafi`)',
    ),
    sunset: told(clock, 'sunset', 'غروب آفتاب'),
    maghrib: told(clock, 'dusk', 'اذان مغرب'),
    isha: told(clock, 'nightfall', 'عشا'),
    midnight: told(
      clock,
      'half way from sunset to the next fajr (tehran, jafari) or sunrise (the others)',
      'میانهٔ غروب تا اذان صبح بعد (tehran و jafari) یا طلوع بعد (دیگر روش‌ها)',
    ),
  })
  .meta({ id: 'EightTimes', description: 'Eight times of a day on the local clock, HH:MM' });

const TimesOfDay = z
  .strictObject({ ...dates, times: EightTimes })
  .meta({ id: 'TimesOfDay', description: 'The times of a day' });

const MethodName = z
  .strictObject({
    id: told(z.enum(METHOD_IDS), 'the method asked for', 'روش خواسته'),
    name_fa: told(z.string(), 'name in Persian', 'نام به فارسی'),
    name_en: told(
      z.string(),
      'name in English, and the rules used where the Sun does not reach an angle on one of the days',
      'نام به انگلیسی، و قاعده‌هایی که اگر آفتاب در روزی به زاویه‌ای نرسد به کار رفته‌اند',
    ),
  })
  .meta({ id: 'PrayerMethod', description: 'A method of prayer times' });

export const TimesAnswer = z
  .strictObject({
    city: told(z.string().nullable(), 'slug of the city; null for coordinates', 'شناسهٔ شهر؛ برای مختصات null'),
    latitude: z.number(),
    longitude: z.number(),
    timezone: z.string(),
    method: told(MethodName, 'the method', 'روش محاسبه'),
    asr: told(z.enum(ASR_SCHOOLS), 'the school asked for', 'مذهبِ خواسته برای عصر'),
    qibla_degrees: told(
      z.number().min(0).max(360),
      'direction of the Kaaba, degrees clockwise from true north',
      'سوی قبله، درجه از شمال حقیقی در جهت عقربه‌های ساعت',
    ),
    data: told(z.array(TimesOfDay), 'the days in order', 'روزها به ترتیب'),
  })
  .meta({ id: 'Times' });
