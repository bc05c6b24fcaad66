/** `datapackage.json` (Data Package v2): every file with its columns, size and hash. */
import { findIn, lastOf } from '#core/required.ts';
import type { DatasetTable } from '#tables/types.ts';
import type { Data } from '../../compile/data.ts';
import type { Column, Table } from './table.ts';

export interface WrittenFile {
  /** without a folder */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** the table in the file; undefined for other files */
  readonly table?: Table;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  json: 'application/json',
};
const TEXTS = ['csv', 'json'];

const LICENCES = [
  { name: 'CC0-1.0', path: 'https://creativecommons.org/publicdomain/zero/1.0/', title: 'CC0 1.0, all but the cities' },
  {
    name: 'CC-BY-4.0',
    path: 'https://creativecommons.org/licenses/by/4.0/',
    title: 'CC BY 4.0, the cities: contains data from GeoNames',
  },
];

const fieldOf = ({ name, type, description, nullable }: Column) => ({
  name,
  type,
  ...(type === 'datetime' && { format: '%Y-%m-%dT%H:%M:%SZ' }),
  description,
  ...(!nullable && { constraints: { required: true } }),
});

function resourceOf({ name, bytes, sha256, table }: WrittenFile) {
  const format = lastOf(name.split('.'));
  return {
    name: format === 'csv' ? name.slice(0, -'.csv'.length) : name.replace('.', '-'),
    path: name,
    ...(table && { type: 'table', title: table.title, description: table.description }),
    format,
    mediatype: MEDIA_TYPES[format],
    ...(TEXTS.includes(format) && { encoding: 'utf-8' }),
    bytes,
    hash: `sha256:${sha256}`,
    ...(table && {
      rows: table.rows.length,
      schema: {
        fields: table.columns.map(fieldOf),
        primaryKey: table.key,
        missingValues: [''],
        ...(table.references && {
          foreignKeys: table.references.map(({ column, table: resource, to }) => ({
            fields: [column],
            reference: { resource, fields: [to] },
          })),
        }),
      },
    }),
  };
}

/** The sources that most rows rest on; `sources.json` has all. */
const MAIN_SOURCES = ['ut-calendar', 'ut-yearly-calendars', 'jpl-de431', 'geonames', 'iana-tz'];

interface About extends DatasetTable, Pick<Data, 'sources'> {
  /** public address; a description without it has no `homepage` */
  readonly homepage: string | undefined;
}

const sourceOf = (id: string, sources: Data['sources']) => {
  const { title, url } = findIn(sources, (source) => source.id === id);
  return { title, ...(url && { path: url }) };
};

export const dataPackage = (files: readonly WrittenFile[], { version, changed, sources, homepage }: About) => ({
  $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
  name: 'salnama',
  title: 'The calendar of Iran as data',
  description: 'Days, occasions, public holidays, hijri months, moments of Nowruz and cities',
  version,
  created: `${changed}T00:00:00Z`,
  ...(homepage && { homepage }),
  licenses: LICENCES,
  contributors: [{ title: 'The Salnama founders', roles: ['author', 'publisher'] }],
  sources: [
    ...MAIN_SOURCES.map((id) => sourceOf(id, sources)),
    { title: 'All sources, by the ids that rows cite', path: 'sources.json' },
  ],
  resources: files.map(resourceOf),
});
