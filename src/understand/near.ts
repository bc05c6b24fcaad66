/** Typing errors: finds names that differ by one typing error. */

/** Insertions, omissions, replacements and swaps of adjacent letters between two texts (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

const MIN_LETTERS = 3;
const LETTERS_FOR_TWO_TYPOS = 7;

/** The name that was probably meant: the same in other letter case, or one typing error away (two in long names). */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const written = text.toLowerCase();
  const exact = names.find((name) => name.toLowerCase() === written);
  if (exact !== undefined || written.length < MIN_LETTERS) return exact;
  const most = written.length < LETTERS_FOR_TWO_TYPOS ? 1 : 2;
  const near = names
    .filter((name) => Math.abs(name.length - written.length) <= most)
    .map((name) => ({ name, distance: editDistance(written, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}
