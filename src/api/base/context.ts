import type { Almanac } from './almanac.ts';

/** The data and the clock from which an answer is computed. */
export interface Context {
  readonly almanac: Almanac;
  /** the present moment, milliseconds since 1970 */
  readonly now: number;
}

export interface SiteContext extends Context {
  /** public address of the site without a slash at its end */
  readonly siteUrl: string;
}
