import { defineConfig } from 'vitest/config';

const PAGES = 'test/site/**/*.test.ts';
const HOSTS = 'test/edge/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'service', include: ['test/**/*.test.ts'], exclude: [PAGES, HOSTS] },
      },
      {
        // Its tests read a site that is built once for all of them.
        extends: true,
        test: { name: 'site', include: [PAGES], globalSetup: ['test/site/built-site.ts'] },
      },
      {
        // The servers in front of the files share a small site.
        extends: true,
        test: { name: 'edge', include: [HOSTS], globalSetup: ['test/edge/site.ts'] },
      },
    ],
  },
});
