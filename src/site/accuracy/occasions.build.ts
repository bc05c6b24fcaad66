/** Occasions of each category by the kind of their best source. They are counted here, so that edits of data merge. */
import { CATEGORIES, type Category } from '#core/occasions.ts';
import { tables } from '#tables/index.ts';
import { sourceKinds } from '#tables/occasion-sources.ts';
import type { SourceKind } from '#tables/types.ts';

export interface CategorySources {
  readonly category: Category;
  /** of occasions */
  readonly number: number;
  /** occasions by kind, most first */
  readonly kinds: readonly (readonly [kind: SourceKind, number: number])[];
}

export const occasionsBySource = (): CategorySources[] =>
  CATEGORIES.map((category) => {
    const found = tables.occasions
      .filter((occasion) => occasion.category === category)
      .flatMap(({ slug }) => sourceKinds.get(slug) ?? []);
    const byKind = [...Map.groupBy(found, (kind) => kind)].map(([kind, all]) => [kind, all.length] as const);
    return { category, number: found.length, kinds: byKind.sort(([, a], [, b]) => b - a) };
  });
