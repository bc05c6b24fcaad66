/** The table of resources: files beside the static twins of the endpoints. */
import type { Resource } from '../resource.ts';
import { holidaysOfYear, holidaysSubscription, nowruzOfYear } from './calendar-files.ts';
import { changes } from './changes.ts';
import { eventsOfYear } from './events-of-year.ts';
import { meta } from './meta.ts';
import { names } from './names.ts';
import { nowruzMoments } from './nowruz-moment.ts';

export const RESOURCES: readonly Resource[] = [
  eventsOfYear,
  nowruzMoments,
  meta,
  changes,
  names,
  holidaysSubscription,
  holidaysOfYear,
  nowruzOfYear,
];
