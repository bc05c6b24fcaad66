/** Direction of prayer. */
import type { Place } from './prayer-times.ts';

/** Centre of the Kaaba. */
const KAABA: Place = { latitudeDegrees: 21.422487, longitudeDegrees: 39.826206 };
const RADIANS = Math.PI / 180;

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
