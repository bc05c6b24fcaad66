/** The files of closures after an edit. Rows are in order: decisions of one evening for two provinces touch no common line. */
import { readFileSync } from 'node:fs';
import { withRowInOrder } from '../../compile/csv.ts';
import type { Data } from '../../compile/data.ts';
import type { ClosurePage, ClosureRow } from '../../compile/forms/closures.ts';
import { placeOf } from '../../compile/problems.ts';

export const CLOSURES = 'data/closures.csv';
const PAGES = 'data/closure-pages.csv';

type Cells = Parameters<typeof withRowInOrder<ClosureRow>>[1];

/** `closures.csv` without some rows and with others. */
export function withClosures(root: string, removed: readonly ClosureRow[], added: readonly Cells[]): string {
  const lines = readFileSync(`${root}/${CLOSURES}`, 'utf8').split('\n');
  const removedLines = new Set(removed.map((row) => placeOf(row).line));
  const kept = lines.filter((_, index) => !removedLines.has(index + 1)).join('\n');
  const order = ['provinces', 'first_day', 'slug'] as const;
  return added.reduce<string>((text, row) => withRowInOrder<ClosureRow>(text, row, order), kept);
}

/** `closure-pages.csv` with the provinces that a page is cited for from now on; nothing for a closure of the whole country. */
export function pageEdit(root: string, data: Data, source: string, provinces: readonly string[]) {
  if (provinces.length === 0) return {};
  const known = data.closurePages.find((entry) => entry.source === source);
  const all = [...new Set([...(known?.provinces ?? []), ...provinces])].toSorted();
  const read = known?.read === 'end' ? 'end' : all.length === 1 ? 'one' : 'part';
  const not_taken = known?.not_taken.filter((province) => !provinces.includes(province)) ?? [];
  const row = { source, read, provinces: all, not_taken, note: not_taken.length === 0 ? '' : (known?.note ?? '') };
  const lines = readFileSync(`${root}/${PAGES}`, 'utf8').split('\n');
  const others = lines.filter((line) => !line.startsWith(`${source},`)).join('\n');
  return { [PAGES]: withRowInOrder<ClosurePage>(others, row, ['source']) };
}
