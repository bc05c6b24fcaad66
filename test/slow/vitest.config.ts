/**
 * Tests that start other programs or install system packages: `npm run test:slow`. Paths are relative to the project.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { createRunFolder } from '../support/run-folder.ts';

const EDGE = 'test/slow/edge/**/*.test.ts';
/** Tests of all pages on the whole site. The site tests of `npm test` use a sample. */
const SITE = ['test/slow/site/**/*.test.ts', 'test/site/{fonts,seo}.test.ts'];
/** They read the sample site of `npm test`. */
const PAGES = 'test/slow/pages/**/*.test.ts';
const PACKAGE = 'test/slow/package/**/*.test.ts';
/** A whole year of a keeper takes a quarter of an hour: `KEEPING=1 npm run test:slow` plays it too. */
const KEEPING = process.env.KEEPING ? [] : ['test/slow/keeping/**'];

/** The import aliases of the project's package.json, because the package.json of this folder overrides it. */
const alias = [
  { find: /^#tables\/(.+\.json)$/, replacement: `${resolve('.cache/tables')}/$1` },
  { find: /^#generator\//, replacement: `${resolve('generator')}/` },
  { find: /^#(\w+)\//, replacement: `${resolve('src')}/$1/` },
];

await import('../../generator/compile/main.ts');
createRunFolder();

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
          include: ['test/slow/**/*.test.ts', 'test/faults/fuzz.test.ts'],
          env: { FUZZ_TIMES: '5' },
          exclude: ['**/node_modules/**', EDGE, PAGES, PACKAGE, ...SITE, ...KEEPING],
        },
      },
      {
        // The tests of web servers share a small site.
        extends: true,
        test: { name: 'edge', include: [EDGE], globalSetup: ['test/slow/edge/site.ts'] },
      },
      {
        extends: true,
        test: { name: 'site', include: SITE, globalSetup: ['test/slow/site/whole-site.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [PAGES],
          env: { NODE_OPTIONS: '--conditions=frozen' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: ['test/site/built-site.ts'],
          setupFiles: ['test/site/wait-for-site.ts'],
        },
      },
      {
        // These tests use the package installed from the tarball.
        extends: true,
        test: { name: 'package', include: [PACKAGE], globalSetup: ['test/package/installed.ts'] },
      },
    ],
  },
});
