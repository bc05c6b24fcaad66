/** Confidence of the list of public holidays of each year, with the weakly attested and the omitted ones. */
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import * as persian from '#core/persian.ts';
import type { HolidayConfidence } from '#tables/types.ts';
import type { Data } from './data.ts';
import type { HolidayRow } from './forms/holidays.ts';

/** A list with more doubts than these is of low confidence. */
const MAX_DOUBTS_OF_MEDIUM = 3;

const LOW = new Set(['low', 'medium-low']);

interface Part {
  readonly level: string;
  /** Persian years, inclusive */
  readonly first: number;
  readonly last: number;
}

/** Levels as `holidays.csv` writes them: `high`, or `high (1359-); medium (1348-1358)`. */
const PART = /^(high|medium-high|medium|medium-low|low)(?: \((\d{4})(-(\d{4})?)?\))?$/;

/** @returns the parts of a confidence, undefined if it cannot be read */
export function confidenceParts(confidence: string): readonly Part[] | undefined {
  const matches = confidence.split('; ').map((part) => PART.exec(part));
  if (!matches.every((match) => match !== null)) return undefined;
  return matches.map(([, level, first, dash, last]) => ({
    level: level!,
    first: first ? Number(first) : -Infinity,
    last: last ? Number(last) : first && !dash ? Number(first) : Infinity,
  }));
}

/** Confidence that a row of `holidays.csv` gives for a year; undefined if it gives none. */
const levelIn = ({ confidence }: HolidayRow, year: number): string | undefined =>
  confidenceParts(confidence)?.find(({ first, last }) => year >= first && year <= last)?.level;

/** Checks that the year has the day: 30 Esfand only in leap years, all days of other calendars. */
function hasDay({ rule }: HolidayRow, year: number): boolean {
  const parsed = parseOccasionRule(rule);
  return (
    parsed.kind !== 'fixed' || parsed.calendar !== 'persian' || parsed.day <= persian.monthLength(year, parsed.month)
  );
}

const isIn = (row: HolidayRow, year: number): boolean =>
  row.first_year <= year && year <= (row.last_year ?? Infinity) && hasDay(row, year);

function confidenceOf(rows: readonly HolidayRow[], year: number): Omit<HolidayConfidence, 'years'> {
  const ofYear = rows.filter((row) => isIn(row, year) && levelIn(row, year) !== 'high');
  const slugs = (rowsOf: readonly HolidayRow[]) => rowsOf.map(({ slug }) => slug);
  const [published, heldBack] = [ofYear.filter((row) => row.published), ofYear.filter((row) => !row.published)];
  const low = published.filter((row) => LOW.has(levelIn(row, year)!));
  const doubts = ofYear.length;
  const level = doubts === 0 ? 'high' : doubts <= MAX_DOUBTS_OF_MEDIUM ? 'medium' : 'low';
  return { level, doubtful: slugs(published), low: slugs(low), heldBack: slugs(heldBack) };
}

/** Runs of years with the same doubts, ascending; the last one is open. Candidates that are no occasion do not count. */
export function compileHolidayConfidence({ holidays, occasions }: Pick<Data, 'holidays' | 'occasions'>) {
  const known = new Set(occasions.map(({ slug }) => slug));
  const rows = holidays.filter(({ slug }) => known.has(slug));
  const runs: HolidayConfidence[] = [];
  for (let year = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year++) {
    const found = confidenceOf(rows, year);
    const run = runs.at(-1);
    const { years, ...before } = run ?? { years: [null, null] };
    if (run && JSON.stringify(before) === JSON.stringify(found))
      runs[runs.length - 1] = { years: [years[0], year], ...found };
    else runs.push({ years: [year, year], ...found });
  }
  return runs.map((run, index) => (index === runs.length - 1 ? { ...run, years: [run.years[0], null] as const } : run));
}
