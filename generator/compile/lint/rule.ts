/** One check of the rows of `data/`. It reports problems; it never throws. */
import type { Data } from '../data.ts';
import { type Problem, placeOf } from '../problems.ts';

/** Takes a row, or a place. */
export type Report = (row: object, expected: string, found: string) => void;
export type Check = (data: Data, report: Report) => void;

/** Returns the problems that a check reports, under the name of its rule. */
export function problemsOf(rule: string, check: Check, data: Data): Problem[] {
  const problems: Problem[] = [];
  check(data, (row, expected, found) => problems.push({ ...placeOf(row), rule, expected, found }));
  return problems;
}

/** Reports rows that are of no occasion, and rows whose text was there before. @param once what a row may be once, as `one row per occasion` */
export function checkRowsOfOccasions<Row extends { readonly slug: string }>(
  { occasions }: Data,
  rows: readonly Row[],
  report: Report,
  once = 'one row per occasion',
  textOf = ({ slug }: Row) => `"${slug}"`,
): void {
  const known = new Set(occasions.map(({ slug }) => slug));
  const seen = new Set<string>();
  for (const entry of rows) {
    const text = textOf(entry);
    if (!known.has(entry.slug)) report(entry, 'the slug of an occasion', `"${entry.slug}"`);
    if (seen.has(text)) report(entry, once, `${text} again`);
    seen.add(text);
  }
}
