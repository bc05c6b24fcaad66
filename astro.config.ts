import { defineConfig } from 'astro/config';
import { apiInDev } from './src/server/node/dev.ts';

const site = process.env.SITE_URL;

export default defineConfig({
  ...(site && { site }),
  srcDir: './src/site',
  output: 'static',
  integrations: [apiInDev(site ?? 'http://127.0.0.1:4321')],
  // Pages live in folders; the development server must let the API's addresses, which have no slash at their end, pass.
  trailingSlash: 'ignore',
  // The pages' Content-Security-Policy allows neither inline scripts nor inline styles.
  build: { format: 'directory', inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
