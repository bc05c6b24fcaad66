/** The equinox against an independent reduction of the same ephemeris, and against the announced moments. */

import { describe, expect, test } from 'vitest';
import { marchEquinox, type NutationTerm, type SunVector, ttToEpochMs } from '#core/equinox.ts';
import { readCsv } from '#generator/compile/csv.ts';
import { FROZEN } from '../support/frozen.ts';

const SAMPLE_TOLERANCE_SECONDS = 0.03;
/** The samples give UT to a tenth of a second. */
const UT_TOLERANCE_SECONDS = 0.1;
const ANNOUNCED_TOLERANCE_SECONDS = 2.5;
const TEHRAN_OFFSET = '+03:30';
const J2000_MS = Date.UTC(2000, 0, 1, 12);

const numbers = (cells: Readonly<Record<string, string>>, ...names: string[]): number[] =>
  names.map((name) => Number(cells[name]));

const vectors = new Map(
  readCsv(`${FROZEN}/data/jpl-sun-vectors.csv`).map(({ cells }): [number, SunVector] => {
    const [x, y, z] = numbers(cells, 'gx', 'gy', 'gz').map((value) => value * 1e-10);
    const [vx, vy, vz] = numbers(cells, 'wx', 'wy', 'wz').map((value) => value * 1e-9);
    const [gregorianYear, epochJdTdb] = numbers(cells, 'greg_year', 'epoch_jd_tdb');
    return [
      gregorianYear!,
      { gregorianYear: gregorianYear!, epochJdTdb: epochJdTdb!, position: [x!, y!, z!], velocity: [vx!, vy!, vz!] },
    ];
  }),
);

const nutation = readCsv(`${FROZEN}/data/nutation.csv`).map(({ cells }): NutationTerm => {
  const [l, lp, f, d, om, sin, cos, tSin, tCos] = numbers(
    cells,
    ...['l', 'lp', 'f', 'd', 'om', 'sin', 'cos', 't_sin', 't_cos'],
  );
  return { multiples: [l!, lp!, f!, d!, om!], sin: sin!, cos: cos!, tSin: tSin!, tCos: tCos! };
});

const ttMinusUt = new Map(
  readCsv(`${FROZEN}/data/tt-minus-ut.csv`).map(({ cells }) => [
    Number(cells.greg_year),
    Number(cells.tt_minus_ut_seconds),
  ]),
);

const equinoxTt = (year: number): number => marchEquinox(vectors.get(year)!, nutation).secondsFromJ2000Tt;
const equinoxUt = (year: number): number => ttToEpochMs(equinoxTt(year), ttMinusUt.get(year)!);

describe('the March equinox', () => {
  const samples = readCsv(`${FROZEN}/data/references/equinox.csv`);

  test('has all twelve samples', () => expect(samples).toHaveLength(12));

  test.each(samples.map(({ cells }) => cells))('$greg_year as reduced from $source', ({ greg_year, tt, ut }) => {
    const ttSeconds = (Date.parse(`${tt}Z`) - J2000_MS) / 1000;
    expect(Math.abs(equinoxTt(Number(greg_year)) - ttSeconds)).toBeLessThan(SAMPLE_TOLERANCE_SECONDS);
    const utSeconds = Date.parse(`${ut}Z`) / 1000;
    expect(Math.abs(equinoxUt(Number(greg_year)) / 1000 - utSeconds)).toBeLessThan(UT_TOLERANCE_SECONDS);
  });

  const announced = readCsv(`${FROZEN}/data/nowruz-announced.csv`).map(({ cells }) => cells);

  test.each(announced)('$year as announced', ({ date, time }) => {
    const announcedMs = Date.parse(`${date}T${time}${TEHRAN_OFFSET}`);
    const difference = (announcedMs - equinoxUt(Number(date!.slice(0, 4)))) / 1000;
    expect(Math.abs(difference)).toBeLessThan(ANNOUNCED_TOLERANCE_SECONDS);
  });

  test('years follow each other by the length of the tropical year', () => {
    expect([...vectors.keys()]).toEqual(Array.from({ length: 600 }, (_, index) => 1600 + index));
    for (let year = 1601; year < 2200; year += 1) {
      const days = (equinoxTt(year) - equinoxTt(year - 1)) / 86_400;
      // Planets and the nutation move single years by up to a quarter of an hour about the mean of 365.2424 days.
      expect(Math.abs(days - 365.2424), `${year}`).toBeLessThan(0.013);
    }
  });

  test('a vector of another season is refused', () => {
    const vector = vectors.get(2025)!;
    const [x, y, z] = vector.position;
    const june: SunVector = { ...vector, position: [-y, x, z], velocity: [-x * 0.0172, -y * 0.0172, 0] };
    expect(() => marchEquinox(june, nutation)).toThrow(RangeError);
  });

  test('UT is rounded to the millisecond', () => {
    expect(ttToEpochMs(0, 63.8285)).toBe(J2000_MS - 63_828);
    expect(ttToEpochMs(0.0004, 0)).toBe(J2000_MS);
  });
});
