/**
 * Requests a second, waiting times and the processor's time of the Node shell, when it has made ready what it makes after its
 * start. Every answer is measured beside a bare `node:http` server that sends the same body with its type and length alone, files
 * beside nginx too, in alternated rounds. What our further headers cost is so part of the ratio.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, load } from './load.ts';
import { atLeast, below, type Goal, median, medianRatio, type Options, type Row } from './row.ts';
import { busyMilliseconds, type Server, startBare, startNginx, startShell, untilAtRest } from './servers.ts';
import { VARIED_PATHS } from './varied-paths.ts';

const FULL = { rounds: 5, seconds: 2 } as const;
const QUICK = { rounds: 5, seconds: 1 } as const;

/**
 * The engine compiles what is asked often again and again, each time better; new questions take it tens of thousands of answers. Both
 * servers are asked until three runs in a row are no faster, which on a noisy machine may be early.
 */
const WARM_UP_SECONDS = 1;
const MOST_WARM_UPS = 10;
const MAY_BE_NOISE = 0.97;
/** so many runs in a row that are no faster */
const SETTLED_RUNS = 3;
const LEAST_RATIO = 0.8;
/** Of questions never asked before, by name. */
const LEAST_VARIED_RATIO: Readonly<Record<string, number>> = {
  convert: 0.6,
  nowruz: 0.6,
  'prayer-times': 0.6,
  events: 0.4,
  calendar: 0.25,
  day: 0.6,
  next: 0.6,
  workdays: 0.6,
};
/** So many of the bodies tell which one is of middle length. */
const SAMPLES = 49;
const MOST_P99_RATIO = 2;

interface Asked {
  readonly name: string;
  readonly path: string;
  readonly isFile?: boolean;
  /** has to reach {@link LEAST_RATIO} */
  readonly hasGoal?: boolean;
}

const ASKED: readonly Asked[] = [
  { name: 'today', path: '/api/today', hasGoal: true },
  { name: 'convert', path: '/api/convert?from=sh&year=1405&month=1&day=1', hasGoal: true },
  { name: 'nowruz', path: '/api/nowruz?year_sh=1406&tz=Asia/Tehran', hasGoal: true },
  { name: 'prayer-times', path: '/api/prayer-times?city=tehran', hasGoal: true },
  { name: 'holidays', path: '/api/holidays?year=1405' },
  { name: 'events', path: '/api/events?year=1405&month_sh=1' },
  { name: 'calendar', path: '/api/calendar?year=1405&month=1' },
  { name: 'timezones', path: '/api/timezones?country_code=AF' },
  { name: 'day', path: '/api/day?date=1405-01-01', hasGoal: true },
  { name: 'next', path: '/api/next?from=1405-01-01', hasGoal: true },
  { name: 'workdays', path: '/api/workdays?from=1405-01-01&to=1405-12-29', hasGoal: true },
  { name: 'range', path: '/api/range?from=1405-01-01&to=1405-01-31', hasGoal: true },
  { name: 'search', path: '/api/search?q=nowruz', hasGoal: true },
  { name: 'file of a month', path: '/api/calendar/1405/1.json', isFile: true, hasGoal: true },
  { name: 'file of a year', path: '/api/holidays/1405.json', isFile: true, hasGoal: true },
  { name: 'calendar file', path: '/holidays/1405.ics', isFile: true, hasGoal: true },
];

export async function benchHttp({ quick }: Options): Promise<Row[]> {
  if (!existsSync('dist')) throw new Error('there is no dist/; run npm run build first');
  const runs = quick ? QUICK : FULL;
  const shell = await startShell();
  const nginx = await startNginx('dist');
  const rows: Row[] = [];
  try {
    await untilAtRest(shell);
    for (const asked of ASKED) {
      rows.push(...(await besideBare(asked, shell, runs)));
      if (asked.isFile) rows.push(...besideNginx(asked, shell, nginx, runs));
    }
    for (const [name, paths] of Object.entries(VARIED_PATHS)) rows.push(...(await varied(name, paths(), shell, runs)));
  } finally {
    await shell.stop();
    await nginx.stop();
  }
  return rows;
}

type Runs = typeof FULL | typeof QUICK;

