/**
 * Compiles `data/` into `src/tables`.
 *
 *     npm run tables              writes what has changed
 *     npm run tables -- --check   writes nothing; fails if a table is not what the data say
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Tables } from '#tables/types.ts';
import { accuracyReport } from './accuracy/report.ts';
import { movedDates } from './changes.ts';
import { type Data, readData } from './data.ts';
import { compileDayLists } from './day-lists.ts';
import { compileEquinoxes } from './equinoxes.ts';
import { compileHijriMonths } from './hijri-months.ts';
import { compileHijriProbabilities } from './hijri-probabilities.ts';
import { compileHolidayLaws } from './holiday-laws.ts';
import { hostLists } from './host-lists.ts';
import { lint } from './lint/index.ts';
import { compileOccasionAliases, compileOccasionSources, compileOccasionTexts } from './occasion-texts.ts';
import { compileOccasions } from './occasions.ts';
import { compilePlaces } from './places.ts';
import { DataError, formatProblem } from './problems.ts';
import { compileSources } from './sources.ts';
import { writeFileWhole } from './write-file.ts';

/** Persian years whose occasions are answered. */
const OCCASION_YEARS = { first: 979, last: 1577 };

/** File name → text of every table. */
export function compileTables(data: Data, version: { version: string; changed: string }): Map<string, string> {
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
  tables.set('dataset.json', jsonText({ ...version, fingerprint: hash.digest('hex').slice(0, 16) }));
  const compiled = readTables((name) => tables.get(name)!)!;
  tables.set('accuracy.json', jsonText(accuracyReport(data, compiled)));
  tables.set('holiday-laws.json', jsonText(compileHolidayLaws(data)));
  tables.set('occasion-texts.json', jsonRows(compileOccasionTexts(data)));
  tables.set('occasion-aliases.json', jsonRows(compileOccasionAliases(data)));
  tables.set('occasion-sources.json', jsonRows(compileOccasionSources(data)));
  tables.set('sources.json', jsonRows(compileSources(data)));
  return tables;
}

const jsonText = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** One row a line, so that a change of one occasion shows as one line of a diff. */
const jsonRows = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

function main(check: boolean): number {
  const data = readData();
  const problems = lint(data);
  if (problems.length > 0) throw new DataError(problems);

  const version = JSON.parse(readFileSync('data/version.json', 'utf8')) as { version: string; changed: string };
  const compiled = compileTables(data, version);
  const files = [...[...compiled].map(([name, text]) => [`src/tables/${name}`, text] as const), ...hostLists()];
  const stale = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  if (!check) {
    const before = readTables((name) => readFileSync(`src/tables/${name}`, 'utf8'));
    for (const [path, text] of stale) {
      writeFileWhole(path, text);
      console.log(`wrote ${path}`);
    }
    if (stale.length === 0) console.log('src/tables is up to date');
    return recordMovedDates(
      before,
      readTables((name) => compiled.get(name)!),
      version.changed,
    );
  }
  for (const [path] of stale)
    console.error(`${path} is not what data/ and the tables of the API say; run npm run tables`);
  return stale.length === 0 ? 0 : 1;
}

/** The tables out of their texts; undefined if one of them does not exist yet. */
function readTables(textOf: (name: string) => string): Tables | undefined {
  try {
    const read = (name: string): unknown => JSON.parse(textOf(`${name}.json`));
    return {
      dataset: read('dataset'),
      hijriMonths: read('hijri-months'),
      hijriProbabilities: read('hijri-probabilities'),
      equinoxes: read('equinoxes'),
      occasions: read('occasions'),
      dayLists: read('day-lists'),
      places: read('places'),
      timeZones: read('time-zones'),
    } as Tables;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Adds a row to `data/changes.csv` for every published date that has moved. @returns exit code */
function recordMovedDates(before: Tables | undefined, after: Tables | undefined, recorded: string): number {
  const moved = before && after ? movedDates(before, after) : [];
  if (moved.length === 0) return 0;
  const rows = moved.map(({ slug, ruleYear, ordinal, oldDay, newDay, wasEstimate }) =>
    [slug, ruleYear, ordinal, oldDay, newDay, wasEstimate ? 'yes' : 'no', recorded, '', ''].join(','),
  );
  appendFileSync('data/changes.csv', `${rows.join('\n')}\n`);
  console.error(
    `${moved.length} published dates have moved: give reason and sources in the last rows of data/changes.csv`,
  );
  return 1;
}

if (import.meta.main) {
  try {
    process.exitCode = main(process.argv.includes('--check'));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    console.error(error.message);
    process.exitCode = 1;
  }
}
