/** Public holidays by day, as the API answers them. */
import { daysOfYear } from '#core/gregorian.ts';
import type { OccasionYears, Occurrence } from '#core/occasions.ts';
import { occasionObject, persianDayFields, weekdayNames } from './date-objects.ts';
import { groupByDay } from './next-days.ts';

export const holidaysOfGregorianYear = (of: number, { onDays }: OccasionYears) => ({
  year: of,
  data: holidayDays(onDays(...daysOfYear(of))),
});

/** The days of a list on which official holidays fall, in its order. */
export const holidayDays = (occurrences: readonly Occurrence[]) =>
  groupByDay(occurrences, ({ isHoliday }) => isHoliday).map(holidayDay);

function holidayDay(occurrences: readonly Occurrence[]) {
  const { jdn } = occurrences[0]!;
  return {
    ...persianDayFields(jdn),
    ...weekdayNames(jdn),
    estimate: occurrences.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion }) => ({ ...occasionObject(occasion, true), is_holiday: true as const })),
  };
}
