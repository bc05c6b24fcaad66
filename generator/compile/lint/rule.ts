/** One check of the rows of `data/`. It reports problems; it never throws. */
import { readIsoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
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

/** Checks that `YYYY-MM-DD` is a day of the Persian calendar; reports a problem if not. */
export function checkPersianDate(place: Place, text: string, report: Report): boolean {
  const date = readIsoText(text);
  const valid = date !== undefined && persian.isValidDate(date);
  if (!valid) report(place, 'a Persian date', text);
  return valid;
}
