/** Rows of `data/changes.csv`, and of the published state in `data/published/`. */
import { z } from 'zod';
import { CHANGE_KINDS } from '#tables/change-kinds.ts';
import { gregorianDay, optionalIds, text, wholeNumber, yesNo } from './cells.ts';

export const ChangeRow = z.strictObject({
  version: text,
  recorded: gregorianDay,
  kind: z.enum(CHANGE_KINDS),
  subject: z.string(),
  before: z.string(),
  after: z.string(),
  was_estimate: yesNo,
  by: text,
  reason: z.string(),
  sources: optionalIds,
});

export type ChangeRow = z.output<typeof ChangeRow>;

export const PublishedHoliday = z.strictObject({
  slug: text,
  rule_year: wholeNumber,
  ordinal: wholeNumber,
  day: gregorianDay,
  estimate: yesNo,
});

export const PublishedOccasion = z.strictObject({ slug: text, title_fa: text, title_en: text, rule: text });

export const PublishedMonth = z.strictObject({
  /** `YYYY-MM` */
  month: text,
  first_day: gregorianDay,
  estimate: yesNo,
});

/** What a closure that is no public holiday closes, as text. */
export const PublishedClosure = z.strictObject({ slug: text, closed: text });

export const PublishedWeekend = z.strictObject({ sector: text, weekends: text });

export type PublishedHoliday = z.output<typeof PublishedHoliday>;
export type PublishedOccasion = z.output<typeof PublishedOccasion>;
export type PublishedMonth = z.output<typeof PublishedMonth>;
