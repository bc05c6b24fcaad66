/**
 * Typed access to the compiled tables. The JSON files are written by `npm run tables`, one record a line, so that two changes
 * merge; never edit them by hand.
 */
import closures from './closures.json' with { type: 'json' };
import dataset from './dataset.json' with { type: 'json' };
import dayLists from './day-lists.json' with { type: 'json' };
import equinoxes from './equinoxes.json' with { type: 'json' };
import hijriMonths from './hijri-months.json' with { type: 'json' };
import hijriProbabilities from './hijri-probabilities.json' with { type: 'json' };
import holidayLaws from './holiday-laws.json' with { type: 'json' };
import occasionAliases from './occasion-aliases.json' with { type: 'json' };
import occasions from './occasions.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import revisions from './revisions.json' with { type: 'json' };
import sectors from './sectors.json' with { type: 'json' };
import timeZones from './time-zones.json' with { type: 'json' };
import type { Tables } from './types.ts';

const months = hijriMonths as { readonly codes: readonly string[] };

export const tables = {
  dataset,
  // One text a year in the file.
  hijriMonths: { ...months, codes: months.codes.join('') },
  hijriProbabilities,
  equinoxes,
  timeZones,
  revisions,
  sectors,
  closures,
  dayLists,
  holidayLaws,
  occasionAliases,
  occasions,
  places,
} as unknown as Tables;
