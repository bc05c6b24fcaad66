/** Headers of pages, and what of them stands in the pages themselves. */
import made from './head-script.json' with { type: 'json' };

const headScript = made as { readonly text: string; readonly hash: string };

/** The one script that stands inside the pages, as `npm run tables` has made it. */
export const HEAD_SCRIPT = headScript.text;

/**
 * What pages may load and do: their own files, inline the one script of that hash, nothing from elsewhere.
 * @param scriptHash of the script in the pages' head: `sha256-` and Base64
 */
export const pagePolicy = (scriptHash: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** In the pages themselves, for hosts that send no headers. */
export const PAGE_POLICY = pagePolicy(headScript.hash);

/** As a header. Only a header, not the page itself, can say who may frame it. */
export const pagePolicyHeader = (scriptHash: string): string => `${pagePolicy(scriptHash)}; frame-ancestors 'self'`;

export const PAGE_HEADERS = {
  'Content-Security-Policy': pagePolicyHeader(headScript.hash),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;
