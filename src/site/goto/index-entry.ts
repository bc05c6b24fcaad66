/** An occasion of the header's search box, in `/occasions/index.json`. */
import type { Category } from '#core/occasions.ts';

export interface OccasionEntry {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly category: Category;
  /** 0 for days off of today, else 1 … 7: the lower, the better known */
  readonly rank: number;
  /** other spellings */
  readonly also?: readonly string[];
}
