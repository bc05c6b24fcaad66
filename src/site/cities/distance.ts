/** The nearest of many places. */

import { distanceKm, type GlobePlace } from '#core/globe.ts';
import { itemAt } from '#core/required.ts';

export type { GlobePlace };

/** Kilometres per degree of latitude; cities farther north or south need no exact distance. */
const MIN_KM_PER_DEGREE = 111;

/** A place, and how far it is. */
export interface Near<T> {
  readonly place: T;
  readonly kilometres: number;
}

/** The nearest of some places, nearest first. */
export function nearestTo<T extends GlobePlace>(
  place: GlobePlace,
  places: readonly T[],
  most: number,
): readonly Near<T>[] {
  const nearest: Near<T>[] = [];
  for (const each of places) {
    const farthest = nearest.length < most ? Infinity : itemAt(nearest, most - 1).kilometres;
    if (Math.abs(each.latitude - place.latitude) * MIN_KM_PER_DEGREE > farthest) continue;
    const kilometres = distanceKm(place, each);
    if (kilometres >= farthest) continue;
    const after = nearest.findLastIndex((near) => near.kilometres <= kilometres);
    nearest.splice(after + 1, 0, { place: each, kilometres });
    if (nearest.length > most) nearest.pop();
  }
  return nearest;
}
