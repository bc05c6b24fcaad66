/** Typed access to what the days of occasions rest on; apart from the other tables, because only pages read it. */
import table from './occasion-sources.json' with { type: 'json' };
import type { CitedSources } from './types.ts';

/** By slug: ids of sources, of the day and of the holiday. */
export const occasionSources: ReadonlyMap<string, readonly string[]> = new Map(table as unknown as CitedSources[]);
