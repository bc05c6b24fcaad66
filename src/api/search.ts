/**
 * Search for cities and occasions, in the handler and in the browser. Results are exact names first, then names that
 * begin with the text, then words, then misspellings. The words, with letter forms normalised, are in MiniSearch's map,
 * which finds prefixes and misspellings. Its scores are not needed.
 */
import SearchableMap from 'minisearch/SearchableMap';
import type { Occasion } from '#core/occasions.ts';
import type { City } from '#tables/types.ts';
import { foldedName, wordsOf } from '#understand/words.ts';

/** Longest text to search for; its letters are counted with their marks. */
export const MAX_SEARCH_LETTERS = 100;
/** Each word takes time, so only the first different words of a longer text are looked up, without typing errors. */
const MAX_WORDS = 8;

export const isSearchable = (text: string): boolean => [...text.normalize('NFKD')].length <= MAX_SEARCH_LETTERS;

const phraseOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

export interface Searchable {
  /** every name, the usual ones before the other spellings */
  readonly names: readonly string[];
  /** among equals the greater goes first, as inhabitants of a city */
  readonly weight: number;
  /** Matches of whole words rank before matches of the beginning of a word: «مادر» is «روز مادر» before it is «مادرید». */
  readonly isKnownByWords?: boolean;
}

/** How well a text matches: exact name, whole words of a name, beginning, words, or a few letters off. */
const MATCH_KINDS = ['exact', 'known-words', 'prefix', 'words', 'fuzzy'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface Found<T> {
  readonly item: T;
  readonly match: MatchKind;
}

export interface Search<T> {
  /**
   * Matches, best first; among equals by weight, then by the position of the matching name, then in the order of the
   * list. Empty for a text that is not {@link isSearchable}.
   */
  find(text: string, limit: number): Found<T>[];
}

/** Letters that may be wrong: none in short words, one in four to seven, two in longer ones. */
const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Texts with more words are not searched for a surplus space or two swapped letters, because each word takes milliseconds. */
const MAX_WORDS_WITH_MORE_TYPOS = 3;

/** One letter begins too many words. */
const isPrefix = (word: string): boolean => word.length > 1;

interface Match {
  readonly kind: MatchKind;
  /** position of the first name that contains the whole words; 0 if there is none or the position does not matter */
  readonly nameAt: number;
}

/** Positions in the list of the items that have a word. */
function wordIndex(items: readonly Searchable[]): SearchableMap<Set<number>> {
  const index = new SearchableMap<Set<number>>();
  for (const [id, { names }] of items.entries()) {
    // Each name in one piece too, so that a missing or surplus space is found.
    for (const word of names.flatMap((name) => [...wordsOf(name), foldedName(name)])) {
      if (word !== '') index.update(word, (ids = new Set()) => ids.add(id));
    }
  }
  return index;
}

export function createSearch<T extends Searchable>(items: readonly T[]): Search<T> {
  const folded = items.map(({ names }) => [...new Set(names.map(foldedName))]);
  const known = items.flatMap(({ names, isKnownByWords }, id) =>
    isKnownByWords ? [{ id, phrases: names.map((name) => phraseOf(wordsOf(name))) }] : [],
  );
  const index = wordIndex(items);

  /** Items that have the word, a word that begins with it, or one with at most so many typos. */
  function having(word: string, typos: number): Set<number> {
    const found = new Set(index.get(word));
    const addAll = (ids: ReadonlySet<number>) => {
      for (const id of ids) found.add(id);
    };
    if (isPrefix(word)) for (const ids of index.atPrefix(word).values()) addAll(ids);
    if (typos > 0) for (const [ids] of index.fuzzyGet(word, typos).values()) addAll(ids);
    return found;
  }

  /** For each item the position of the first name that contains a phrase. */
  function placesOf(phrase: string): Map<number, number> {
    const places = new Map<number, number>();
    for (const { id, phrases } of known) {
      const nameAt = phrases.findIndex((name) => name.includes(phrase));
      if (nameAt >= 0) places.set(id, nameAt);
    }
    return places;
  }

  /** @param enough number of matches after which no worse kinds of match are looked for */
  function matchesOf(text: string, enough: number): Map<number, Match> {
    const whole = foldedName(text);
    const differentWords = new Set(wordsOf(text));
    const words = [...differentWords].slice(0, MAX_WORDS);
    const places = placesOf(phraseOf(wordsOf(text)));
    const matches = new Map<number, Match>();
    const add = (id: number, kind: MatchKind) => {
      if (!matches.has(id)) matches.set(id, { kind, nameAt: places.get(id) ?? 0 });
    };
    for (const [id, names] of folded.entries()) if (names.includes(whole)) add(id, 'exact');
    for (const id of places.keys()) add(id, 'known-words');
    for (const [id, names] of folded.entries()) {
      if (isPrefix(whole) && names.some((name) => name.startsWith(whole))) add(id, 'prefix');
    }
    const addFound = (queries: readonly string[], kind: MatchKind, more = 0) => {
      const typosOf = (word: string) => (kind === 'fuzzy' && maxTypos(word) > 0 ? maxTypos(word) + more : 0);
      const [first, ...others] = queries.map((word) => having(word, typosOf(word)));
      for (const id of first ?? []) if (others.every((ids) => ids.has(id))) add(id, kind);
    };
    if (matches.size < enough) addFound(words, 'words');
    if (matches.size >= enough || differentWords.size > MAX_WORDS) return matches;
    addFound(words, 'fuzzy');
    if (words.length > MAX_WORDS_WITH_MORE_TYPOS) return matches;
    if (words.length > 1) addFound([whole], 'fuzzy');
    // Two letters that have changed places are two typos.
    if (matches.size === 0) addFound(words, 'fuzzy', 1);
    return matches;
  }

  return {
    find(text, limit) {
      if (foldedName(text) === '' || !isSearchable(text)) return [];
      return [...matchesOf(text, limit)]
        .sort(
          ([a, inA], [b, inB]) =>
            MATCH_KINDS.indexOf(inA.kind) - MATCH_KINDS.indexOf(inB.kind) ||
            items[b]!.weight - items[a]!.weight ||
            inA.nameAt - inB.nameAt ||
            a - b,
        )
        .slice(0, limit)
        .map(([id, { kind }]) => ({ item: items[id]!, match: kind }));
    },
  };
}

export const searchableCity = ({
  name_fa,
  name_en,
  slug,
  aliases,
  population,
}: Pick<City, 'name_fa' | 'name_en' | 'slug' | 'aliases' | 'population'>): Searchable => ({
  names: [name_fa, name_en, slug.replaceAll('-', ' '), ...aliases],
  weight: population ?? 0,
});

/** Holidays first, then by the rank of the occasion. */
export const searchableOccasion = (
  { title_fa, title_en, slug, holidayYears, rank }: Occasion,
  aliases: readonly string[] = [],
): Searchable => ({
  names: [title_fa, title_en, slug.replaceAll('-', ' '), ...aliases],
  weight: (holidayYears.length > 0 ? 10 : 0) - rank,
});
