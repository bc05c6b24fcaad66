/** The parameter `method` of prayer times, and the values of `method` and `asr`. */
import {
  ASR_SHADOWS,
  type AsrSchool,
  PRAYER_METHODS,
  type PrayerMethod,
  type PrayerMethodId,
} from '#core/prayer-methods.ts';
import { oneOf, withFallback } from './parameters.ts';

export const METHOD_IDS = PRAYER_METHODS.map(({ id }) => id) as [PrayerMethodId, ...PrayerMethodId[]];
export const ASR_SCHOOLS = Object.keys(ASR_SHADOWS) as [AsrSchool, ...AsrSchool[]];

export const prayerMethod = withFallback(
  oneOf({ fa: 'روش محاسبهٔ اوقات شرعی', en: 'Method of the prayer times' }, METHOD_IDS),
  'tehran',
);

export const methodNamed = (id: PrayerMethodId): PrayerMethod => PRAYER_METHODS.find((method) => method.id === id)!;
