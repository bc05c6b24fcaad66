/** `npm run check`: runs all checks, two at a time, the longest first, and prints the output of those that fail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const AT_A_TIME = 2;

/**
 * Scripts of package.json. `pages` needs TypeScript's compiler in JavaScript; `types` uses the native one, which is ten
 * times faster, with one thread, because another check runs at the same time.
 */
const CHECKS = ['pages', 'unused', 'tables', 'types', 'format', 'docs', 'spelling', 'workflows'];

/** Runs a check. @returns whether it passed */
async function passes(check: string): Promise<boolean> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', `check:${check}`]);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${((performance.now() - start) / 1000).toFixed(1)} s  ${check}`);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code === 0;
}

const left = [...CHECKS];
const outcomes = await Promise.all(
  Array.from({ length: AT_A_TIME }, async () => {
    let allPass = true;
    for (let check = left.shift(); check !== undefined; check = left.shift()) {
      allPass = (await passes(check)) && allPass;
    }
    return allPass;
  }),
);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
