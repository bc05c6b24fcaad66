/** The Content-Security-Policy of the pages, and the one inline script that it allows. */
import { createHash } from 'node:crypto';
import themeScript from './theme.js?raw';

/** Without comments, because every page contains it. */
export const THEME_SCRIPT = themeScript.replace(/^ *\/\/.*\n/gm, '').replace(/\n */g, '\n');

const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');

/**
 * The Content-Security-Policy of pages. It allows the site's own files, and one inline script by its hash. It is in a
 * `<meta>` element, so that every host serves it.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
