/** Lines of the changelog about the changed data: how many changes, and each day off that moved or was withdrawn. */

import type { ChangeKind } from '#tables/types.ts';
import type { ChangeRow } from '../../compile/forms/changes.ts';

const LIST = '`/api/changes.json`';
/** More are in the list of changes. */
const MAX_NAMED = 30;

type Row = Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after' | 'reason'>;

const of = (rows: readonly Row[], kind: ChangeKind): readonly Row[] => rows.filter((row) => row.kind === kind);

export function dataLines(rows: readonly Row[]): string[] {
  const changes = rows.filter(({ kind }) => kind !== 'begun');
  if (changes.length === 0) return [];
  const kinds = Map.groupBy(changes, ({ kind }) => kind);
  const counted = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
  const days = (text: string) => text.replace('/', ' to ');
  const named = [
    ...of(changes, 'withdrawn').map(
      (row) => `- No longer a day off: ${row.subject}, ${days(row.before)} (${row.reason}).`,
    ),
    ...of(changes, 'moved').map((row) => `- Moved: ${row.subject}, ${row.before} → ${row.after} (${row.reason}).`),
    ...of(changes, 'weekend').map((row) => `- Weekend of ${row.subject}: ${row.before} → ${row.after}.`),
    ...of(changes, 'closure').map(
      (row) => `- ${row.after ? 'Closed' : 'No longer closed'}: ${row.after || row.before}.`,
    ),
    ...of(changes, 'file').map((row) => `- Also changed: \`data/${row.subject}\`.`),
  ];
  return [`- Changed data: ${counted}. Moved days with their reasons: ${LIST}.`, ...named.slice(0, MAX_NAMED)];
}
