/** A build on a busy machine writes the same pages as a build on an idle one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { BUILD_OF } from './build-of.ts';

const BUSY_LOOPS = 2 * availableParallelism();

const pagesIn = (folder: string): string[] => globSync('**/*.{html,xml,webmanifest}', { cwd: folder }).sort();

test('the pages of a second build, beside busy loops, have the same bytes', { timeout: 1_800_000 }, async () => {
  const dist = inject('dist');
  const again = mkdtempSync(join(tmpdir(), 'salnama-again-'));
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
  onTestFinished(() => {
    for (const loop of loops) loop.kill();
    rmSync(again, { recursive: true });
  });
  const build = spawn('node_modules/.bin/astro', ['build', '--silent', '--outDir', again], {
    stdio: 'inherit',
    env: { ...process.env, ...BUILD_OF, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  onTestFinished(() => void build.kill());
  expect(await once(build, 'exit')).toEqual([0, null]);
  const pages = pagesIn(again);
  expect(pages.length).toBeGreaterThan(5_000);
  const others = pages.filter((page) => !readFileSync(join(again, page)).equals(readFileSync(join(dist, page))));
  expect(others).toEqual([]);
});
