/** Where the parts of the documentation went that once stood on its first page, for addresses that somebody has kept. */

/** Parts of the chapters whose names do not begin with that of their page. */
const PARTS: Readonly<Record<string, string>> = {
  shape: 'shapes',
  'calendar-files': 'files',
};

/**
 * The page that holds the part now; undefined for what still stands on the first page, or never was.
 * @param id as in `/docs#convert-parameters`
 * @param pages names of the other pages
 */
export function pageOfMoved(id: string, pages: readonly string[]): string | undefined {
  const isWithin = (name: string) => id === name || id.startsWith(`${name}-`);
  const page = Object.keys(PARTS).find(isWithin);
  return page === undefined ? pages.filter(isWithin).sort((a, b) => b.length - a.length)[0] : PARTS[page];
}
