/** Headers of pages. The Content-Security-Policy of a page is in the page itself, as a `<meta>`. */

/** Directives that only a header can set, and directives that are the same for all pages. */
export const PAGE_POLICY_HEADER = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

export const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY_HEADER,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;
