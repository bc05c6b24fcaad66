/** The nearest of many places. */

import { distanceKm, type GlobePlace } from '#core/globe.ts';

export type { GlobePlace };

/** A place, and how far it is. */
export interface Near<T> {
  readonly place: T;
  readonly kilometres: number;
}

/** The nearest of some places, nearest first. */
export const nearestTo = <T extends GlobePlace>(
  place: GlobePlace,
  places: readonly T[],
  most: number,
): readonly Near<T>[] =>
  places
    .map((each) => ({ place: each, kilometres: distanceKm(place, each) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, most);
