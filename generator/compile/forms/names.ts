/** Names of months and weekdays in many languages. */
import { z } from 'zod';
import { text } from './cells.ts';

const CALENDARS = ['persian', 'hijri', 'gregorian'] as const;

const twelve = z.array(text).length(12, 'twelve months');

export const Names = z.strictObject({
  name_fa: text,
  name_en: text,
  months: z.strictObject({ persian: twelve, hijri: twelve, gregorian: twelve }),
  /** from Saturday */
  weekdays: z.array(text).length(7, 'seven weekdays'),
  /** calendars whose months CLDR does not name in this language */
  not_in_cldr: z.array(z.enum(CALENDARS)),
  /** months that CLDR names otherwise */
  differences: z.array(z.strictObject({ calendar: z.enum(CALENDARS), month: z.int().min(1).max(12), reason: text })),
  sources: z.array(text).min(1),
});

export type Names = z.output<typeof Names>;
