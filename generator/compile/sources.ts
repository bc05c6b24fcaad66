/** Names and addresses of the sources, for pages that cite them. */
import type { Source } from '#tables/types.ts';
import type { Data } from './data.ts';

export const compileSources = (data: Data): Source[] =>
  data.sources.map(({ id, title, title_fa, url }) => ({
    id,
    title,
    ...(title_fa !== undefined && { title_fa }),
    ...(url !== undefined && { url }),
  }));
