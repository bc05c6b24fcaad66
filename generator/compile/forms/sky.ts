/** Forms of the files from which the equinox is computed, and of the announced moments of Nowruz. */
import { z } from 'zod';
import { decimal, gregorianDay, ids, wholeNumber } from './cells.ts';

export const SunVectorRow = z.strictObject({
  greg_year: wholeNumber,
  epoch_jd_tdb: decimal,
  gx: wholeNumber,
  gy: wholeNumber,
  gz: wholeNumber,
  wx: wholeNumber,
  wy: wholeNumber,
  wz: wholeNumber,
});

export const NutationRow = z.strictObject({
  l: wholeNumber,
  lp: wholeNumber,
  f: wholeNumber,
  d: wholeNumber,
  om: wholeNumber,
  sin: wholeNumber,
  cos: wholeNumber,
  t_sin: wholeNumber,
  t_cos: wholeNumber,
});

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
