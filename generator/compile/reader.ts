/** Reads rows of files in `data/` and checks their form; problems are gathered over all files. */
import type { z } from 'zod';
import { type Row, readCsv } from './csv.ts';
import { readJson, readText } from './data-file.ts';
import { DataError, formatProblem, formProblem, type Place, type Problem, placed } from './problems.ts';

/** Files in which a missing row has a meaning. */
const MAY_BE_EMPTY = new Set([
  'data/exceptions.csv',
  'data/closures.csv',
  'data/withdrawals.csv',
  'data/closure-lists.csv',
  'data/closure-pages.csv',
  'data/closures-recall.csv',
  'data/changes.csv',
]);

/** @param root folder that holds `data/` */
export function createReader(root: string) {
  const problems: Problem[] = [];
  const fileSources: Comment[] = [];

  const check = <T>(schema: z.ZodType<T>, { file, line }: Place, value: unknown): T[] => {
    const result = schema.safeParse(value);
    if (result.success) return [result.data];
    for (const issue of result.error.issues) problems.push(problemOf(issue, { file, line }, value));
    return [];
  };

  /** Returns what is read; collects the problems of a file that cannot be read. */
  const orProblems = <T>(read: () => readonly T[]): readonly T[] => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  };

  const rowsOf = (path: string): readonly Row[] => {
    const rows = readCsv(path, root);
    if (rows.length > 0 || MAY_BE_EMPTY.has(path)) return rows;
    throw new DataError([formProblem(path, 1, 'a header and rows', 'no row')]);
  };

  return {
    /** sources that whole files cite, of the files that were read so far, with the places of their lines */
    fileSources: fileSources as readonly Comment[],
    /** rows of a file below `data/`; `placeOf` knows where they are */
    csv<T extends object>(file: string, schema: z.ZodType<T>): T[] {
      const path = `data/${file}`;
      return orProblems(() => {
        fileSources.push(...commentsOf(path, 'source', root));
        return rowsOf(path);
      }).flatMap((row) => check(schema, row, row.cells).map((values) => placed(values, row)));
    },
    /** entries of an object by their keys; `placeOf` knows where they are */
    json<T extends object>(file: string, schema: z.ZodType<T>): (T & { id: string })[] {
      const path = `data/${file}`;
      const entries = orProblems(() => Object.entries(readJson(path, root)));
      const lines = entries.length === 0 ? [] : readText(path, root).split('\n');
      return entries.flatMap(([id, value]) => {
        const line = lines.findIndex((candidate) => candidate.startsWith(`  "${id}":`)) + 1;
        const place = { file: path, line };
        return check(schema, place, value).map((values) => placed({ ...values, id }, place));
      });
    },
    /** values of the `# name: …` lines of files in `data/` */
    comments<T>(file: string, name: string, schema: z.ZodType<T>): T[] {
      return orProblems(() => commentsOf(`data/${file}`, name, root)).flatMap((comment) =>
        check(schema, comment, comment.text),
      );
    },
    /** @throws {DataError} that lists every row that could not be read */
    finish(): void {
      // Several lists can come from one file.
      const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
      if (unique.size > 0) throw new DataError([...unique.values()]);
    },
  };
}

function problemOf({ path, message }: z.core.$ZodIssue, place: Place, value: unknown): Problem {
  const cell = (value as Record<string, unknown>)[String(path[0])];
  return {
    ...place,
    rule: 'form',
    expected: `${path.join('.')}: ${message}`,
    found: JSON.stringify(cell) ?? 'nothing',
  };
}

interface Comment extends Place {
  readonly text: string;
}

/** The rest of every line that begins with `# name: `. */
function commentsOf(file: string, name: string, root: string): Comment[] {
  const start = `# ${name}: `;
  return readText(file, root)
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith(start) ? [{ file, line: index + 1, text: line.slice(start.length) }] : [],
    );
}
