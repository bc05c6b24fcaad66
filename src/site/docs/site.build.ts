/** The public address that the examples name. Build only. */

/** @param site Astro's `site`; undefined if it is not set */
export const siteOf = (site: URL | undefined): string => (site ?? new URL('http://127.0.0.1:4321')).origin;
