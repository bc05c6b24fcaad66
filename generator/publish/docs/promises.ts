/** `promises.csv`: for each promise of docs/api.md the test that holds it and the fault that fails this test. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { ENDPOINTS } from '#api/table.ts';

interface Promised {
  /** heading or endpoint of docs/api.md */
  readonly part: string;
  readonly promise: string;
  /** path of the test file without `test/` and `.test.ts` */
  readonly test: string;
  /** a part of the test's name */
  readonly title: string;
  /** name of a fault in `test/slow/mutate/faults.csv` */
  readonly fault: string;
}

const rowsOf = <T>(path: string): T[] => parse(readFileSync(path), { columns: true });

export const readPromises = (): Promised[] => rowsOf<Promised>('generator/publish/docs/promises.csv');

const fileOf = ({ test }: Pick<Promised, 'test'>): string => `test/${test}.test.ts`;

/** @throws {Error} if a test or a fault does not exist, the fault does not run the test, or an endpoint has no promise */
function check(promises: readonly Promised[]): void {
  const faults = rowsOf<{ name: string; tests: string }>('test/slow/mutate/faults.csv');
  const mistakes = promises.flatMap((each) => {
    const { promise, test, title, fault } = each;
    const path = fileOf(each);
    if (!existsSync(path)) return [`${promise} ${path} does not exist`];
    if (!readFileSync(path, 'utf8').includes(title)) return [`${promise} ${path} has no test "${title}"`];
    const tests = faults.find(({ name }) => name === fault)?.tests.split(' ');
    if (!tests) return [`${promise} there is no fault "${fault}"`];
    return tests.some((prefix) => test.startsWith(prefix)) ? [] : [`${promise} "${fault}" does not run ${path}`];
  });
  const missing = ENDPOINTS.filter(({ path }) => !promises.some(({ part }) => part === `/api${path}`));
  mistakes.push(...missing.map(({ path }) => `/api${path} has no promise`));
  if (mistakes.length > 0) throw new Error(`generator/publish/docs/promises.csv:\n${mistakes.join('\n')}`);
}

/** Name of a marked part of docs/testing.md → its text. */
export function promiseTables(): Readonly<Record<string, string>> {
  const promises = readPromises();
  check(promises);
  const rows = promises.map(({ part, promise, ...each }) => {
    const isEndpoint = part.startsWith('/');
    return `| ${isEndpoint ? `\`${part}\`` : part} | ${promise} | [${each.title}](../${fileOf(each)}) | ${each.fault} |`;
  });
  return { promises: ['| part | promise | test | fault |', '|---|---|---|---|', ...rows].join('\n') };
}
