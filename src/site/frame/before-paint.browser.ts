/**
 * Before anything is painted: the theme and the weekend that this browser remembers. The page's own scripts come too late for that.
 * It stands in the head of every page, as a file of its own would hold up the first paint by a whole way to the server and back;
 * after a change run `npm run tables`, as the pages' policy names its hash.
 */
try {
  const { theme, weekend } = JSON.parse(localStorage.getItem('salnama') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (typeof weekend === 'string') document.documentElement.dataset.weekend = weekend;
} catch {
  // A browser that keeps nothing follows its system, and has Friday off.
}
