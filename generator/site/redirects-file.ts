/** The `_redirects` file of static hosts: pages that have become a part of another page. */
import { MOVED_PAGES } from '#understand/addresses.ts';

/** @returns a line a page and language: `/en/nowruz/cities /en/nowruz#cities 301` */
export const redirectsFile = (): string =>
  ['', '/en']
    .flatMap((prefix) => [...MOVED_PAGES].map(([page, address]) => `${prefix}${page} ${prefix}${address} 301\n`))
    .join('');
