/**
 * Methods of prayer times as data: angles of the Sun below the horizon, or minutes after another time.
 *
 * The angles are those that the institutions publish. A note marks an older edition that differs. Known disagreement:
 * since September 2011 the Fiqh Council of North America also named 17.5° for fajr. Its statement of 2017 names 15° again.
 */
import type { Name } from './names.ts';

export interface Angle {
  /** below the horizon, positive */
  readonly angleDegrees: number;
}

export interface Minutes {
  readonly minutes: number;
}

/** The angles and minutes of a method. */
export interface PrayerRules {
  readonly fajr: Angle;
  /** an angle, or minutes after sunset */
  readonly maghrib: Angle | Minutes;
  /** an angle, or minutes after maghrib */
  readonly isha: Angle | Minutes;
  /** minutes after maghrib in Ramadan (by the Umm al-Qura calendar), if different */
  readonly ishaInRamadan?: Minutes;
  /** midnight is halfway from sunset to this time of the next day */
  readonly nightEndsAt: 'fajr' | 'sunrise';
  /** default {@link DEFAULT_HIGH_LATITUDE} */
  readonly highLatitude?: HighLatitude;
}

/**
 * Rules for fajr and isha in short nights, by the names of adhan: neither is farther from sunrise or sunset than a share
 * of the night from sunset to sunrise. `middle_of_night` holds only where the Sun does not reach the angle.
 */
export const HIGH_LATITUDES = ['middle_of_night', 'one_seventh', 'angle_based'] as const;
export type HighLatitude = (typeof HIGH_LATITUDES)[number];
export const DEFAULT_HIGH_LATITUDE = 'middle_of_night' satisfies HighLatitude;

export interface PrayerMethod extends PrayerRules {
  readonly id: string;
  readonly name: Name;
}

const AT_SUNSET: Minutes = { minutes: 0 };

/** Institute of Geophysics, University of Tehran; its tables have no isha, 14° is what calculators give for it. */
export const TEHRAN_METHOD = {
  id: 'tehran',
  name: { fa: 'مؤسسهٔ ژئوفیزیک دانشگاه تهران', en: 'Institute of Geophysics, University of Tehran' },
  fajr: { angleDegrees: 17.7 },
  maghrib: { angleDegrees: 4.5 },
  isha: { angleDegrees: 14 },
  nightEndsAt: 'fajr',
} as const satisfies PrayerMethod;

export const PRAYER_METHODS = [
  TEHRAN_METHOD,
  {
    id: 'jafari',
    name: { fa: 'مؤسسهٔ لواء، قم (جعفری)', en: 'Leva Research Institute, Qom (Jafari)' },
    fajr: { angleDegrees: 16 },
    maghrib: { angleDegrees: 4 },
    isha: { angleDegrees: 14 },
    nightEndsAt: 'fajr',
  },
  {
    id: 'mwl',
    name: { fa: 'رابطة العالم الاسلامی', en: 'Muslim World League' },
    fajr: { angleDegrees: 18 },
    maghrib: AT_SUNSET,
    isha: { angleDegrees: 17 },
    nightEndsAt: 'sunrise',
  },
  {
    id: 'isna',
    name: { fa: 'انجمن اسلامی آمریکای شمالی', en: 'Islamic Society of North America' },
    fajr: { angleDegrees: 15 },
    maghrib: AT_SUNSET,
    isha: { angleDegrees: 15 },
    nightEndsAt: 'sunrise',
  },
  {
    id: 'egypt',
    name: { fa: 'سازمان مساحی مصر', en: 'Egyptian General Authority of Survey' },
    fajr: { angleDegrees: 19.5 },
    maghrib: AT_SUNSET,
    isha: { angleDegrees: 17.5 },
    nightEndsAt: 'sunrise',
  },
  {
    // Before 1430 AH fajr was at 19°.
    id: 'makkah',
    name: { fa: 'دانشگاه ام‌القری، مکه', en: 'Umm al-Qura University, Makkah' },
    fajr: { angleDegrees: 18.5 },
    maghrib: AT_SUNSET,
    isha: { minutes: 90 },
    ishaInRamadan: { minutes: 120 },
    nightEndsAt: 'sunrise',
  },
  {
    id: 'karachi',
    name: { fa: 'دانشگاه علوم اسلامی کراچی', en: 'University of Islamic Sciences, Karachi' },
    fajr: { angleDegrees: 18 },
    maghrib: AT_SUNSET,
    isha: { angleDegrees: 18 },
    nightEndsAt: 'sunrise',
  },
] as const satisfies readonly PrayerMethod[];

export type PrayerMethodId = (typeof PRAYER_METHODS)[number]['id'];

/** Length of a thing's shadow at asr, beyond that at noon, as times its height. */
export const ASR_SHADOWS = { standard: 1, hanafi: 2 } as const;
export type AsrSchool = keyof typeof ASR_SHADOWS;
