/** Forms of single cells, which the rows of all files share. */
import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';

export const text = z.string().min(1, 'some text');
export const gregorianDay = z.string().refine(gregorian.isIsoDate, 'a Gregorian day YYYY-MM-DD');
/** Days of closures, exceptions and laws. */
export const persianDay = z.string().refine(persian.isIsoDate, 'a Persian date YYYY-MM-DD');
export const wholeNumber = z
  .string()
  .regex(/^-?\d+$/, 'a whole number')
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'a decimal number')
  .transform(Number);
export const openYear = z
  .string()
  .regex(/^(\d{1,4})?$/, 'a Persian year or nothing')
  .transform((year) => (year === '' ? null : Number(year)));
export const yesNo = z.enum(['yes', 'no']).transform((answer) => answer === 'yes');
export const ids = z
  .string()
  .regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, 'ids of data/sources.json separated by one space')
  .transform((list) => list.split(' '));
export const optionalIds = z.union([z.literal('').transform((): string[] => []), ids]);
