import type { HijriTable } from '#core/hijri.ts';

declare global {
  /** The official and estimated Islamic months of the years around the build; the bundler inserts them. */
  const HIJRI_MONTHS: HijriTable;
  /** Declarations of the site's tokens; the bundler inserts them. */
  const TOKENS: { readonly light: string; readonly dark: string };
}
