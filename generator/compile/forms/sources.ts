/** Sources. */
import { z } from 'zod';
import { text } from './cells.ts';

export const Source = z.strictObject({
  title: text,
  /** name on Persian pages, if the title itself is not Persian */
  title_fa: text.optional(),
  publisher: text.optional(),
  url: z.url().optional(),
  licence: text.optional(),
  note: text.optional(),
});

export type Source = z.output<typeof Source>;
