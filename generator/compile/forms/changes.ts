/** Rows of `data/changes.csv`. */
import { z } from 'zod';
import { CHANGE_KINDS } from '#api/schemas/published.ts';
import { gregorianDay, optionalIds, text, yesNo } from './cells.ts';

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
