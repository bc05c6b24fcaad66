/** The moments of the new year, unpacked from their compact form. */
import NOWRUZ_DATA from 'salnama-data:nowruz';
import { onFirstUse } from '#core/lazy.ts';
import { fromSteps } from '#core/steps.ts';

/** Milliseconds since 1970, from the first known year to the one after the last. */
export const nowruzMoments = onFirstUse((): readonly number[] =>
  fromSteps(NOWRUZ_DATA.steps).map((moment, index) => moment + index * NOWRUZ_DATA.mean),
);
