/** The whole accuracy report, computed from the data and the reference values. */
import type { AccuracyReport } from '#tables/accuracy-types.ts';
import type { Tables } from '#tables/types.ts';
import type { Data } from '../data.ts';
import { equinoxAccuracy } from './equinox.ts';
import { hijriAccuracy } from './hijri.ts';
import { persianAccuracy } from './persian.ts';
import { prayerAccuracy } from './prayer-times.ts';

/** @param tables compiled from the same data @param root folder that holds `data/references/` */
export const accuracyReport = (data: Data, tables: Tables, root: string): AccuracyReport => ({
  hijri: hijriAccuracy(data),
  equinox: equinoxAccuracy(data, tables.equinoxes, root),
  persian: persianAccuracy(tables.equinoxes),
  prayerTimes: prayerAccuracy(root),
});
