/** All tables out of the data, and the ledger of what they change beside the last release. */
import { createHash } from 'node:crypto';
import type { Tables } from '#tables/types.ts';
import { accuracyReport } from './accuracy/report.ts';
import { compileClosures, compileSectors } from './closures.ts';
import { compileCrescents } from './crescents.ts';
import type { Data } from './data.ts';
import { compileDayLists } from './day-lists.ts';
import { compileEquinoxes } from './equinoxes.ts';
import type { ChangeRow } from './forms/changes.ts';
import { compileHijriMonths } from './hijri-months.ts';
import { compileHijriProbabilities } from './hijri-probabilities.ts';
import { compileHolidayLaws } from './holiday-laws.ts';
import { changesBetween } from './ledger/changes.ts';
import { ledgerRows, type SpokenReason } from './ledger/ledger.ts';
import { compileRevisions } from './ledger/revisions.ts';
import { type PublishedState, type PublishedVersion, stateOf } from './ledger/state.ts';
import type { DataVersion } from './ledger/version.ts';
import { compileOccasionAliases, compileOccasionSources, compileOccasionTexts } from './occasion-texts.ts';
import { compileOccasions } from './occasions.ts';
import { compilePlaces } from './places.ts';
import { compileSources } from './sources.ts';

/** Persian years whose occasions are answered. */
const OCCASION_YEARS = { first: 979, last: 1577 };
/** Stands in until the ledger is known. */
const NO_REVISIONS: Tables['revisions'] = { begun: '2000-01-01', months: [], occasions: [], days: [] };

/** What the last release said. */
export interface Published {
  readonly version: PublishedVersion;
  readonly state: PublishedState;
}

export interface Compiled {
  /** file name → text of every table */
  readonly tables: ReadonlyMap<string, string>;
  readonly state: PublishedState;
  /** of the tables: the same facts, the same fingerprint */
  readonly fingerprint: string;
  /** all of it, with the changes of the version at work */
  readonly ledger: readonly ChangeRow[];
}

/** @param spoken kept in the ledger for good */
export function compile(data: Data, version: DataVersion, published: Published, spoken?: SpokenReason): Compiled {
  const tables = new Map<string, string>([
    ['hijri-months.json', jsonText(compileHijriMonths(data))],
    ['hijri-probabilities.json', jsonText(compileHijriProbabilities(data))],
    ['equinoxes.json', jsonText(compileEquinoxes(data))],
    ['occasions.json', jsonRows(compileOccasions(data))],
    ['day-lists.json', jsonText(compileDayLists(data, OCCASION_YEARS))],
    ['places.json', jsonText(compilePlaces(data))],
    ['time-zones.json', jsonText(data.zones.map(({ value }) => value.zone))],
  ]);
  const hash = createHash('sha256');
  for (const text of tables.values()) hash.update(text);
  const fingerprint = hash.digest('hex').slice(0, 16);
  tables.set('dataset.json', jsonText({ version: version.version, changed: version.changed, fingerprint }));
  tables.set('holiday-laws.json', jsonText(compileHolidayLaws(data)));
  tables.set('closures.json', jsonText(compileClosures(data)));
  tables.set('sectors.json', jsonRows(compileSectors(data)));
  tables.set('occasion-aliases.json', jsonRows(compileOccasionAliases(data)));
  const compiled = parsed(tables);
  const state = stateOf(compiled);
  const ledger = ledgerRows(changesBetween(published.state, state), version, published.version.version, data, spoken);
  tables.set('revisions.json', jsonText(compileRevisions(ledger)));
  tables.set('crescents.json', jsonText(compileCrescents(data, compiled.hijriMonths, compiled.places.cities)));
  tables.set('accuracy.json', jsonText(accuracyReport(data, compiled)));
  tables.set('occasion-texts.json', jsonRows(compileOccasionTexts(data)));
  tables.set('occasion-sources.json', jsonRows(compileOccasionSources(data)));
  tables.set('sources.json', jsonRows(compileSources(data)));
  return { tables, state, fingerprint, ledger };
}

const jsonText = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** One row a line, so that a change of one occasion shows as one line of a diff. */
const jsonRows = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** The tables that the almanac needs. */
function parsed(texts: ReadonlyMap<string, string>): Tables {
  const read = (name: string): unknown => JSON.parse(texts.get(`${name}.json`)!);
  return {
    dataset: read('dataset'),
    hijriMonths: read('hijri-months'),
    hijriProbabilities: read('hijri-probabilities'),
    equinoxes: read('equinoxes'),
    occasions: read('occasions'),
    dayLists: read('day-lists'),
    places: read('places'),
    timeZones: read('time-zones'),
    revisions: NO_REVISIONS,
    holidayLaws: read('holiday-laws'),
    closures: read('closures'),
    sectors: read('sectors'),
    occasionAliases: read('occasion-aliases'),
  } as Tables;
}
