/**
 * Typed access to the compiled tables. `generator/compile/main.ts` writes the JSON files into `.cache/`; never edit them by hand.
 */
import closures from '#tables/closures.json' with { type: 'json' };
import dataset from '#tables/dataset.json' with { type: 'json' };
import dayLists from '#tables/day-lists.json' with { type: 'json' };
import equinoxes from '#tables/equinoxes.json' with { type: 'json' };
import hijriMonths from '#tables/hijri-months.json' with { type: 'json' };
import hijriProbabilities from '#tables/hijri-probabilities.json' with { type: 'json' };
import holidayLaws from '#tables/holiday-laws.json' with { type: 'json' };
import mourningPeriods from '#tables/mourning-periods.json' with { type: 'json' };
import occasionAliases from '#tables/occasion-aliases.json' with { type: 'json' };
import occasions from '#tables/occasions.json' with { type: 'json' };
import places from '#tables/places.json' with { type: 'json' };
import revisions from '#tables/revisions.json' with { type: 'json' };
import sectors from '#tables/sectors.json' with { type: 'json' };
import timeZones from '#tables/time-zones.json' with { type: 'json' };
import type { Tables } from './types.ts';

export const tables = {
  dataset,
  hijriMonths,
  hijriProbabilities,
  equinoxes,
  timeZones,
  revisions,
  sectors,
  closures,
  dayLists,
  holidayLaws,
  mourningPeriods,
  occasionAliases,
  occasions,
  places,
} as unknown as Tables;
