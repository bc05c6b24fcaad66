/** `/sw.js`: the service worker with the list of what it keeps from the start, and the fingerprint of those files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { OutputFile } from './api-files.ts';
import { fileOf } from './page-files.ts';

const OFFLINE_PAGES = ['/offline', '/en/offline'] as const;
const ALWAYS_KEPT = ['/widget.js', '/favicon.svg'] as const;

/** Addresses that a page or style sheet asks for, fonts among them. */
const assetsIn = (text: string): string[] => [...text.matchAll(/\/_astro\/[\w.@-]+/g)].map(([address]) => address);

/** The offline pages and everything that they need. @param folder of the built pages, without a slash at its end */
export function keptFromTheStart(folder: string): string[] {
  const kept = new Set<string>([...OFFLINE_PAGES, ...ALWAYS_KEPT]);
  // A set that grows while it is walked: pages name style sheets and scripts, those name fonts and further scripts.
  for (const path of kept) {
    if (!/\.(html|css|js)$/.test(fileOf(path))) continue;
    for (const asset of assetsIn(readFileSync(folder + fileOf(path), 'utf8'))) kept.add(asset);
  }
  return [...kept];
}

export function serviceWorkerFile(folder: string): OutputFile {
  const kept = keptFromTheStart(folder);
  const hash = createHash('sha256');
  for (const path of kept) hash.update(path).update(readFileSync(folder + fileOf(path)));
  const { outputFiles } = buildSync({
    entryPoints: ['src/service-worker/main.ts'],
    define: {
      BUILD: JSON.stringify(hash.digest('base64url').slice(0, 12)),
      KEPT_FROM_THE_START: JSON.stringify(kept),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  return { path: '/sw.js', text: outputFiles[0]!.text };
}
