/**
 * Typed access to the compiled tables. The JSON files are written by `npm run tables`, one record a line, so that two changes
 * merge; never edit them by hand.
 */
import dataset from './dataset.json' with { type: 'json' };
import equinoxes from './equinoxes.json' with { type: 'json' };
import hijriMonths from './hijri-months.json' with { type: 'json' };
import hijriProbabilities from './hijri-probabilities.json' with { type: 'json' };
import { rareTables } from './rare.ts';
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
  ...rareTables,
} as unknown as Tables;
