import { defineConfig } from 'vitest/config';

const PAGES = 'test/site/**/*.test.ts';
const PACKAGE = 'test/package/**/*.test.ts';
/** A config of their own runs them: `npm run test:slow`. */
const SLOW = 'test/slow/**';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'service', include: ['test/**/*.test.ts'], exclude: [PAGES, PACKAGE, SLOW] },
      },
      {
        // Its tests read a site that is built once for all of them.
        extends: true,
        test: { name: 'site', include: [PAGES], globalSetup: ['test/site/built-site.ts'] },
      },
      {
        // Its tests use the package as it is installed from the tarball.
        extends: true,
        test: { name: 'package', include: [PACKAGE], globalSetup: ['test/package/installed.ts'] },
      },
    ],
  },
});
