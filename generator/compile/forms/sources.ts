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

/** A host whose pages sources may cite, with what runs it. */
export const SourceHost = z.strictObject({
  host: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host in lower case without www'),
  kind: z.enum(['official', 'university', 'reference', 'press', 'channel', 'community', 'company', 'blog']),
});
