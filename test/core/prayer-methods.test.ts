/**
 * Compares the methods with adhan for every city and month. If times differ by more than a minute, the Sun's position
 * decides.
 */
import * as adhan from 'adhan';
import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { cachedNoons, cachedZones } from '#core/caches.ts';
import { qiblaDegrees } from '#core/globe.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, fromEpochMs, MS_PER_DAY, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { ASR_SHADOWS, type AsrSchool, PRAYER_METHODS, type PrayerMethodId } from '#core/prayer-methods.ts';
import { type EightTimes, eightTimes, prayerTimes } from '#core/prayer-times.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { tables } from '#tables/index.ts';

const zoneOf = cachedZones();
const MINUTE = 60_000;
const YEAR = 2026;
const DAY_OF_MONTH = 15;
/** 15 March 2026 is 26 Ramadan 1447 by Umm al-Qura; the other days are not in Ramadan. */
const RAMADAN = 3;
const noonPlaces = cachedNoons(512);
const cities = tables.places.cities;
const COMPARED = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'] as const;
type Compared = (typeof COMPARED)[number];

/** Methods that adhan also has. Some add a minute to dhuhr as a precaution, which the test removes. */
const PEERS: readonly (readonly [PrayerMethodId, () => adhan.CalculationParameters, AsrSchool])[] = [
  ['tehran', adhan.CalculationMethod.Tehran, 'standard'],
  ['mwl', adhan.CalculationMethod.MuslimWorldLeague, 'hanafi'],
  ['isna', adhan.CalculationMethod.NorthAmerica, 'standard'],
  ['egypt', adhan.CalculationMethod.Egyptian, 'standard'],
  ['makkah', adhan.CalculationMethod.UmmAlQura, 'standard'],
  ['karachi', adhan.CalculationMethod.Karachi, 'hanafi'],
];

type City = (typeof cities)[number];
const placeOf = ({ latitude, longitude }: City) => ({ latitudeDegrees: latitude, longitudeDegrees: longitude });

const methodOf = (id: PrayerMethodId) => PRAYER_METHODS.find((method) => method.id === id)!;

function oursOf(city: City, month: number, id: PrayerMethodId, asr: AsrSchool): EightTimes {
  const jdn = gregorian.toJdn({ year: YEAR, month, day: DAY_OF_MONTH });
  const offsetAt = zoneOf(city.zone).offsetMinutesAt;
  return eightTimes(placeOf(city), jdn, offsetAt, noonPlaces, methodOf(id), ASR_SHADOWS[asr]);
}

function theirsOf(city: City, month: number, make: () => adhan.CalculationParameters, asr: AsrSchool) {
  const parameters = make();
  parameters.methodAdjustments.dhuhr = 0;
  parameters.madhab = asr === 'hanafi' ? adhan.Madhab.Hanafi : adhan.Madhab.Shafi;
  // In adhan, the caller must lengthen the interval.
  if (month === RAMADAN && parameters.ishaInterval > 0) parameters.ishaInterval = 120;
  parameters.highLatitudeRule = adhan.HighLatitudeRule.MiddleOfTheNight;
  // adhan reads year, month and day of a local Date.
  const date = new Date(YEAR, month - 1, DAY_OF_MONTH);
  return new adhan.PrayerTimes(new adhan.Coordinates(city.latitude, city.longitude), date, parameters);
}

/** Altitude of the Sun's centre without refraction, and declination, in degrees, by astronomy-engine. */
function sunAt(city: City, epochMs: number) {
  const date = new Date(epochMs);
  const observer = new Observer(city.latitude, city.longitude, 0);
  const { ra, dec } = Equator(Body.Sun, date, observer, true, true);
  return { altitude: Horizon(date, observer, ra, dec).altitude, declination: dec };
}

/** Does the Sun's position at our moment satisfy the method? */
function isTrue(city: City, prayer: Compared, moment: number, id: PrayerMethodId, asr: AsrSchool): boolean {
  const { altitude, declination } = sunAt(city, moment);
  const method = methodOf(id);
  const near = (wanted: number) => Math.abs(altitude - wanted) < 0.01;
  if (prayer === 'fajr') return near(-method.fajr.angleDegrees);
  if (prayer === 'isha') return 'angleDegrees' in method.isha && near(-method.isha.angleDegrees);
  if (prayer !== 'asr') return false;
  const zenithDistance = (Math.abs(city.latitude - declination) * Math.PI) / 180;
  return near((Math.atan(1 / (ASR_SHADOWS[asr] + Math.tan(zenithDistance))) * 180) / Math.PI);
}

type Reason = 'date line' | 'rule of high latitudes' | 'the Sun decides for us';

