/**
 * `/sw.js` and `/offline-api.js`: the service worker with the list of what it keeps from the start, and the fingerprint of those files, and the
 * script by which it answers `/api/` without a network.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BuildOptions, buildSync } from 'esbuild';
import { DOCS_PAGES, docsPath } from '#site/docs/pages.ts';
import { KEPT_NAVIGATION } from '#site/frame/navigation.ts';
import type { OutputFile } from './api-files.ts';
import { withFastModules } from './function-modules.ts';
import { fileOf } from './page-files.ts';

const OFFLINE_PAGES = ['/offline', '/en/offline'] as const;
/** The pages that work without a network after one visit, whichever it was, in its language; and the lists that their scripts read. */
const USUAL_PAGES: readonly string[] = [
  ...KEPT_NAVIGATION.map(({ path }) => path),
  ...DOCS_PAGES.map(docsPath),
  '/calendar/any',
  '/prayer-times/tehran',
];
const LISTS = ['/calendar/day.json', '/converter/hijri.json', '/occasions/index.json', '/tools/days-off.json'] as const;
const ALWAYS_KEPT = ['/widget.js', '/favicon.svg'] as const;

const COMMON = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Addresses that a page, style sheet or script asks for, fonts among them; scripts name their neighbours by `./`. */
const assetsIn = (text: string): string[] =>
  [...text.matchAll(/\b_astro\/([\w.@-]+)|["']\.\/([\w.@-]+\.(?:js|css))["']/g)].map(
    ([, named, neighbour]) => `/_astro/${named ?? neighbour}`,
  );

/** Pages and everything that they need. @param folder of the built pages, without a slash at its end */
function withAssets(folder: string, pages: readonly string[]): string[] {
  const kept = new Set<string>(pages);
  // A set that grows while it is walked: pages name style sheets and scripts, those name fonts and further scripts.
  for (const path of kept) {
    if (!/\.(html|css|js)$/.test(fileOf(path))) continue;
    for (const asset of assetsIn(readFileSync(folder + fileOf(path), 'utf8'))) kept.add(asset);
  }
  return [...kept];
}

/** What a language's pages need beyond what is kept from the start. */
function usualPages(folder: string, root: string, known: readonly string[]): string[] {
  const pages = USUAL_PAGES.map((path) => (path === '/' ? root || '/' : root + path));
  return [...withAssets(folder, pages), ...LISTS].filter((path) => !known.includes(path));
}

/** The function with its tables as one script. */
export function offlineApiFile(): OutputFile {
  const { outputFiles } = withFastModules((alias) =>
    buildSync({
      ...COMMON,
      entryPoints: ['src/service-worker/api.ts'],
      alias,
      charset: 'utf8',
      platform: 'browser',
    }),
  );
  return { path: '/offline-api.js', text: outputFiles[0]!.text };
}

/** @param api what {@link offlineApiFile} gives */
export function serviceWorkerFile(folder: string, api: OutputFile): OutputFile {
  const kept = withAssets(folder, [...OFFLINE_PAGES, ...ALWAYS_KEPT]);
  const hash = createHash('sha256').update(api.text);
  for (const path of kept) hash.update(path).update(readFileSync(folder + fileOf(path)));
  const { outputFiles } = buildSync({
    ...COMMON,
    entryPoints: ['src/service-worker/main.ts'],
    define: {
      BUILD: JSON.stringify(hash.digest('base64url').slice(0, 12)),
      KEPT_FROM_THE_START: JSON.stringify(kept),
      KEPT_PAGES: JSON.stringify({ fa: usualPages(folder, '', kept), en: usualPages(folder, '/en', kept) }),
      OFFLINE_API: JSON.stringify(`${api.path}?${fingerprint(api.text)}`),
    },
  });
  return { path: '/sw.js', text: outputFiles[0]!.text };
}
