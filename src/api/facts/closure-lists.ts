/** What lists of closed provinces tell about a day: which provinces were open, and on which days more may be missing. */

import { type Closure, closesSector, isDayOff, type Sector } from '#core/closures.ts';
import { toPersianDigits } from '#core/digits.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { findIn } from '#core/required.ts';
import type { ClosureList, ClosureTable } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Text } from '../base/text.ts';
import { citedSources } from './closures.ts';
import type { DayFacts } from './confidence.ts';
import { dayDates, dayInWords } from './four-calendars.ts';

/** When so many provinces are closed, agencies publish a list, and single reports miss some of them. */
const MANY_PROVINCES = 3;
/** Days that a note names; more are counted. */
const MOST_NAMED = 3;

type Table = Pick<ClosureTable, 'rows' | 'lists'>;

/** Sectors that decisions of provinces close. */
const isLocal = (sector: Sector): boolean => sector !== 'labour' && sector !== 'exchange';

const tellsOf = ({ bodies }: ClosureList, sector: Sector): boolean =>
  sector === 'public' ? bodies.length > 0 : bodies.some((body) => body === sector || body === 'all');

/** The list that was read for a day and tells of the sector. */
export const listReadOn = (jdn: Jdn, sector: Sector, { lists }: Pick<Table, 'lists'>): ClosureList | undefined =>
  lists.find((list) => list.day === jdn && tellsOf(list, sector));

/** The provinces that were closed as a whole for the sector. */
const provincesClosedOn = (jdn: Jdn, sector: Sector, rows: readonly Closure[]): ReadonlySet<string> =>
  new Set(
    rows
      .filter(({ firstDay, lastDay, counties }) => firstDay <= jdn && jdn <= lastDay && counties.length === 0)
      .filter((row) => sector === 'public' || closesSector(row, sector))
      .flatMap((row) => row.provinces),
  );

/** Whether provinces that were closed for the sector may be missing from the data of a day. */
export function mayMissProvinces(jdn: Jdn, sector: Sector, { rows, lists }: Table): boolean {
  if (!isLocal(sector) || listReadOn(jdn, sector, { lists })) return false;
  return lists.some(({ day }) => day === jdn) || provincesClosedOn(jdn, sector, rows).size >= MANY_PROVINCES;
}

/** The days of a span with a list, or with so many closed provinces that there must have been one. */
export function listDays(table: ClosureTable, [first, last]: readonly [Jdn, Jdn]) {
  const days = [];
  for (let jdn = first; jdn <= last; jdn = addDays(jdn, 1)) {
    const list = table.lists.find(({ day }) => day === jdn);
    if (!list && !mayMissProvinces(jdn, 'public', table)) continue;
    const { bodies, sources } = list ?? { bodies: [], sources: [] };
    days.push({ ...dayDates(jdn), bodies: [...bodies], sources: citedSources(sources, table.sources) });
  }
  return days;
}

type Question = Pick<DayFacts, 'jdn' | 'sector' | 'province'>;

const MORE_MISSING: Text = {
  fa: 'شاید استان‌های دیگری هم در این روز تعطیل بوده باشند؛ فهرست سراسری این روز خوانده نشده است.',
  en: 'More provinces may have been closed on this day: no list of the whole country was read for it.',
};

/** What the lists add to the answer about a workday; undefined if nothing. */
export function dayListNote({ jdn, sector, province }: Question, { closures, provinces }: Almanac): Text | undefined {
  if (mayMissProvinces(jdn, sector, closures)) return MORE_MISSING;
  const list = listReadOn(jdn, sector, closures);
  const asked = province === undefined ? undefined : provinces.get(province);
  if (!list || !asked || closures.rows.some((row) => isClosedOn(row, { jdn, sector, province }))) return undefined;
  const source = findIn(closures.sources, ({ id }) => id === list.sources[0]);
  return {
    fa: `${asked.fa} در فهرست استان‌های تعطیل این روز نیست («${source.title_fa ?? source.title}»).`,
    en: `${asked.en} is not in the list of the provinces closed on this day (“${source.title}”).`,
  };
}

const isClosedOn = (row: Closure, { jdn, sector, province }: Question): boolean =>
  row.firstDay <= jdn &&
  jdn <= row.lastDay &&
  (sector === 'public' ? row.provinces.includes(province!) : isDayOff(row, { sector, province }));

/** The days of a span on which a province may have been closed without a row in the data; undefined if there are none. */
export function spanListNote(
  [first, last]: readonly [Jdn, Jdn],
  { sector, province }: Omit<Question, 'jdn'>,
  { closures }: Pick<Almanac, 'closures'>,
): Text | undefined {
  if (province === undefined || sector === 'public') return undefined;
  const marked = [...closures.lists.map(({ day }) => day), ...closures.rows.map(({ firstDay }) => firstDay)];
  const days = [...new Set(marked)]
    .filter((jdn) => first <= jdn && jdn <= last)
    .filter((jdn) => mayMissProvinces(jdn, sector, closures))
    .filter((jdn) => !closures.rows.some((row) => isClosedOn(row, { jdn, sector, province })))
    .sort((a, b) => a - b);
  if (days.length === 0) return undefined;
  const named = days.slice(0, MOST_NAMED).map((jdn) => dayInWords(jdn));
  const more = days.length - named.length;
  return {
    fa: `شاید استان در این روزها هم تعطیل بوده باشد: ${named.map(({ fa }) => fa).join('، ')}${more > 0 ? ` و ${toPersianDigits(more)} روز دیگر` : ''}.`,
    en: `The province may have been closed on these days too: ${named.map(({ en }) => en).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
  };
}
