/** A program that runs in parallel with the build: the reported error, and its end if the build fails. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { alongsideProgram, oneAtATime, runNode } from '#generator/site/child-process.ts';
import { moveInto } from '#generator/site/output-folder.ts';
import { spawnNode } from '../support/end-processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder(onTestFinished);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a failed build stops the program and reports the build’s error', async () => {
  const file = join(root, 'pid.txt');
  const write = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
  const work = async () => {
    // The file stands empty for a moment before its number.
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/\d/);
    throw new RangeError('the work has failed');
  };
  await expect(alongsideProgram(runNode(['-e', write]), work())).rejects.toThrow(new RangeError('the work has failed'));
  await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
});

test('the program ends when the build is killed', async () => {
  const child = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';
  const build = `
    import { runNode } from ${JSON.stringify(import.meta.resolve('#generator/site/child-process.ts'))};
    await runNode(['-e', ${JSON.stringify(child)}]);`;
  const parent = spawnNode(['--input-type=module', '-e', build], {});
  const pid = Number((await once(parent.stdout!, 'data'))[0]);
  onTestFinished(() => void (isRunning(pid) && process.kill(pid)));
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('work that is called for again while it runs has one more run, also after a failure', async () => {
  const ends: (() => void)[] = [];
  const start = oneAtATime(() => new Promise((_, reject) => ends.push(() => reject(new Error('failed')))));
  for (let call = 0; call < 5; call++) start();
  await expect.poll(() => ends.length).toBe(1);
  for (let call = 0; call < 5; call++) start();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await expect.poll(() => ends.length).toBe(2);
});

test('folders are merged; a file that both have is an error, and not replaced', () => {
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  for (const folder of ['from/both', 'from/new/deep', 'to/both']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(from, 'both/page.html'), 'page');
  writeFileSync(join(from, 'new/deep/page.html'), 'page');
  writeFileSync(join(to, 'both/data.json'), 'data');
  moveInto(from, to);
  expect(existsSync(from)).toBe(false);
  for (const path of ['both/page.html', 'new/deep/page.html'])
    expect(readFileSync(join(to, path), 'utf8')).toBe('page');

  mkdirSync(join(from, 'both'), { recursive: true });
  writeFileSync(join(from, 'both/data.json'), 'other');
  expect(() => moveInto(from, to)).toThrow(/ENOTDIR.*data\.json/);
  expect(readFileSync(join(to, 'both/data.json'), 'utf8')).toBe('data');
});
