/** Typed access to what the days of occasions rest on; apart from the other tables, because only pages read it. */
import table from './occasion-sources.json' with { type: 'json' };
import type { FirstYearBasis, OccasionGrounds } from './types.ts';

const grounds = table as unknown as OccasionGrounds[];

/** By slug: ids of sources, of the day and of the holiday. */
export const occasionSources: ReadonlyMap<string, readonly string[]> = new Map(
  grounds.map(([slug, sources]) => [slug, sources]),
);

/** By slug: how the first year is known; null where it is not told, and for days without a first year. */
export const firstYearBases: ReadonlyMap<string, FirstYearBasis | null> = new Map(
  grounds.map(([slug, , basis]) => [slug, basis]),
);
