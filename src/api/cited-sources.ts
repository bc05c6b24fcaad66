/** Sources as answers name them. */
import type { Source } from '#tables/types.ts';

type Named = Pick<Source, 'titleEn' | 'url'>;

/** @param source undefined: the id stands for the title */
export const citedSource = (id: string, source: Named | undefined) => ({
  id,
  title: source?.titleEn ?? id,
  url: source?.url ?? null,
});

export const citedSources = (ids: readonly string[], sources: readonly (Named & Pick<Source, 'id'>)[]) =>
  ids.map((id) =>
    citedSource(
      id,
      sources.find((source) => source.id === id),
    ),
  );
