/** The kind of the best source of an occasion. */
import type { SourceKind } from '#tables/types.ts';
import type { OccasionRow } from './forms/occasions.ts';

/** Sources that decide or define a day, best first; an occasion counts for the best of its sources. */
const KINDS: readonly (readonly [kind: SourceKind, sources: readonly string[]])[] = [
  ['law', ['holiday-law']],
  ['official calendar', ['ut-calendar']],
  ['arithmetic', ['calendar-arithmetic']],
  ['international body', ['un', 'who']],
  ['tradition', ['ancient-feasts', 'zoroastrian-calendar']],
  ['other calendars', ['persian-calendar-events', 'om-calendar', 'kf-calendar']],
];
/** Sources of a single reading; they count only together with another source. */
const READINGS = ['general-knowledge', 'national-days'];

/**
 * Kind of an occasion's best source, one of `KINDS` if possible. Otherwise `cross-checked` for a reading that another
 * source confirms, `single reading`, or `press` for reports of single decisions.
 */
export function kindOf({ sources }: Pick<OccasionRow, 'sources'>): SourceKind {
  const kind = KINDS.find(([, ids]) => sources.some((source) => ids.includes(source)))?.[0];
  if (kind) return kind;
  const confirming = sources.filter((source) => !READINGS.includes(source));
  if (confirming.length === sources.length) return 'press';
  return confirming.length > 0 ? 'cross-checked' : 'single reading';
}
