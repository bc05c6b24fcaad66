/** Size of the packed package, and of each of its modules: bundled, minified, gzip. */
import { statSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { kilobytesOfModules, MAX_KILOBYTES } from '#generator/package/module-size.ts';

/**
 * Of the frozen tables, which measured 322 KiB: a release has more occasions and closures. A table that is stored twice, or
 * a library that nobody calls, would exceed it.
 */
const MAX_PACKED_BYTES = 326 * 1024;

test('every module stays below its limit', async () => {
  const sizes = await kilobytesOfModules(inject('packageFolder'));
  for (const [path, most] of Object.entries(MAX_KILOBYTES)) {
    expect.soft(sizes.get(path), path).toBeLessThanOrEqual(most);
  }
});

test('the whole package stays below its limit', () => {
  expect(statSync(inject('tarball')).size).toBeLessThan(MAX_PACKED_BYTES);
});
