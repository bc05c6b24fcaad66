/** Forms of the files from which the equinox is computed, and of the announced moments of Nowruz. */
import { z } from 'zod';
import { decimal, gregorianDay, ids, wholeNumber } from './cells.ts';

/** Columns of whole numbers. */
const wholes = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, wholeNumber])) as Record<Name, typeof wholeNumber>;

export const SunVectorRow = z.strictObject({
  greg_year: wholeNumber,
  epoch_jd_tdb: decimal,
  ...wholes('gx', 'gy', 'gz', 'wx', 'wy', 'wz'),
});

export const NutationRow = z.strictObject(wholes('l', 'lp', 'f', 'd', 'om', 'sin', 'cos', 't_sin', 't_cos'));

export const TimeScaleRow = z.strictObject({
  greg_year: wholeNumber,
  tt_minus_ut_seconds: decimal,
  time_scale: z.enum(['UT1', 'UTC', 'UTC no further leap second']),
});

export const AnnouncedNowruz = z.strictObject({
  year: wholeNumber,
  date: gregorianDay,
  time: z.string().regex(/^\d\d:\d\d:\d\d$/, 'HH:MM:SS'),
  confidence: z.enum(['high', 'medium', 'low']),
  sources: ids,
});

export const ListedNowruz = AnnouncedNowruz.pick({ year: true, date: true, time: true });

export type ListedNowruz = z.output<typeof ListedNowruz>;
