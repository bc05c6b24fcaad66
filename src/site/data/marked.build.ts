/** Which occasions nearly everybody in Iran knows, and which have a page of their own. Build only. */
import { hasPage, type Occasion } from '#core/occasions.ts';
import { tables } from '#tables/index.ts';
import type { Marked } from './rank.ts';

const WELL_KNOWN = 2;

const slugsOf = (isMarked: (occasion: Occasion) => boolean): string[] =>
  tables.occasions.filter(isMarked).map(({ slug }) => slug);

export const MARKED: Marked = { known: slugsOf(({ rank }) => rank <= WELL_KNOWN), paged: slugsOf(hasPage) };
