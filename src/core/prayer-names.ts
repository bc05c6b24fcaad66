/** The times of a day, and their names in Persian. */

/** The six times of the Institute's tables, in the order of the day. */
export const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'] as const;
export type Prayer = (typeof PRAYERS)[number];

/** With the two times that the Institute's tables leave out. */
export const EIGHT_TIMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'] as const;
export type EightTime = (typeof EIGHT_TIMES)[number];

/** The prayers to which Shia Muslims are called, and all five. */
export const CALLED_PRAYERS = ['fajr', 'dhuhr', 'maghrib'] as const;
export const FIVE_PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

export const PRAYER_NAMES_FA: Readonly<Record<Prayer, string>> = {
  fajr: 'اذان صبح',
  sunrise: 'طلوع آفتاب',
  dhuhr: 'اذان ظهر',
  sunset: 'غروب آفتاب',
  maghrib: 'اذان مغرب',
  midnight: 'نیمه‌شب شرعی',
};
