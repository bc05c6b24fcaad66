/** The script that stands inside every page, made small, with the hash by which the pages' policy lets it run. */
import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

const SOURCES = ['src/site/frame/before-paint.browser.ts', 'src/site/frame/after-paint.browser.ts'];

export const HEAD_SCRIPT_FILE = 'src/api/head-script.json';

interface HeadScript {
  readonly text: string;
  /** as a Content-Security-Policy names it */
  readonly hash: string;
}

/** Both as one, run one after the other. */
const bundled = (): string =>
  buildSync({
    stdin: { contents: SOURCES.map((file) => `import './${file}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    tsconfigRaw: {},
  }).outputFiles[0]!.text.trim();

export function headScript(): HeadScript {
  const text = bundled();
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
