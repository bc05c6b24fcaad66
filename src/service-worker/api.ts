/** Entry of the script that answers `/api/` without a network; it is run when it is first needed. */
import { createAlmanac } from '#api/almanac.ts';
import { keepOccasionYears } from '#core/kept-occasions.ts';
import { keepZones } from '#core/kept-zones.ts';
import { placeAtNoon } from '#core/sun.ts';
import { tables } from '#tables/index.ts';
import { createOfflineApi } from './offline-api.ts';

const YEARS_KEPT = 8;

const almanac = createAlmanac(tables, {
  noonPlaces: placeAtNoon,
  zoneOf: keepZones(),
  occasionYears: (years, occasions) => keepOccasionYears(years, occasions, YEARS_KEPT),
});

(self as unknown as ServiceWorkerScope).offlineApi = createOfflineApi(almanac, location.origin);
