/** Where the page of an address lies: `/docs` in `docs.html`, the two homes in `index.html` and `en.html`. */

/** @param path address of a page or another file, from the root of the site */
export function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

/** @param file below the output folder, without a slash before it */
export const addressOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`);
