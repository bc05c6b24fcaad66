/** The facts of `data/` and what is computed from them, each row with its sources. */
import type { Almanac } from '#api/almanac.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/iso-text.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Data } from '../../../compile/data.ts';
import { closureRule } from '../../../compile/occasions.ts';
import { type Cell, type Column, type ColumnOf, type Table, tableOf } from '../table.ts';

type Facts = (data: Data, almanac: Almanac) => Table;

/** A column of the same name in the data. */
const same = <R extends object>(
  name: string & keyof R,
  type: Column['type'],
  description: string,
  nullable = false,
): ColumnOf<R> => ({ name, type, description, nullable, of: (row) => (row[name] ?? null) as Cell });

const sources = <R extends { readonly sources: readonly string[] }>(): ColumnOf<R> => ({
  name: 'sources',
  type: 'string',
  description: 'ids of sources.json, separated by a space',
  nullable: true,
  of: (row) => row.sources.join(' '),
});

type OccasionRow = Pick<
  Data['occasions'][number]['value'],
  'slug' | 'title_fa' | 'title_en' | 'category' | 'rule' | 'first_year' | 'first_year_basis' | 'last_year' | 'sources'
>;

export const occasionsTable: Facts = ({ occasions, closures }) =>
  tableOf<OccasionRow>({
    name: 'occasions',
    title: 'Occasions',
    description: 'Every occasion with the rule of its day; days off by a decision among them',
    key: ['slug'],
    columns: [
      same('slug', 'string', 'lasting name'),
      same('title_fa', 'string', 'title in Persian'),
      same('title_en', 'string', 'title in English'),
      same('category', 'string', 'national, religious, cultural, global, countries or fun'),
      same('rule', 'string', 'rule of its day, in the grammar of data/README.md'),
      same('first_year', 'integer', 'first Persian year; empty: open', true),
      {
        name: 'first_year_basis',
        type: 'string',
        description:
          'how the first year is known: decision, print, event, or no (first seen in print); empty: not told',
        nullable: true,
        of: (row) => row.first_year_basis || null,
      },
      same('last_year', 'integer', 'last Persian year; empty: open', true),
      sources(),
    ],
    rows: [
      ...occasions.map(({ value }) => value),
      ...closures.filter(({ value }) => value.official).map(closureOccasion),
    ],
  });

/** A day off by a decision, as an occasion: holidays refer to it. */
const closureOccasion = ({ value }: Data['closures'][number]): OccasionRow => ({
  slug: value.slug,
  title_fa: value.title_fa,
  title_en: value.title_en,
  category: value.category,
  rule: closureRule(value),
  first_year: yearIn(value.first_day),
  first_year_basis: 'decision',
  last_year: yearIn(value.last_day),
  sources: value.sources,
});

const yearIn = (date: string): number => Number(date.slice(0, 4));

export const holidaysTable: Facts = (data, almanac) => {
  const legal = data.holidays.filter(({ value }) => value.published);
  const decisions = new Map(data.closures.map(({ value }) => [value.slug, value.decision]));
  const basisOf = ({ occasion: { slug }, jdn }: Occurrence): string => {
    const year = persian.yearOf(jdn);
    const isOf = ({ value }: (typeof legal)[number]) =>
      value.slug === slug && value.first_year <= year && year <= (value.last_year ?? Infinity);
    return legal.find(isOf)?.value.basis.join(' ') ?? decisions.get(slug) ?? '';
  };
  const part = (name: 'year' | 'month' | 'day', description: string): ColumnOf<Occurrence> => ({
    name: `${name}_sh`,
    type: 'integer',
    description,
    of: ({ jdn }) => persian.fromJdn(jdn)[name],
  });
  const words = (name: string, description: string, of: (row: Occurrence) => string): ColumnOf<Occurrence> => ({
    name,
    type: 'string',
    description,
    of,
  });
  return tableOf<Occurrence>({
    name: 'holidays',
    title: 'Public holidays',
    description: `Official holidays of Iran, ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last}, one row a holiday`,
    key: ['date', 'slug'],
    references: [{ column: 'slug', table: 'occasions', to: 'slug' }],
    columns: [
      { name: 'date', type: 'date', description: 'the day, Gregorian', of: ({ jdn }) => gregorian.toIsoDate(jdn) },
      part('year', 'Persian year'),
      part('month', 'Persian month'),
      part('day', 'day of the Persian month'),
      words('slug', 'lasting name of the occasion', ({ occasion }) => occasion.slug),
      words('title_fa', 'title in Persian', ({ occasion }) => occasion.titleFa),
      words('title_en', 'title in English', ({ occasion }) => occasion.titleEn),
      words('category', 'category of the occasion', ({ occasion }) => occasion.category),
      {
        name: 'is_closure',
        type: 'boolean',
        description: 'given once by a decision',
        of: ({ occasion }) => occasion.isClosure === true,
      },
      {
        name: 'estimate',
        type: 'boolean',
        description: 'by a hijri date that is not announced',
        of: (row) => row.estimate,
      },
      { ...words('basis', 'laws of laws.json, or the decision behind it', basisOf), nullable: true },
    ],
    rows: [...yearsOf(HOLIDAY_YEARS)].flatMap((year) =>
      almanac.occasions.inYear(year).filter(({ isHoliday }) => isHoliday),
    ),
  });
};

