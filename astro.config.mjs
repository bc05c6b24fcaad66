import { defineConfig } from 'astro/config';
import { FROZEN_TABLES } from './generator/compile/frozen.ts';
import { apiInDev } from './generator/site/dev-server.ts';
import { buildYear } from './src/site/data/now.build.ts';
import { pagesOfTable } from './src/site/routes.ts';

const site = process.env.SITE_URL;

/**
 * Scripts that several pages share are bundled into a few files. Each group has the modules that match and what they import,
 * except what an earlier group has.
 */
const SHARED_SCRIPTS = [
  ['frame', /\/(site\/frame\/browser|core\/required|api\/tehran)\.ts$|preload-helper/],
  ['page', /\/site\/(settings\/settings\.browser|kit\/(page\.browser|text|html))\.ts$/],
  ['dates', /\/site\/kit\/dates\.ts$/],
  ['grids', /\/site\/calendar\/month\/keys\.browser\.ts$/],
  ['days', /\/site\/(calendar\/month\/view|data\/(address|snapshots\.browser)|settings\/settings)\.ts$/],
  ['calendars', /\/core\/calendars\.ts$|\/api\/calendar-keys\.ts$|\/site\/data\/hijri-bits\.ts$/],
  ['times', /\/site\/prayer-times\/card\.view\.ts$/],
].map(([name, test], index) => ({ name, test, priority: 11 - index }));

export default defineConfig({
  ...(site && { site }),
  srcDir: './src/site',
  output: 'static',
  integrations: [pagesOfTable, apiInDev(site ?? 'http://127.0.0.1:4321')],
  // The addresses of the interface are those of the pages: `/calendar/1405/8`, a file of that name with `.html`.
  trailingSlash: 'never',
  // The pages' Content-Security-Policy allows no inline styles.
  build: { format: 'file', inlineStylesheets: 'never' },
  vite: {
    resolve: { alias: FROZEN_TABLES },
    define: { BUILD_YEAR: buildYear },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_SCRIPTS } } } } },
    },
  },
  devToolbar: { enabled: false },
});
