/** The six times of a day in the Institute's tables, and their names in Persian. */

/** In the order of the day. */
export const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'] as const;
export type Prayer = (typeof PRAYERS)[number];

export const PRAYER_NAMES_FA: Readonly<Record<Prayer, string>> = {
  fajr: 'اذان صبح',
  sunrise: 'طلوع آفتاب',
  dhuhr: 'اذان ظهر',
  sunset: 'غروب آفتاب',
  maghrib: 'اذان مغرب',
  midnight: 'نیمه‌شب شرعی',
};
