/** Our tables as they are after the months of an official calendar are entered. */

import * as gregorian from '#core/gregorian.ts';
import { monthAfter } from '#core/jdn.ts';
import { firstOf } from '#core/required.ts';
import { tables } from '#tables/index.ts';
import type { Tables } from '#tables/types.ts';
import type { Data } from '../../compile/data.ts';
import type { HijriMonth } from '../../compile/forms/months.ts';
import { compileHijriMonths } from '../../compile/hijri-months.ts';
import type { CalendarMonth, CalendarYear } from './calendar-year.ts';

/** Days of occasions follow the months: compared with the tables before, each of a moved month seems to be missing. */
export function tablesWith({ months }: CalendarYear, { hijriMonths: known }: Pick<Data, 'hijriMonths'>): Tables {
  if (!follows(firstOf(months), known)) return tables;
  const entered = months.map(({ year, month, firstDay }): HijriMonth => {
    const first_day = gregorian.toIsoDate(firstDay);
    const ours = known.find((each) => each.year === year && each.month === month);
    return { status: 'official', sources: [], note: '', disagreeing: '', ...ours, year, month, first_day };
  });
  const isEntered = (each: HijriMonth) => entered.some(({ year, month }) => each.year === year && each.month === month);
  const order = ({ year, month }: HijriMonth) => year * 12 + month;
  const all = [...known.filter((each) => !isEntered(each)), ...entered].sort((a, b) => order(a) - order(b));
  return { ...tables, hijriMonths: compileHijriMonths({ hijriMonths: all }) };
}

/** The last of our months before a month of the calendar. */
export function monthBefore({ year, month }: CalendarMonth, known: readonly HijriMonth[]) {
  const index = known.findIndex((each) => each.year === year && each.month === month);
  const before = known.at(index === -1 ? -1 : index - 1)!;
  return { ...before, firstDay: gregorian.fromIsoDate(before.first_day) };
}

function follows(first: CalendarMonth, known: readonly HijriMonth[]): boolean {
  const before = monthBefore(first, known);
  const { year, month } = monthAfter(before);
  return first.year === year && first.month === month && [29, 30].includes(first.firstDay - before.firstDay);
}
