import { expect, test } from 'vitest';
import { noticesOf, packagesOfPages } from '#generator/package/notices.ts';
import { writeFunctionBundles } from '#generator/site/function-bundles.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const ofServers = writeFunctionBundles(folder, { siteUrl: '', persianYear: 1405, built: '2026-11-21' });
const notices = noticesOf([...ofServers, ...packagesOfPages()]);
const headOf = (name: string) => new RegExp(`^${name} \\d+\\.\\d+\\.\\d+[^,]*, [\\w. -]+`, 'm');

/** Packages that the service's code imports, with their dependencies. */
test.each(
  `lru-cache prom-client tdigest redis @redis/client cluster-key-slot @modelcontextprotocol/server zod
  minisearch vazirmatn`.split(/\s+/),
)('%s', (name) => expect(notices).toMatch(headOf(name)));

test('every bundled package is listed once', () => {
  const names = ofServers.map((path) => path.slice('node_modules/'.length));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(notices.match(new RegExp(headOf(name), 'gm')), name).toHaveLength(1);
});

test('includes the licence text if the package has one', () => {
  const parts = notices.split(/^-{78}$/m).slice(1);
  expect(parts.find((part) => part.includes('\nlru-cache '))).toContain('Blue Oak Model License');
  expect(parts.find((part) => part.includes('\nvazirmatn '))).toContain('SIL OPEN FONT LICENSE');
  for (const part of parts) {
    expect(part).toMatch(/(licen[cs]e|permission)/i);
    expect(part).toMatch(/, (MIT|ISC|Apache-2\.0|BSD-\d-Clause|BlueOak-1\.0\.0|OFL)/);
  }
});