function reasonOf(
  city: City,
  prayer: Compared,
  ours: EightTimes,
  id: PrayerMethodId,
  asr: AsrSchool,
  month: number,
): Reason | undefined {
  const jdn = gregorian.toJdn({ year: YEAR, month, day: DAY_OF_MONTH });
  const offset = zoneOf(city.zone).offsetMinutesAt(ours.dhuhr);
  // adhan uses the longitude, so it gives the previous or next day where the date line bends.
  const byLongitude = fromEpochMs(ours.dhuhr + city.longitude * 4 * MINUTE);
  if (byLongitude !== jdn && fromEpochMs(ours.dhuhr + offset * MINUTE) === jdn) return 'date line';
  // adhan uses the declination at 0 h UT for the shadow, and only one step if the Sun barely reaches an angle.
  if (isTrue(city, prayer, ours[prayer], id, asr)) return 'the Sun decides for us';
  if (ours.rules.length > 0) return 'rule of high latitudes';
  return undefined;
}

test('every angle and number of minutes is the published one', () => {
  const published = readCsv('data/references/prayer-methods.csv').map(({ cells }) => cells);
  const ours = PRAYER_METHODS.map(({ id, fajr, maghrib, isha, nightEndsAt, ...rest }) => ({
    method: id,
    fajr_degrees: String(fajr.angleDegrees),
    maghrib_degrees: 'angleDegrees' in maghrib ? String(maghrib.angleDegrees) : '',
    isha_degrees: 'angleDegrees' in isha ? String(isha.angleDegrees) : '',
    isha_minutes: 'minutes' in isha ? String(isha.minutes) : '',
    isha_minutes_ramadan: 'ishaInRamadan' in rest ? String(rest.ishaInRamadan.minutes) : '',
    night_ends_at: nightEndsAt,
  }));
  const byMethod = (rows: readonly Readonly<Record<string, string>>[]) =>
    rows.toSorted((a, b) => (a.method! < b.method! ? -1 : 1));
  expect(byMethod(ours)).toEqual(byMethod(published));
  // Minutes of maghrib are not in the publication: it begins at sunset.
  for (const { maghrib } of PRAYER_METHODS) if ('minutes' in maghrib) expect(maghrib.minutes).toBe(0);
});

test('within a minute of adhan over all cities and twelve days, every difference explained', () => {
  const reasons: Record<Reason, number> = { 'date line': 0, 'rule of high latitudes': 0, 'the Sun decides for us': 0 };
  const unexplained: string[] = [];
  let compared = 0;
  for (const [index, city] of cities.entries()) {
    for (let month = 1; month <= 12; month++) {
      // Each method is tested in every month and with every sixth city.
      const [id, make, asr] = PEERS[(index + month) % PEERS.length]!;
      const ours = oursOf(city, month, id, asr);
      const theirs = theirsOf(city, month, make, asr);
      for (const prayer of COMPARED) {
        const moment = theirs[prayer].getTime();
        // adhan gives no times in polar day and polar night.
        if (Number.isNaN(moment)) {
          if (!ours.rules.some((rule) => rule.startsWith('nearest_latitude')))
            unexplained.push(`${city.slug} ${month} ${prayer}: none`);
          continue;
        }
        compared += 1;
        const minutes = Math.abs(Math.round(ours[prayer] / MINUTE) * MINUTE - moment) / MINUTE;
        if (minutes <= 1) continue;
        const reason = reasonOf(city, prayer, ours, id, asr, month);
        if (reason) reasons[reason] += 1;
        else unexplained.push(`${city.slug} ${month} ${id} ${prayer}: ${minutes} minutes`);
      }
    }
  }
  expect(unexplained.slice(0, 10), `${unexplained.length} unexplained differences`).toEqual([]);
  expect(compared).toBeGreaterThan(130_000);
  // Differences must be rare, and the test fails if a reason has no case.
  for (const count of Object.values(reasons)) expect(count).toBeGreaterThan(0);
  expect(Object.values(reasons).reduce((sum, count) => sum + count)).toBeLessThan(compared * 0.01);
});

