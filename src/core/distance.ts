/** Distances on the globe. */

export interface GlobePlace {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;

/** Great-circle distance, on a sphere: good to half a percent. */
export function distanceKm(a: GlobePlace, b: GlobePlace): number {
  const halfLatitude = Math.sin(((a.latitude - b.latitude) * RADIANS) / 2);
  const halfLongitude = Math.sin(((a.longitude - b.longitude) * RADIANS) / 2);
  const square =
    halfLatitude ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(square));
}
