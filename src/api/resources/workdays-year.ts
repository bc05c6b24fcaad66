/** `/api/workdays/{year}.json`: how many working days each month of a Persian year has. */
import { z } from 'zod';
import { addDays } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS, type Weekend, type Workdays } from '#core/workdays.ts';
import type { Almanac } from '../almanac.ts';
import { persianYear } from '../parameters.ts';
import { MONTHS, STATIC_YEARS, yearsOf } from '../ranges.ts';
import { jsonResource } from '../resource.ts';

const byWeekend = z
  .strictObject({ fri: z.int(), 'thu-fri': z.int(), 'fri-sat': z.int() })
  .meta({ description: 'workdays by the days of the weekend' });
const counts = {
  days: z.int(),
  workdays: byWeekend,
  workdays_without_closures: byWeekend.meta({ description: 'the same where one-off closures count as workdays' }),
};

export const WorkdayYear = z
  .strictObject({
    year: z.int(),
    months: z
      .array(
        z.strictObject({
          month: z.int().min(1).max(12),
          month_name_fa: z.string(),
          month_name_en: z.string(),
          ...counts,
        }),
      )
      .length(12),
    total: z.strictObject(counts),
    estimate: z
      .boolean()
      .meta({ description: 'true when a holiday of the year is there by a hijri date not yet announced' }),
  })
  .meta({ id: 'WorkdayYear', description: 'Working days of a Persian year by month' });

/** Days from the first of a month on. */
function countsOf(from: ReturnType<typeof persian.firstDayOfYear>, days: number, workdays: Workdays) {
  const to = addDays(from, days - 1);
  const count = (weekend: Weekend, closures: boolean) => workdays.count(from, to, { weekend, closures }).workdays;
  const each = (closures: boolean) => {
    const [fri, thuFri, friSat] = WEEKENDS.map((weekend) => count(weekend, closures)) as [number, number, number];
    return { fri, 'thu-fri': thuFri, 'fri-sat': friSat };
  };
  return { days, workdays: each(true), workdays_without_closures: each(false) };
}

function workdayYear(year: number, { workdays }: Almanac) {
  const first = persian.firstDayOfYear(year);
  const length = persian.yearLength(year);
  const months = MONTHS.map((month) => {
    const { fa, en } = monthName('persian', month);
    const from = persian.toJdn({ year, month, day: 1 });
    return {
      month,
      month_name_fa: fa,
      month_name_en: en,
      ...countsOf(from, persian.monthLength(year, month), workdays),
    };
  });
  const { estimate } = workdays.count(first, addDays(first, length - 1), { weekend: 'fri', closures: true });
  return { year, months, total: countsOf(first, length, workdays), estimate };
}

export const workdayYears = jsonResource({
  path: '/api/workdays/{year}.json',
  summary: {
    fa: 'روزهای کاری هر ماه یک سال، برای سه آخر هفته',
    en: 'Working days of each month of a year, for three weekends',
  },
  parameters: { year: persianYear({ fa: 'سال شمسی', en: 'Persian year' }, STATIC_YEARS) },
  schema: WorkdayYear,
  *bodies({ almanac }) {
    for (const year of yearsOf(STATIC_YEARS)) yield [{ year }, workdayYear(year, almanac)];
  },
});
