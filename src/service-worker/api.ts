/** Entry of the script that answers `/api/` without a network; it is run when it is first needed. */
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { tables } from '#tables/index.ts';
import { createOfflineApi } from './offline-api.ts';

const almanac = createAlmanac(tables, createCaches({ maxYears: 8, maxNoons: 512 }));

(self as unknown as ServiceWorkerScope).offlineApi = createOfflineApi(almanac, location.origin);
