/** The nearest of many places. */
import { distanceKm, type GlobePlace } from '#core/distance.ts';

export type { GlobePlace };

/** The nearest of some places, nearest first. */
export const nearestTo = <T extends GlobePlace>(
  place: GlobePlace,
  places: readonly T[],
  most: number,
): readonly { readonly place: T; readonly kilometres: number }[] =>
  places
    .map((each) => ({ place: each, kilometres: distanceKm(place, each) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, most);
