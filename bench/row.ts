/** A row of the results: our value and the reference value of the same run. */
import { itemAt } from '#core/required.ts';

interface Goal {
  readonly text: string;
  readonly met: boolean;
}

export interface Row {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: { readonly name: string; readonly value: number };
  /** our value divided by the peer's; the median if there were several rounds */
  readonly ratio?: number;
  readonly goal?: Goal;
}

export interface Options {
  /** fewer and shorter rounds */
  readonly quick: boolean;
  /** only the rows with this text in their names */
  readonly only?: string | undefined;
  /** attacks go through nginx with the configuration in deploy/ */
  readonly isBehindNginx?: boolean;
}

export const atLeast = (what: string, value: number, limit: number): Goal => ({
  text: `${what} ≥ ${limit}`,
  met: value >= limit,
});

export const below = (what: string, value: number, limit: number): Goal => ({
  text: `${what} < ${limit}`,
  met: value < limit,
});

/** A row without a reference. @param max the goal is to stay below it */
export const rowOf = (group: string, name: string, unit: string, ours: number, max?: number): Row => ({
  group,
  name,
  unit,
  ours,
  ...(max !== undefined && { goal: below(unit, ours, max) }),
});

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return itemAt(sorted, Math.floor(sorted.length / 2));
};

/** Median of the ratio ours / reference per round, so that a slow machine affects both. */
export const medianRatio = (ours: readonly number[], peer: readonly number[]): number =>
  median(ours.map((value, round) => value / itemAt(peer, round)));
