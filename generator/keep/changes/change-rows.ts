/** `data/changes.csv`: one row for every published change. Only a release adds rows. */
import type { Changes } from '#api/schemas/published.ts';
import { csvText } from '../../compile/csv.ts';
import type { Data } from '../../compile/data.ts';
import { ChangeRow } from '../../compile/forms/changes.ts';
import type { Problem } from '../../compile/problems.ts';
import { compareVersions, type DataVersion } from '../../compile/version.ts';
import type { Change } from './changes-between.ts';
import { type Reason, reasonOf, withoutNotes } from './reasons.ts';

export const CHANGES_FILE = 'data/changes.csv';
const HEAD = '# published changes, oldest first; npm run keep -- release writes them\n';
/** Who releases: a column of the list. */
const EDITOR = 'Salnama';
/** A published day moves or disappears only with a reason. */
const NEEDS_REASON: readonly ChangeRow['kind'][] = ['moved', 'withdrawn', 'month'];

export interface Reasons {
  /** reason and sources of changes whose rows in the data give none */
  readonly because?: Reason | undefined;
  /** notes that stood in published rows at the last release: they do not explain a change made after it */
  readonly oldNotes?: ReadonlySet<string> | undefined;
}

/**
 * Returns all rows: the released ones unchanged, then the rows of the new version.
 * @param released version of the last release
 * @param next the new version
 */
export function changeRows(
  changes: readonly Change[],
  data: Data,
  { released, next, because, oldNotes = new Set() }: Reasons & { released: string; next: DataVersion },
): ChangeRow[] {
  const withNewNotes = withoutNotes(data, oldNotes);
  const isReleased = (row: ChangeRow) => compareVersions(row.version, released) <= 0;
  const added = changes.map((change): ChangeRow => {
    const told = reasonOf(change, withNewNotes);
    // The law of a day off that comes back is not why it comes back.
    const isBack =
      change.kind === 'added' && data.changes.some((row) => row.kind === 'withdrawn' && isSame(row, change));
    const { reason, sources } = isBack && because?.reason ? because : told;
    return {
      version: next.version,
      recorded: next.changed,
      kind: change.kind,
      subject: change.subject,
      before: change.before,
      after: change.after,
      was_estimate: change.wasEstimate,
      by: EDITOR,
      reason: reason || (because?.reason ?? ''),
      sources: [...(sources.length > 0 ? sources : (because?.sources ?? []))],
    };
  });
  return [...data.changes.filter(isReleased), ...added];
}

/** Are these the days that were withdrawn? */
const isSame = (row: ChangeRow, { subject, after }: Change): boolean => row.subject === subject && row.before === after;

export const changeRowsText = (rows: readonly ChangeRow[]): string => HEAD + csvText(ChangeRow, rows);

/** Body of `/api/changes.json`. */
export const changesBody = ({ changes }: Pick<Data, 'changes'>): Changes => ({ data: [...changes] });

/** Rows that lack a reason or sources. */
export function changeProblems(rows: readonly ChangeRow[]): Problem[] {
  return rows.flatMap((row, index): Problem[] => {
    if (!NEEDS_REASON.includes(row.kind)) return [];
    const found = `${row.kind} ${row.subject} ${row.before} → ${row.after}`;
    const problem = (expected: string) => ({ file: CHANGES_FILE, line: index + 3, rule: 'changes', expected, found });
    return [
      ...(row.reason === '' ? [problem('a new note in its row of the data, or --reason')] : []),
      ...(row.sources.length === 0 ? [problem('a source in its row of the data, or --source')] : []),
    ];
  });
}
