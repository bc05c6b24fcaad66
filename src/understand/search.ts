/**
 * Search for cities, occasions and pages by name, in the handler and in the browser. Results are exact names first, then
 * names with these whole words, names that begin with the text, names with all its words, and similar names. Letter
 * forms make no difference, nor whether words are written with a space, a half-space or none. MiniSearch's map finds
 * beginnings and similar words.
 */
import SearchableMap from 'minisearch/SearchableMap';
import {
  type DividedName,
  dividedNames,
  type Form,
  formsOf,
  nameForms,
  type Occurrence,
  occurrencesIn,
  sameWord,
} from './name-forms.ts';
import { isNear, maxTypos } from './near.ts';
import { dividedWords, foldedName } from './words.ts';

/** Longest text to search for; its letters are counted with their marks. */
export const MAX_SEARCH_LETTERS = 100;
/** Each word takes time, so only the first different words of a longer text are looked up, without typing errors. */
const MAX_WORDS = 8;

export const isSearchable = (text: string): boolean => [...text.normalize('NFKD')].length <= MAX_SEARCH_LETTERS;

export interface Searchable {
  /** every name, the usual ones before the other spellings */
  readonly names: readonly string[];
  /** among equals the greater goes first, as inhabitants of a city */
  readonly weight: number;
  /** Matches of whole words rank before matches of the beginning of a word: «مادر» is «روز مادر» before it is «مادرید». */
  readonly isKnownByWords?: boolean;
}

/** How well a text matches: exact name, whole words of a name, beginning, words, or similar. */
export const MATCH_KINDS = ['exact', 'known-words', 'prefix', 'words', 'fuzzy'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

const isBetter = (kind: MatchKind, other: MatchKind): boolean => MATCH_KINDS.indexOf(kind) < MATCH_KINDS.indexOf(other);

export interface Found<T> {
  readonly item: T;
  /** `fuzzy` is only similar */
  readonly match: MatchKind;
}

export interface Search<T> {
  /**
   * Matches, best first; among equals by weight, then by the position of the matching name, then in the order of the
   * list. Empty for a text that is not {@link isSearchable}.
   * @param hasSimilar whether similar names are looked for, which takes longest
   */
  find(text: string, limit: number, hasSimilar?: boolean): Found<T>[];
}

/** One letter begins too many words. */
const isPrefix = (word: string): boolean => word.length > 1;

/** The word with each two neighbouring letters swapped. */
const swaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

interface Match {
  readonly kind: MatchKind;
  /** position of the first name that contains the whole words; 0 if there is none or the position does not matter */
  readonly nameAt: number;
}

type Index = SearchableMap<Set<number>>;

/** Positions in the list of the items that have a word. Each name stands in one piece too, for missing spaces. */
function wordIndex(names: readonly DividedName[]): Index {
  const idsOf = new Map<string, Set<number>>();
  const add = (word: string, id: number) => {
    const ids = idsOf.get(word);
    if (ids) ids.add(id);
    else idsOf.set(word, new Set([id]));
  };
  for (const { id, words, joined } of names) {
    for (const word of [...words, ...joined, words.join('')]) {
      add(word, id);
      add(sameWord(word), id);
    }
  }
  idsOf.delete('');
  return SearchableMap.from(idsOf.entries());
}

/** Letters of a piece on average: shorter pieces would divide any misspelling. */
const MEAN_PIECE = 3;

/** The words of a text, divided anew into the fewest known words, so that spaces make no difference. */
export function dividedBy(typed: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const letters = typed.join('');
  const pieces: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = pieces[start];
      if (!before || before.length + 1 >= (pieces[end]?.length ?? Infinity)) continue;
      const piece = letters.slice(start, end);
      if (piece.length > 1 || typed.includes(piece)) {
        if (known.has(piece)) pieces[end] = [...before, piece];
      }
    }
  }
  const found = pieces[letters.length];
  const isLikely = found && (found.length <= typed.length || letters.length >= MEAN_PIECE * found.length);
  return isLikely ? found : typed;
}

export function createSearch<T extends Searchable>(items: readonly T[]): Search<T> {
  const names = dividedNames(items);
  const occurrences = occurrencesIn(nameForms(names));
  const index = wordIndex(names);
  const known = new Set(names.flatMap(({ words }) => words));

  function kindOf({ form: { id, letters, bounds }, start }: Occurrence, asked: Form): MatchKind | undefined {
    const text = asked.letters;
    if (letters.length === text.length) return 'exact';
    if (items[id]!.isKnownByWords && bounds.has(start) && bounds.has(start + text.length)) return 'known-words';
    // «عیدی» is no beginning of «عید یلدا».
    const last = text.length - 1;
    const isInWord = !bounds.has(last) || asked.bounds.has(last) || bounds.has(text.length);
    return start === 0 && isPrefix(text) && isInWord ? 'prefix' : undefined;
  }

  /** Items that have the word, a word that begins with it, or with some typos one that is similar. */
  function having(word: string, typos: number, isAlone: boolean): Set<number> {
    const found = new Set(index.get(word));
    const addAll = (ids: ReadonlySet<number> | undefined) => {
      for (const id of ids ?? []) found.add(id);
    };
    addAll(index.get(sameWord(word)));
    // «سی‌ام» is not «سیزده» and «امام».
    const mayBegin = isAlone ? isPrefix(word) : word.length >= MEAN_PIECE;
    if (mayBegin) for (const ids of index.atPrefix(word).values()) addAll(ids);
    if (typos > 0) {
      for (const [ids] of index.fuzzyGet(word, typos).values()) addAll(ids);
      for (const swapped of swaps(word)) addAll(index.get(swapped));
    }
    return found;
  }

  /** @param enough number of matches after which no worse kinds of match are looked for */
  function matchesOf(text: string, enough: number, hasSimilar: boolean): Map<number, Match> {
    const typed = dividedWords(text);
    const all = dividedBy(typed, known);
    const words = [...new Set(all)];
    const asked = formsOf(all);
    const matches = new Map<number, Match>();
    const add = (id: number, kind: MatchKind, nameAt = 0) => {
      const before = matches.get(id);
      if (!before || isBetter(kind, before.kind)) matches.set(id, { kind, nameAt });
    };
    for (const form of asked) {
      for (const occurrence of occurrences(form.letters)) {
        const { id, nameAt } = occurrence.form;
        const kind = kindOf(occurrence, form);
        if (kind) add(id, kind, kind === 'known-words' ? nameAt : 0);
      }
    }
    const addFound = (queries: readonly string[], kind: MatchKind) => {
      const [first, ...others] = queries.map((word) =>
        having(word, kind === 'fuzzy' ? maxTypos(word) : 0, queries.length === 1),
      );
      // One word of a long name is no likeness.
      const isAlike = (id: number) =>
        kind !== 'fuzzy' ||
        !items[id]!.isKnownByWords ||
        items[id]!.names.some((name) => isNear(typed.join(''), foldedName(name)));
      for (const id of first ?? []) if (others.every((ids) => ids.has(id)) && isAlike(id)) add(id, kind);
    };
    if (matches.size < enough) addFound(words.slice(0, MAX_WORDS), 'words');
    // Similar names are offered only if no name has the words.
    if (hasSimilar && matches.size === 0 && words.length <= MAX_WORDS) addFound(words, 'fuzzy');
    return matches;
  }

  return {
    find(text, limit, hasSimilar = true) {
      if (foldedName(text) === '' || !isSearchable(text)) return [];
      return [...matchesOf(text, limit, hasSimilar)]
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
