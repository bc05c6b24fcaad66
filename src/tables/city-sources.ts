/** Typed access to the sources of cities. It is a separate module, because only the pages of cities read it. */
import table from '#tables/city-sources.json' with { type: 'json' };
import type { CitedSources } from './types.ts';

/** Slug of a city → ids of its sources. */
export const citySources: ReadonlyMap<string, readonly string[]> = new Map(table as unknown as CitedSources[]);
