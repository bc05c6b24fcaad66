/** Pages of the site by the words of their names. */
import { type InLanguages, type Language, pagePath } from '#site/kit/language.ts';
import type { NavigationItem } from '#site/kit/navigation.ts';
import { nearest } from '#understand/near.ts';
import { dividedWords } from '#understand/words.ts';
import pages from './pages.json' with { type: 'json' };

/** What a page has, and its other names, in which `_` is a space. */
const ABOUT = pages as Readonly<Record<string, { readonly note: InLanguages<string>; readonly names: string }>>;

/** Words that people add to the name of a page, or leave out. */
const BESIDE =
  /^(?:iran(?:ian)?|ایران|online|انلاین|how|to|for|the|a|of|in|with|is|are|i|can|what|when|کی|کیه|چیه|به|از|برای|در|و|\d{4})$/;
const wordsIn = (text: string): string[] => dividedWords(text).filter((word) => !BESIDE.test(word));

export const pageRow = (language: Language, { path, label }: NavigationItem) => ({
  href: pagePath(language, path),
  title: label[language],
  note: ABOUT[path]!.note[language],
  kind: '',
});

export interface FoundPage {
  readonly page: NavigationItem;
  /** `fuzzy`: only similar */
  readonly match: 'exact' | 'prefix' | 'words' | 'fuzzy';
}

/** Pages with a name that begins with a text, with names that have all its words, or only similar ones. */
export function pagesNamed(text: string, pages: readonly NavigationItem[]): FoundPage[] {
  const words = wordsIn(text);
  if (words.length === 0) return [];
  const matchOf = ({ path, label, short = label }: NavigationItem): FoundPage['match'] | undefined => {
    const labels = [label.fa, label.en, short.fa, short.en, path].map(wordsIn);
    const names = [...labels, ...ABOUT[path]!.names.split(' ').map(wordsIn)];
    const joined = names.map((name) => name.join(''));
    // "date" alone is no "api date".
    const all = (words.length > 1 ? names : labels).flat();
    if (joined.includes(words.join(''))) return 'exact';
    if (joined.some((name) => name.startsWith(words.join('')))) return 'prefix';
    if (words.every((word) => all.some((other) => other.startsWith(word)))) return 'words';
    return words.every((word) => nearest(word, all)) ? 'fuzzy' : undefined;
  };
  return pages.flatMap((page) => {
    const match = matchOf(page);
    return match ? { page, match } : [];
  });
}
