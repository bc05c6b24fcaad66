// Runs before the first paint: the theme, the weekend, the groups of occasions, the digits and the month names that this browser remembers.
// Pages leave room for Tehran's clock where the reader's is another.
if (new Date().getTimezoneOffset() !== -210) document.documentElement.dataset.abroad = '';
try {
  const { theme, weekend, digits, months, categories } = JSON.parse(localStorage.getItem('salnama') || '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (weekend) dataset.weekend = weekend;
  if (categories) dataset.groups = categories.join(' ');
  if (digits) dataset.digits = digits;
  if (months) dataset.months = months;
} catch {
  // Without storage the page follows the system.
}
