/** The moments of the new year, unpacked from their compact form. */
import NOWRUZ_DATA from 'salnama-data:nowruz';
import { fromSteps } from '#core/steps.ts';

let moments: readonly number[] | undefined;

/** Milliseconds since 1970, from the first known year to the one after the last; parsed on first use. */
export function nowruzMoments(): readonly number[] {
  const { mean, steps } = NOWRUZ_DATA;
  moments ??= fromSteps(steps).map((moment, index) => moment + index * mean);
  return moments;
}
