/** The tools, in the order in which they are listed. */
import type { Tool } from './tool.ts';
import { convertDate, days, month, nextDays, theDay } from './tools/dates.ts';
import { holidaysOfYear, why, workdaysBetween } from './tools/days-off.ts';
import { occasions, places } from './tools/search.ts';
import { newYear, prayers } from './tools/sun.ts';

export const TOOLS: readonly Tool[] = [
  theDay,
  convertDate,
  days,
  nextDays,
  holidaysOfYear,
  workdaysBetween,
  month,
  newYear,
  prayers,
  occasions,
  places,
  why,
];
