/** Time zones of the pages, in a build and in a browser alike. */
import { keepZones } from '#core/kept-zones.ts';

export const zoneOf = keepZones();
