/** Typed access to the names of sources. It is a separate module, because only pages and explanations read it. */
import table from '#tables/sources.json' with { type: 'json' };
import type { Source } from './types.ts';

/** Id, as rows of `data/` cite it → source. */
export const sources: ReadonlyMap<string, Source> = new Map(
  (table as readonly Source[]).map((source) => [source.id, source]),
);
