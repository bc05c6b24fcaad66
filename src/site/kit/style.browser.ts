/** Style sheets of what most readers of a page do not open: they are loaded with its script. */

/** Resolves when the style sheet holds, and when it cannot be loaded. @param address of the style sheet, by `?url` */
export function loadStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
