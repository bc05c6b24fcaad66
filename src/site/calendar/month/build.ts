/** How telling the occasions are, for the cells of a month's own page. */
import { tables } from '#tables/index.ts';

const RANKS = new Map(tables.occasions.map(({ slug, rank }) => [slug, rank]));

/** 1 is the best known. */
export const rankOf = (slug: string): number => RANKS.get(slug) ?? Number.POSITIVE_INFINITY;
