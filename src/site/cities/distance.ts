import { distanceKm, type GlobePlace } from '#core/globe.ts';

/** The nearest of some places with their distances, nearest first. */
export const nearestTo = <T extends GlobePlace>(place: GlobePlace, places: readonly T[], most: number) =>
  places
    .map((each) => ({ place: each, kilometres: distanceKm(place, each) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, most);
