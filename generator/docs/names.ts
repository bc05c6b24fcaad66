/** Finds house words, metaphors that no search engine knows, in names of identifiers, files and CSS classes. */

/** Single words of a name, as in `isKept`, `HELD_AT_GATE` or `leaf-day`. `Gateway` is one word and allowed. */
const HOUSE_WORD = /^(?:doors?|desks?|gates?|shells?|cohorts?|sieges?|neighbou?rs?|leaf|pace|kept)$/i;
const HOUSE_PHRASE = /asked[-_]?before|first[-_]?answers?/i;
/** Names that others gave: Debian's package of Chromium. */
const GIVEN = /chromium-headless-shell/g;

const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm;
/** A compound such as `keptDays` or `door-count` is a name wherever it stands, also in a selector. */
const COMPOUND = /\w+(?:-\w+)+|\w*(?:[a-z][A-Z]|_)\w*/g;
/** A single word is a name only where it is declared, destructured, a parameter or a CSS class; elsewhere it may be prose. */
const DECLARED = [
  /\b(?:const|let|function|class|interface|type|enum|readonly)\s+(\w+)/g,
  /(?:^|[{,(])\s*(\w+)\??:\s/gm,
  /\{ ([\w, :]+) \} =/g,
  /\(([\w, :{}]+)\) =>/g,
  /\.([a-z]+)(?=[^\n;{}()'"`]*\{)/g,
];

const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]+/).flatMap((part) => part.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/));

const isHouseName = (name: string): boolean =>
  HOUSE_PHRASE.test(name) || wordsOf(name).some((word) => HOUSE_WORD.test(word));

/**
 * Names in a file, and in its path, that contain a house word.
 *
 * @param path from the root of the repository
 * @param text content of the file; comments are not read
 */
export function houseNames(path: string, text: string): string[] {
  const code = text.replace(COMMENT, '').replace(GIVEN, '');
  const names = [
    ...path.split('/'),
    ...[...code.matchAll(COMPOUND)].map(([name]) => name),
    ...DECLARED.flatMap((pattern) => [...code.matchAll(pattern)].flatMap(([, list]) => list!.split(/\W+/))),
  ];
  return [...new Set(names.filter(isHouseName))];
}
