import { iso1A2Codes } from '@rapideditor/country-coder';
import type { Check } from './rule.ts';

/** Tolerance in degrees, about 11 km: borders and coasts of the polygons are coarse. */
const NEAR_DEGREES = 0.1;

/** Cities of territories whose borders the polygons draw differently. Remove a city that no longer fails. */
const DISPUTED = new Set(['kyrenia', 'laayoune']);

/** Cities lie inside the borders of their country. */
export const coordinates: Check = ({ cities }, report) => {
  for (const entry of cities) {
    const { slug, country, latitude, longitude } = entry;
    const box: [number, number, number, number] = [
      longitude - NEAR_DEGREES,
      latitude - NEAR_DEGREES,
      longitude + NEAR_DEGREES,
      latitude + NEAR_DEGREES,
    ];
    const inside = iso1A2Codes(box).includes(country);
    if (inside === DISPUTED.has(slug)) {
      const expected = inside ? 'no place in the list of disputed cities' : `coordinates inside ${country}`;
      report(entry, expected, `${latitude}, ${longitude}`);
    }
  }
};
