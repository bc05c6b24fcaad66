import type { Data } from '../data.ts';
import type { Place, Problem } from '../problems.ts';

export type Report = (place: Place, expected: string, found: string) => void;

/** One check of the rows of `data/`. A rule reports problems; it never throws. */
export interface LintRule {
  readonly name: string;
  /** whether it computes days: it runs only if the rows of months and equinoxes have no problem */
  readonly needsCalendar?: true;
  /** description of the check in one sentence */
  readonly description: string;
  check(data: Data, report: Report): void;
}

export function runRule(rule: LintRule, data: Data): Problem[] {
  const problems: Problem[] = [];
  rule.check(data, ({ file, line }, expected, found) =>
    problems.push({ file, line, rule: rule.name, expected, found }),
  );
  return problems;
}
