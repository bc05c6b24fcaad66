/** Compares the computed equinoxes with a full computation from the ephemeris and with the announced moments. */
import { marchEquinox } from '#core/equinox.ts';
import type { EquinoxAccuracy } from '#tables/accuracy-types.ts';
import { readCsv } from '../csv.ts';
import type { Data } from '../data.ts';
import { announcedMoment, compileEquinoxes, GREGORIAN_MINUS_PERSIAN, nutationTerm, sunVector } from '../equinoxes.ts';
import { rounded, spreadOf } from './agreement.ts';

export const EQUINOX_ORACLE = 'data/references/equinox.csv';
const J2000_EPOCH_MS = 946_728_000_000;

export function equinoxAccuracy(data: Data, root: string): EquinoxAccuracy {
  const references = referenceDifferences(data, root);
  const announced = announcedDifferences(data);
  return {
    reference: spreadOf(
      references.map(({ difference }) => difference),
      3,
    ),
    referenceYears: references,
    announced: spreadOf(
      announced.map(({ difference }) => difference),
      1,
    ),
    announcedYears: announced,
    listed: listedMoments(data),
  };
}

function referenceDifferences(data: Data, root: string): EquinoxAccuracy['referenceYears'] {
  const nutation = data.nutation.map(nutationTerm);
  return readCsv(EQUINOX_ORACLE, root).map(({ cells }) => {
    const entry = data.sunVectors.find(({ value }) => value.greg_year === Number(cells.greg_year))!;
    const { secondsFromJ2000Tt } = marchEquinox(sunVector(entry), nutation);
    // Both clock readings are parsed as UTC, so that their difference is the difference in TT.
    const referenceSeconds = (Date.parse(`${cells.tt}Z`) - J2000_EPOCH_MS) / 1000;
    return {
      year: Number(cells.sh_year),
      timeScale: cells.time_scale!,
      difference: rounded(secondsFromJ2000Tt - referenceSeconds, 3),
    };
  });
}

function announcedDifferences(data: Data): EquinoxAccuracy['announcedYears'] {
  const { moments } = compileEquinoxes(data);
  const firstYear = data.sunVectors[0]!.value.greg_year - GREGORIAN_MINUS_PERSIAN;
  return data.announcedNowruz.map(({ value }) => ({
    year: value.year,
    confidence: value.confidence,
    difference: rounded((moments[value.year - firstYear]! - announcedMoment(value)) / 1000, 1),
  }));
}

/** First years of the periods between which the Centre's list changes its distance from the equinox. */
const LISTED_PERIODS = [1360, 1377, 1385];

function listedMoments(data: Data): EquinoxAccuracy['listed'] {
  const { firstYear, moments } = compileEquinoxes(data);
  const years = data.listedNowruz.map(({ value }) => ({
    year: value.year,
    moment: `${value.date} ${value.time}`,
    difference: rounded((moments[value.year - firstYear]! - announcedMoment(value)) / 1000, 1),
  }));
  const periods = LISTED_PERIODS.map((first, index) => {
    const ofPeriod = years.filter(({ year }) => year >= first && year < (LISTED_PERIODS[index + 1] ?? Infinity));
    const differences = ofPeriod.map(({ difference }) => difference);
    return { firstYear: first, lastYear: ofPeriod.at(-1)!.year, ...spreadOf(differences, 1) };
  });
  return { years, periods };
}
