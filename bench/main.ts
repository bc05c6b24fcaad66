/**
 * The benchmarks. Every figure stands beside a peer's of the same run, since absolute figures tell about the machine.
 *
 *     npm run bench                          all groups
 *     npm run bench -- http core --quick     some groups, with fewer and shorter rounds
 *
 * Groups: http (needs wrk, nginx and dist/), core, package, build, start (needs wrk and dist/), feeds, edge and size (need dist/). Results
 * are printed and written to `bench-results.json`.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBuild } from './build.ts';
import { benchCore } from './core.ts';
import { benchEdge } from './edge.ts';
import { benchFeeds } from './feeds.ts';
import { benchHttp } from './http.ts';
import { benchPackageSize } from './package-size.ts';
import { printRows } from './print.ts';
import type { Options, Row } from './row.ts';
import { benchSize } from './size.ts';
import { benchStart } from './start.ts';

const RESULTS = 'bench-results.json';

const GROUPS: Readonly<Record<string, (options: Options) => Row[] | Promise<Row[]>>> = {
  size: benchSize,
  package: benchPackageSize,
  start: benchStart,
  edge: benchEdge,
  feeds: benchFeeds,
  core: benchCore,
  http: benchHttp,
  build: benchBuild,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !(name in GROUPS));
  if (unknown !== undefined) throw new Error(`group: "${unknown}" is not one of ${Object.keys(GROUPS).join(', ')}`);
  const rows: Row[] = [];
  for (const [name, bench] of Object.entries(GROUPS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.error(`${name} …`);
    rows.push(...(await bench(values)));
  }
  console.log(printRows(rows));
  const machine = { node: process.version, processor: cpus()[0]?.model, processors: cpus().length };
  writeFileSync(RESULTS, `${JSON.stringify({ measured: new Date().toISOString(), ...machine, rows }, null, 2)}\n`);
  const missed = rows.filter(({ goal }) => goal && !goal.met).length;
  console.log(`\n${missed === 0 ? 'every goal is met' : `${missed} goals are missed`}; figures in ${RESULTS}`);
}

try {
  await main();
} catch (error) {
  console.error(`bench failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
