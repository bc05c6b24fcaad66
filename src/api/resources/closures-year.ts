/** `/api/closures/{year}.json`: the closures of a Persian year, nationwide and local. */
import { z } from 'zod';
import { addDays } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { closureDays } from '../closures.ts';
import { persianYear } from '../parameters.ts';
import { STATIC_YEARS, yearsOf } from '../ranges.ts';
import { jsonResource } from '../resource.ts';
import { ClosureDay } from '../schemas/days-off.ts';

export const ClosureYear = z
  .strictObject({ year: z.int(), data: z.array(ClosureDay) })
  .meta({ id: 'ClosureYear', description: 'One-off closures of a Persian year; the list is not complete' });

export const closureYears = jsonResource({
  path: '/api/closures/{year}.json',
  summary: { fa: 'تعطیلی‌های یک‌بارهٔ یک سال شمسی', en: 'One-off closures of a Persian year' },
  parameters: { year: persianYear({ fa: 'سال شمسی', en: 'Persian year' }, STATIC_YEARS) },
  schema: ClosureYear,
  *bodies({ almanac: { closures } }) {
    for (const year of yearsOf(STATIC_YEARS)) {
      const first = persian.firstDayOfYear(year);
      const last = addDays(persian.firstDayOfYear(year + 1), -1);
      yield [{ year }, { year, data: closureDays(closures, [first, last], { sector: 'public' }) }];
    }
  },
});
