/** Compares the computed equinoxes with a full computation from the ephemeris and with the announced moments. */

import { marchEquinox } from '#core/equinox.ts';
import { J2000_MS } from '#core/jdn.ts';
import { findIn, itemAt } from '#core/required.ts';
import type { EquinoxAccuracy } from '#tables/accuracy-types.ts';
import type { EquinoxTable } from '#tables/types.ts';
import { readCsv } from '../csv.ts';
import type { Data } from '../data.ts';
import { announcedMoment, nutationTerm, sunVector } from '../equinoxes.ts';
import type { ListedNowruz } from '../forms/sky.ts';
import { rounded } from './agreement.ts';

export const EQUINOX_ORACLE = 'data/references/equinox.csv';

export function equinoxAccuracy(data: Data, equinoxes: EquinoxTable, root: string): EquinoxAccuracy {
  const referenceYears = referenceDifferences(data, root);
  const differenceOf = (listed: ListedNowruz) => ({
    year: listed.year,
    difference: rounded(
      (itemAt(equinoxes.moments, listed.year - equinoxes.firstYear) - announcedMoment(listed)) / 1000,
      1,
    ),
  });
  const announcedYears = data.announcedNowruz.map(differenceOf);
  return {
    reference: spreadOf(referenceYears),
    referenceYears,
    announced: spreadOf(announcedYears),
    announcedYears,
    listedYears: data.listedNowruz.map((row) => ({
      ...differenceOf(row),
      moment: `${row.date} ${row.time}`,
    })),
  };
}

function spreadOf(years: readonly { readonly difference: number }[]): EquinoxAccuracy['reference'] {
  const differences = years.map(({ difference }) => difference);
  return { least: Math.min(...differences), greatest: Math.max(...differences) };
}

function referenceDifferences(data: Data, root: string): EquinoxAccuracy['referenceYears'] {
  const nutation = data.nutation.map(nutationTerm);
  return readCsv(EQUINOX_ORACLE, root).map(({ cells }) => {
    const entry = findIn(data.sunVectors, ({ greg_year }) => greg_year === Number(cells.greg_year));
    const { secondsFromJ2000Tt } = marchEquinox(sunVector(entry), nutation);
    // Both clock readings are parsed as UTC, so that their difference is the difference in TT.
    const referenceSeconds = (Date.parse(`${cells.tt}Z`) - J2000_MS) / 1000;
    return {
      year: Number(cells.sh_year),
      timeScale: cells.time_scale!,
      difference: rounded(secondsFromJ2000Tt - referenceSeconds, 3),
    };
  });
}
