/** Days off: the laws and the rows that rest on them. */
import { z } from 'zod';
import { ids, openYear, persianDay, text, wholeNumber, yesNo } from './cells.ts';

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

export const Law = z.strictObject({
  date: persianDay,
  title_fa: text,
  title_en: text,
  /** slugs of the holidays that it abolished */
  ends: z.array(text).optional(),
});

export type HolidayRow = z.output<typeof HolidayRow>;
