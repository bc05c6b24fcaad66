/**
 * The ledger, `data/changes.csv`: one row for every published change, chained by hash. Rows of released versions stay as
 * they are; those of the version at work are computed anew by every run, and only the words of a person are kept.
 */
import { createHash } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import type { Data } from '../data.ts';
import type { ChangeRow } from '../forms/changes.ts';
import type { Problem } from '../problems.ts';
import type { Entry } from '../reader.ts';
import type { Change } from './changes.ts';
import { reasonOf } from './reasons.ts';
import { compareVersions, type DataVersion } from './version.ts';

export const LEDGER_FILE = 'data/changes.csv';
const HEAD = [
  '# published changes, oldest first, each chained to the one before by hash; npm run tables writes the rows of the version',
  '# at work, a person adds reason and sources where they are empty; rows of released versions are never edited',
  '',
].join('\n');
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
  'hash',
] as const;
const HEAD_LINES = 3;
/** Published days do not move or go without a word why. */
const NEEDS_REASON: readonly ChangeRow['kind'][] = ['moved', 'withdrawn', 'month'];
const DEFAULT_EDITOR = 'Salnama';

type Unchained = Omit<ChangeRow, 'hash'>;

/** The hash of a row: SHA-256 of the hash before it (nothing for the first) and its cells as a JSON array. */
export function hashOf(row: Unchained, previous: string): string {
  const cells = COLUMNS.slice(0, -1).map((column) => cellOf(row, column as keyof Unchained));
  return createHash('sha256')
    .update(previous + JSON.stringify(cells))
    .digest('hex');
}

function cellOf(row: Unchained, column: keyof Unchained): string {
  const value = row[column];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join(' ');
}

export function chained(rows: readonly Unchained[], previous = ''): ChangeRow[] {
  let hash = previous;
  return rows.map((row) => {
    hash = hashOf(row, hash);
    return { ...row, hash };
  });
}

/** What an editor says about the change of a month. */
export interface SpokenReason {
  /** `YYYY-MM` */
  readonly month: string;
  readonly text: string;
}

/** The released rows as they are, and those of the version at work made from its changes. */
export function ledgerRows(
  changes: readonly Change[],
  version: DataVersion,
  published: string,
  data: Data,
  spoken?: SpokenReason,
): ChangeRow[] {
  const isReleased = ({ value }: Entry<ChangeRow>) => compareVersions(value.version, published) <= 0;
  const released = data.changes.filter(isReleased).map(({ value }) => value);
  const words = new Map(
    data.changes.filter((entry) => !isReleased(entry)).map(({ value }) => [nameOf(value), value] as const),
  );
  const open = changes.map((change): Unchained => {
    const written = words.get(nameOf(change));
    const { reason, sources } = reasonOf(change, data);
    return {
      version: version.version,
      recorded: version.changed,
      kind: change.kind,
      subject: change.subject,
      before: change.before,
      after: change.after,
      was_estimate: change.wasEstimate,
      by: written?.by || version.by || DEFAULT_EDITOR,
      reason: isSpokenOf(change, spoken) ? spoken.text : written?.reason || reason,
      sources: written?.sources.length ? written.sources : [...sources],
    };
  });
  return [...released, ...chained(open, released.at(-1)?.hash)];
}

const isSpokenOf = ({ kind, subject }: Change, spoken?: SpokenReason): spoken is SpokenReason =>
  kind === 'month' && subject === spoken?.month;

/** A change with another outcome is another change: words about the former do not fit it. */
const nameOf = ({ kind, subject, before, after }: Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after'>): string =>
  JSON.stringify([kind, subject, before, after]);

export const ledgerText = (rows: readonly ChangeRow[]): string =>
  HEAD +
  stringify([
    [...COLUMNS],
    ...rows.map((row) => COLUMNS.map((column) => (column === 'hash' ? row.hash : cellOf(row, column)))),
  ]);

/** Rows whose hash is not that of their cells and the row before, or that lack a reason or sources. */
export function ledgerProblems(rows: readonly ChangeRow[]): Problem[] {
  return rows.flatMap((row, index): Problem[] => {
    const problem = (expected: string, found: string): Problem => ({
      file: LEDGER_FILE,
      line: index + HEAD_LINES + 1,
      rule: 'ledger',
      expected,
      found,
    });
    const expected = hashOf(row, rows[index - 1]?.hash ?? '');
    if (row.hash !== expected) return [problem(`hash ${expected}: a released row was changed`, row.hash)];
    const what = `${row.kind} ${row.subject} ${row.before} → ${row.after}`;
    if (!NEEDS_REASON.includes(row.kind)) return [];
    return [
      ...(row.reason === '' ? [problem('a reason in the column "reason"', what)] : []),
      ...(row.sources.length === 0 ? [problem('a source in the column "sources"', what)] : []),
    ];
  });
}
