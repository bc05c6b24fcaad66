/** One check of the rows of `data/`. It reports problems; it never throws. */
import type { Data } from '../data.ts';
import type { Place, Problem } from '../problems.ts';
import type { Entry } from '../reader.ts';

export type Report = (place: Place, expected: string, found: string) => void;
export type Check = (data: Data, report: Report) => void;

/** Returns the problems that a check reports, under the name of its rule. */
export function problemsOf(rule: string, check: Check, data: Data): Problem[] {
  const problems: Problem[] = [];
  check(data, ({ file, line }, expected, found) => problems.push({ file, line, rule, expected, found }));
  return problems;
}

/** Reports rows that are of no occasion, and rows whose text was there before. @param once what a row may be once, as `one row per occasion` */
export function checkRowsOfOccasions<Row extends { readonly slug: string }>(
  { occasions }: Data,
  rows: readonly Entry<Row>[],
  report: Report,
  once = 'one row per occasion',
  textOf = ({ slug }: Row) => `"${slug}"`,
): void {
  const known = new Set(occasions.map(({ value }) => value.slug));
  const seen = new Set<string>();
  for (const entry of rows) {
    const text = textOf(entry.value);
    if (!known.has(entry.value.slug)) report(entry, 'the slug of an occasion', `"${entry.value.slug}"`);
    if (seen.has(text)) report(entry, once, `${text} again`);
    seen.add(text);
  }
}
