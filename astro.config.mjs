import { defineConfig } from 'astro/config';
import { FROZEN_TABLES } from './generator/compile/frozen.ts';
import { apiInDev } from './generator/site/dev-server.ts';
import { scriptGroups } from './generator/site/shared-scripts.ts';
import { buildYear } from './src/site/data/now.build.ts';
import { pagesOfTable } from './src/site/routes.ts';

const site = process.env.SITE_URL;

export default defineConfig({
  ...(site && { site }),
  srcDir: './src/site',
  output: 'static',
  integrations: [pagesOfTable, apiInDev(site ?? 'http://127.0.0.1:4321')],
  // The addresses of the interface are those of the pages: `/calendar/1405/8`, a file of that name with `.html`.
  trailingSlash: 'never',
  // The pages' Content-Security-Policy allows no inline styles.
  build: { format: 'file', inlineStylesheets: 'never' },
  markdown: { syntaxHighlight: false },
  vite: {
    resolve: { alias: FROZEN_TABLES },
    define: { BUILD_YEAR: buildYear },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    },
  },
  devToolbar: { enabled: false },
});
