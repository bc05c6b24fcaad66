/** The table of the moments of Nowruz. */
import type { Equinox } from '#api/base/almanac.ts';
import { yearsOf } from '#api/base/ranges.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { datetime, integer, nullable, tableOf, text } from '../table.ts';
import type { Facts } from './columns.ts';

/** `YYYY-MM-DDTHH:MM:SSZ`, rounded to the whole second. */
const instant = (moment: number): string => `${new Date(Math.round(moment / 1000) * 1000).toISOString().slice(0, 19)}Z`;

interface Moment {
  readonly year: number;
  readonly equinox: Equinox;
}

export const nowruzTable: Facts = (_, almanac) =>
  tableOf<Moment>({
    name: 'nowruz',
    title: 'Moments of Nowruz',
    description: 'The March equinox that begins each Persian year, from NASA JPL DE431',
    key: ['year_sh'],
    columns: [
      integer('year_sh', 'the Persian year that begins', ({ year }) => year),
      datetime('utc', 'the moment to the second', ({ equinox }) => instant(equinox.moment)),
      text('utc_with_milliseconds', 'the moment as computed, ISO 8601', ({ equinox }) =>
        new Date(equinox.moment).toISOString(),
      ),
      text('time_scale', 'UT1 before 1972, UTC from then on', ({ equinox }) => equinox.timeScale),
      nullable(
        datetime('announced_utc', 'as announced by the Calendar Centre, where it is known', ({ equinox }) =>
          equinox.announced === undefined ? null : instant(equinox.announced),
        ),
      ),
    ],
    rows: [...yearsOf(EQUINOX_YEARS)].map((year) => ({ year, equinox: almanac.equinox(year)! })),
  });
