/**
 * Estimates the hijri months that no official calendar covers; by the visibility of the crescent at four
 * cities of Iran.
 *
 * A month has 29 days if the crescent counts as visible on the evening of its 29th, else 30; from there the next month
 * goes on. The rule corrects itself: a chain that starts a day or two off is right within a few months.
 *
 * The Sun and the Moon come from astronomy-engine, with its ΔT (Espenak and Meeus 2006, NASA/TP-2006-214141). For each
 * evening they are computed three times, at 12, 15 and 18 h UT, and interpolated; what that changes is below 1″.
 */
import { AstroTime, EclipticGeoMoon, e_tilt, KM_PER_AU, SiderealTime, SunPosition } from 'astronomy-engine';
import {
  type Confidence,
  type CrescentEvening,
  confidenceOf,
  visibilityLimits,
  visibilityMargin,
} from '#core/hijri-visibility.ts';
import { addDays, type Jdn } from '#core/jdn.ts';

/** First days of consecutive hijri months, as published. */
export interface PublishedMonths {
  readonly firstYear: number;
  /** 1 … 12 */
  readonly firstMonth: number;
  readonly firstDays: readonly Jdn[];
}

export interface EstimatedMonth {
  /** Proleptic: year 0 precedes year 1. */
  readonly year: number;
  readonly month: number;
  readonly firstDay: Jdn;
  readonly length: 29 | 30;
  /** What decides this month's length; 0 and more means 29 days. */
  readonly margin: number;
  readonly confidence: Confidence;
}

export interface EstimateRange {
  /** First month estimated; year 0 begins half a year before the day 622-03-22, the first of Persian year 1. */
  readonly firstYear: number;
  /** The last month estimated holds this day. */
  readonly lastDay: Jdn;
}

/** Hijri 0/1 … about 3093: the Persian years 1 … 3000 and two months more, for month grids. */
export const WHOLE_RANGE: EstimateRange = { firstYear: 0, lastDay: 3_044_107 as Jdn };

interface Place {
  readonly name: string;
  readonly latitudeDegrees: number;
  readonly longitudeDegrees: number;
}

/** Places at the rims of the country, whose evenings span what an observer in Iran can see. */
const PLACES: readonly Place[] = [
  { name: 'Chabahar', latitudeDegrees: 25.29, longitudeDegrees: 60.64 },
  { name: 'Bushehr', latitudeDegrees: 28.97, longitudeDegrees: 50.84 },
  { name: 'Ahvaz', latitudeDegrees: 31.32, longitudeDegrees: 48.68 },
  { name: 'Urmia', latitudeDegrees: 37.55, longitudeDegrees: 45.08 },
];

const RADIANS = Math.PI / 180;
const J2000_JDN = 2_451_545;
/** 1 Muharram of year 1 (16 July 622, Julian) and the mean month, to place the start of a chain. */
const EPOCH = 1_948_440;
const MEAN_MONTH_DAYS = 29.530588;
/** Months a chain runs before its first answer, so that its start no longer matters. */
const RUN_IN_MONTHS = 24;

/** Middle of the three moments computed, in UT days, and the step between them; sunsets lie from 12:50 to 16:25 UT. */
const MIDDLE = 15 / 24;
const STEP = 3 / 24;
/** Radians of sidereal time per day of UT. */
const SIDEREAL_RATE = 2 * Math.PI * 1.00273790935;

const SUNSET_ALTITUDE = -0.8333 * RADIANS;
const HORIZON_REFRACTION = (34 / 60) * RADIANS;
const EARTH_RADIUS_KM = 6378.14;
const EARTH_FLATTENING = 1 / 298.257;
/** Horizontal parallax less semidiameter, in parallaxes (Meeus, Astronomical Algorithms, ch. 15). */
const MOON_SETTING = 0.7275;
/** Yallop's best time: sunset and four ninths of the Moon's lag. */
const BEST_TIME = 4 / 9;
/** The Moon's motion slows the sidereal step by 4 %; four rounds leave a part in 10⁵ of the first error. */
const SETTING_ROUNDS = 4;

type Vector = readonly [number, number, number];

