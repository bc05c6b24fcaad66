/** `/api/events/{year}.json`: the occasions of a whole year. */

import { persianYear } from '../parameters.ts';
import { STATIC_YEARS, yearsOf } from '../ranges.ts';
import { jsonResource } from '../resource.ts';
import { EventsAnswer } from '../schemas/occasions.ts';
import { occasionsOf } from '../year-occasions.ts';

export const eventsOfYear = jsonResource({
  path: '/api/events/{year}.json',
  summary: { fa: 'مناسبت‌های یک سال', en: 'Occasions of a year' },
  parameters: { year: persianYear({ fa: 'سال شمسی', en: 'Persian year' }, STATIC_YEARS) },
  schema: EventsAnswer,
  *bodies({ almanac }) {
    for (const year of yearsOf(STATIC_YEARS)) yield [{ year }, occasionsOf(almanac, year)];
  },
});
