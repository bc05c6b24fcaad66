import type { Almanac } from './almanac.ts';

/** What an answer rests on beside its query. */
export interface Context {
  readonly almanac: Almanac;
  /** the present moment, milliseconds since 1970 */
  readonly now: number;
}

export interface SiteContext extends Context {
  /** public address of the site without a slash at its end */
  readonly siteUrl: string;
}
