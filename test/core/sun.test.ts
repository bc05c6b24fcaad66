/** The Sun's position compared with astronomy-engine over the range of the prayer times, and the parabola compared with it. */
import {
  AstroTime,
  Body,
  DeltaT_EspenakMeeus,
  EquatorFromVector,
  GeoVector,
  RotateVector,
  Rotation_EQJ_EQD,
  SetDeltaTFunction,
  SiderealTime,
} from 'astronomy-engine';
import { afterAll, expect, test } from 'vitest';
import { declinationAt, equationOfTimeAt, sunCourse, sunPlace } from '#core/sun.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { FROZEN } from '../support/frozen.ts';

const DAY = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const FROM = Date.UTC(1921, 2, 20);
const UNTIL = Date.UTC(2122, 2, 22);
const ARCSECONDS = 648_000 / Math.PI;
const SECONDS = 43_200 / Math.PI;

/** Sum of our error and astronomy-engine's. The latter differs from JPL by up to 2″ at the equinoxes. */
const MAX_DECLINATION_ARCSECONDS = 2.5;
const MAX_EQUATION_OF_TIME_SECONDS = 0.2;
const MEAN_ARCSECONDS = 0.8;
const MEAN_SECONDS = 0.06;

const moments = (count: number) =>
  // The step samples all hours of the day.
  Array.from({ length: count }, (_, index) => FROM + index * ((UNTIL - FROM) / count) + ((index * 7_919_000) % DAY));

/** Declination in arcseconds, equation of time in seconds. */
function byAstronomyEngine(epochMs: number): { declination: number; equationOfTime: number } {
  const time = new AstroTime((epochMs - J2000_MS) / DAY);
  const ofDate = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), GeoVector(Body.Sun, time, true)));
  const meanHours = ((epochMs % DAY) + DAY) / 3_600_000 - 12;
  const hours = SiderealTime(time) - ofDate.ra - meanHours;
  return { declination: ofDate.dec * 3600, equationOfTime: (hours - 24 * Math.round(hours / 24)) * 3600 };
}

const rootMeanSquare = (values: number[]) => Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);
const largest = (values: number[]) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

// Restores the default, because other test files share the library.
afterAll(() => SetDeltaTFunction(DeltaT_EspenakMeeus));

test('the place of the Sun agrees with astronomy-engine', () => {
  const ttMinusUt = readCsv(`${FROZEN}/data/tt-minus-ut.csv`).map(({ cells }) => Number(cells.tt_minus_ut_seconds));
  const firstYear = Number(readCsv(`${FROZEN}/data/tt-minus-ut.csv`)[0]!.cells.greg_year);
  // The library's ΔT assumes a slower Earth in the future; the calendar assumes today's UTC.
  SetDeltaTFunction((days) => ttMinusUt[Math.floor(2000 + days / 365.2425) - firstYear]!);
  const declination: number[] = [];
  const equationOfTime: number[] = [];
  for (const moment of moments(6000)) {
    const [ours, theirs] = [sunPlace(moment), byAstronomyEngine(moment)];
    declination.push(ours.declination * ARCSECONDS - theirs.declination);
    equationOfTime.push(ours.equationOfTime * SECONDS - theirs.equationOfTime);
  }
  expect(largest(declination)).toBeLessThan(MAX_DECLINATION_ARCSECONDS);
  expect(largest(equationOfTime)).toBeLessThan(MAX_EQUATION_OF_TIME_SECONDS);
  expect(rootMeanSquare(declination)).toBeLessThan(MEAN_ARCSECONDS);
  expect(rootMeanSquare(equationOfTime)).toBeLessThan(MEAN_SECONDS);
});

test('the course follows the place within 0.3 arcseconds for 1.6 days on either side', () => {
  const errors = moments(2000).flatMap((moment, index) => {
    const course = sunCourse(moment);
    const at = course.middleMs + (((index % 33) - 16) / 10) * DAY;
    const place = sunPlace(at);
    return [declinationAt(course, at) - place.declination, equationOfTimeAt(course, at) - place.equationOfTime];
  });
  expect(largest(errors) * ARCSECONDS).toBeLessThan(0.3);
});
