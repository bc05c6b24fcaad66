/**
 * Persian years by the cycle of 33 years, for programs that must be small: in 1178 … 1502 every year begins on the day
 * that jalaali-js and the law of 1304 give. See persian.ts for all others.
 */
import type { Jdn } from './jdn.ts';

/** The day before 1 Farvardin 1, by the cycle. */
const EPOCH = 1_948_320;

/** Day number of 1 Farvardin. @param year 1178 … 1502 */
export const firstDayOfYear = (year: number): Jdn =>
  (EPOCH + 365 * (year - 1) + Math.floor((8 * year + 21) / 33)) as Jdn;
