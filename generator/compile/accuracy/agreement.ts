/** Counting and rounding that all parts of the report share. */
import type { Agreement } from '#tables/accuracy-types.ts';

export const agreementOf = <T>(values: readonly T[], agrees: (value: T) => boolean): Agreement => ({
  compared: values.length,
  agreeing: values.filter(agrees).length,
});

/** @param decimals digits after the point */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
