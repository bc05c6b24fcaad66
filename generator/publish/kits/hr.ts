/** Lists of days off for systems of human resources: ERPNext and Odoo, a file for each sector. */
import type { Almanac } from '#api/base/almanac.ts';
import { csvLine } from '#api/base/csv.ts';
import { yearsOf } from '#api/base/ranges.ts';
import { dayOffReasons } from '#api/words/day-off-reasons.ts';
import { WORKDAY_SECTORS, type WorkdaySector } from '#core/closures.ts';
import { dayProbability, probabilityWords } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysBetween, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { KitFile } from './kit.ts';

/** Persian years of the lists, from the one in which closures were last collected. */
const YEARS_AHEAD = 3;

interface DayOff {
  readonly jdn: Jdn;
  readonly isWeekend: boolean;
  /** titles of the holidays and closures, or the weekday */
  readonly title: string;
}

/** Weekend days, holidays and nationwide closures of a sector in a Persian year. */
function daysOffOf(year: number, sector: WorkdaySector, almanac: Almanac): DayOff[] {
  const query = { sector, province: undefined, weekend: undefined, closures: 'yes' } as const;
  const workdays = almanac.workdaysOf({ sector });
  const options = { weekend: 'own', closures: true } as const;
  return daysBetween(...persian.daysOfYear(year)).flatMap((jdn) => {
    const reasons = dayOffReasons(jdn, query, almanac);
    if (reasons.length === 0) return [];
    const title = reasons.map(({ fa, en }) => `${fa} (${en})`).join('، ') + moveWords(jdn, almanac);
    return { jdn, title, isWeekend: workdays.count(jdn, jdn, options).weekendDays === 1 };
  });
}

/** `, 99 %, may move by a day` for a day with a holiday whose Islamic month may still be decided otherwise. */
function moveWords(jdn: Jdn, almanac: Almanac): string {
  const moves = almanac.holidays.onDays(jdn, jdn).flatMap((holiday) => dayProbability(holiday, almanac) ?? []);
  return moves
    .slice(0, 1)
    .map((move) => `, ${probabilityWords(move).en}`)
    .join('');
}

const yearsIn = ({ closures: { collected } }: Almanac): Iterable<number> => {
  const first = persian.yearOf(persian.fromIsoDate(collected.last));
  return yearsOf({ first, last: first + YEARS_AHEAD });
};

/**
 * Holiday lists for ERPNext's Data Import, one a Persian year: with the weekly days off, of which it knows one weekday only.
 * Without a byte order mark, which its reader takes for a part of the first column's name.
 * @see https://docs.frappe.io/erpnext/user/manual/en/holiday-list
 */
function erpNext(sector: WorkdaySector, almanac: Almanac): KitFile {
  const header = [
    ...['Holiday List Name', 'From Date', 'To Date'],
    ...['Date (Holidays)', 'Description (Holidays)', 'Weekly Off (Holidays)'],
  ];
  const rows = [...yearsIn(almanac)].flatMap((year) => {
    const [first, last] = persian.daysOfYear(year).map(gregorian.toIsoDate);
    // The list is named in its first row only.
    return daysOffOf(year, sector, almanac).map(({ jdn, title, isWeekend }, index) => [
      ...(index === 0 ? [`Iran ${year} ${sector}`, first!, last!] : [null, null, null]),
      ...[gregorian.toIsoDate(jdn), title, isWeekend ? 1 : 0],
    ]);
  });
  return { name: `erpnext-holidays-${sector}.csv`, text: [header, ...rows].map(csvLine).join('') };
}

/** Public holidays for Odoo's import of time off, on the clock of the user who imports; working hours have the weekend. */
function odoo(sector: WorkdaySector, almanac: Almanac): KitFile {
  const rows = [...yearsIn(almanac)]
    .flatMap((year) => daysOffOf(year, sector, almanac))
    .filter(({ isWeekend }) => !isWeekend)
    .map(({ jdn, title }) => {
      const date = gregorian.toIsoDate(jdn);
      return [title, `${date} 00:00:00`, `${date} 23:59:59`];
    });
  const header = ['Reason', 'Start Date', 'End Date'];
  return { name: `odoo-time-off-${sector}.csv`, text: [header, ...rows].map(csvLine).join('') };
}

/** @see {@link erpNext}, {@link odoo} */
export const hrKits = (almanac: Almanac): KitFile[] =>
  [erpNext, odoo].flatMap((kit) => WORKDAY_SECTORS.map((sector) => kit(sector, almanac)));
