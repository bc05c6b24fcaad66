/**
 * Tests set `NODE_OPTIONS=--conditions=frozen`, so that programs read tables of `test/fixtures/data`: see "imports" in
 * package.json. Bundlers do not read that variable.
 */
export const isFrozen = (): boolean => process.env.NODE_OPTIONS?.includes('--conditions=frozen') ?? false;

/** For esbuild, added to those that it has for a platform. */
export const FROZEN_CONDITIONS = isFrozen() ? ['frozen'] : [];

/** For Vite. */
export const FROZEN_TABLES = isFrozen()
  ? [{ find: /^#tables\/(.+\.json)$/, replacement: `${process.cwd()}/.cache/frozen-tables/$1` }]
  : [];
