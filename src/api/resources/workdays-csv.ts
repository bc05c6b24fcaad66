/** The working days and working time of a Persian year as a table for payroll: a line a month, under the Labour Code. */
import { dutyMinutes, hoursText } from '#core/duty-hours.ts';
import { MONTHS } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Almanac } from '../base/almanac.ts';
import { csvText } from '../base/csv.ts';
import { monthNames } from '../facts/four-calendars.ts';

const HEADER =
  'month month_fa month_en days fridays holidays workdays minutes_article_51 hours_article_51 minutes_article_52 hours_article_52 workdays_thu_fri minutes_thu_fri hours_thu_fri';

/** Holidays are those outside Fridays; `thu_fri` is for a five-day week under article 51. @param year 1347 … 1577 */
export function workdaysCsv(year: number, almanac: Almanac): string {
  const workdays = almanac.workdaysOf({ sector: 'labour' });
  const rows = MONTHS.map((month) => {
    const first = persian.toJdn({ year, month, day: 1 });
    const last = persian.toJdn({ year, month, day: persian.monthLength(year, month) });
    const sixDays = workdays.count(first, last, { weekend: 'fri', closures: true });
    const fiveDays = workdays.count(first, last, { weekend: 'thu-fri', closures: true });
    const { month_name_fa, month_name_en } = monthNames('persian', month);
    const times = [
      sixDays.workdays * dutyMinutes('fri', 51),
      sixDays.workdays * dutyMinutes('fri', 52),
      fiveDays.workdays * dutyMinutes('thu-fri', 51),
    ].map((minutes) => [minutes, hoursText(minutes)]);
    const [article51 = [], article52 = [], thuFri = []] = times;
    return [
      ...[month, month_name_fa, month_name_en, sixDays.days, sixDays.weekendDays, sixDays.holidays, sixDays.workdays],
      ...[...article51, ...article52, fiveDays.workdays, ...thuFri],
    ];
  });
  return csvText([HEADER.split(' '), ...rows]);
}
