/** Publications that give the numbers of the methods of prayer times. Pages that compute times do not need them. */
import type { PrayerMethodId } from './prayer-methods.ts';

/** A council's own statement, with a table of the conventions of the other institutions. */
const FIQH_COUNCIL =
  'Fiqh Council of North America, The Suggested Calculation Method for Fajr & Isha Times, October 2017 (fiqhcouncil.org/the-suggested-calculation-method-for-fajr-and-isha)';

export const PRAYER_SOURCES: Readonly<Record<PrayerMethodId, string>> = {
  tehran:
    'Calendar Centre, Institute of Geophysics, University of Tehran (calendar.ut.ac.ir); isha: PrayTimes.org, Calculation Methods (praytimes.org/docs/calculation)',
  // The institute's publication was not found. The numbers come from a list of methods of 2008 and from a community
  // that uses them.
  jafari:
    'PrayTimes.org, Calculation Methods (praytimes.org/docs/calculation); fajr and maghrib also: mnjamat.org, About prayer and fasting times (mnjamat.org/index.php/en/islam/about-prayer-fasting-times)',
  mwl: 'Islamic Fiqh Council of the Muslim World League, ninth session, Mecca, 12–19 Rajab 1406 AH (March 1986), decision 6: prayer times at high latitudes',
  isna: FIQH_COUNCIL,
  egypt: FIQH_COUNCIL,
  makkah: FIQH_COUNCIL,
  karachi: FIQH_COUNCIL,
};