/** One row a day, however many holidays fall on it. */
export const holidayDaysTable: Facts = (_, almanac) => {
  const days = Map.groupBy(
    [...yearsOf(HOLIDAY_YEARS)].flatMap((year) => almanac.occasions.inYear(year).filter(({ isHoliday }) => isHoliday)),
    ({ jdn }) => jdn,
  );
  type Row = readonly [jdn: Jdn, holidays: readonly Occurrence[]];
  const joined = (
    name: string,
    description: string,
    of: (row: Occurrence) => string,
    between: string,
  ): ColumnOf<Row> => ({
    name,
    type: 'string',
    description,
    of: ([, holidays]) => holidays.map(of).join(between),
  });
  return tableOf<Row>({
    name: 'holiday-days',
    title: 'Days off',
    description: `Days of Iran on which official holidays fall, ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last}, one row a day`,
    key: ['date'],
    columns: [
      { name: 'date', type: 'date', description: 'the day, Gregorian', of: ([jdn]) => gregorian.toIsoDate(jdn) },
      {
        name: 'date_sh',
        type: 'string',
        description: 'Persian date, YYYY-MM-DD',
        of: ([jdn]) => isoText(persian.fromJdn(jdn)),
      },
      { name: 'year_sh', type: 'integer', description: 'Persian year', of: ([jdn]) => persian.yearOf(jdn) },
      joined('slugs', 'lasting names of the occasions, separated by a space', ({ occasion }) => occasion.slug, ' '),
      joined('holidays_fa', 'titles in Persian', ({ occasion }) => occasion.titleFa, '؛ '),
      joined('holidays_en', 'titles in English', ({ occasion }) => occasion.titleEn, '; '),
      {
        name: 'is_closure',
        type: 'boolean',
        description: 'one of the holidays was given once by a decision',
        of: ([, holidays]) => holidays.some(({ occasion }) => occasion.isClosure === true),
      },
      {
        name: 'estimate',
        type: 'boolean',
        description: 'one of the holidays is there by a hijri date that is not announced',
        of: ([, holidays]) => holidays.some(({ estimate }) => estimate),
      },
    ],
    rows: days,
  });
};

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
      sources(),
      same('note', 'string', 'remark', true),
    ],
    rows: cities.map(({ value }) => value),
  });

type ClosureRow = Data['closures'][number]['value'];

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
      {
        name: 'bodies',
        type: 'string',
        description: 'who was closed, separated by a space',
        of: ({ bodies }) => bodies.join(' '),
      },
      ...(['provinces', 'counties'] as const).map(
        (name): ColumnOf<ClosureRow> => ({
          name,
          type: 'string',
          description: `${name} that were closed, separated by a space; empty: not limited to some`,
          nullable: true,
          of: (row) => row[name].join(' '),
        }),
      ),
      same('hours', 'string', 'hours HH:MM-HH:MM; empty: the whole day', true),
      same('title_fa', 'string', 'title in Persian'),
      same('title_en', 'string', 'title in English'),
      same('official', 'boolean', 'an official holiday, as holidays has them'),
      same('decision', 'string', 'the decision behind it'),
      sources(),
      same('note', 'string', 'remark', true),
    ],
    rows: closures.map(({ value }) => value),
  });
