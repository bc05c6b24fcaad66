/** Descriptions of endpoints that have numbers of the program: only documents need them. */
import { type Angle, type Minutes, PRAYER_METHODS, type PrayerMethod } from '#core/prayer-methods.ts';
import { PRAYER_SOURCES } from '#core/prayer-sources.ts';
import { CONVERT_YEARS } from '../base/ranges.ts';
import type { Text } from '../base/text.ts';

/** `mwl`: fajr 18°, maghrib at sunset, isha 17° */
function anglesOf({ id, fajr, maghrib, isha, ishaInRamadan }: PrayerMethod): string {
  const angleText = (rule: Angle | Minutes) =>
    'minutes' in rule ? (rule.minutes === 0 ? 'at sunset' : `after ${rule.minutes} minutes`) : `${rule.angleDegrees}°`;
  const inRamadan = ishaInRamadan ? ` (in Ramadan ${angleText(ishaInRamadan)})` : '';
  return `\`${id}\`: fajr ${angleText(fajr)}, maghrib ${angleText(maghrib)}, isha ${angleText(isha)}${inRamadan}`;
}

const ANGLES = PRAYER_METHODS.map(anglesOf).join('; ');
const SOURCES = [...new Set(Object.values(PRAYER_SOURCES))].join('; ');

export const DESCRIPTIONS: Readonly<Record<string, Text>> = {
  convert: {
    fa: 'هر روز از سال ۱ تا ۳۰۰۰ شمسی، و همان روزها در تقویم‌های دیگر. پیش از ۱۱ فروردین ۱۳۰۴ قاعدهٔ امروز به کار رفته است؛ ماه‌های برجی آن زمان (حمل، ثور …) ۲۹ تا ۳۲ روز داشتند و از ۱۲۹۰ تا ۱۳۰۳ تا یک روز زودتر یا دیرتر شروع می‌شدند. تقویمِ سال را فقط `from` تعیین می‌کند: `from=sh&year=2026` سال ۲۰۲۶ شمسی است، یعنی ۲۶۴۷ میلادی.',
    en: `Every day of the Persian years ${CONVERT_YEARS.first} to ${CONVERT_YEARS.last}, and the same days in the other calendars. Before 11 Farvardin 1304 (31 March 1925) today's rule is used (proleptic); the zodiac months of that time (Hamal, Sawr …) had 29 to 32 days and in 1290–1303 began up to a day earlier or later. Only \`from\` decides the calendar of the year: \`from=sh&year=2026\` is the Persian year 2026, in AD 2647.`,
  },
  times: {
    fa: 'یک شهر، یا مختصات با منطقهٔ زمانی؛ یک روز (`date`، شمسی یا میلادی)، یک ماه یا یک سال. `tehran` همان شش وقتِ `prayer-times` را دارد. زاویهٔ هر روش و منبع آن در متن انگلیسی و در OpenAPI آمده است. اگر آفتاب به زاویه‌ای نرسد، قاعدهٔ جایگزین به کار می‌رود و نامش در `rules` می‌آید. `day_offsets` می‌گوید کدام وقت به روز دیگری می‌افتد.',
    en: [
      'A city, or coordinates with a time zone; a day (`date`, Persian or Gregorian), a month or a year. `tehran` has the six times of `prayer-times`.',
      'If the Sun does not reach an angle, a substitute rule is used and named in `rules`: fajr or isha by `high_latitude`, maghrib after a part of the night, asr at dhuhr, or all times of a latitude with a sunrise. `day_offsets` names the times that fall on another day.',
      `${ANGLES}.`,
      `Sources: ${SOURCES}.`,
    ].join('\n\n'),
  },
};
