/** Files of pages: `/docs` is `docs.html`, the home pages are `index.html` and `en.html`. */

/** File of an address. @param path of a page or another file, from the root of the site */
export function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

/** Address of a page's file. @param file below the output folder, without a slash before it */
export const addressOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`);
