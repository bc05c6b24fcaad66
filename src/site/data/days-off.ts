/** The official holidays as the browser gets them for counting working days: bare days, each list by its steps. */

import type { IsOff } from '#core/breaks.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { fromSteps, toSteps } from '#core/steps.ts';
import { createWorkdays, type DayOff, type WorkdayOptions, type Workdays } from '#core/workdays.ts';

export interface PackedDaysOff {
  /** days whose holidays are known */
  readonly firstDay: number;
  readonly lastDay: number;
  /** holidays by a rule, one-off closures, and those of both that rest on an estimate: the first day, then steps */
  readonly lasting: readonly number[];
  readonly once: readonly number[];
  readonly estimated: readonly number[];
}

const stepsOf = (days: readonly DayOff[]): number[] =>
  toSteps([...new Set(days.map(({ jdn }) => jdn))].sort((a, b) => a - b));

export const packDaysOff = (firstDay: Jdn, lastDay: Jdn, days: readonly DayOff[]): PackedDaysOff => ({
  firstDay,
  lastDay,
  lasting: stepsOf(days.filter(({ isClosure }) => !isClosure)),
  once: stepsOf(days.filter(({ isClosure }) => isClosure)),
  estimated: stepsOf(days.filter(({ estimate }) => estimate)),
});

export function unpackDaysOff({ firstDay, lastDay, lasting, once, estimated }: PackedDaysOff): Workdays {
  const estimates = new Set(fromSteps(estimated));
  const read = (steps: readonly number[], isClosure: boolean): DayOff[] =>
    fromSteps(steps).map((day) => ({ jdn: day as Jdn, isClosure, estimate: estimates.has(day) }));
  return createWorkdays(firstDay as Jdn, lastDay as Jdn, [...read(lasting, false), ...read(once, true)]);
}

/** The days off; a day whose holidays are not known is none. */
export const offBy =
  (workdays: Workdays, options: WorkdayOptions): IsOff =>
  (day) =>
    day >= workdays.firstDay && day <= workdays.lastDay && !workdays.isWorkday(day, options);

/** A working day only where the holidays are known. @param weekend ISO weekdays that are off */
export function dayState(
  jdn: Jdn,
  { isHoliday }: Pick<Workdays, 'isHoliday'>,
  weekend: readonly number[],
): 'holiday' | 'weekend' | 'workday' | undefined {
  const isOff = isHoliday(jdn);
  if (isOff) return 'holiday';
  if (weekend.includes(weekdayOf(jdn))) return 'weekend';
  return isOff === false ? 'workday' : undefined;
}
