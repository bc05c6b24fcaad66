/** `/api/nowruz/{year}.json`: the computed and the announced moment of the new year. */
import { nowruzMoment } from '../nowruz-moment.ts';
import { persianYear } from '../parameters.ts';
import { EQUINOX_YEARS, yearsOf } from '../ranges.ts';
import { jsonResource } from '../resource.ts';
import { NowruzMoment } from '../schemas/days.ts';

export const nowruzMoments = jsonResource({
  path: '/api/nowruz/{year}.json',
  summary: {
    fa: 'لحظهٔ تحویل سال، با لحظهٔ اعلام‌شده اگر معلوم باشد',
    en: 'Moment of the new year, with the announced one where it is known',
  },
  parameters: { year: persianYear({ fa: 'سال شمسیِ نو', en: 'The new Persian year' }, EQUINOX_YEARS) },
  schema: NowruzMoment,
  *bodies({ almanac }) {
    for (const year of yearsOf(EQUINOX_YEARS)) yield [{ year }, nowruzMoment(year, almanac)!];
  },
});
