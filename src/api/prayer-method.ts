/** The parameter `method` of prayer times. */
import { METHOD_IDS, PRAYER_METHODS, type PrayerMethod, type PrayerMethodId } from '#core/prayer-methods.ts';
import { oneOf, withFallback } from './parameters.ts';

export const prayerMethod = withFallback(
  oneOf({ fa: 'روش محاسبهٔ اوقات شرعی', en: 'Method of the prayer times' }, METHOD_IDS),
  'tehran',
);

export const methodNamed = (id: PrayerMethodId): PrayerMethod => PRAYER_METHODS.find((method) => method.id === id)!;
