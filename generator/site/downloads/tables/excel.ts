/** Some columns of the days of ten Persian years, for Excel: small enough to open with a double click. */
import { WORKDAY_SECTORS } from '#core/closures.ts';
import type { Table } from '../table.ts';

const COLUMNS = [
  'date',
  'weekday_fa',
  'weekday_en',
  'date_sh',
  'year_sh',
  'month_sh',
  'day_sh',
  'month_name_fa',
  'month_name_en',
  'date_hijri',
  'is_holiday',
  'holidays_fa',
  'holidays_en',
  'is_workday_fri',
  'is_workday_thu_fri',
  ...WORKDAY_SECTORS.filter((sector) => sector !== 'public').map((sector) => `is_workday_${sector}`),
  'estimate',
];
const YEARS = 10;

/** @param days the table of all days; @param lastYear last Persian year */
export function excelTable({ columns, rows, ...days }: Table, lastYear: number): Table {
  const places = COLUMNS.map((name) => columns.findIndex((column) => column.name === name));
  const yearAt = columns.findIndex(({ name }) => name === 'year_sh');
  const isWanted = (year: number) => year > lastYear - YEARS && year <= lastYear;
  return {
    ...days,
    name: 'days-excel',
    columns: places.map((place) => columns[place]!),
    rows: rows.filter((row) => isWanted(row[yearAt] as number)).map((row) => places.map((place) => row[place]!)),
  };
}
