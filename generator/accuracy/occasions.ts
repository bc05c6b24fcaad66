/** Where the occasions come from, by category. */
import { CATEGORIES } from '#core/occasions.ts';
import type { OccasionSources } from '#tables/types.ts';
import type { Data, OccasionRow } from '../data.ts';
import { countBy } from './agreement.ts';

/** Best first; an occasion counts for the best of its sources. */
const KINDS: readonly (readonly [kind: string, sources: readonly string[]])[] = [
  ['law', ['holiday-law']],
  ['official calendar', ['ut-calendar']],
  ['international body', ['un', 'who']],
  ['tradition', ['ancient-feasts', 'zoroastrian-calendar']],
  ['national days', ['national-days']],
  ['other calendars', ['persian-calendar-events', 'om-calendar', 'kf-calendar']],
  ['general knowledge', ['general-knowledge']],
];
/** Reports of single decisions. */
const REPORTS = 'press';

export const occasionSources = ({ occasions }: Data): OccasionSources[] =>
  CATEGORIES.map((category) => {
    const rows = occasions.map(({ value }) => value).filter((row) => row.category === category);
    return { category, occasions: rows.length, bySource: Object.fromEntries(countBy(rows, kindOf)) };
  });

const kindOf = ({ sources }: OccasionRow): string =>
  KINDS.find(([, ids]) => sources.some((source) => ids.includes(source)))?.[0] ?? REPORTS;
