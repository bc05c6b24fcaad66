// Runs before the first paint: the theme, the weekend and the digits that this browser remembers.
try {
  const { theme, weekend, digits } = JSON.parse(localStorage.getItem('salnama') || '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (weekend) dataset.weekend = weekend;
  if (digits) dataset.digits = digits;
} catch {
  // Without storage the page follows the system.
}
