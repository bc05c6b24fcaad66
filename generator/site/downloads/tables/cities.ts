/** The table of cities. */
import type { Data } from '../../../compile/data.ts';
import { tableOf } from '../table.ts';
import { type Facts, same, sources } from './columns.ts';

type CityRow = Data['cities'][number]['value'];

export const citiesTable: Facts = ({ cities }) =>
  tableOf<CityRow>({
    name: 'cities',
    title: 'Cities',
    description: 'Cities of the prayer times. Contains data from GeoNames, CC BY 4.0',
    key: ['slug'],
    columns: [
      same('country', 'string', 'ISO 3166 code'),
      same('slug', 'string', 'lasting name'),
      same('name_fa', 'string', 'name in Persian'),
      same('name_en', 'string', 'name in English'),
      same('kind', 'string', 'capital, province_capital, county_capital or city'),
      same('province_fa', 'string', 'province in Persian, in Iran only', true),
      same('province_en', 'string', 'province in English, in Iran only', true),
      same('zone', 'string', 'name in the IANA database'),
      same('latitude', 'number', 'degrees, north positive'),
      same('longitude', 'number', 'degrees, east positive'),
      same('population', 'integer', 'inhabitants, where known', true),
      same('population_year', 'integer', 'Persian year of the census; empty abroad, where GeoNames names none', true),
      sources(),
      same('note', 'string', 'remark', true),
    ],
    rows: cities.map(({ value }) => value),
  });
