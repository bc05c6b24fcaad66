/** An occasion of the header's search box, in `/occasions/index.json`. */
import type { Jdn } from '#core/jdn.ts';
import type { Category } from '#core/occasions.ts';

export interface OccasionEntry {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly category: Category;
  /** 0 for days off of today, else 1 … 7: the lower, the better known */
  readonly rank: number;
  /** of an occasion without a page: its next two days when the site was built, or its last one */
  readonly days?: readonly Jdn[];
  /** other spellings */
  readonly also?: readonly string[];
}
