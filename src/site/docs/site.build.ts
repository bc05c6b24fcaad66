/** The public address that the examples name. Build only. */

/** @param site as Astro knows it; undefined where nobody has told it */
export const siteOf = (site: URL | undefined): string => (site ?? new URL('http://127.0.0.1:4321')).origin;
