import { defineConfig } from 'astro/config';
import { apiInDev } from './src/server/node/dev.ts';

const site = process.env.SITE_URL;

export default defineConfig({
  ...(site && { site }),
  srcDir: './src/site',
  output: 'static',
  integrations: [apiInDev(site ?? 'http://127.0.0.1:4321')],
  // The addresses of the interface are those of the pages: `/calendar/1405/8`, a file of that name with `.html`.
  trailingSlash: 'never',
  // The pages' Content-Security-Policy allows no inline styles. Several pages are written at once.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
