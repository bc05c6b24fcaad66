/** Prayer times, compared with printed tables and astronomy-engine, and checked for consistency at every latitude. */
import { AstroTime, Body, Observer, SearchAltitude, SearchHourAngle } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { cachedZones } from '#core/caches.ts';
import { fromIsoDate } from '#core/gregorian.ts';
import { addDays, fromEpochMs, type Jdn } from '#core/jdn.ts';
import { clockTime, type PrayerTimes, prayerTimes } from '#core/prayer-times.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { FROZEN } from '../support/frozen.ts';

const PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'] as const;
type Prayer = (typeof PRAYERS)[number];

const MINUTE = 60_000;
const DAY = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const PRINTED_VALUES = 132;
const FIRST_DAY = fromIsoDate('1921-03-21');
const LAST_DAY = fromIsoDate('2122-03-20');

const zoneOf = cachedZones();
const offsetOf = (zone: string) => zoneOf(zone).offsetMinutesAt;
const meanSolarOffset = (longitudeDegrees: number) => () => longitudeDegrees * 4;
const place = (latitudeDegrees: number, longitudeDegrees: number) => ({ latitudeDegrees, longitudeDegrees });

/** Returns the errors in a day's times. */
function faultsOf(times: PrayerTimes, jdn: Jdn, offset: (epochMs: number) => number): string[] {
  const faults: string[] = [];
  for (const prayer of PRAYERS) if (!Number.isFinite(times[prayer])) faults.push(`${prayer} is ${times[prayer]}`);
  if (!(times.fajr < times.sunrise && times.sunrise < times.dhuhr && times.dhuhr < times.sunset)) {
    faults.push('fajr to sunset out of order');
  }
  if (!(times.sunset <= times.maghrib && times.maghrib < times.midnight))
    faults.push('sunset to midnight out of order');
  if (times.midnight - times.fajr > 1.5 * DAY) faults.push('longer than a day and a half');
  if (fromEpochMs(times.dhuhr + offset(times.dhuhr) * MINUTE) !== jdn) faults.push('transit on another date');
  return faults;
}

describe('printed tables', () => {
  interface Printed {
    readonly row: string;
    readonly prayer: Prayer;
    readonly tier: string;
    /** computed minus printed time, both rounded to the minute */
    readonly minutes: number;
    /** computed minus printed; undefined if no seconds are printed */
    readonly seconds: number | undefined;
  }

  const aroundTheClock = (difference: number, day: number) => difference - day * Math.round(difference / day);

  const printed: Printed[] = readCsv(`${FROZEN}/data/references/prayer-times.csv`).flatMap(({ cells, line }) => {
    const offset = offsetOf(cells.zone!);
    const times = prayerTimes(place(Number(cells.latitude), Number(cells.longitude)), fromIsoDate(cells.date!), offset);
    return PRAYERS.filter((prayer) => cells[prayer]).map((prayer): Printed => {
      const [hour, minute, second] = cells[prayer]!.split(':').map(Number);
      const printedSeconds = hour! * 3600 + minute! * 60 + (second ?? 0);
      const [clockHour, clockMinute] = clockTime(times[prayer], offset(times[prayer])).split(':').map(Number);
      const localSeconds = ((times[prayer] + offset(times[prayer]) * MINUTE) % DAY) / 1000;
      return {
        row: `line ${line} ${cells.city} ${cells.date}`,
        prayer,
        tier: cells.tier!,
        minutes: aroundTheClock(clockHour! * 60 + clockMinute! - Math.round(printedSeconds / 60), 1440),
        seconds: second === undefined ? undefined : aroundTheClock(localSeconds - printedSeconds, 86_400),
      };
    });
  });

  test('are all read', () => {
    expect(new Set(printed.map(({ tier }) => tier))).toEqual(new Set(['A1', 'A2', 'B', 'C']));
    expect(printed).toHaveLength(PRINTED_VALUES);
  });

  test('agree within a minute', () => {
    expect(printed.filter(({ minutes }) => Math.abs(minutes) > 1)).toEqual([]);
  });

  test('agree to the minute in nine of ten values, but for those with a minute of precaution', () => {
    const plain = printed.filter(({ tier }) => tier !== 'A2');
    expect(plain.filter(({ minutes }) => minutes === 0).length / plain.length).toBeGreaterThanOrEqual(0.9);
  });

  test('with seconds agree within 3.5 s, the place being theirs', () => {
    for (const [row, values] of Map.groupBy(
      printed.filter(({ tier }) => tier === 'A1'),
      ({ row }) => row,
    )) {
      const seconds = values.map((value) => value.seconds!);
      // The sources name a city without longitude. A city is about 0.05° wide, which shifts all values by up to 12 s.
      const shift = seconds.reduce((sum, value) => sum + value, 0) / seconds.length;
      expect(Math.abs(shift), row).toBeLessThan(12);
      for (const value of seconds) expect(Math.abs(value - shift), row).toBeLessThan(3.5);
    }
  });
});

