/** Reads the compact list of holidays. */
import HOLIDAY_DATA from 'salnama-data:holidays';
import type { Jdn } from '#core/jdn.ts';
import { fromSteps } from '#core/steps.ts';
import type { DayOff } from '#core/workdays.ts';

/** Days of every occasion, in the order of a day's titles. */
export const readHolidays = (): DayOff[][] =>
  HOLIDAY_DATA.rows.map(([kind, ...steps]) =>
    fromSteps(steps).map((day) => ({
      jdn: day as Jdn,
      estimate: kind === 'hijri' && day >= HOLIDAY_DATA.firstEstimate,
      isClosure: kind === 'closure',
    })),
  );
