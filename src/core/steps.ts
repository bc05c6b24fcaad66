/** Ascending numbers in short form: the first one, then each step to the next. */

/** @example toSteps([2447000, 2447354]) // [2447000, 354] */
export const toSteps = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** The numbers that {@link toSteps} was given. */
export function fromSteps(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
