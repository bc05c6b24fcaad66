/** Holidays by an Islamic date, for authors of libraries of holidays that have no Islamic calendar of Iran. */
import type { Almanac } from '#api/base/almanac.ts';
import { STATIC_YEARS, yearsOf } from '#api/base/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { date, flag, inBothLanguages, integer, type Table, tableOf, text } from '../table.ts';

export function islamicHolidaysTable(almanac: Almanac): Table {
  const holidays = [...yearsOf(STATIC_YEARS)]
    .flatMap((year) => almanac.occasions.inYear(year))
    .filter(({ isHoliday, occasion }) => isHoliday && occasion.rule.startsWith('hijri:') && !occasion.isClosure);
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
      ...inBothLanguages<Occurrence>('title', 'title', ({ occasion }) => ({
        fa: occasion.title_fa,
        en: occasion.title_en,
      })),
      flag('estimate', 'the Islamic date is not announced; the day may move by one', ({ estimate }) => estimate),
    ],
    rows: holidays,
  });
}