/** Sun and Moon on one evening; positions are functions of `step`, which runs from −1 (12 h UT) to 1 (18 h UT). */
interface Sky {
  /** Towards the Sun, length 1, true equator of date. */
  sun(step: number): Vector;
  /** km, true equator of date. */
  moon(step: number): Vector;
  /** Apparent longitude of the Moon less the Sun's, radians, −π … π. */
  phase(step: number): number;
  /** Apparent sidereal time at Greenwich, radians. */
  siderealTime(step: number): number;
}

/** Parabola through three vectors at −1, 0, 1. */
function throughThree([before, middle, after]: readonly [Vector, Vector, Vector]): (step: number) => Vector {
  return (step) => {
    const b = (step * (step - 1)) / 2;
    const m = 1 - step * step;
    const a = (step * (step + 1)) / 2;
    const along = (axis: 0 | 1 | 2): number => before[axis] * b + middle[axis] * m + after[axis] * a;
    return [along(0), along(1), along(2)];
  };
}

function equatorialVector(longitude: number, latitude: number, distance: number, obliquityRadians: number): Vector {
  const x = distance * Math.cos(latitude) * Math.cos(longitude);
  const y = distance * Math.cos(latitude) * Math.sin(longitude);
  const z = distance * Math.sin(latitude);
  const [sin, cos] = [Math.sin(obliquityRadians), Math.cos(obliquityRadians)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}

const wrapAngle = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

function skyAt(time: AstroTime): { sun: Vector; moon: Vector; phase: number } {
  const tilt = e_tilt(time).tobl * RADIANS;
  const sun = SunPosition(time);
  const moon = EclipticGeoMoon(time);
  return {
    sun: equatorialVector(sun.elon * RADIANS, sun.elat * RADIANS, 1, tilt),
    moon: equatorialVector(moon.lon * RADIANS, moon.lat * RADIANS, moon.dist * KM_PER_AU, tilt),
    phase: wrapAngle((moon.lon - sun.elon) * RADIANS),
  };
}

function skyOfEvening(day: Jdn): Sky {
  const times = [-1, 0, 1].map((step) => new AstroTime(day - J2000_JDN - 0.5 + MIDDLE + step * STEP));
  const [before, middle, after] = [skyAt(times[0]!), skyAt(times[1]!), skyAt(times[2]!)];
  const middleSiderealTime = SiderealTime(times[1]!) * 15 * RADIANS;
  return {
    sun: throughThree([before.sun, middle.sun, after.sun]),
    moon: throughThree([before.moon, middle.moon, after.moon]),
    phase: (step) => middle.phase + (step * wrapAngle(after.phase - before.phase)) / 2,
    siderealTime: (step) => middleSiderealTime + step * STEP * SIDEREAL_RATE,
  };
}

const length = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

/** Angle between two directions, radians. */
function separation(a: Vector, b: Vector): number {
  const cos = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (length(a) * length(b));
  return Math.acos(Math.min(1, Math.max(-1, cos)));
}

/** Geocentric altitude over the horizon of the place, radians, without refraction. */
function altitude([x, y, z]: Vector, latitude: number, localSiderealTime: number): number {
  const towardsMeridian = x * Math.cos(localSiderealTime) + y * Math.sin(localSiderealTime);
  return Math.asin((towardsMeridian * Math.cos(latitude) + z * Math.sin(latitude)) / length([x, y, z]));
}

/** The place on the ellipsoid at sea level, km, true equator of date. */
function observerVector(latitude: number, localSiderealTime: number): Vector {
  const squash = (1 - EARTH_FLATTENING) ** 2;
  const normal = EARTH_RADIUS_KM / Math.sqrt(Math.cos(latitude) ** 2 + squash * Math.sin(latitude) ** 2);
  const axial = normal * Math.cos(latitude);
  return [
    axial * Math.cos(localSiderealTime),
    axial * Math.sin(localSiderealTime),
    normal * squash * Math.sin(latitude),
  ];
}

/** Step at which a body that sets near `start` is at the given geocentric altitude. */
function settingStep(
  body: (step: number) => Vector,
  settingAltitude: (position: Vector) => number,
  latitude: number,
  localSiderealTime: (step: number) => number,
  start: number,
): number {
  let step = start;
  for (let round = 0; round < SETTING_ROUNDS; round += 1) {
    const position = body(step);
    const sinDeclination = position[2] / length(position);
    const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
    const cosHourAngle =
      (Math.sin(settingAltitude(position)) - Math.sin(latitude) * sinDeclination) /
      (Math.cos(latitude) * cosDeclination);
    const hourAngle = localSiderealTime(step) - Math.atan2(position[1], position[0]);
    step += wrapAngle(Math.acos(cosHourAngle) - hourAngle) / (SIDEREAL_RATE * STEP);
  }
  return step;
}

const moonSettingAltitude = (position: Vector): number =>
  MOON_SETTING * Math.asin(EARTH_RADIUS_KM / length(position)) - HORIZON_REFRACTION;

function eveningAt(sky: Sky, { latitudeDegrees, longitudeDegrees }: Place): CrescentEvening {
  const latitude = latitudeDegrees * RADIANS;
  const localSiderealTime = (step: number): number => sky.siderealTime(step) + longitudeDegrees * RADIANS;
  const sunset = settingStep(sky.sun, () => SUNSET_ALTITUDE, latitude, localSiderealTime, 0);
  const moonset = settingStep(sky.moon, moonSettingAltitude, latitude, localSiderealTime, sunset);
  const best = sunset + BEST_TIME * Math.max(0, moonset - sunset);

  const [sun, moon] = [sky.sun(best), sky.moon(best)];
  const moonAltitude = altitude(moon, latitude, localSiderealTime(best));
  const sunAltitude = altitude(sun, latitude, localSiderealTime(best));
  const observer = observerVector(latitude, localSiderealTime(sunset));
  const [x, y, z] = sky.moon(sunset);
  const moonFromPlace: Vector = [x - observer[0], y - observer[1], z - observer[2]];
  return {
    arcOfVisionDegrees: (moonAltitude - sunAltitude) / RADIANS,
    arcOfLightDegrees: separation(sun, moon) / RADIANS,
    moonAltitudeDegrees: moonAltitude / RADIANS,
    moonDistanceKm: length(moon),
    elongationAtSunsetDegrees: separation(sky.sun(sunset), moonFromPlace) / RADIANS,
    isAfterConjunction: sky.phase(sunset) > 0,
  };
}

/** The evening of a civil day at the four places. */
export function crescentEvenings(day: Jdn): (CrescentEvening & { readonly place: string })[] {
  const sky = skyOfEvening(day);
  return PLACES.map((place) => ({ place: place.name, ...eveningAt(sky, place) }));
}

/** Margin of the month that begins on `firstDay`, from the evening of its 29th at the best of the places. */
export function marginOfMonth(firstDay: Jdn, hijriYear: number): number {
  const limits = visibilityLimits(hijriYear);
  return Math.max(...crescentEvenings(addDays(firstDay, 28)).map((evening) => visibilityMargin(evening, limits)));
}

/** Months counted through from 0/1, so that years need no calendar of their own. */
const indexOf = (year: number, month: number): number => year * 12 + month - 1;
const yearOfIndex = (index: number): number => Math.floor(index / 12);
const monthOfIndex = (index: number): number => index - yearOfIndex(index) * 12 + 1;

function estimateMonth(index: number, firstDay: Jdn): EstimatedMonth {
  const year = yearOfIndex(index);
  const margin = marginOfMonth(firstDay, year);
  const month = monthOfIndex(index);
  return { year, month, firstDay, length: margin >= 0 ? 29 : 30, margin, confidence: confidenceOf(margin) };
}

/** Estimates on from a first day for as long as `isWanted` says so. */
function chain(
  startIndex: number,
  startDay: Jdn,
  isWanted: (index: number, firstDay: Jdn) => boolean,
): EstimatedMonth[] {
  const months: EstimatedMonth[] = [];
  let firstDay = startDay;
  for (let index = startIndex; isWanted(index, firstDay); index += 1) {
    const month = estimateMonth(index, firstDay);
    months.push(month);
    firstDay = addDays(firstDay, month.length);
  }
  return months;
}

function monthsBefore(published: PublishedMonths, firstYear: number): EstimatedMonth[] {
  const publishedIndex = indexOf(published.firstYear, published.firstMonth);
  const startIndex = indexOf(firstYear, 1) - RUN_IN_MONTHS;
  const startDay = Math.round(EPOCH + (startIndex - indexOf(1, 1)) * MEAN_MONTH_DAYS) as Jdn;
  const months = chain(startIndex, startDay, (index) => index < publishedIndex).slice(RUN_IN_MONTHS);
  const last = months.at(-1);
  // As the table stands, the chain of twelve centuries meets its first day; an edit of that day needs a decision.
  if (last && addDays(last.firstDay, last.length) !== published.firstDays[0]) {
    throw new RangeError(
      `the estimate of ${last.year}/${last.month} ends before day ${last.firstDay + last.length}, ` +
        `but the published table begins on day ${published.firstDays[0]}`,
    );
  }
  return months;
}

/** The day on which the published table has to begin, by the two years before it. */
export function tableStartByEstimate({ firstYear, firstMonth }: Omit<PublishedMonths, 'firstDays'>): Jdn {
  const index = indexOf(firstYear, firstMonth);
  const startIndex = index - RUN_IN_MONTHS;
  const startDay = Math.round(EPOCH + (startIndex - indexOf(1, 1)) * MEAN_MONTH_DAYS) as Jdn;
  const last = chain(startIndex, startDay, (each) => each < index).at(-1)!;
  return addDays(last.firstDay, last.length);
}

function monthsFromLast(published: PublishedMonths, lastDay: Jdn): EstimatedMonth[] {
  const lastIndex = indexOf(published.firstYear, published.firstMonth) + published.firstDays.length - 1;
  return chain(lastIndex, published.firstDays.at(-1)!, (_, firstDay) => firstDay <= lastDay);
}

/**
 * All months outside the published table, ascending, and the table's last month, whose first day is published while its
 * length is not. Before 1265 AH the limit is that of the unaided eye; after the table, that of the present.
 *
 * Checked on the table itself: see {@link backTest}. Far from the present the civil day rests on ΔT, which
 * astronomy-engine extrapolates to 12 minutes in 2300 and 3 hours in 3600; late months can be a day off for its
 * uncertainty alone.
 *
 * @param published the table; `range.firstYear` must not be after its first year
 * @throws {RangeError} if the months before the table don't end where it begins
 */
export const estimateMonths = (published: PublishedMonths, range: EstimateRange = WHOLE_RANGE): EstimatedMonth[] => [
  ...monthsBefore(published, range.firstYear),
  ...monthsFromLast(published, range.lastDay),
];

/** A published month beside what the rule would have said on the evening of its 29th. */
export interface BackTestMonth extends EstimatedMonth {
  readonly publishedLength: number;
}

export interface BackTest {
  readonly months: number;
  readonly agreeing: number;
  readonly byConfidence: Readonly<Record<Confidence, { readonly months: number; readonly agreeing: number }>>;
  readonly misses: readonly BackTestMonth[];
}

function countAgreeing(months: readonly BackTestMonth[]): { months: number; agreeing: number } {
  return { months: months.length, agreeing: months.filter((month) => month.length === month.publishedLength).length };
}

/**
 * Reproduces the lengths of published months, each from its published first day, by the limits of its era.
 *
 * For the table of 1265/1 … 1448/10: 242 of 249 months of 1428 … 1448 AH (97.2 %), 139 of 141 of 1437 … 1448 (98.6 %),
 * 1159 of 1233 of 1346 … 1448 (94.0 %).
 *
 * @param firstYear,lastYear hijri years, both included
 */
export function backTest(published: PublishedMonths, firstYear: number, lastYear: number): BackTest {
  const months = backTestMonths(published, firstYear, lastYear);
  const ofConfidence = (confidence: Confidence) => countAgreeing(months.filter((m) => m.confidence === confidence));
  return {
    ...countAgreeing(months),
    byConfidence: { high: ofConfidence('high'), medium: ofConfidence('medium'), low: ofConfidence('low') },
    misses: months.filter((month) => month.length !== month.publishedLength),
  };
}

/** The months of the back-test one by one. */
export function backTestMonths(published: PublishedMonths, firstYear: number, lastYear: number): BackTestMonth[] {
  const tableIndex = indexOf(published.firstYear, published.firstMonth);
  const months: BackTestMonth[] = [];
  published.firstDays.forEach((firstDay, position) => {
    const year = yearOfIndex(tableIndex + position);
    const nextFirstDay = published.firstDays[position + 1];
    if (nextFirstDay === undefined || year < firstYear || year > lastYear) return;
    months.push({ ...estimateMonth(tableIndex + position, firstDay), publishedLength: nextFirstDay - firstDay });
  });
  return months;
}