describe('astronomy-engine', () => {
  /** astronomy-engine gives the Sun's position from the surface, 8.8″ lower than from the Earth's centre. */
  const PARALLAX_DEGREES = 8.794 / 3600;
  const SAMPLES = 60;
  const astroTime = (epochMs: number) => new AstroTime((epochMs - J2000_MS) / DAY);
  const epochMsOf = (time: AstroTime | null) => J2000_MS + time!.ut * DAY;

  test('finds the same transits and altitudes within a second', () => {
    const worst: Record<Exclude<Prayer, 'midnight'>, number> = { fajr: 0, sunrise: 0, dhuhr: 0, sunset: 0, maghrib: 0 };
    for (let i = 0; i < SAMPLES; i += 1) {
      const latitude = -47 + ((i * 37) % 95);
      const longitude = -180 + ((i * 71) % 360);
      // 1950 … 2049, where its ΔT and ours agree within seconds.
      const jdn = addDays(fromIsoDate('1950-01-01'), (i * 6197) % 36_524);
      const times = prayerTimes(place(latitude, longitude), jdn, meanSolarOffset(longitude));
      const observer = new Observer(latitude, longitude, 0);
      const altitude = (direction: number, moment: number, degrees: number) =>
        epochMsOf(
          SearchAltitude(Body.Sun, observer, direction, astroTime(moment - DAY / 48), 0.1, degrees - PARALLAX_DEGREES),
        );
      const theirs = {
        fajr: altitude(1, times.fajr, -17.7),
        sunrise: altitude(1, times.sunrise, -0.8333),
        dhuhr: epochMsOf(SearchHourAngle(Body.Sun, observer, 0, astroTime(times.dhuhr - DAY / 4)).time),
        sunset: altitude(-1, times.sunset, -0.8333),
        maghrib: altitude(-1, times.maghrib, -4.5),
      };
      expect(times.rules).toEqual([]);
      for (const prayer of Object.keys(theirs) as (keyof typeof theirs)[]) {
        worst[prayer] = Math.max(worst[prayer], Math.abs(times[prayer] - theirs[prayer]) / 1000);
      }
    }
    for (const [prayer, seconds] of Object.entries(worst)) expect(seconds, prayer).toBeLessThan(1);
  });
});

