/** Refuses bad input with an error that names the field and the value. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { PersianDate } from './types.ts';

export const refuse = (field: string, value: unknown, allowed: string): never => {
  const shown = typeof value === 'string' ? `"${value}"` : String(value);
  throw new RangeError(`${field}: ${shown} is not allowed; give ${allowed}`);
};

/** The number itself. @throws {RangeError} if it is no whole number of the range */
export const whole = (field: string, value: number, first: number, last: number): number =>
  Number.isInteger(value) && value >= first && value <= last
    ? value
    : refuse(field, value, `a whole number from ${first} to ${last}`);

/** The value if it is a string. @throws {RangeError} otherwise */
export const textOf = (field: string, value: string): string =>
  typeof value === 'string' ? value : refuse(field, value, 'a text');

/** Day number of a Persian date. @throws {RangeError} if there is no such date within the years */
export function dayOf(
  { year, month, day }: PersianDate,
  firstYear: number = persian.FIRST_YEAR,
  lastYear: number = persian.LAST_YEAR,
): Jdn {
  whole('year', year, firstYear, lastYear);
  whole('month', month, 1, 12);
  whole('day', day, 1, persian.monthLength(year, month));
  return persian.toJdn({ year, month, day });
}

/** The value if it is one of the allowed. @throws {RangeError} otherwise */
export const oneOf = <T extends string | number>(field: string, value: T, values: readonly T[]): T =>
  values.includes(value) ? value : refuse(field, value, `one of ${values.join(', ')}`);
