/** Typed access to the sources of cities; apart from the other tables, because only their pages read it. */
import table from './city-sources.json' with { type: 'json' };
import type { CitedSources } from './types.ts';

/** By slug: ids of sources. */
export const citySources: ReadonlyMap<string, readonly string[]> = new Map(table as unknown as CitedSources[]);
