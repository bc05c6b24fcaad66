/** Days on which a person last compared facts with their source, where no row shows it. */
import { z } from 'zod';
import { gregorianDay, ids, persianDay, text } from './cells.ts';

export const CHECKED_FACTS = ['prayer-tables', 'sectors', 'time-zones'] as const;
export const Checked = z.strictObject({ checked: gregorianDay });

/** Something that may change a fact and that no row shows, to look at again every so many days. */
export const Watch = z.strictObject({
  checked: gregorianDay,
  days: z.int().min(1),
  /** from this day on it needs no look */
  until: persianDay.nullable(),
  /** a question for the keeper, and what to do if the answer is yes */
  watch: text,
  sources: z.array(ids).transform((lists) => lists.flat()),
});
