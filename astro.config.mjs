import { defineConfig } from 'astro/config';
import { apiInDev } from './src/server/node/dev.ts';

const site = process.env.SITE_URL;

/** Scripts that several pages share come in few files: each file more is a question more to the server. */
const FEW_FILES = {
  groups: [
    // What every page needs.
    {
      name: 'page',
      test: /preload-helper|rolldown-runtime|\/src\/(site\/(settings|frame\/(page\.browser|language|page-years)|calendar\/address)|core\/(jdn|persian|gregorian|iso-text|time-zone|occasions)\.ts|api\/(ranges|tehran)\.ts)/,
      priority: 2,
    },
    // What most pages need that print something of their own.
    {
      name: 'dates',
      test: /\/src\/(site\/frame\/(dates|html|numerals|days-away|text|twins\.browser|tehran-day\.browser)|core\/names)/,
      priority: 1,
    },
    { name: 'days', test: /\/src\/site\/calendar\/(mark-today|month\/keys)\.browser/ },
  ],
};

export default defineConfig({
  ...(site && { site }),
  srcDir: './src/site',
  output: 'static',
  integrations: [apiInDev(site ?? 'http://127.0.0.1:4321')],
  // The addresses of the interface are those of the pages: `/calendar/1405/8`, a file of that name with `.html`.
  trailingSlash: 'never',
  // The pages' Content-Security-Policy allows neither inline scripts nor inline styles.
  // Several pages at once, so that none waits for the writing of another.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: FEW_FILES } } } } },
  },
  devToolbar: { enabled: false },
});
