/**
 * Tests set `NODE_OPTIONS=--conditions=frozen`, so that programs read the tables of `test/fixtures`: see "imports" in
 * package.json. Bundlers do not read that variable.
 */
const isFrozen = process.env.NODE_OPTIONS?.includes('--conditions=frozen') ?? false;

/** For esbuild, which leaves out its own condition when it is given others. */
export const CONDITIONS = isFrozen ? ['frozen', 'module'] : ['module'];

/** For Vite. */
export const FROZEN_TABLES = isFrozen
  ? [{ find: /^#tables\/(.+\.json)$/, replacement: `${process.cwd()}/test/fixtures/tables/$1` }]
  : [];
