/** Problems of the data. A run collects them, prints all of them as `file:line`, and then fails once. */

export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Problem extends Place {
  /** name of the lint rule, or `form` for a row that cannot be read */
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

/** A file, row or cell that cannot be read. */
export const formProblem = (file: string, line: number, expected: string, found: string): Problem => ({
  file,
  line,
  rule: 'form',
  expected,
  found,
});

export const formatProblem = ({ file, line, rule, expected, found }: Problem): string =>
  `${file}:${line}  expected ${expected}, found ${found}  [${rule}]`;

/** Thrown after every problem has been gathered. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in data/`);
    this.problems = problems;
  }
}
