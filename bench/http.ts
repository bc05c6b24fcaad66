/** Processor time and latency of the service compared with a plain `node:http` server that sends the same body, in turns. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { itemAt } from '#core/required.ts';
import { type Load, load } from './load.ts';
import { atLeast, below, median, medianRatio, type Options, type Row } from './row.ts';
import { busyMilliseconds, type Server, startPlain, startService } from './servers.ts';
import { VARIED_PATHS } from './varied-paths.ts';

/** `warmUp` is the time (s) for V8 to optimise frequently run functions. A quick run takes three minutes. */
const PLANS = { full: { rounds: 5, seconds: 2, warmUp: 4 }, quick: { rounds: 3, seconds: 1, warmUp: 3 } } as const;
type Plan = (typeof PLANS)[keyof typeof PLANS];
const MIN_RATIO = { cached: 0.65, varied: 0.33, file: 0.6 } as const;
const MAX_P99_RATIO = 3;
/** Number of bodies to read; the body of median length is used. */
const SAMPLES = 49;

type Kind = keyof typeof MIN_RATIO;
type Query = readonly [name: string, path: string, kind: Kind | undefined];

const QUERIES: readonly Query[] = [
  ['today', '/api/today', 'cached'],
  ['convert', '/api/convert?from=sh&year=1405&month=1&day=1', 'cached'],
  ['nowruz', '/api/nowruz?year_sh=1406&tz=Asia/Tehran', 'cached'],
  ['prayer-times', '/api/prayer-times?city=tehran', 'cached'],
  ['day', '/api/day?date=1405-01-01', 'cached'],
  ['snapshot of a month', '/api/calendar?year=1405&month=1', 'file'],
  ['snapshot of a year', '/api/holidays?year=1405', 'file'],
  ['file of a month', '/api/calendar/1405/1.json', 'file'],
  ['file of a year', '/api/holidays/1405.json', 'file'],
  ['calendar file', '/holidays/1405.ics', 'file'],
  ['search', '/api/search?q=nowruz', undefined],
];
/** Endpoints with short answers; only these have a goal. */
const SHORT_VARIED = ['convert', 'nowruz', 'prayer-times', 'today'];

export async function benchHttp({ quick }: Options): Promise<Row[]> {
  if (!existsSync('dist')) throw new Error('there is no dist/; run npm run build first');
  const plan = quick ? PLANS.quick : PLANS.full;
  // A client on another core sleeps while a server answers. To wake it costs the server more than the answer does, and
  // only the slower server has to: the faster one keeps the client busy.
  useCores('0');
  const service = await startService();
  const rows: Row[] = [];
  try {
    for (const [name, path, kind] of QUERIES) {
      if (quick && kind === undefined) continue;
      const plain = await startPlain(await bodyOf(service.root + path));
      rows.push(...rowsOf(name, alternate(service, plain, path, plan), kind));
      await plain.stop();
    }
    for (const [name, paths] of Object.entries(VARIED_PATHS)) {
      const kind = SHORT_VARIED.includes(name) ? 'varied' : undefined;
      if (quick && kind === undefined) continue;
      rows.push(...(await varied(name, paths(), service, plan, kind)));
    }
  } finally {
    await service.stop();
    useCores(`0-${cpus().length - 1}`);
  }
  return rows;
}

/** Sets the cores on which this process and those that it starts run, as taskset(1) writes them. */
const useCores = (cores: string): unknown =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]);

async function bodyOf(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity', Connection: 'close' } });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Measures many different requests, so no cache helps. The plain server gets the same requests. */
async function varied(
  name: string,
  paths: readonly string[],
  service: Server,
  plan: Plan,
  kind: Kind | undefined,
): Promise<Row[]> {
  const bodies = await Promise.all(paths.slice(0, SAMPLES).map((path) => bodyOf(service.root + path)));
  const plain = await startPlain(
    itemAt(
      bodies.sort((a, b) => a.length - b.length),
      SAMPLES >> 1,
    ),
  );
  const rounds = alternate(service, plain, '', plan, paths);
  await plain.stop();
  return rowsOf(`${name}, not cached`, rounds, kind);
}

interface Run extends Load {
  /** requests per second of processor time of the server's main thread */
  readonly requestsPerBusySecond: number;
}

type Rounds = Readonly<Record<'ours' | 'peer', readonly Run[]>>;

function alternate(ours: Server, peer: Server, path: string, plan: Plan, paths?: readonly string[]): Rounds {
  const { rounds, seconds, warmUp } = plan;
  const measure = (server: Server, duration: number): Run => {
    const before = busyMilliseconds(server);
    const run = load(server.root + path, duration, paths);
    return { ...run, requestsPerBusySecond: (run.requests / (busyMilliseconds(server) - before)) * 1000 };
  };
  for (const server of [ours, peer]) measure(server, warmUp);
  const runs = Array.from({ length: rounds }, () => [measure(ours, seconds), measure(peer, seconds)] as const);
  return { ours: runs.map(([run]) => run), peer: runs.map(([, run]) => run) };
}

function rowsOf(name: string, { ours, peer }: Rounds, kind: Kind | undefined): Row[] {
  const failures = [...ours, ...peer].reduce((sum, run) => sum + run.failures, 0);
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed; the figures would mean nothing`);
  const row = (unit: string, figureOf: (run: Run) => number): Row & { ratio: number } => {
    const [ourFigures, peerFigures] = [ours.map(figureOf), peer.map(figureOf)];
    const ratio = medianRatio(ourFigures, peerFigures);
    const peerRow = { name: 'node:http', value: median(peerFigures) };
    return { group: 'http', name, unit, ours: median(ourFigures), peer: peerRow, ratio };
  };
  const rate = row('requests/busy s', (run) => run.requestsPerBusySecond);
  const p99 = row('p99 ms', (run) => run.p99Milliseconds);
  return [
    { ...rate, ...(kind && { goal: atLeast('ratio', rate.ratio, MIN_RATIO[kind]) }) },
    { ...p99, ...(kind && { goal: below('ratio', p99.ratio, MAX_P99_RATIO) }) },
  ];
}
