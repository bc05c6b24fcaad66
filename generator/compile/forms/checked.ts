/** What a keeper looks at again every so many days, and the day of the last look. */
import { z } from 'zod';
import { gregorianDay, ids, persianDay, text } from './cells.ts';

/** The day up to which closures were searched in the news. */
export const SEARCHED_CLOSURES = 'closures';

export const Checked = z.strictObject({
  checked: gregorianDay,
  /** days until the next look */
  days: z.int().min(1),
  /** the same from Azar to Esfand */
  winter_days: z.int().min(1).optional(),
  /** from this day on it needs no look */
  until: persianDay.optional(),
  /** a task or a question for the keeper, and what to do about it */
  watch: text.max(400),
  sources: z
    .array(ids)
    .transform((lists) => lists.flat())
    .default([]),
});
