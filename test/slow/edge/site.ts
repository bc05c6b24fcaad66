/** A small site in a temporary folder: API files of some years, a page, and the bundled servers. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { readData } from '#generator/compile/data.ts';
import { apiFiles } from '#generator/site/api-files.ts';
import { writeFunctionBundles } from '#generator/site/function-bundles.ts';
import { builtForNow } from '#generator/site/main.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const SITE_URL = 'https://salnama.example';

const WRITTEN = [
  /^\/api\/(calendar|events)\/140[45](\/|\.json$)/,
  /^\/(api\/)?(holidays|nowruz)\/140[456]\./,
  /^\/api\/(timezones|schemas)\//,
  /^\/(api\/(index|timezones|meta|changes|openapi|schemas)\.json|holidays\.ics|_headers|_redirects)$/,
];
const PAGES = {
  '/index.html': '<!doctype html><title>Salnama</title><p>سالنما',
  '/docs/index.html': '<!doctype html><title>Docs</title>',
  '/accuracy.html': '<!doctype html><title>Accuracy</title>',
  '/en.html': '<!doctype html><title>English</title>',
  '/404.html': '<!doctype html><title>Not found</title>',
  '/en/404.html': '<!doctype html><title>Not found in English</title>',
  '/app.webmanifest': '{"name":"Salnama"}',
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/icons/small.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/downloads/days.parquet': `PAR1${'parquet '.repeat(400)}`,
  '/downloads/SHA256SUMS': `${'0'.repeat(64)}  days.parquet\n`,
  '/.well-known/security.txt': 'Contact: https://salnama.example/',
  '/.well-known/api-catalog': '{"linkset":[]}',
  '/_astro/style.0a1b2c.css': 'body{margin:0}',
  '/widget.js': 'customElements.get("salnama-today")',
  '/nowruz.html': '<!doctype html><title>Nowruz</title>',
  '/en/nowruz.html': '<!doctype html><title>Nowruz</title>',
  '/calendar/any.html': '<!doctype html><title>A calendar</title>',
  '/calendar/1404/1.html': '<!doctype html><title>Farvardin</title>',
  '/docs/day.md': '# day',
  '/llms.txt': '# Salnama',
  '/downloads/kits/home-assistant.yaml': 'template:\n',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** folder of the small site, with `dist/` and the two configurations of Wrangler */
    smallSite: string;
  }
}

/** Builds the site once for all server tests. @returns the function that removes it */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'salnama-site-'));
  const dist = join(folder, 'dist');
  for (const { path, text } of apiFiles(readData(), SITE_URL, Date.now())) {
    if (WRITTEN.some((pattern) => pattern.test(path))) write(dist + path, text);
  }
  for (const [path, text] of Object.entries(PAGES)) write(dist + path, text);
  writeFunctionBundles(dist, builtForNow(SITE_URL, Date.now()));
  for (const name of ['wrangler.jsonc', 'wrangler-helper.jsonc']) cpSync(join(ROOT, name), join(folder, name));
  provide('smallSite', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