async function bodyOf(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity', Connection: 'close' } });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function besideBare({ name, path, hasGoal }: Asked, shell: Server, runs: Runs): Promise<Row[]> {
  const bare = await startBare(await bodyOf(shell.root + path));
  const rounds = alternate(runs, [shell, path], [bare, '/']);
  await bare.stop();
  return rowsOf(name, 'node:http', rounds, hasGoal ? LEAST_RATIO : undefined);
}

const besideNginx = ({ name, path }: Asked, shell: Server, nginx: Server, runs: Runs): Row[] =>
  rowsOf(name, 'nginx', alternate(runs, [shell, path], [nginx, path]));

/** Many different questions, so that no memory of earlier answers helps; the bare server is asked the same. */
async function varied(name: string, paths: readonly string[], shell: Server, runs: Runs): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const file = join(folder, 'paths');
  writeFileSync(file, `${paths.join('\n')}\n`);
  const bare = await startBare(await middleBody(paths, shell));
  const rounds = alternate(runs, [shell, ''], [bare, ''], file);
  await bare.stop();
  rmSync(folder, { recursive: true });
  return rowsOf(`${name}, varied`, 'node:http', rounds, LEAST_VARIED_RATIO[name]);
}

/** The body of middle length, among the first answers. */
async function middleBody(paths: readonly string[], shell: Server): Promise<Buffer> {
  const bodies: Buffer[] = [];
  for (const path of paths.slice(0, SAMPLES)) bodies.push(await bodyOf(shell.root + path));
  return bodies.sort((a, b) => a.length - b.length)[SAMPLES >> 1]!;
}

interface Run extends Load {
  /** of the server's main thread, for each request */
  readonly busyMicroseconds: number;
}

interface Rounds {
  readonly ours: readonly Run[];
  readonly peer: readonly Run[];
}

type Asking = readonly [server: Server, path: string];

function alternate({ rounds, seconds }: Runs, us: Asking, them: Asking, pathsFile?: string): Rounds {
  const measure = ([server, path]: Asking, duration: number): Run => {
    const before = busyMilliseconds(server);
    const run = load(server.root + path, duration, pathsFile);
    return { ...run, busyMicroseconds: ((busyMilliseconds(server) - before) / run.requests) * 1000 };
  };
  const ours: Run[] = [];
  const peer: Run[] = [];
  for (const asking of [us, them]) warmUp(() => measure(asking, WARM_UP_SECONDS).busyMicroseconds);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(measure(us, seconds));
    peer.push(measure(them, seconds));
  }
  return { ours, peer };
}

/** @param measure microseconds of an answer */
function warmUp(measure: () => number): void {
  let [least, settled] = [Number.POSITIVE_INFINITY, 0];
  for (let runs = 0; runs < MOST_WARM_UPS && settled < SETTLED_RUNS; runs += 1) {
    const figure = measure();
    settled = figure < least * MAY_BE_NOISE ? 0 : settled + 1;
    least = Math.min(least, figure);
  }
}

function rowsOf(name: string, peerName: string, { ours, peer }: Rounds, leastRatio?: number): Row[] {
  const failures = [...ours, ...peer].reduce((sum, run) => sum + run.failures, 0);
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed; the figures would mean nothing`);
  const row = (unit: string, figureOf: (run: Run) => number, goalOf?: (ratio: number) => Goal): Row => {
    const [ourFigures, peerFigures] = [ours.map(figureOf), peer.map(figureOf)];
    const ratio = medianRatio(ourFigures, peerFigures);
    return {
      group: 'http',
      name,
      unit,
      ours: median(ourFigures),
      peer: { name: peerName, value: median(peerFigures) },
      ratio,
      ...(goalOf && { goal: goalOf(ratio) }),
    };
  };
  return [
    row(
      'requests/s',
      (run) => run.requestsPerSecond,
      leastRatio === undefined ? undefined : (ratio) => atLeast('ratio', ratio, leastRatio),
    ),
    // nginx answers in a process that its first one starts.
    ...(peerName === 'nginx' ? [] : [row('µs busy/request', (run) => run.busyMicroseconds)]),
    row('p50 ms', (run) => run.p50Milliseconds),
    row(
      'p99 ms',
      (run) => run.p99Milliseconds,
      leastRatio === LEAST_RATIO ? (ratio) => below('ratio', ratio, MOST_P99_RATIO) : undefined,
    ),
  ];
}
