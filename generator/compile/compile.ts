/** Compiles all tables from the data. */
import * as gregorian from '#core/gregorian.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import type { AccuracyReport } from '#tables/accuracy-types.ts';
import type { Tables } from '#tables/types.ts';
import { accuracyReport } from './accuracy/report.ts';
import { compileClosures, compileSectors } from './closures.ts';
import type { Data } from './data.ts';
import { compileDayLists } from './day-lists.ts';
import { compileEquinoxes } from './equinoxes.ts';
import { compileHijriMonths } from './hijri-months.ts';
import { compileHijriProbabilities } from './hijri-probabilities.ts';
import { compileHolidayLaws } from './holiday-laws.ts';
import { compileOccasionAliases, compileOccasionDetails } from './occasion-details.ts';
import { compileFaiths, compileMourningPeriods, compileOccasions } from './occasions.ts';
import { compileCitySources, compilePlaces } from './places.ts';
import { compileRevisions } from './revisions.ts';
import { compileSources } from './sources.ts';
import { compareVersions, type DataVersion } from './version.ts';

/** `hijriMonths` → `hijri-months` */
const fileName = (table: string): string => table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface Compiled {
  readonly tables: Tables;
  readonly report: AccuracyReport;
  /** file name → text of every table, including tables that only pages read */
  readonly files: ReadonlyMap<string, string>;
}

/** @param version of the last release @param root folder that holds `data/`, for the reference values */
export function compile(data: Data, version: DataVersion, root = process.cwd()): Compiled {
  const released = data.changes.filter((row) => compareVersions(row.version, version.version) <= 0);
  const releaseDay = gregorian.fromIsoDate(version.changed);
  const tables: Tables = {
    dataset: version,
    hijriMonths: compileHijriMonths(data, releaseDay),
    hijriProbabilities: compileHijriProbabilities(data, releaseDay),
    equinoxes: compileEquinoxes(data),
    occasions: compileOccasions(data),
    mourningPeriods: compileMourningPeriods(data),
    dayLists: compileDayLists(data, EQUINOX_YEARS),
    places: compilePlaces(data),
    timeZones: data.zones.map(({ zone }) => zone),
    revisions: compileRevisions(released),
    holidayLaws: compileHolidayLaws(data),
    closures: compileClosures(data),
    sectors: compileSectors(data),
    occasionAliases: compileOccasionAliases(data),
  };
  const report = accuracyReport(data, tables, root);
  const files = {
    ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [fileName(name), table])),
    accuracy: report,
    'occasion-texts': data.occasionTexts,
    'occasion-details': compileOccasionDetails(data),
    'city-sources': compileCitySources(data),
    faiths: compileFaiths(data),
    sources: compileSources(data),
  };
  return {
    tables,
    report,
    files: new Map(Object.entries(files).map(([name, value]) => [`${name}.json`, `${JSON.stringify(value)}\n`])),
  };
}
