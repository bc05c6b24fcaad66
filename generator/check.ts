/**
 * Runs checks, the longest first, and prints the output of those that fail. The data are checked first: see generator/compile/main.ts.
 *
 *     npm run check                    all checks, two at a time
 *     npm run check -- types docs      these checks
 *     npm test                         all checks, one at a time, beside the tests
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import './compile/main.ts';

/** Parameters of Node for each check. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  // `pages` needs TypeScript's compiler in JavaScript; `types` uses the native one, which is ten times faster.
  pages: [
    'node_modules/astro/bin/astro.mjs',
    'check',
    '--tsconfig=tsconfig.astro.json',
    '--minimumFailingSeverity=hint',
  ],
  unused: ['node_modules/knip/bin/knip.js'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  types: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'],
  // Programs and scripts that run on Node 20 and in browsers of 2023 use nothing newer.
  'old-platforms': [
    'node_modules/typescript-native/bin/tsc',
    ...['--project', 'tsconfig.oldest.json', '--noEmit', '--singleThreaded'],
  ],
  spelling: [
    'node_modules/cspell/bin.mjs',
    ...['lint', '--config=generator/publish/docs/cspell.json', '--no-progress', '--no-summary'],
    ...['--cache', '--cache-location=node_modules/.cache/cspell'],
  ],
  docs: ['--import=tsx', 'generator/publish/docs/main.ts', '--check'],
  links: ['--import=tsx', 'generator/publish/docs/check.ts'],
  workflows: ['--import=tsx', 'generator/check-workflows.ts'],
};
const TESTS = ['node_modules/vitest/vitest.mjs', 'run'];
const SLOW_TESTS =
  'npm run test:slow runs the tests in test/slow: web servers, edge runtime, Redis, databases, other languages, package managers.';

const END_WITH_PARENT = `--import=${import.meta.resolve('./site/end-with-parent.ts')}`;
const PARENT_CHECK_MS = 1000;
const running = new Set<ChildProcess>();

function start(parameters: readonly string[], output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(process.execPath, [END_WITH_PARENT, ...parameters], {
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

const passes = async (child: ChildProcess): Promise<boolean> => (await once(child, 'close'))[0] === 0;

/** Runs a check and reports its outcome, with its output if it fails. @returns whether it passed */
async function passesCheck(name: string, report: (text: string) => void): Promise<boolean> {
  const started = performance.now();
  const child = start(CHECKS[name]!, 'pipe');
  const output: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const isPassed = await passes(child);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`${isPassed ? 'passed' : 'FAILED'}  ${seconds} s  ${name}\n${isPassed ? '' : Buffer.concat(output)}`);
  return isPassed;
}

/** @param names checks to run, or `--with-tests` for all of them and the tests @returns exit code */
async function run(names: readonly string[]): Promise<number> {
  const withTests = names[0] === '--with-tests';
  const left = withTests || names.length === 0 ? Object.keys(CHECKS) : [...names];
  const unknown = left.find((name) => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined) {
    console.error(`check is "${unknown}": ${Object.keys(CHECKS).join(', ')}`);
    return 2;
  }
  const stop = () => {
    left.length = 0;
    // They end by themselves. The terminal has sent them the same signal, and Vitest cleans up after one only.
    for (const child of running) if (child.connected) child.disconnect();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // The shell of npm may end by a signal without passing it on, as dash does.
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), PARENT_CHECK_MS).unref();
  const tests = withTests ? passes(start(TESTS, 'inherit')) : Promise.resolve(true);
  // The terminal belongs to the tests until they end.
  const report = (text: string) => void tests.then(() => process.stdout.write(text));
  let areGreen = true;
  const runLeft = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      if (!(await passesCheck(name, report))) areGreen = false;
    }
  };
  await Promise.all(withTests ? [tests, runLeft()] : [runLeft(), runLeft()]);
  if (!(await tests)) areGreen = false;
  if (withTests && areGreen) console.log(SLOW_TESTS);
  return areGreen ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2));
