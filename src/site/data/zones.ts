/** Time zones of the pages, in a build and in a browser alike. */
import { cachedZones } from '#core/caches.ts';

export const zoneOf = cachedZones();
