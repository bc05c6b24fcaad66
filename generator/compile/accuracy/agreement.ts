/** Counting and rounding that all parts of the report share. */
import type { Agreement, Spread } from '#tables/accuracy-types.ts';

export const agreementOf = <T>(values: readonly T[], agrees: (value: T) => boolean): Agreement => ({
  compared: values.length,
  agreeing: values.filter(agrees).length,
});

/** @param decimals digits after the point */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** @param values at least one, in seconds */
export const spreadOf = (values: readonly number[], decimals: number): Spread => ({
  compared: values.length,
  least: rounded(Math.min(...values), decimals),
  mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length, decimals),
  greatest: rounded(Math.max(...values), decimals),
});
