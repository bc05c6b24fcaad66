/** Kinds of published changes of the data. */

/** In the order in which the changes of a version are listed. */
export const CHANGE_KINDS = [
  'begun',
  'month',
  'new-occasion',
  'removed-occasion',
  'retitled',
  'rule',
  'added',
  'withdrawn',
  'moved',
  'closure',
  'weekend',
  'file',
] as const;

/**
 * - `begun`: the first recorded state;
 * - `month`: a hijri month (`1448-11`) was announced, corrected or taken back: first day before and after;
 * - `new-occasion`, `removed-occasion`, `retitled`, `rule`: an occasion, named by its slug; titles or rules before and
 *   after;
 * - `added`, `withdrawn`: days off of an occasion, as one day or as `first/last`;
 * - `moved`: a day off, named by slug, year of the occasion’s calendar and number in that year; day before and after;
 * - `closure`: a closure that is no public holiday, by its slug: days, bodies, provinces and hours before and after;
 * - `weekend`: a sector, and its weekends with the day from which each holds;
 * - `file`: a file of `data/` with other changes, such as cities, laws, texts or notes.
 */
export type ChangeKind = (typeof CHANGE_KINDS)[number];
