/** The row of `closure-pages.csv` for a page that a closure of provinces cites. */
import { readFileSync } from 'node:fs';
import { withRowInOrder } from '../../compile/csv.ts';
import type { Data } from '../../compile/data.ts';
import type { ClosurePage } from '../../compile/forms/closures.ts';

const FILE = 'data/closure-pages.csv';

/** The file with the provinces that the page is cited for from now on; nothing for a closure of the whole country. */
export function pageEdit(root: string, data: Data, source: string, provinces: readonly string[]) {
  if (provinces.length === 0) return {};
  const known = data.closurePages.find((entry) => entry.value.source === source)?.value;
  const all = [...new Set([...(known?.provinces ?? []), ...provinces])].toSorted();
  const read = known?.read === 'end' ? 'end' : all.length === 1 ? 'one' : 'part';
  const not_taken = known?.not_taken.filter((province) => !provinces.includes(province)) ?? [];
  const row = { source, read, provinces: all, not_taken, note: not_taken.length === 0 ? '' : (known?.note ?? '') };
  const lines = readFileSync(`${root}/${FILE}`, 'utf8').split('\n');
  const others = lines.filter((line) => !line.startsWith(`${source},`)).join('\n');
  return { [FILE]: withRowInOrder<ClosurePage>(others, row, ['source']) };
}
