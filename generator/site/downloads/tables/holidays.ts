/** The tables of holidays: one row a holiday, one row a day, and those by an Islamic date for authors of other libraries. */
import type { Almanac } from '#api/base/almanac.ts';
import { STATIC_YEARS, yearsOf } from '#api/base/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText, type Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import type { Name } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { date, flag, inBothLanguages, integer, nullable, type Table, tableOf, text } from '../table.ts';
import type { Facts } from './columns.ts';

export const holidaysTable: Facts = (data, almanac) => {
  const legal = data.holidays.filter(({ published }) => published);
  const decisions = new Map(data.closures.map(({ slug, decision }) => [slug, decision]));
  const basisOf = ({ occasion: { slug }, jdn }: Occurrence): string => {
    const year = persian.yearOf(jdn);
    const isOf = (row: (typeof legal)[number]) =>
      row.slug === slug && row.first_year <= year && year <= (row.last_year ?? Infinity);
    return legal.find(isOf)?.basis.join(' ') ?? decisions.get(slug) ?? '';
  };
  return tableOf<Occurrence>({
    name: 'holidays',
    title: 'Public holidays',
    description: `Official holidays of Iran, ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last}, one row a holiday`,
    key: ['date', 'slug'],
    references: [{ column: 'slug', table: 'occasions', to: 'slug' }],
    columns: [
      date('date', 'the day, Gregorian', ({ jdn }) => gregorian.toIsoDate(jdn)),
      integer('year_sh', 'Persian year', ({ jdn }) => persian.yearOf(jdn)),
      integer('month_sh', 'Persian month', ({ jdn }) => persian.fromJdn(jdn).month),
      integer('day_sh', 'day of the Persian month', ({ jdn }) => persian.fromJdn(jdn).day),
      text('slug', 'lasting name of the occasion', ({ occasion }) => occasion.slug),
      ...inBothLanguages<Occurrence>('title', 'title', (holiday) => titlesOf([holiday])),
      text('category', 'category of the occasion', ({ occasion }) => occasion.category),
      flag('is_closure', 'given once by a decision', ({ occasion }) => occasion.isClosure === true),
      flag('estimate', 'by a hijri date that is not announced', ({ estimate }) => estimate),
      nullable(text('basis', 'laws of laws.json, or the decision behind it', basisOf)),
    ],
    rows: allHolidays(almanac),
  });
};

const allHolidays = ({ holidays }: Almanac): Occurrence[] => [...yearsOf(HOLIDAY_YEARS)].flatMap(holidays.inYear);

/** Titles of the holidays of a day. */
export const titlesOf = (ofDay: readonly Occurrence[]): Name => ({
  fa: ofDay.map(({ occasion }) => occasion.title_fa).join('؛ '),
  en: ofDay.map(({ occasion }) => occasion.title_en).join('; '),
});

/** One row a day, however many holidays fall on it. */
export const holidayDaysTable: Facts = (_, almanac) => {
  type Row = readonly [jdn: Jdn, holidays: readonly Occurrence[]];
  return tableOf<Row>({
    name: 'holiday-days',
    title: 'Days off',
    description: `Days of Iran on which official holidays fall, ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last}, one row a day`,
    key: ['date'],
    columns: [
      date('date', 'the day, Gregorian', ([jdn]) => gregorian.toIsoDate(jdn)),
      text('date_sh', 'Persian date, YYYY-MM-DD', ([jdn]) => persian.toIsoDate(jdn)),
      integer('year_sh', 'Persian year', ([jdn]) => persian.yearOf(jdn)),
      text('slugs', 'lasting names of the occasions, separated by a space', ([, ofDay]) =>
        ofDay.map(({ occasion }) => occasion.slug).join(' '),
      ),
      ...inBothLanguages<Row>('holidays', 'titles', ([, ofDay]) => titlesOf(ofDay)),
      flag('is_closure', 'one of the holidays was given once by a decision', ([, ofDay]) =>
        ofDay.some(({ occasion }) => occasion.isClosure === true),
      ),
      flag('estimate', 'one of the holidays is there by a hijri date that is not announced', ([, ofDay]) =>
        ofDay.some(({ estimate }) => estimate),
      ),
    ],
    rows: Map.groupBy(allHolidays(almanac), ({ jdn }) => jdn),
  });
};

export function islamicHolidaysTable(almanac: Almanac): Table {
  const holidays = [...yearsOf(STATIC_YEARS)]
    .flatMap(almanac.holidays.inYear)
    .filter(({ occasion }) => occasion.rule.startsWith('hijri:') && !occasion.isClosure);
  return tableOf<Occurrence>({
    name: 'islamic-holidays',
    title: 'Holidays by an Islamic date',
    description: `Gregorian and Persian day of each official holiday of Iran that follows the Islamic calendar, ${STATIC_YEARS.first} to ${STATIC_YEARS.last}, one row a holiday`,
    key: ['date', 'slug'],
    references: [{ column: 'slug', table: 'occasions', to: 'slug' }],
    columns: [
      integer('year', 'Gregorian year', ({ jdn }) => gregorian.fromJdn(jdn).year),
      date('date', 'the day, Gregorian', ({ jdn }) => gregorian.toIsoDate(jdn)),
      text('date_sh', 'Persian date, YYYY-MM-DD', ({ jdn }) => persian.toIsoDate(jdn)),
      text('date_hijri', 'Islamic date as kept in Iran, YYYY-MM-DD', ({ jdn }) => isoText(almanac.hijri.fromJdn(jdn))),
      text('slug', 'lasting name of the occasion', ({ occasion }) => occasion.slug),
      ...inBothLanguages<Occurrence>('title', 'title', (holiday) => titlesOf([holiday])),
      flag('estimate', 'the Islamic date is not announced; the day may move by one', ({ estimate }) => estimate),
    ],
    rows: holidays,
  });
}