describe('every place', () => {
  const cities = readCsv(`${FROZEN}/data/cities.csv`).map(({ cells }) => ({
    slug: cells.slug!,
    zone: cells.zone!,
    place: place(Number(cells.latitude), Number(cells.longitude)),
  }));
  const year = (gregorianYear: number, step = 1) =>
    Array.from({ length: Math.ceil(366 / step) }, (_, i) => addDays(fromIsoDate(`${gregorianYear}-01-01`), i * step));

  test('far north or south has six valid times on every day of a year', () => {
    const far = cities.filter((city) => Math.abs(city.place.latitudeDegrees) > 48);
    expect(far.length).toBeGreaterThan(100);
    const faults: string[] = [];
    const rules = new Set<string>();
    for (const city of far) {
      for (const jdn of year(2026)) {
        const times = prayerTimes(city.place, jdn, offsetOf(city.zone));
        for (const fault of faultsOf(times, jdn, offsetOf(city.zone))) faults.push(`${city.slug} ${jdn}: ${fault}`);
        for (const rule of times.rules) rules.add(rule.replace(/-?[\d.]+$/, 'LATITUDE'));
      }
    }
    expect(faults).toEqual([]);
    expect([...rules].sort()).toEqual([
      'fajr:middle_of_night',
      'maghrib:angle_based_part_of_night',
      'nearest_latitude:LATITUDE',
    ]);
  });

  test('nearer than 48.6° needs no rule', () => {
    const near = cities.filter((city) => Math.abs(city.place.latitudeDegrees) < 48.6);
    for (const city of near) {
      for (const jdn of [fromIsoDate('2026-06-21'), fromIsoDate('2026-12-21'), fromIsoDate('2026-03-20')]) {
        const times = prayerTimes(city.place, jdn, offsetOf(city.zone));
        expect(times.rules, `${city.slug} ${jdn}`).toEqual([]);
        expect(faultsOf(times, jdn, offsetOf(city.zone)), `${city.slug} ${jdn}`).toEqual([]);
      }
    }
  });

  test.each([
    ['Pacific/Apia', -171.77],
    ['Pacific/Tongatapu', -175.2],
    ['Pacific/Kiritimati', -157.4],
    ['Asia/Kashgar', 75.99],
    ['Pacific/Pago_Pago', -170.7],
  ])('in %s takes the transit of the civil date', (zone, longitude) => {
    for (const jdn of year(2026, 5)) {
      expect(faultsOf(prayerTimes(place(-14, longitude), jdn, offsetOf(zone)), jdn, offsetOf(zone)), `${jdn}`).toEqual(
        [],
      );
    }
  });

  test('at every latitude, in all years of the range, has six valid times', () => {
    const faults: string[] = [];
    for (let latitude = -90; latitude <= 90; latitude += 2.5) {
      const offset = meanSolarOffset(20);
      for (let jdn = FIRST_DAY; jdn <= LAST_DAY; jdn = addDays(jdn, 47)) {
        for (const fault of faultsOf(prayerTimes(place(latitude, 20), jdn, offset), jdn, offset)) {
          faults.push(`${latitude}° ${jdn}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('keeps sunrise and sunset continuous where the night gets short', () => {
    // Close to polar day, sunrise changes by half an hour per day, always in the same direction.
    const offset = meanSolarOffset(25);
    for (const latitude of [66, 68, 70]) {
      let before = Number.NaN;
      for (let jdn = fromIsoDate('2026-04-01'); ; jdn = addDays(jdn, 1)) {
        const times = prayerTimes(place(latitude, 25), jdn, offset);
        if (times.rules.some((rule) => rule.startsWith('nearest_latitude'))) break;
        const beforeNoon = times.dhuhr - times.sunrise;
        if (!Number.isNaN(before)) expect(beforeNoon - before, `${latitude}° ${jdn}`).toBeGreaterThan(0);
        before = beforeNoon;
      }
    }
  });
});

describe('fallback rules', () => {
  const tromso = place(69.6496, 18.956);
  const at = (date: string) => prayerTimes(tromso, fromIsoDate(date), offsetOf('Europe/Oslo'));

  test('polar day and polar night take the nearest latitude with sunrise', () => {
    expect(at('2026-06-21').rules).toEqual([
      'nearest_latitude:65.5',
      'fajr:middle_of_night',
      'maghrib:angle_based_part_of_night',
    ]);
    expect(at('2026-12-21').rules).toEqual(['nearest_latitude:67']);
    const south = prayerTimes(place(-90, 0), fromIsoDate('2026-12-21'), () => 0);
    expect(south.rules[0]).toBe('nearest_latitude:-65.5');
  });

  test('fajr is the middle of the night where the Sun stays above -17.7 degrees', () => {
    const london = (date: string) => prayerTimes(place(51.5074, -0.1278), fromIsoDate(date), offsetOf('Europe/London'));
    const { fajr, sunrise, rules } = london('2026-06-21');
    expect(rules).toEqual(['fajr:middle_of_night']);
    expect(fajr).toBeCloseTo((london('2026-06-20').sunset + sunrise) / 2, -2);
    expect(london('2026-03-21').rules).toEqual([]);
  });

  test('maghrib takes a part of the night where -4.5 degrees is not reached', () => {
    const high = (date: string) => prayerTimes(place(65, 25), fromIsoDate(date), () => 180);
    const { sunset, maghrib, rules } = high('2026-06-21');
    expect(rules).toContain('maghrib:angle_based_part_of_night');
    expect((maghrib - sunset) / (high('2026-06-22').sunrise - sunset)).toBeCloseTo(4.5 / 60, 4);
  });
});

describe('clock time', () => {
  test.each([
    [Date.UTC(2026, 0, 1, 12, 0, 29, 999), 0, '12:00'],
    [Date.UTC(2026, 0, 1, 12, 0, 30), 0, '12:01'],
    [Date.UTC(2026, 0, 1, 23, 59, 30), 0, '00:00'],
    [Date.UTC(2026, 0, 1, 20, 29, 31), 210, '00:00'],
    [Date.UTC(2026, 0, 1, 20, 28, 29), 210, '23:58'],
    [Date.UTC(1930, 0, 1, 2, 0), -300, '21:00'],
  ])('%i at offset %i is %s', (epochMs, offset, text) => expect(clockTime(epochMs, offset)).toBe(text));
});
