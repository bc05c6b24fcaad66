/** Names as they are searched: without spaces, and where their words begin and end. */
import sameWords from './same-words.json' with { type: 'json' };
import { dividedWords, listedWords, wordsOf } from './words.ts';

/** Words and phrases of names, and of the words that mean the same the one that stands for all; none for a title of honour. */
const SAME = listedWords(sameWords as Readonly<Record<string, string>>);
/** Of a phrase, and of a name that may be spelled otherwise. */
const MOST_WORDS = 4;

/** The word that stands for all of the same meaning: «تولد» is «ولادت». */
export const sameWord = (word: string): string => SAME.get(word) || word;

/** One spelling of Persian in Latin letters, as "norooz" and "nowruz"; «عاشورای» is «عاشورا», and in Arabic «الفطر» «فطر». */
const spelledAlike = (word: string): string =>
  /^[a-z]{4,}$/.test(word)
    ? word
        .replace(/ow|ou|oo|u/g, 'o')
        .replace(/ee|ei|ey|y/g, 'i')
        .replace(/q/g, 'gh')
        .replace(/w/g, 'v')
        .replace(/eh$/, 'e')
        .replace(/(.)\1/g, '$1')
    : word.replace(/(?<=[او])ی$/, '').replace(/^ال(?=.{3})/, '');

/** Words with the longest phrases of {@link SAME} replaced: "imam hossein" is «حسین», and «رسول اکرم» «پیامبر». */
function sameOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(MOST_WORDS, words.length - at);
    while (size > 1 && !SAME.has(words.slice(at, at + size).join(' '))) size--;
    const phrase = words.slice(at, at + size).join(' ');
    // "prophet's"
    found.push(SAME.get(phrase) ?? SAME.get(phrase.replace(/s$/, '')) ?? phrase);
    at += size;
  }
  return found.filter((word) => word !== '');
}

/** A name without spaces, and where its words begin and end. */
export interface Form {
  readonly letters: string;
  readonly bounds: ReadonlySet<number>;
}

function formOf(words: readonly string[]): Form {
  const bounds = new Set([0]);
  let letters = '';
  for (const word of words) {
    letters += word;
    bounds.add(letters.length);
  }
  return { letters, bounds };
}

/**
 * The forms of a text: as it is, and with the words that stand for all of the same meaning.
 * @param isName a name of one such word is not that of all others
 */
export function formsOf(words: readonly string[], isName = false): Form[] {
  // Names in Latin letters become Persian ones first.
  const found = isName && words.length === 1 ? words : sameOf(sameOf(words));
  const same = found.length > MOST_WORDS ? found : found.map(spelledAlike);
  // Of «شهادت امام» one word would be left.
  const isOther = same.length > Math.min(words.length - 1, 1) && same.join(' ') !== words.join(' ');
  return isOther ? [formOf(words), formOf(same)] : [formOf(words)];
}

/** A name of an item of the list. */
interface ListedName {
  /** position of the item */
  readonly id: number;
  /** position of the name among those of the item */
  readonly nameAt: number;
}

type NameForm = Form & ListedName;

/** A place at which a text stands in a form. */
export interface Occurrence {
  readonly form: NameForm;
  readonly start: number;
}

/** Finds the forms that contain a text: in one string of all forms, which the engine searches fastest. */
export function occurrencesIn(forms: readonly NameForm[]): (text: string) => Generator<Occurrence> {
  const BETWEEN = '\n';
  const all = forms.map(({ letters }) => letters).join(BETWEEN);
  const ends: number[] = [];
  for (const { letters } of forms) ends.push((ends.at(-1) ?? 0) + (ends.length > 0 ? 1 : 0) + letters.length);
  return function* occurrences(text) {
    let at = 0;
    for (let found = all.indexOf(text); found >= 0; found = all.indexOf(text, found + 1)) {
      while (found > ends[at]!) at++;
      const form = forms[at]!;
      yield { form, start: found - (ends[at]! - form.letters.length) };
    }
  };
}

/** A name of an item of the list, divided into its words. */
export interface DividedName extends ListedName {
  /** divided at half-spaces too */
  readonly words: readonly string[];
  /** not divided at half-spaces */
  readonly joined: readonly string[];
}

/** Each name of each item once. */
export const dividedNames = (items: readonly { readonly names: readonly string[] }[]): DividedName[] =>
  items.flatMap(({ names }, id) =>
    [...new Set(names)].map((name) => {
      const words = dividedWords(name);
      const joined = name.includes('\u200c') ? wordsOf(name) : words;
      return { id, nameAt: names.indexOf(name), words, joined };
    }),
  );

export function nameForms(names: readonly DividedName[]): NameForm[] {
  const seen = new Map<number, Set<string>>();
  return names.flatMap(({ id, nameAt, words }) => {
    const ofItem = seen.get(id) ?? new Set(['']);
    seen.set(id, ofItem);
    return formsOf(words, true)
      .filter(({ letters }) => !ofItem.has(letters) && ofItem.add(letters))
      .map((form) => ({ ...form, id, nameAt }));
  });
}
