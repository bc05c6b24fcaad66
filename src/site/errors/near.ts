/** What an address without a page was probably meant to name. */
import { createSearch, type Found, type Searched } from '#site/goto/search.ts';

const MOST_SHOWN = 5;
const MOST_LETTERS = 100;

export interface Named {
  /** the first part of the address after the language */
  readonly section: string;
  /** its last part, as words */
  readonly text: string;
}

/** @returns undefined for an address without a name, or with percent codes that stand for no text */
export function namedBy(pathname: string): Named | undefined {
  const parts = pathname.split('/').filter((part) => part !== '' && part !== 'en');
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  try {
    const text = decodeURIComponent(last)
      .replace(/\.\w+$/, '')
      .replace(/[-_+]/g, ' ');
    return { section: parts[0]!, text: text.slice(0, MOST_LETTERS) };
  } catch {
    return undefined;
  }
}

const SAME_LETTERS = 3;

/**
 * Pages of the documentation that begin like the name, beneath /docs.
 * @param pages their names
 */
export function nearestDocs({ section, text }: Named, pages: readonly string[]): string[] {
  const beginning = text.slice(0, SAME_LETTERS).toLowerCase();
  return section === 'docs' && beginning.length === SAME_LETTERS
    ? pages.filter((page) => page.startsWith(beginning)).slice(0, MOST_SHOWN)
    : [];
}

/** Occasions beneath /occasions, cities beneath /prayer-times, elsewhere both and the pages; the best first. */
export function nearestTo({ section, text }: Named, { occasions, index, pages }: Searched): Found[] {
  const search = createSearch({
    occasions: section === 'prayer-times' ? [] : occasions,
    index: section === 'occasions' ? { ...index, cities: [] } : index,
    pages: ['prayer-times', 'occasions'].includes(section) ? [] : pages,
  });
  return search(text).slice(0, MOST_SHOWN);
}
