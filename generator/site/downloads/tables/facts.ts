/** The tables of facts as `data/` has them: occasions and their titles, closures, cities, published Islamic months. */
import { OccasionEntry } from '#api/resources/occasion-list.ts';
import { monthName } from '#core/names.ts';
import type { Data } from '../../../compile/data.ts';
import type { OccasionRow, OccasionTitle } from '../../../compile/forms/occasions.ts';
import { publicStatus } from '../../../compile/hijri-months.ts';
import { decidedOccasions } from '../../../compile/occasions.ts';
import { inBothLanguages, nullable, tableOf, text } from '../table.ts';
import { columnsOf, type Facts, same, sources } from './columns.ts';

/** The columns are the fields of `/api/occasions.json` that are columns of the data too. */
export const occasionsTable: Facts = ({ occasions, closures }) =>
  tableOf<OccasionRow>({
    name: 'occasions',
    title: 'Occasions',
    description: 'Every occasion with the rule of its day; days off by a decision among them',
    key: ['slug'],
    columns: columnsOf(OccasionEntry.omit({ rule_fa: true, rule_en: true, holidays: true })),
    rows: [...occasions, ...decidedOccasions({ closures })],
  });

/** A title in another language is one row, so that a new language needs no new column. */
export const titlesTable: Facts = ({ occasionTitles }) =>
  tableOf<OccasionTitle>({
    name: 'occasion-titles',
    title: 'Titles of occasions in other languages',
    description: 'A title of an occasion in another language than Persian and English',
    key: ['slug', 'language'],
    references: [{ column: 'slug', table: 'occasions', to: 'slug' }],
    columns: [
      same('slug', 'string', 'lasting name'),
      same('language', 'string', 'BCP 47 tag'),
      same('title', 'string', 'title in that language'),
      sources(),
    ],
    rows: occasionTitles,
  });

type ClosureRow = Data['closures'][number];

export const closuresTable: Facts = ({ closures }) =>
  tableOf<ClosureRow>({
    name: 'closures',
    title: 'Closures',
    description: 'Days and hours off by a decision, national and local; the list is not complete',
    key: ['slug'],
    columns: [
      same('slug', 'string', 'lasting name'),
      same('first_day', 'string', 'first day, Persian date'),
      same('last_day', 'string', 'last day, Persian date'),
      same('kind', 'string', 'reason'),
      text('bodies', 'who was closed, separated by a space', ({ bodies }) => bodies.join(' ')),
      ...(['provinces', 'counties'] as const).map((name) =>
        nullable(
          text<ClosureRow>(name, `${name} that were closed, separated by a space; empty: not limited to some`, (row) =>
            row[name].join(' '),
          ),
        ),
      ),
      same('hours', 'string', 'hours HH:MM-HH:MM; empty: the whole day', true),
      same('title_fa', 'string', 'title in Persian'),
      same('title_en', 'string', 'title in English'),
      same('confidence', 'string', 'how well the sources attest it: high, medium-high, medium or low, and remarks'),
      same('official', 'boolean', 'an official holiday, as holidays has them'),
      same('decision', 'string', 'the decision behind it'),
      sources(),
      same('note', 'string', 'remark', true),
    ],
    rows: closures,
  });

type CityRow = Data['cities'][number];

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
    rows: cities,
  });

type HijriRow = Data['hijriMonths'][number];

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
    rows: hijriMonths,
  });
