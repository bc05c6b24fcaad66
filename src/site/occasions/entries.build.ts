/** The occasions that the header's search box finds: each once, without one-off days off. */
import { hasPage, type Occasion } from '#core/occasions.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { tables } from '#tables/index.ts';
import { nextDays } from './build.ts';

const aliasesOf = new Map(tables.occasionAliases);

export const occasionEntries = (): readonly OccasionEntry[] =>
  tables.occasions
    .filter(({ isClosure }) => !isClosure)
    .map((occasion) => {
      const { slug, titleFa, titleEn, category } = occasion;
      const aliases = aliasesOf.get(slug);
      return {
        slug,
        fa: titleFa,
        en: titleEn,
        category,
        rank: rankOf(occasion),
        days: nextDays(slug),
        ...(!hasPage(occasion) && { noPage: true }),
        ...(aliases && { also: aliases }),
      };
    });

/** Occasions that are no longer observed come after today's. */
const RANK_OF_THE_PAST = 5;

/** Present days off come before all others. */
function rankOf({ holidayYears, years: [, last], rank }: Occasion): number {
  if (holidayYears.some(([, lastOff]) => lastOff === null)) return 0;
  return last === null ? rank : Math.max(rank, RANK_OF_THE_PAST);
}
