/** The script that stands inside every page, made small, with the hash by which the pages' policy lets it run. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const SOURCES = ['src/site/frame/before-paint.browser.ts', 'src/site/frame/after-paint.browser.ts'];

export const HEAD_SCRIPT_FILE = 'src/api/head-script.json';

interface HeadScript {
  readonly text: string;
  /** as a Content-Security-Policy names it */
  readonly hash: string;
}

const small = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
  }).code.trim();

export function headScript(): HeadScript {
  const text = SOURCES.map(small).join('');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