describe('the eight times', () => {
  test('six of them are those of the method of Tehran, to the bit', () => {
    for (const city of cities.filter((_, index) => index % 40 === 0)) {
      const jdn = gregorian.toJdn({ year: YEAR, month: 6, day: DAY_OF_MONTH });
      const offsetAt = zoneOf(city.zone).offsetMinutesAt;
      const { rules, ...six } = prayerTimes(placeOf(city), jdn, offsetAt, noonPlaces);
      expect(oursOf(city, 6, 'tehran', 'standard')).toMatchObject(six);
    }
  });

  test('are in order in every city and month by every method', () => {
    for (const city of cities.filter((_, index) => index % 7 === 0)) {
      for (let month = 1; month <= 12; month++) {
        for (const { id } of PRAYER_METHODS) {
          const { fajr, sunrise, dhuhr, asr, sunset, maghrib, isha, midnight } = oursOf(city, month, id, 'hanafi');
          const inOrder = [fajr, sunrise, dhuhr, asr, sunset];
          expect(
            inOrder.toSorted((a, b) => a - b),
            `${city.slug} ${month} ${id}`,
          ).toEqual(inOrder);
          expect(sunset <= maghrib && maghrib < isha && sunset < midnight, `${city.slug} ${month} ${id}`).toBe(true);
        }
      }
    }
  });

  /** Around the first and the last noon of the polar night, asr has no shadow to go by. */
  test('are finite and in order for 200 years in 30 cities of the north', () => {
    const north = cities.filter(({ latitude }) => latitude > 60);
    const firstOf = (year: number) => persian.toJdn({ year, month: 1, day: 1 });
    const faults: string[] = [];
    for (let jdn = firstOf(1300); jdn < firstOf(1500); jdn++) {
      const noon = 90 + noonPlaces(toEpochMs(jdn) / MS_PER_DAY).declination * (180 / Math.PI);
      for (const [index, city] of north.entries()) {
        // All days on which the Sun's centre is near the horizon at noon, and a sample of the others.
        if (Math.abs(noon - city.latitude) > 1 && (jdn + index) % 60 !== 0) continue;
        const offsetAt = zoneOf(city.zone).offsetMinutesAt;
        const times = eightTimes(placeOf(city), jdn, offsetAt, noonPlaces, methodOf('mwl'), 1 + (jdn % 2));
        const { fajr, sunrise, dhuhr, asr, sunset, maghrib, isha, midnight } = times;
        const inOrder = [-Infinity, fajr, sunrise, dhuhr, asr, sunset, maghrib, isha, midnight, Infinity];
        if (!inOrder.every((moment, at) => at === 0 || moment >= inOrder[at - 1]!)) faults.push(`${city.slug} ${jdn}`);
      }
    }
    expect(north.length).toBeGreaterThanOrEqual(30);
    expect(faults).toEqual([]);
  });

  test('the night of tehran and jafari ends at fajr, that of the others at sunrise', () => {
    const city = cities.find(({ slug }) => slug === 'tehran')!;
    const ofTehran = oursOf(city, 3, 'tehran', 'standard');
    const ofLeague = oursOf(city, 3, 'mwl', 'standard');
    expect(ofLeague.midnight - ofTehran.midnight).toBeGreaterThan(30 * MINUTE);
    expect(ofLeague.maghrib).toBe(ofLeague.sunset);
    const [inMarch, inJune] = [oursOf(city, RAMADAN, 'makkah', 'standard'), oursOf(city, 6, 'makkah', 'standard')];
    expect(inMarch.isha - inMarch.maghrib).toBe(120 * MINUTE);
    expect(inJune.isha - inJune.maghrib).toBe(90 * MINUTE);
  });
});

test.each([
  ['middle_of_night', adhan.HighLatitudeRule.MiddleOfTheNight],
  ['one_seventh', adhan.HighLatitudeRule.SeventhOfTheNight],
  ['angle_based', adhan.HighLatitudeRule.TwilightAngle],
] as const)(
  'in the short nights of the north, %s is as in adhan, and isha is not after midnight',
  (highLatitude, rule) => {
    const city = cities.find(({ slug }) => slug === 'stockholm')!;
    const offsetAt = zoneOf(city.zone).offsetMinutesAt;
    for (const month of [4, 5, 6, 7, 8]) {
      const jdn = gregorian.toJdn({ year: YEAR, month, day: DAY_OF_MONTH });
      const method = { ...methodOf('mwl'), highLatitude };
      const { fajr, isha, midnight } = eightTimes(placeOf(city), jdn, offsetAt, noonPlaces, method, 1);
      const parameters = adhan.CalculationMethod.MuslimWorldLeague();
      parameters.highLatitudeRule = rule;
      const coordinates = new adhan.Coordinates(city.latitude, city.longitude);
      const theirs = new adhan.PrayerTimes(coordinates, new Date(YEAR, month - 1, DAY_OF_MONTH), parameters);
      // adhan takes the coming night for fajr too.
      expect(Math.abs(fajr - theirs.fajr.getTime()), `fajr ${month}`).toBeLessThan(3 * MINUTE);
      expect(Math.abs(isha - theirs.isha.getTime()), `isha ${month}`).toBeLessThan(3 * MINUTE);
      expect(isha, `${month}`).toBeLessThanOrEqual(midnight);
    }
  },
);

test('the polar night borrows one latitude, so that sunrise changes little from day to day', () => {
  const city = cities.find(({ slug }) => slug === 'tromso')!;
  const sunrises = Array.from({ length: 40 }, (_, day) => {
    const jdn = addDays(gregorian.toJdn({ year: YEAR, month: 12, day: 1 }), day);
    return prayerTimes(placeOf(city), jdn, () => 60, noonPlaces).sunrise - toEpochMs(jdn);
  });
  const steps = sunrises.slice(1).map((sunrise, index) => Math.abs(sunrise - sunrises[index]!));
  expect(Math.max(...steps)).toBeLessThan(5 * MINUTE);
});

test('the qibla is that of adhan within a hundredth of a degree', () => {
  for (const city of cities) {
    const theirs = adhan.Qibla(new adhan.Coordinates(city.latitude, city.longitude));
    const apart = Math.abs(((qiblaDegrees(placeOf(city)) - theirs + 540) % 360) - 180);
    // Near Mecca, a few metres between two coordinates of the Kaaba change the direction.
    if (Math.abs(city.latitude - 21.42) > 1) expect(apart, city.slug).toBeLessThan(0.01);
  }
});
