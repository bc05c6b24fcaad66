/** The tables of holidays: one row a holiday, and one row a day. */
import { HOLIDAY_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/iso-text.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { type ColumnOf, tableOf } from '../table.ts';
import type { Facts } from './columns.ts';

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
