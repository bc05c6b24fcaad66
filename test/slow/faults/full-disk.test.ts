/** A build on a full disk: the output names it, and the old site stays. Only root may mount the small disk. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const TINY_BUILD = resolve('test/faults/tiny-build.ts');

test.runIf(process.getuid?.() === 0)('a full disk: the output names it, and the old site stays', () => {
  const root = temporaryFolder(onTestFinished);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', root]);
  onTestFinished(() => void execFileSync('umount', [root]));
  const build = (settings: Readonly<Record<string, string>>) => {
    const env = { PATH: process.env.PATH, ...settings };
    const { status, stderr } = spawnSync(process.execPath, [TINY_BUILD], { cwd: root, env, encoding: 'utf8' });
    return { status, lines: stderr.trimEnd().split('\n') };
  };
  const content = () =>
    globSync('dist/**/*.txt', { cwd: root })
      .sort()
      .map((path) => path + readFileSync(join(root, path), 'utf8'))
      .join();

  expect(build({ LETTER: 'o', FILES: '300' }).status).toBe(0);
  const old = content();

  const byBuild = build({ FILES: '350', BYTES: '20000' });
  expect(byBuild).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^build failed: ENOSPC: no space left on device.*; dist\/ is unchanged$/)],
  });
  expect(content()).toBe(old);
  expect(readdirSync(root)).toEqual(['dist']);

  const byProgram = build({ FILES: '1', PROGRAM_BYTES: '5000000' });
  expect(byProgram.status).toBe(1);
  expect(byProgram.lines.join('\n')).toContain('ENOSPC: no space left on device');
  expect(byProgram.lines.at(-1)).toMatch(/^build failed: .* ended with exit code 1; dist\/ is unchanged$/);
  expect(content()).toBe(old);
  expect(readdirSync(root)).toEqual(['dist']);
});
