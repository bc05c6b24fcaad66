import { expect, test } from 'vitest';
import { missingNode } from '#generator/compile/node-version.ts';

test.each(['24.0.0', '26.10.0', process.versions.node])('%s is enough', (version) =>
  expect(missingNode(version)).toBeUndefined(),
);

test.each(['18.20.0', '20.20.2', '22.23.3'])('%s is reported in one line', (version) => {
  const line = missingNode(version)!;
  expect(line).toContain(`this is ${version}`);
  expect(line).toContain('npm ci brings one');
  expect(line.split('\n')).toHaveLength(1);
});
