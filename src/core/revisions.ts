/** When an event last changed and how often it moved, for calendar applications that hold an older copy of it. */
import * as gregorian from './gregorian.ts';
import type { HijriCalendar } from './hijri.ts';
import { addDays, type Jdn } from './jdn.ts';
import type { Occasion, Occurrence } from './occasions.ts';

/** One row for each published change; `changed` is a Gregorian day YYYY-MM-DD. A row moves its days by `moves`, 0 or 1. */
export interface RevisionTable {
  /** start of the record, which counts as the last change of every unlisted entry */
  readonly begun: string;
  /** hijri months announced or corrected: all their occasions changed */
  readonly months: readonly (readonly [year: number, month: number, moves: number, changed: string])[];
  /** occasions with a new title or rule, or with added or withdrawn days off; first and last day, null is open */
  readonly occasions: readonly (readonly [
    slug: string,
    first: number | null,
    last: number | null,
    moves: number,
    changed: string,
  ])[];
  /** single days off that moved */
  readonly days: readonly (readonly [slug: string, ruleYear: number, ordinal: number, changed: string])[];
}

export interface Revision {
  /** how often the day has moved since the record begins: SEQUENCE of RFC 5545 */
  readonly sequence: number;
  /** day of the last change */
  readonly changed: Jdn;
}

export interface Revisions {
  /** what never changed has this one */
  readonly first: Revision;
  of(occurrence: Pick<Occurrence, 'occasion' | keyof Day>): Revision;
  /** the same for many days of one occasion */
  ofOccasion(occasion: Occasion): (day: Day) => Revision;
}

type Day = Pick<Occurrence, 'jdn' | 'ruleYear' | 'ordinal'>;

interface Row {
  readonly first: number;
  readonly last: number;
  readonly moves: number;
  readonly changed: Jdn;
}

interface DayRow extends Row {
  readonly ruleYear: number;
  readonly ordinal: number;
}

const ALWAYS = { first: -Infinity, last: Infinity };
const NONE: readonly never[] = [];

export function createRevisions(table: RevisionTable, hijri: HijriCalendar): Revisions {
  const months = rowsByName(table.months, ([year, month, moves, changed]) => [
    monthIndex(year, month),
    { ...ALWAYS, moves, changed: gregorian.fromIsoDate(changed) },
  ]);
  const occasions = rowsByName(table.occasions, ([slug, first, last, moves, changed]) => [
    slug,
    { first: first ?? -Infinity, last: last ?? Infinity, moves, changed: gregorian.fromIsoDate(changed) },
  ]);
  const days = rowsByName<RevisionTable['days'][number], string, DayRow>(
    table.days,
    ([slug, ruleYear, ordinal, changed]) => [
      slug,
      { ...ALWAYS, moves: 1, changed: gregorian.fromIsoDate(changed), ruleYear, ordinal },
    ],
  );
  const first: Revision = { sequence: 0, changed: gregorian.fromIsoDate(table.begun) };

  const ofMonth = (jdn: Jdn): readonly Row[] => {
    const { year, month } = hijri.fromJdn(jdn);
    return months.get(monthIndex(year, month)) ?? NONE;
  };

  function ofOccasion({ slug, rule }: Occasion): (day: Day) => Revision {
    const rows = occasions.get(slug) ?? NONE;
    const rowsOfDays = days.get(slug) ?? NONE;
    const followsMonths = months.size > 0 && rule.startsWith('hijri:');
    // Thousands of events of one feed were never changed.
    if (!followsMonths && rows.length + rowsOfDays.length === 0) return () => first;
    // The last day of a month moves with the first one of the next.
    const toMonth = rule.startsWith('hijri:last') ? 1 : 0;
    return ({ jdn, ruleYear, ordinal }) => {
      const ofDay = rowsOfDays.filter((row) => row.ruleYear === ruleYear && row.ordinal === ordinal);
      const inMonth = followsMonths ? ofMonth(addDays(jdn, toMonth)) : NONE;
      const general = [...inMonth, ...rows.filter((row) => row.first <= jdn && jdn <= row.last)];
      if (ofDay.length === 0 && general.length === 0) return first;
      return {
        // The record lists a day off twice if it moved with its month.
        sequence: Math.max(movesOf(ofDay), movesOf(general)),
        changed: Math.max(first.changed, ...ofDay.map(changedOn), ...general.map(changedOn)) as Jdn,
      };
    };
  }

  return { first, ofOccasion, of: (occurrence) => ofOccasion(occurrence.occasion)(occurrence) };
}

const monthIndex = (year: number, month: number): number => year * 12 + month;
const movesOf = (rows: readonly Row[]): number => rows.reduce((sum, { moves }) => sum + moves, 0);
const changedOn = ({ changed }: Row): number => changed;

function rowsByName<T, K, R extends Row>(entries: readonly T[], read: (entry: T) => [name: K, row: R]): Map<K, R[]> {
  const rows = new Map<K, R[]>();
  for (const entry of entries) {
    const [name, row] = read(entry);
    const known = rows.get(name);
    if (known) known.push(row);
    else rows.set(name, [row]);
  }
  return rows;
}
