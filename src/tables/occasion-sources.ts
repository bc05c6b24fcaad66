/** Typed access to the sources of the days of occasions. It is a separate module, because only pages read it. */
import table from '#tables/occasion-sources.json' with { type: 'json' };
import type { FirstYearBasis, OccasionGrounds, SourceKind } from './types.ts';

const grounds = table as unknown as OccasionGrounds[];

/** Slug of an occasion → ids of the sources of its day and its holiday. */
export const occasionSources: ReadonlyMap<string, readonly string[]> = new Map(
  grounds.map(([slug, sources]) => [slug, sources]),
);

/** Slug of an occasion → how its first year is known; null if that is not recorded or there is no first year. */
export const firstYearBases: ReadonlyMap<string, FirstYearBasis | null> = new Map(
  grounds.map(([slug, , basis]) => [slug, basis]),
);

/** Slug of an occasion → kind of the best source of its day; null for a one-off holiday. */
export const sourceKinds: ReadonlyMap<string, SourceKind | null> = new Map(
  grounds.map(([slug, , , kind]) => [slug, kind]),
);
