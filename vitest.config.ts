import fs, { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { canHaveChromium } from './test/support/chromium.ts';
import { createRunFolder } from './test/support/run-folder.ts';

const filesOf = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.ts`);
/** They change nothing that another file could notice, so that all of them share what they load. */
const COMPILE = filesOf('generator/compile', 'generator/keep');
const PURE = filesOf(
  ...['core', 'understand', 'api', 'cli', 'mcp', 'service-worker'],
  'generator/{package,publish,site}',
);
const PAGES = filesOf('site', 'widget');
/** Does a test file start Chromium, itself or by another file of `test`? */
const needsChromium = (file: string): boolean =>
  file === 'test/support/chromium.ts' ||
  [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].some(([, path]) =>
    needsChromium(join(dirname(file), path!)),
  );
const withoutChromium = () => fs.globSync(PAGES).filter((file) => !needsChromium(file));
const PACKAGE = 'test/package/**/*.test.ts';
/** Another config runs them: `npm run test:slow`. */
const SLOW = 'test/slow/**';

/** Tests and the programs that they start read the tables of `test/fixtures/data`: see "imports" in package.json. */
const FROZEN = 'frozen';
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=${FROZEN}`;

await import('./generator/compile/main.ts');
createRunFolder();

export default defineConfig({
  ssr: { resolve: { conditions: [FROZEN] } },
  test: {
    // For a test that hangs: a machine with other work may take ten times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests that wait for timeouts and pages leave a core idle, so there are two workers a core.
    maxWorkers: availableParallelism() * 2,
    // After the project `compile`, all run at the same time.
    sequence: { groupOrder: 1 },
    projects: [
      {
        // The first compilation in a process takes much longer than the others, so one worker runs all of them. Meanwhile
        // the site is built, and `npm test` runs checks.
        extends: true,
        test: { name: 'compile', include: COMPILE, isolate: false, maxWorkers: 1, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [...COMPILE, ...PURE, ...PAGES, PACKAGE, SLOW],
        },
      },
      {
        // Its tests read a site that is built once for all of them, while the projects before it run.
        extends: true,
        test: {
          name: 'site',
          include: canHaveChromium() ? PAGES : withoutChromium(),
          isolate: false,
          globalSetup: ['test/site/built-site.ts'],
          setupFiles: ['test/site/wait-for-site.ts'],
          // Chromium itself crashes once in some thousand tabs. No other failure is tried again.
          retry: { count: 1, condition: /(page, context or browser has been closed|Target crashed|Page crashed)/ },
        },
      },
      {
        // Its tests use the package as it is installed from the tarball.
        extends: true,
        test: { name: 'package', include: [PACKAGE], globalSetup: ['test/package/installed.ts'] },
      },
    ],
  },
});
