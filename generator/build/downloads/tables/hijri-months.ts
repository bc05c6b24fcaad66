/** The table of published Islamic months. */
import { monthName } from '#core/names.ts';
import type { Data } from '../../../compile/data.ts';
import { publicStatus } from '../../../compile/hijri-months.ts';
import { tableOf, text } from '../table.ts';
import { type Facts, same, sources } from './columns.ts';

type HijriRow = Data['hijriMonths'][number]['value'];

export const hijriMonthsTable: Facts = ({ hijriMonths }, { hijri }) =>
  tableOf<HijriRow>({
    name: 'hijri-months',
    title: 'Hijri months',
    description: 'First day of every published month of the Islamic calendar as kept in Iran',
    key: ['year', 'month'],
    columns: [
      same('year', 'integer', 'hijri year'),
      same('month', 'integer', 'month, 1 = Muharram'),
      text('month_name_fa', 'month in Persian', ({ month }) => monthName('hijri', month).fa),
      text('month_name_en', 'month in English', ({ month }) => monthName('hijri', month).en),
      same('first_day', 'date', 'its first day, Gregorian'),
      text('status', 'historical, official, official-corrected or announced', (row) => publicStatus(row, hijri)),
      sources(),
      same('disagreeing', 'string', 'sources that give another first day, source=YYYY-MM-DD', true),
    ],
    rows: hijriMonths.map(({ value }) => value),
  });
