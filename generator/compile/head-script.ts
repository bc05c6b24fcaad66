/** The script that stands inside every page, made small, with the hash by which the pages' policy lets it run. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const SOURCE = 'src/site/frame/before-paint.browser.ts';

export const HEAD_SCRIPT_FILE = 'src/api/head-script.json';

interface HeadScript {
  readonly text: string;
  /** as a Content-Security-Policy names it */
  readonly hash: string;
}

export function headScript(): HeadScript {
  const { code } = transformSync(readFileSync(SOURCE, 'utf8'), { loader: 'ts', minify: true, target: 'es2022' });
  const text = code.trim();
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
