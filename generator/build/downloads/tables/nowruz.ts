/** The table of the moments of Nowruz. */
import { EQUINOX_YEARS, yearsOf } from '#api/ranges.ts';
import { tableOf } from '../table.ts';
import type { Facts } from './columns.ts';

/** `YYYY-MM-DDTHH:MM:SSZ`, rounded to the whole second. */
const instant = (moment: number): string => `${new Date(Math.round(moment / 1000) * 1000).toISOString().slice(0, 19)}Z`;

export const nowruzTable: Facts = (_, almanac) =>
  tableOf({
    name: 'nowruz',
    title: 'Moments of Nowruz',
    description: 'The March equinox that begins each Persian year, from NASA JPL DE431',
    key: ['year_sh'],
    columns: [
      { name: 'year_sh', type: 'integer', description: 'the Persian year that begins', of: ({ year }) => year },
      {
        name: 'utc',
        type: 'datetime',
        description: 'the moment to the second',
        of: ({ equinox }) => instant(equinox.moment),
      },
      {
        name: 'utc_with_milliseconds',
        type: 'string',
        description: 'the moment as computed, ISO 8601',
        of: ({ equinox }) => new Date(equinox.moment).toISOString(),
      },
      {
        name: 'time_scale',
        type: 'string',
        description: 'UT1 before 1972, UTC from then on',
        of: ({ equinox }) => equinox.timeScale,
      },
      {
        name: 'announced_utc',
        type: 'datetime',
        description: 'as announced by the Calendar Centre, where it is known',
        nullable: true,
        of: ({ equinox }) => (equinox.announced === undefined ? null : instant(equinox.announced)),
      },
    ],
    rows: [...yearsOf(EQUINOX_YEARS)].map((year) => ({ year, equinox: almanac.equinox(year)! })),
  });
