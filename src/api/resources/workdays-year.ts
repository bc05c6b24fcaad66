/** `/api/workdays/{year}.json` and `.csv`: how many working days each month of a Persian year has. */
import { z } from 'zod';
import { dutyMinutes } from '#core/duty-hours.ts';
import { addDays, type Jdn, MONTHS } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS, type Weekend } from '#core/weekends.ts';
import type { Workdays } from '#core/workdays.ts';
import type { Almanac } from '../base/almanac.ts';
import { CSV_TYPE } from '../base/answer.ts';
import { closureListNote } from '../facts/confidence.ts';
import { monthNames } from '../facts/four-calendars.ts';
import { monthNames as monthNamesShape } from '../schemas/shapes.ts';
import { type Resource, yearFiles } from './resource.ts';
import { workdaysCsv } from './workdays-csv.ts';

const byWeekend = z.strictObject(
  Object.fromEntries(WEEKENDS.map((weekend) => [weekend, z.int()])) as Record<Weekend, z.ZodInt>,
);
const counts = {
  days: z.int(),
  workdays: byWeekend,
  workdays_without_closures: byWeekend,
  labour: z.strictObject({ workdays: byWeekend, duty_minutes: byWeekend, duty_minutes_article_52: byWeekend }),
};

export const WorkdayYear = z
  .strictObject({
    year: z.int(),
    months: z.array(z.strictObject({ month: z.int().min(1).max(12), ...monthNamesShape, ...counts })).length(12),
    total: z.strictObject(counts),
    estimate: z.boolean(),
    closures_note_fa: z.string(),
    closures_note_en: z.string(),
  })
  .meta({ id: 'WorkdayYear', description: 'Working days of a Persian year by month' });

type ByWeekend = z.output<typeof byWeekend>;

const eachWeekend = (countOf: (weekend: Weekend) => number) =>
  Object.fromEntries(WEEKENDS.map((weekend) => [weekend, countOf(weekend)])) as ByWeekend;

interface BySector {
  readonly workdays: Workdays;
  readonly labour: Workdays;
}

/** Days from the first of a month on. */
function countsOf(from: Jdn, days: number, { workdays, labour }: BySector) {
  const to = addDays(from, days - 1);
  const each = (of: Workdays, closures: boolean): ByWeekend =>
    eachWeekend((weekend) => of.count(from, to, { weekend, closures }).workdays);
  const worked = each(labour, true);
  return {
    days,
    workdays: each(workdays, true),
    workdays_without_closures: each(workdays, false),
    labour: {
      workdays: worked,
      duty_minutes: eachWeekend((weekend) => worked[weekend] * dutyMinutes(weekend, 51)),
      duty_minutes_article_52: eachWeekend((weekend) => worked[weekend] * dutyMinutes(weekend, 52)),
    },
  };
}

/** @param year 1347 … 1577 */
export function workdayYear(year: number, almanac: Almanac) {
  const bySector = { workdays: almanac.workdays, labour: almanac.workdaysOf({ sector: 'labour' }) };
  const first = persian.firstDayOfYear(year);
  const length = persian.yearLength(year);
  const months = MONTHS.map((month) => {
    const from = persian.toJdn({ year, month, day: 1 });
    return {
      month,
      ...monthNames('persian', month),
      ...countsOf(from, persian.monthLength(year, month), bySector),
    };
  });
  const last = addDays(first, length - 1);
  const { estimate } = bySector.workdays.count(first, last, { weekend: 'fri', closures: true });
  const note = closureListNote(last, almanac);
  return {
    year,
    months,
    total: countsOf(first, length, bySector),
    estimate,
    closures_note_fa: note.fa,
    closures_note_en: note.en,
  };
}

export const WORKDAY_YEARS: readonly Resource[] = [
  yearFiles('/api/workdays/{year}.json', WorkdayYear, (year, { almanac }) => workdayYear(year, almanac)),
  yearFiles('/api/workdays/{year}.csv', CSV_TYPE, (year, { almanac }) => workdaysCsv(year, almanac)),
];
