/** Statutory working time of a day under the Labour Code of 1369. */
import { twoDigits } from './jdn.ts';
import { WEEKEND_DAYS, type Weekend } from './weekends.ts';

/** Hours a week by article of the Labour Code: 51 for all work, 52 for hard, harmful and underground work. */
const WEEKLY_HOURS = { 51: 44, 52: 36 } as const;
type LabourArticle = keyof typeof WEEKLY_HOURS;

/**
 * Minutes of a working day: the hours of a week, spread evenly over the days that the weekend leaves.
 * @returns by article 51 440 with one free day and 528 with two; by article 52 360 and 432
 */
export const dutyMinutes = (weekend: Weekend, article: LabourArticle): number =>
  (WEEKLY_HOURS[article] * 60) / (7 - WEEKEND_DAYS[weekend].length);

/** `11440` minutes as `190:40` */
export const hoursText = (minutes: number): string => `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
