/** On an old Node, the built server prints one line with the required version instead of a stack trace. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { NODE_BUNDLE } from '#generator/site/function-bundles.ts';

test.each(['v20.20.2', 'v22.18.0'])('on %s', (version) => {
  const older = `Object.defineProperties(process, {
    version: { value: '${version}' },
    versions: { value: { ...process.versions, node: '${version.slice(1)}' } },
  });`;
  const preload = `data:text/javascript,${encodeURIComponent(older)}`;
  const server = join(inject('smallSite'), 'dist', NODE_BUNDLE);
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', preload, server], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(`^Salnama needs Node 24 or newer; this is ${version}. Get it at https://nodejs.org`),
  ]);
});
