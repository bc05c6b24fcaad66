import type { Data } from '../data.ts';
import type { Place, Problem } from '../problems.ts';

export type Report = (place: Place, expected: string, found: string) => void;

/** One thing that the rows of `data/` must keep. A rule reports; it never throws. */
export interface LintRule {
  readonly name: string;
  /** whether it computes days: only where months and equinoxes hold together */
  readonly needsCalendar?: true;
  /** what the rule checks, in one sentence */
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
