/**
 * Applies one mutation at a time to a copy of the project, and counts those that its tests detect: `npm run mutate`.
 *
 *     npm run mutate                          this checkout
 *     npm run mutate -- ../other              another checkout with `node_modules`, such as an older commit
 *     npm run mutate -- --fault Tehran        only faults whose name has the text; may be given several times
 *
 * A fault must also fail the test that docs/testing.md names for it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPromises } from '../../../generator/publish/docs/promises.ts';
import { FAULTS, type Fault } from './faults.ts';

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { fault: { type: 'string', multiple: true, default: [''] } },
});
const chosen = FAULTS.filter(({ name }) => values.fault.some((text) => name.includes(text)));
const promises = readPromises();
const checkout = resolve(positionals[0] ?? '.');
const copy = mkdtempSync(join(tmpdir(), 'salnama-mutate-'));
const report = join(copy, 'report.json');

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const file of files) cpSync(join(checkout, file), join(copy, file));
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
}

/** Returns names of failed tests, and of files that fail to load. @throws {Error} if no test ran */
function failures(tests: readonly string[]): ReadonlySet<string> {
  rmSync(report, { force: true });
  const args = [
    'run',
    '--exclude',
    'test/{site,slow,package}/**',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ];
  spawnSync('node_modules/.bin/vitest', args, { cwd: copy, stdio: 'ignore' });
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length === 0) throw new Error(`no test ran: ${tests.join(' ')}`);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => fullName);
    return status === 'failed' && names.length === 0 ? [name] : names;
  });
  if (numTotalTests === 0 && failed.length === 0) throw new Error(`no test ran: ${tests.join(' ')}`);
  return new Set(failed);
}

/** Names of the tests that fail with the mutation and pass without it. */
function failuresWith({ name, file, find, replacement, tests }: Fault, before: ReadonlySet<string>): string[] {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${name}: ${file} does not hold it once: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replacement),
  );
  try {
    return [...failures(tests).difference(before)];
  } finally {
    writeFileSync(path, text);
  }
}

/** Does a test fail, and each one that a promise names? */
function isNoticed({ name }: Fault, failed: readonly string[]): boolean {
  const named = promises.filter(({ fault }) => fault === name);
  return failed.length > 0 && named.every(({ title }) => failed.some((test) => test.includes(title)));
}

const MAX_SHOWN = 5;

try {
  copyProject();
  const before = failures([...new Set(chosen.flatMap(({ tests }) => tests))]);
  // The tables stay those of the code without faults.
  writeFileSync(join(copy, 'generator/compile/main.ts'), '');
  for (const name of before) console.log(`fails without a fault: ${name}`);
  const unnoticed = chosen.filter((fault) => {
    const failed = failuresWith(fault, before);
    const found = isNoticed(fault, failed);
    console.log(`${found ? 'noticed' : 'MISSED '}  ${fault.name}`);
    if (!found) for (const test of failed.slice(0, MAX_SHOWN)) console.log(`         but failed: ${test}`);
    return !found;
  });
  console.log(`${chosen.length - unnoticed.length} of ${chosen.length} faults are noticed`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
