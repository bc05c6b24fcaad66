/** Search by text: exact first, then beginnings, words within, then words with a letter or two wrong. */

/** ی for ي and ى, ک for ك, ه for ة; no half-spaces, vowel signs or accents, no capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u200b-\u200f\u0640\p{Mn}'’ʻ`]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LETTERS_PER_MISTAKE = 4;

/** Lower is nearer; Infinity: not alike. @param name and asked are plain */
function distance(name: string, asked: string): number {
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  const words = name.split(' ');
  if (words.some((word) => word.startsWith(asked))) return 2;
  if (name.includes(asked)) return 3;
  const allowed = Math.min(2, Math.floor(asked.length / LETTERS_PER_MISTAKE));
  const least = Math.min(...[name, ...words].map((text) => mistakes(text, asked, allowed)));
  return least <= allowed ? 3 + least : Number.POSITIVE_INFINITY;
}

/** Letters to change, add or take away; one more than `most` if there are more. */
function mistakes(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/**
 * The entries whose names are like the text, nearest first, else in the order of the list.
 * @param names plain names of an entry
 */
export function find<T>(entries: readonly T[], names: (entry: T) => readonly string[], text: string): T[] {
  const asked = plain(text);
  if (asked === '') return [];
  return entries
    .map((entry) => ({ entry, far: Math.min(...names(entry).map((name) => distance(name, asked))) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .map(({ entry }) => entry);
}
