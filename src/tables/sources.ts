/** Typed access to the names of sources; apart from the other tables, because only pages and explanations read it. */
import table from './sources.json' with { type: 'json' };
import type { Source } from './types.ts';

/** By the id that rows of `data/` cite. */
export const sources: ReadonlyMap<string, Source> = new Map(
  (table as readonly Source[]).map((source) => [source.id, source]),
);
