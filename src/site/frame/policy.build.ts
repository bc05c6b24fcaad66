/// <reference types="astro/client" />
/** The Content-Security-Policy of the pages, and the inline script that every page contains. */
import { createHash } from 'node:crypto';
import themeScript from './theme.js?raw';

/** An inline script without comments and indentation. */
export const inlineScript = (text: string): string => text.replace(/^ *\/\/.*\n/gm, '').replace(/\n */g, '\n');

export const THEME_SCRIPT = inlineScript(themeScript);

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const THEME_HASH = hashOf(THEME_SCRIPT);

/**
 * The Content-Security-Policy of a page. It allows the site's own files, and inline scripts by their hashes: the theme's and
 * the page's own. It is in a `<meta>` element, so that every host serves it.
 */
export const pagePolicy = (...scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${[THEME_HASH, ...scripts.map(hashOf)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
