/**
 * Tests that start foreign programs or install system packages: `npm run test:slow`. Paths are from the project's folder.
 */
import { defineConfig } from 'vitest/config';

const EDGE = 'test/slow/edge/**/*.test.ts';
const PACKAGE = 'test/slow/package/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'programs', include: ['test/slow/**/*.test.ts'], exclude: ['**/node_modules/**', EDGE, PACKAGE] },
      },
      {
        // The servers in front of the files share a small site.
        extends: true,
        test: { name: 'edge', include: [EDGE], globalSetup: ['test/slow/edge/site.ts'] },
      },
      {
        // Its tests use the package as it is installed from the tarball.
        extends: true,
        test: { name: 'package', include: [PACKAGE], globalSetup: ['test/package/installed.ts'] },
      },
    ],
  },
});
