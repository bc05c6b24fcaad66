/** Distances and directions on the globe, taken as a sphere. */
import type { Place } from './prayer-times.ts';

export interface GlobePlace {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;
/** Centre of the Kaaba. */
const KAABA: Place = { latitudeDegrees: 21.422487, longitudeDegrees: 39.826206 };

/** Great-circle distance in kilometres: good to half a percent. */
export function distanceKm(a: GlobePlace, b: GlobePlace): number {
  const halfLatitude = Math.sin(((a.latitude - b.latitude) * RADIANS) / 2);
  const halfLongitude = Math.sin(((a.longitude - b.longitude) * RADIANS) / 2);
  const square =
    halfLatitude ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(square));
}

/**
 * Direction of the Kaaba along the great circle, degrees clockwise from true north, 0 … 360.
 * @example qiblaDegrees({ latitudeDegrees: 35.6892, longitudeDegrees: 51.389 }) // 219.0…, south-west of Tehran
 */
export function qiblaDegrees({ latitudeDegrees, longitudeDegrees }: Place): number {
  const latitude = latitudeDegrees * RADIANS;
  const target = KAABA.latitudeDegrees * RADIANS;
  const eastward = (KAABA.longitudeDegrees - longitudeDegrees) * RADIANS;
  const east = Math.sin(eastward);
  const north = Math.cos(latitude) * Math.tan(target) - Math.sin(latitude) * Math.cos(eastward);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}
