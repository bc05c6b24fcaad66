/**
 * Measures the service: `npm run bench -- http|build|attacks|memory|scale|soak`. Prints a table, and JSON with `--json`.
 * @see docs/operations.md
 */
import type { Options, Row } from './row.ts';

const BENCHES: Readonly<Record<string, () => Promise<(options: Options) => Promise<Row[]>>>> = {
  /** processor time and latency compared with a plain `node:http` server */
  http: async () => (await import('./http.ts')).benchHttp,
  /** sizes and start times of a build */
  build: async () => (await import('./build.ts')).benchBuild,
  /** latency of other users during attacks */
  attacks: async () => (await import('./attacks.ts')).benchAttacks,
  /** memory over hundreds of thousands of requests */
  memory: async () => (await import('./memory.ts')).benchMemory,
  /** answers at a steady rate on a busy machine */
  soak: async () => (await import('./soak.ts')).benchSoak,
  /** share of requests that caches answer, and processor cores that the service needs */
  scale: async () => (await import('./scale.ts')).benchScale,
};

const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = names.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`${JSON.stringify(unknown)} is not allowed; give ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
const rows: Row[] = [];
for (const name of names.length > 0 ? names : ['http', 'build']) {
  const bench = await BENCHES[name]!();
  const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const isBehindNginx = process.argv.includes('--nginx');
  rows.push(...(await bench({ quick: process.argv.includes('--quick'), only, isBehindNginx })));
}
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else console.table(rows.map(tableRow));
if (rows.some(({ goal }) => goal?.met === false)) process.exitCode = 1;

/** A row of the table, with the columns that it has. */
function tableRow({ group, name, unit, ours, peer, ratio, goal }: Row): Record<string, string> {
  return {
    what: `${group}: ${name}`,
    unit,
    ours: figure(ours),
    ...(peer && { peer: `${figure(peer.value)} ${peer.name}` }),
    ...(ratio !== undefined && { ratio: ratio.toFixed(2) }),
    ...(goal && { goal: `${goal.text} ${goal.met ? 'met' : 'MISSED'}` }),
  };
}

/** Three significant digits below 100, whole numbers above. */
function figure(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
