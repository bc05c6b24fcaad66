/** Shape of the answers of `/api/times`. */
import { z } from 'zod';
import { ASR_SCHOOLS, METHOD_IDS } from '#core/prayer-methods.ts';
import { clock, isoDate } from './shapes.ts';

const time = (en: string, fa: string) => clock.meta({ description: en, persian: fa });

export const EightTimes = z
  .strictObject({
    fajr: time('dawn', 'اذان صبح'),
    sunrise: time('sunrise', 'طلوع آفتاب'),
    dhuhr: time('the Sun’s transit', 'اذان ظهر'),
    asr: time(
      'the shadow has grown by a thing’s height, or twice that (`hanafi`)',
      'سایه به اندازهٔ خودِ چیز بلندتر شده، یا دو برابر آن (`hanafi`)',
    ),
    sunset: time('sunset', 'غروب آفتاب'),
    maghrib: time('dusk', 'اذان مغرب'),
    isha: time('nightfall', 'عشا'),
    midnight: time(
      'half way from sunset to the next fajr (tehran, jafari) or sunrise (the others)',
      'میانهٔ غروب تا اذان صبح بعد (tehran و jafari) یا طلوع بعد (دیگر روش‌ها)',
    ),
  })
  .meta({ id: 'EightTimes', description: 'Eight times of a day on the local clock, HH:MM' });

export const TimesOfDay = z
  .strictObject({ date_sh: isoDate, date_gregorian: isoDate, times: EightTimes })
  .meta({ id: 'TimesOfDay', description: 'The times of a day' });

export const MethodName = z
  .strictObject({
    id: z.enum(METHOD_IDS).meta({ description: 'the method asked for', persian: 'روش خواسته' }),
    name_fa: z.string().meta({ description: 'name in Persian', persian: 'نام به فارسی' }),
    name_en: z.string().meta({
      description: 'name in English, and the rules used where the Sun does not reach an angle on one of the days',
      persian: 'نام به انگلیسی، و قاعده‌هایی که اگر آفتاب در روزی به زاویه‌ای نرسد به کار رفته‌اند',
    }),
  })
  .meta({ id: 'PrayerMethod', description: 'A method of prayer times' });

export const TimesAnswer = z
  .strictObject({
    city: z
      .string()
      .nullable()
      .meta({ description: 'slug of the city; null for coordinates', persian: 'شناسهٔ شهر؛ برای مختصات null' }),
    latitude: z.number(),
    longitude: z.number(),
    timezone: z.string(),
    method: MethodName.meta({ description: 'the method', persian: 'روش محاسبه' }),
    asr: z.enum(ASR_SCHOOLS).meta({ description: 'the school asked for', persian: 'مذهبِ خواسته برای عصر' }),
    qibla_degrees: z.number().min(0).max(360).meta({
      description: 'direction of the Kaaba, degrees clockwise from true north',
      persian: 'سوی قبله، درجه از شمال حقیقی در جهت عقربه‌های ساعت',
    }),
    data: z.array(TimesOfDay).meta({ description: 'the days in order', persian: 'روزها به ترتیب' }),
  })
  .meta({ id: 'Times' });
