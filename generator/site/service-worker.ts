/** `/sw.js` and `/offline-api.js`: the service worker with its list of files to cache, and the script that answers `/api/` offline. */

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type BuildOptions, buildSync } from 'esbuild';
import { buildYear } from '#site/data/now.build.ts';
import { OFFLINE_NAVIGATION } from '#site/kit/navigation.ts';
import type { OutputFile } from './api-files.ts';
import { withFastModules } from './function-bundles.ts';
import { fileOf } from './page-files.ts';

/** The offline page of each language, with what it shows. */
const OFFLINE = {
  fa: ['/offline', '/favicon.svg'],
  en: ['/en/offline', '/favicon.svg'],
} as const;
/** Pages that are kept offline on request, in one language, and the lists that their scripts read. */
const USUAL_PAGES: readonly string[] = [
  ...OFFLINE_NAVIGATION.map(({ path }) => path),
  `/calendar/${buildYear}`,
  '/calendar/any',
  '/prayer-times/tehran',
];
const LISTS = [
  '/calendar/day.json',
  '/converter/days-off.json',
  '/converter/hijri.json',
  '/prayer-times/cities.json',
] as const;

const OFFLINE_API = '/offline-api.js';

/** Bundles a script for browsers. */
export const browserScript = (options: BuildOptions): string =>
  buildSync({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  }).outputFiles![0]!.text;

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Addresses of a language's usual pages, and the lists. @param root `/en` for English */
const usual = (root: string): string[] => [
  ...USUAL_PAGES.map((path) => (path === '/' ? root || '/' : root + path)),
  ...LISTS,
];

/** The function with its tables as one script. */
export const offlineApiFile = (): OutputFile => ({
  path: OFFLINE_API,
  text: withFastModules((alias) => browserScript({ entryPoints: ['src/service-worker/api.ts'], alias })),
});

/** @param folder output folder with the pages and {@link offlineApiFile} */
export function serviceWorkerFile(folder: string): OutputFile {
  const api = readFileSync(folder + OFFLINE_API, 'utf8');
  // Names of assets hold the hash of their content.
  const hash = createHash('sha256')
    .update(api)
    .update(globSync('_astro/*', { cwd: folder }).sort().join());
  for (const path of new Set([...OFFLINE.fa, ...OFFLINE.en])) hash.update(readFileSync(folder + fileOf(path)));
  const text = browserScript({
    entryPoints: ['src/service-worker/main.ts'],
    define: {
      BUILD: JSON.stringify(hash.digest('base64url').slice(0, 12)),
      OFFLINE: JSON.stringify(OFFLINE),
      USUAL: JSON.stringify({ fa: usual(''), en: usual('/en') }),
      OFFLINE_API: JSON.stringify(`${OFFLINE_API}?${fingerprint(api)}`),
    },
  });
  return { path: '/sw.js', text };
}
