/** Occasions that nearly everybody in Iran knows. Build only. */
import { tables } from '#tables/index.ts';

const WELL_KNOWN = 2;

export const KNOWN: ReadonlySet<string> = new Set(
  tables.occasions.filter(({ rank }) => rank <= WELL_KNOWN).map(({ slug }) => slug),
);
