/** Shape of the answers of `/api/ledger`. */
import { z } from 'zod';
import { isoDate } from './shapes.ts';

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
] as const;

/**
 * - `begun`: the first recorded state;
 * - `month`: a hijri month (`1448-11`) was announced, corrected or taken back: first day before and after;
 * - `new-occasion`, `removed-occasion`, `retitled`, `rule`: an occasion, named by its slug; titles or rules before and
 *   after;
 * - `added`, `withdrawn`: days off of an occasion, as one day or as `first/last`;
 * - `moved`: a day off, named by slug, year of its own calendar and number in that year; day before and after.
 */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const LedgerEntry = z.strictObject({
  version: z.string().meta({ description: 'version of the data that brought the change' }),
  recorded: isoDate.meta({ description: 'day on which the change was recorded' }),
  kind: z.enum(CHANGE_KINDS),
  subject: z.string().meta({
    description:
      'hijri month YYYY-MM; slug of the occasion; of a moved day off slug, year of its own calendar and number in it',
  }),
  before: z
    .string()
    .meta({ description: 'Gregorian day, days with a slash between, titles or rule; empty: did not exist' }),
  after: z.string(),
  was_estimate: z.boolean(),
  by: z.string(),
  reason: z.string(),
  sources: z.array(z.string()),
});

export const Ledger = z
  .strictObject({ data: z.array(LedgerEntry) })
  .meta({ id: 'Ledger', description: 'Every published change, oldest first' });

export type LedgerEntry = z.output<typeof LedgerEntry>;
