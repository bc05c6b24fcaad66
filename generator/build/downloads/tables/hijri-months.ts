/** The table of published Islamic months. */
import { monthName } from '#core/names.ts';
import type { Data } from '../../../compile/data.ts';
import { tableOf } from '../table.ts';
import { type Facts, same, sources } from './columns.ts';

type HijriRow = Data['hijriMonths'][number]['value'];

export const hijriMonthsTable: Facts = ({ hijriMonths }) =>
  tableOf<HijriRow>({
    name: 'hijri-months',
    title: 'Hijri months',
    description: 'First day of every published month of the Islamic calendar as kept in Iran',
    key: ['year', 'month'],
    columns: [
      same('year', 'integer', 'hijri year'),
      same('month', 'integer', 'month, 1 = Muharram'),
      {
        name: 'month_name_fa',
        type: 'string',
        description: 'month in Persian',
        of: ({ month }) => monthName('hijri', month).fa,
      },
      {
        name: 'month_name_en',
        type: 'string',
        description: 'month in English',
        of: ({ month }) => monthName('hijri', month).en,
      },
      same('first_day', 'date', 'its first day, Gregorian'),
      same('status', 'string', 'historical, official, official-corrected or announced'),
      sources(),
      same('disagreeing', 'string', 'sources that give another first day, source=YYYY-MM-DD', true),
    ],
    rows: hijriMonths.map(({ value }) => value),
  });
