/** Days off: the laws, the rows that rest on them, and closures. */
import { z } from 'zod';
import { CATEGORIES } from '#core/occasions.ts';
import { ids, openYear, optionalIds, persianDay, text, wholeNumber, yesNo } from './cells.ts';

export const HolidayRow = z.strictObject({
  slug: text,
  rule: text,
  first_year: wholeNumber,
  last_year: openYear,
  published: yesNo,
  confidence: text,
  basis: ids,
  sources: ids,
  note: z.string(),
});

export const ClosureRow = z.strictObject({
  slug: text,
  first_day: persianDay,
  last_day: persianDay,
  scope: text,
  kind: text,
  title_fa: text,
  title_en: text,
  category: z.enum(CATEGORIES),
  published: yesNo,
  confidence: text,
  decision_fa: text,
  decision: text,
  sources: optionalIds,
  note: z.string(),
});

export const Law = z.strictObject({ date: persianDay, title_fa: text, title_en: text });

export type HolidayRow = z.output<typeof HolidayRow>;
export type ClosureRow = z.output<typeof ClosureRow>;
export type Law = z.output<typeof Law>;
