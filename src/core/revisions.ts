/** When an event last changed and how often it moved, for calendar applications that hold an older copy of it. */

import * as gregorian from './gregorian.ts';
import { groupBy } from './group-by.ts';
import type { HijriCalendar } from './hijri.ts';
import { addDays, type Jdn } from './jdn.ts';
import type { Occasion, Occurrence } from './occasions.ts';
import { lastOf } from './required.ts';

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
  /** of a closure that is no public holiday */
  ofClosure(slug: string): Revision;
  /** {@link of} for many days of one occasion */
  ofOccasion(occasion: Occasion): (day: Day) => Revision;
}

type Day = Pick<Occurrence, 'jdn' | 'ruleYear' | 'ordinal'>;
type Change = readonly [moves: number, changed: string];

export function createRevisions(table: RevisionTable, hijri: HijriCalendar): Revisions {
  const months = groupBy(table.months, ([year, month]) => monthIndex(year, month));
  const occasions = groupBy(table.occasions, ([slug]) => slug);
  const days = groupBy(table.days, ([slug]) => slug);
  const first: Revision = { sequence: 0, changed: gregorian.fromIsoDate(table.begun) };

  const ofMonth = (jdn: Jdn): Change[] => {
    const { year, month } = hijri.fromJdn(jdn);
    return (months.get(monthIndex(year, month)) ?? []).map(([, , moves, changed]) => [moves, changed]);
  };

  function ofOccasion({ slug, rule }: Occasion): (day: Day) => Revision {
    const spans = occasions.get(slug) ?? [];
    const ownDays = days.get(slug) ?? [];
    const followsMonths = months.size > 0 && rule.startsWith('hijri:');
    // Thousands of events of one feed were never changed.
    if (!followsMonths && spans.length + ownDays.length === 0) return () => first;
    // The last day of a month moves with the first one of the next.
    const toMonth = rule.startsWith('hijri:last') ? 1 : 0;
    return ({ jdn, ruleYear, ordinal }) => {
      const ofDay = ownDays
        .filter(([, year, number]) => year === ruleYear && number === ordinal)
        .map(([, , , changed]): Change => [1, changed]);
      const inSpan = spans
        .filter(([, from, to]) => (from ?? -Infinity) <= jdn && jdn <= (to ?? Infinity))
        .map(([, , , moves, changed]): Change => [moves, changed]);
      const general = followsMonths ? [...ofMonth(addDays(jdn, toMonth)), ...inSpan] : inSpan;
      if (ofDay.length === 0 && general.length === 0) return first;
      const dates = [table.begun, ...[...ofDay, ...general].map(([, changed]) => changed)];
      return {
        // The record lists a day off twice if it moved with its month.
        sequence: Math.max(movesOf(ofDay), movesOf(general)),
        changed: gregorian.fromIsoDate(lastOf(dates.sort())),
      };
    };
  }

  const ofClosure = (slug: string): Revision => {
    const changes = occasions.get(slug) ?? [];
    if (changes.length === 0) return first;
    const [, , , , changed] = lastOf(changes);
    return {
      sequence: changes.reduce((sum, [, , , moves]) => sum + moves, 0),
      changed: gregorian.fromIsoDate(changed),
    };
  };

  return { first, ofClosure, ofOccasion, of: (occurrence) => ofOccasion(occurrence.occasion)(occurrence) };
}

const monthIndex = (year: number, month: number): number => year * 12 + month;
const movesOf = (changes: readonly Change[]): number => changes.reduce((sum, [moves]) => sum + moves, 0);
