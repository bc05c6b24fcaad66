/**
 * Before anything is painted: the theme and the weekend that this browser remembers, and the font. The page's own scripts come too
 * late for that. It stands in the head of every page, after the style sheets, as a file of its own would hold up the first paint by a
 * whole way to the server and back; after a change run `npm run tables`, as the pages' policy names its hash.
 */

// Where the font is here already, letters are set in it at once. Asked for by the first letters it would be there a moment after
// them, and everything would be laid out again.
document.fonts.load(`1em "Vazirmatn ${document.documentElement.lang}"`).catch(() => {});

try {
  const { theme, weekend } = JSON.parse(localStorage.getItem('salnama') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (typeof weekend === 'string') document.documentElement.dataset.weekend = weekend;
} catch {
  // A browser that keeps nothing follows its system, and has Friday off.
}
