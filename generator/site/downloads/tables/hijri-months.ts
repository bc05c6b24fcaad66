/** The table of published Islamic months. */
import { monthName } from '#core/names.ts';
import type { Data } from '../../../compile/data.ts';
import { publicStatus } from '../../../compile/hijri-months.ts';
import { inBothLanguages, tableOf, text } from '../table.ts';
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
      ...inBothLanguages<HijriRow>('month_name', 'month', ({ month }) => monthName('hijri', month)),
      same('first_day', 'date', 'its first day, Gregorian'),
      text('status', 'historical, official, official-corrected or announced', (row) => publicStatus(row, hijri)),
      sources(),
      same('disagreeing', 'string', 'sources that give another first day, source=YYYY-MM-DD', true),
    ],
    rows: hijriMonths.map(({ value }) => value),
  });
