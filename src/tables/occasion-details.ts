/** Typed access to the details of occasions. It is a separate module, because only pages, files and the MCP server read it. */
import table from '#tables/occasion-details.json' with { type: 'json' };
import type { OccasionDetails } from './types.ts';

/** Slug of an occasion → its details. */
export const occasionDetails: ReadonlyMap<string, OccasionDetails> = new Map(
  (table as readonly OccasionDetails[]).map((details) => [details.slug, details]),
);
