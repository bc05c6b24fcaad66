// Before anything is painted: the theme that this browser remembers. The page's own scripts come too late for that.
try {
  const { theme } = JSON.parse(localStorage.getItem('salnama') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows its system.
}
