import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inputsHash } from '#generator/site/inputs.ts';
import { oldBuildLine } from '#generator/site/stale.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('the hash of the inputs follows content and settings, not modification times', () => {
  const root = temporaryFolder(onTestFinished);
  const file = join(root, 'data/days.csv');
  mkdirSync(join(root, 'data'));
  const write = (text: string, modified: Date) => {
    writeFileSync(file, text);
    utimesSync(file, modified, modified);
    return inputsHash(root, {});
  };
  const first = write('one', new Date('2026-11-01'));
  expect(write('two', new Date('2020-01-01'))).not.toBe(first);
  expect(write('one', new Date('2026-11-24'))).toBe(first);
  for (const setting of ['SITE_URL', 'SALNAMA_ONLY']) expect(inputsHash(root, { [setting]: 'x' })).not.toBe(first);
  expect(inputsHash(root, { PATH: '/elsewhere' })).toBe(first);
  writeFileSync(join(root, 'LICENSE-DATA'), '');
  expect(inputsHash(root, {})).not.toBe(first);
});

test('a build of more than thirty days is told in one line', () => {
  const line = oldBuildLine('2026-11-24', Date.parse('2028-03-25T08:00:00Z'));
  expect(line).toBe('dist/ was built on 2026-11-24, 487 days ago; npm run build renews it');
  expect(oldBuildLine('2026-11-24', Date.parse('2026-12-20T08:00:00Z'))).toBeUndefined();
});
