/** How the first years of occasions are known, for the pages and downloads that tell it; apart from the tables that every answer needs. */
import table from './first-years.json' with { type: 'json' };
import type { FirstYearBasis } from './types.ts';

/** By slug; undefined for occasions without a first year, and for days of other countries and world bodies. */
export const firstYearBasis: ReadonlyMap<string, FirstYearBasis> = new Map(table as [string, FirstYearBasis][]);
