/** Problems of the data. A run collects them, prints all of them as `file:line`, and then fails once. */

export interface Place {
  readonly file: string;
  readonly line: number;
}

const places = new WeakMap<object, Place>();

/** The row, which `placeOf` knows from now on. */
export function placed<Row extends object>(row: Row, { file, line }: Place): Row {
  places.set(row, { file, line });
  return row;
}

/** Where a row was read; a place itself is there. */
export const placeOf = (row: object): Place => places.get(row) ?? (row as Place);

/** As `data/cities.csv:12`. */
export function placeText(row: object): string {
  const { file, line } = placeOf(row);
  return `${file}:${line}`;
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

export const formatProblem = (problem: Problem): string =>
  `${placeText(problem)}  expected ${problem.expected}, found ${problem.found}  [${problem.rule}]`;

/** Thrown after every problem has been gathered. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problem${problems.length === 1 ? '' : 's'} in data/`);
    this.problems = problems;
  }
}
