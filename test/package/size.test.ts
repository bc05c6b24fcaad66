/** Size of each module of the package: bundled, minified, gzip. */
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { kilobytesOf, MAX_KILOBYTES, MAX_PACKED_BYTES } from '#generator/package/module-size.ts';

test('every module stays below its limit', async () => {
  for (const [module, most] of Object.entries(MAX_KILOBYTES)) {
    expect.soft(await kilobytesOf(module, inject('packageFolder')), module).toBeLessThanOrEqual(most);
  }
});

test('the README promises the size that packing holds', () => {
  const promise = `The tarball has less than ${MAX_PACKED_BYTES / 1000} kB`;
  expect(readFileSync('src/package/README.md', 'utf8')).toContain(promise);
});
