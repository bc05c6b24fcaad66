/** Rows of `data/closures.csv`, in their order: decisions of one evening for two provinces touch no common line. */
import { readFileSync } from 'node:fs';
import { withRowInOrder } from '../../compile/csv.ts';
import type { ClosureRow } from '../../compile/forms/closures.ts';
import type { Place } from '../../compile/problems.ts';

export const CLOSURES = 'data/closures.csv';

type Cells = Parameters<typeof withRowInOrder<ClosureRow>>[1];

/** Text of the file without some rows and with others. */
export function withClosures(root: string, removed: readonly Place[], added: readonly Cells[]): string {
  const lines = readFileSync(`${root}/${CLOSURES}`, 'utf8').split('\n');
  const kept = lines.filter((_, index) => !removed.some(({ line }) => line === index + 1)).join('\n');
  return added.reduce<string>(
    (text, row) => withRowInOrder<ClosureRow>(text, row, ['provinces', 'first_day', 'slug']),
    kept,
  );
}
