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

const LETTERS_FOR_A_TYPO = 4;
const LETTERS_FOR_TWO_TYPOS = 8;
const HAS_DIGIT = /\d/;

/**
 * Wrong letters that a similar word may have: one in four letters, two in eight, none in a number.
 * @param forOne letters with which one may be wrong; fewer where few names are compared
 */
export const maxTypos = (word: string, forOne = LETTERS_FOR_A_TYPO): number =>
  HAS_DIGIT.test(word) || word.length < forOne ? 0 : word.length < LETTERS_FOR_TWO_TYPOS ? 1 : 2;

/** The names begin alike, and differ by no more wrong letters than {@link maxTypos} allows. */
export const isNear = (a: string, b: string): boolean => {
  const most = Math.min(maxTypos(a), maxTypos(b));
  // "faster" is no Easter.
  return a[0] === b[0] && Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
};

/** A program has few names: `dya` can only be `day`. */
const LETTERS_IN_A_PROGRAM = 3;

/** The name that was probably meant: the same in other letter case, or with as many wrong letters as {@link maxTypos} allows. */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const written = text.toLowerCase();
  const exact = names.find((name) => name.toLowerCase() === written);
  const most = maxTypos(written, LETTERS_IN_A_PROGRAM);
  if (exact !== undefined || most === 0) return exact;
  const near = names
    .filter((name) => Math.abs(name.length - written.length) <= most)
    .map((name) => ({ name, distance: editDistance(written, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}
