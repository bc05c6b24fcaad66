/** How the Moon's lit side leans, as seen from a place. */
const DEGREES = Math.PI / 180;
const OBLIQUITY = 23.44 * DEGREES;
/** Latitude of Tehran. */
const LATITUDE = 35.7 * DEGREES;

const equatorial = (longitude: number) => ({
  rightAscension: Math.atan2(Math.cos(OBLIQUITY) * Math.sin(longitude), Math.cos(longitude)),
  declination: Math.asin(Math.sin(OBLIQUITY) * Math.sin(longitude)),
});

/**
 * Degrees by which the lit side of the Moon, drawn on the right while it grows and on the left while it shrinks, is turned
 * clockwise: in Tehran at sunset while it grows, at sunrise while it shrinks. The Moon's latitude is neglected, which is
 * up to 5 degrees.
 *
 * @param sunLongitude ecliptic longitude of the Sun in degrees
 * @param elongation of the Moon from the Sun, 0 … 360 degrees
 * @see Meeus, Astronomical Algorithms, chapters 14 and 48
 */
export function moonTilt(sunLongitude: number, elongation: number): number {
  const isGrowing = elongation < 180;
  const sun = equatorial(sunLongitude * DEGREES);
  const moon = equatorial((sunLongitude + elongation) * DEGREES);
  const apart = sun.rightAscension - moon.rightAscension;
  const sunset = Math.acos(-Math.tan(LATITUDE) * Math.tan(sun.declination));
  const hourAngle = (isGrowing ? sunset : -sunset) + apart;
  const limb = Math.atan2(
    Math.cos(sun.declination) * Math.sin(apart),
    Math.sin(sun.declination) * Math.cos(moon.declination) -
      Math.cos(sun.declination) * Math.sin(moon.declination) * Math.cos(apart),
  );
  const parallactic = Math.atan2(
    Math.sin(hourAngle),
    Math.tan(LATITUDE) * Math.cos(moon.declination) - Math.sin(moon.declination) * Math.cos(hourAngle),
  );
  const turn = (isGrowing ? 270 : 90) - (limb - parallactic) / DEGREES;
  return ((((turn + 180) % 360) + 360) % 360) - 180;
}

const MEAN_LONGITUDE = 280.46;
const DEGREES_PER_DAY = 0.985_647_4;
const MEAN_ANOMALY = 357.53;
const ANOMALY_PER_DAY = 0.985_600_3;

/**
 * Ecliptic longitude of the Sun in degrees, to a hundredth.
 * @param days since noon UT of 1 January 2000
 * @see Astronomical Almanac, low-precision formulas for the Sun
 */
export function sunLongitude(days: number): number {
  const anomaly = (MEAN_ANOMALY + ANOMALY_PER_DAY * days) * DEGREES;
  return MEAN_LONGITUDE + DEGREES_PER_DAY * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
}
