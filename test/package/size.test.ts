/** Size of each module of the package: bundled, minified, gzip. */
import { expect, inject, test } from 'vitest';
import { MAX_KILOBYTES } from '#generator/build/module-size.ts';
import { modulesOf } from '../../bench/package-size.ts';

test('every module stays below its limit', async () => {
  const sizes = await modulesOf(inject('packageFolder'));
  for (const [path, most] of Object.entries(MAX_KILOBYTES)) {
    expect.soft(sizes.get(path), path).toBeLessThanOrEqual(most);
  }
});
