/**
 * Tests that start foreign programs or install system packages: `npm run test:slow`. Paths are from the project's folder.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const EDGE = 'test/slow/edge/**/*.test.ts';
/** Tests of all pages, on the whole site; those of `npm test` run on a sample. */
const SITE = ['test/slow/site/**/*.test.ts', 'test/site/{fonts,seo}.test.ts'];
const PACKAGE = 'test/slow/package/**/*.test.ts';

/** The package.json beside this file hides the project's own, which names these folders. */
const alias = [
  { find: /^#generator\//, replacement: `${resolve('generator')}/` },
  { find: /^#(\w+)\//, replacement: `${resolve('src')}/$1/` },
];

export default defineConfig({
  resolve: { alias },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['test/slow/**/*.test.ts'],
          exclude: ['**/node_modules/**', EDGE, PACKAGE, ...SITE],
        },
      },
      {
        // The servers in front of the files share a small site.
        extends: true,
        test: { name: 'edge', include: [EDGE], globalSetup: ['test/slow/edge/site.ts'] },
      },
      {
        extends: true,
        test: { name: 'site', include: SITE, globalSetup: ['test/slow/site/whole-site.ts'] },
      },
      {
        // Its tests use the package as it is installed from the tarball.
        extends: true,
        test: { name: 'package', include: [PACKAGE], globalSetup: ['test/package/installed.ts'] },
      },
    ],
  },
});
