/** Names as they are searched: without spaces, and where their words begin and end. */
import { dividedWords, wordsOf } from './words.ts';

/** Names of births and of deaths: within each list one word is as good as another. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'ولادت میلاد تولد زادروز',
    'وفات رحلت شهادت درگذشت فوت',
    'birth birthday nativity',
    'death martyrdom demise passing',
  ].flatMap((list) => {
    const words = list.split(' ');
    return words.map((word) => [word, words[0]!] as const);
  }),
);

/** A name without spaces, and where its words begin and end. */
interface Form {
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

/** The forms of a text: as it is, and with the first word of each list of {@link SAME_WORDS}. */
export function formsOf(words: readonly string[]): Form[] {
  const same = words.map((word) => SAME_WORDS.get(word) ?? word);
  return same.join(' ') === words.join(' ') ? [formOf(words)] : [formOf(words), formOf(same)];
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
    return formsOf(words)
      .filter(({ letters }) => !ofItem.has(letters) && ofItem.add(letters))
      .map((form) => ({ ...form, id, nameAt }));
  });
}
