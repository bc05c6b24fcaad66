/**
 * `/sw.js` and `/offline-api.js`: the service worker with the list of what it keeps from the start, and the fingerprint of those files, and the
 * script by which it answers `/api/` without a network.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BuildOptions, buildSync } from 'esbuild';
import type { OutputFile } from './api-files.ts';
import { withFastModules } from './function-modules.ts';
import { fileOf } from './page-files.ts';

const OFFLINE_PAGES = ['/offline', '/en/offline'] as const;
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

/** Addresses that a page or style sheet asks for, fonts among them. */
const assetsIn = (text: string): string[] => [...text.matchAll(/\/_astro\/[\w.@-]+/g)].map(([address]) => address);

/** The offline pages and everything that they need. @param folder of the built pages, without a slash at its end */
function keptFromTheStart(folder: string): string[] {
  const kept = new Set<string>([...OFFLINE_PAGES, ...ALWAYS_KEPT]);
  // A set that grows while it is walked: pages name style sheets and scripts, those name fonts and further scripts.
  for (const path of kept) {
    if (!/\.(html|css|js)$/.test(fileOf(path))) continue;
    for (const asset of assetsIn(readFileSync(folder + fileOf(path), 'utf8'))) kept.add(asset);
  }
  return [...kept];
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
  const kept = keptFromTheStart(folder);
  const hash = createHash('sha256').update(api.text);
  for (const path of kept) hash.update(path).update(readFileSync(folder + fileOf(path)));
  const { outputFiles } = buildSync({
    ...COMMON,
    entryPoints: ['src/service-worker/main.ts'],
    define: {
      BUILD: JSON.stringify(hash.digest('base64url').slice(0, 12)),
      KEPT_FROM_THE_START: JSON.stringify(kept),
      OFFLINE_API: JSON.stringify(`${api.path}?${fingerprint(api.text)}`),
    },
  });
  return { path: '/sw.js', text: outputFiles[0]!.text };
}
