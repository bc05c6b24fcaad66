/** One check of the rows of `data/`. It reports problems; it never throws. */
import type { Data } from '../data.ts';
import type { Place, Problem } from '../problems.ts';

export type Report = (place: Place, expected: string, found: string) => void;
export type Check = (data: Data, report: Report) => void;

/** Returns the problems that a check reports, under the name of its rule. */
export function problemsOf(rule: string, check: Check, data: Data): Problem[] {
  const problems: Problem[] = [];
  check(data, ({ file, line }, expected, found) => problems.push({ file, line, rule, expected, found }));
  return problems;
}
