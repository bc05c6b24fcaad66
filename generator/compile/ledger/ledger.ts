/** The ledger, `data/changes.csv`: one row for every published change. Only a release adds rows. */
import { stringify } from 'csv-stringify/sync';
import type { Data } from '../data.ts';
import type { ChangeRow } from '../forms/changes.ts';
import type { Problem } from '../problems.ts';
import type { Change } from './changes.ts';
import { reasonOf } from './reasons.ts';
import { compareVersions, type DataVersion } from './version.ts';

export const LEDGER_FILE = 'data/changes.csv';
const HEAD = '# published changes, oldest first; npm run release writes them\n';
const COLUMNS = [
  'version',
  'recorded',
  'kind',
  'subject',
  'before',
  'after',
  'was_estimate',
  'by',
  'reason',
  'sources',
] as const satisfies readonly (keyof ChangeRow)[];
/** A published day moves or disappears only with a reason. */
const NEEDS_REASON: readonly ChangeRow['kind'][] = ['moved', 'withdrawn', 'month'];

/**
 * Returns all rows: the released ones unchanged, then the rows of the new version. Reasons that a person wrote into
 * rows of an unreleased version are preserved.
 * @param released version of the last release
 * @param next the new version
 * @param by name of the releaser
 */
export function ledgerRows(
  changes: readonly Change[],
  data: Data,
  { released, next, by }: { released: string; next: DataVersion; by: string },
): ChangeRow[] {
  const rows = data.changes.map(({ value }) => value);
  const isReleased = (row: ChangeRow) => compareVersions(row.version, released) <= 0;
  const written = new Map(rows.filter((row) => !isReleased(row)).map((row) => [nameOf(row), row]));
  const added = changes.map((change): ChangeRow => {
    const words = written.get(nameOf(change));
    const { reason, sources } = reasonOf(change, data);
    return {
      version: next.version,
      recorded: next.changed,
      kind: change.kind,
      subject: change.subject,
      before: change.before,
      after: change.after,
      was_estimate: change.wasEstimate,
      by,
      reason: words?.reason || reason,
      sources: words?.sources.length ? words.sources : [...sources],
    };
  });
  return [...rows.filter(isReleased), ...added];
}

/** A change with another result is another change, so the reason of the former one is not reused. */
const nameOf = ({ kind, subject, before, after }: Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after'>): string =>
  JSON.stringify([kind, subject, before, after]);

export const ledgerText = (rows: readonly ChangeRow[]): string =>
  HEAD + stringify([[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => cellOf(row[column])))]);

function cellOf(value: ChangeRow[keyof ChangeRow]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join(' ');
}

/** Rows that lack a reason or sources. */
export function ledgerProblems(rows: readonly ChangeRow[]): Problem[] {
  return rows.flatMap((row, index): Problem[] => {
    if (!NEEDS_REASON.includes(row.kind)) return [];
    const found = `${row.kind} ${row.subject} ${row.before} → ${row.after}`;
    const problem = (expected: string) => ({ file: LEDGER_FILE, line: index + 3, rule: 'ledger', expected, found });
    return [
      ...(row.reason === '' ? [problem('a reason in the column "reason"')] : []),
      ...(row.sources.length === 0 ? [problem('a source in the column "sources"')] : []),
    ];
  });
}
