/** Answers a second of the Node shell beside a bare `node:http` server that sends the same body, alternated. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Load, load, median } from './load.ts';

const ROUNDS = 5;
const SECONDS = 3;

const PATHS: Readonly<Record<string, string>> = {
  today: '/api/today',
  convert: '/api/convert?from=sh&year=1405&month=1&day=1',
  nowruz: '/api/nowruz?year_sh=1406&tz=Asia/Tehran',
  'prayer-times': '/api/prayer-times?city=tehran',
  holidays: '/api/holidays?year=1405',
  events: '/api/events?year=1405&month_sh=1',
  calendar: '/api/calendar?year=1405&month=1',
  timezones: '/api/timezones?country_code=AF',
  'static month': '/api/calendar/1405/1.json',
  'static year': '/api/holidays/1405.json',
  'calendar file': '/holidays/1405.ics',
};

interface Started {
  readonly process: ChildProcess;
  readonly firstLine: string;
}

async function startServer(script: string, environment: NodeJS.ProcessEnv, input?: Buffer): Promise<Started> {
  const process_ = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process_.stdin.end(input);
  const [firstLine] = (await once(createInterface({ input: process_.stdout }), 'line')) as [string];
  return { process: process_, firstLine };
}

export interface HttpRow {
  readonly name: string;
  readonly bytes: number;
  readonly ours: Load;
  readonly peer: Load;
  /** median of the ratios of requests per second, round by round */
  readonly ratio: number;
}

const medianLoad = (loads: readonly Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50Milliseconds: median(loads.map(({ p50Milliseconds }) => p50Milliseconds)),
  p99Milliseconds: median(loads.map(({ p99Milliseconds }) => p99Milliseconds)),
  failures: loads.reduce((sum, { failures }) => sum + failures, 0),
});

async function compare(name: string, url: string): Promise<HttpRow> {
  const body = Buffer.from(await (await fetch(url, { headers: { 'Accept-Encoding': 'identity', Connection: 'close' } })).arrayBuffer());
  const bare = await startServer('bench/bare-server.ts', {}, body);
  const ours: Load[] = [];
  const peer: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(load(url, SECONDS));
    peer.push(load(`http://127.0.0.1:${bare.firstLine}/`, SECONDS));
  }
  bare.process.kill();
  const ratios = ours.map(({ requestsPerSecond }, round) => requestsPerSecond / peer[round]!.requestsPerSecond);
  return { name, bytes: body.length, ours: medianLoad(ours), peer: medianLoad(peer), ratio: median(ratios) };
}

/** @param names of {@link PATHS}; all if empty */
export async function benchHttp(names: readonly string[]): Promise<HttpRow[]> {
  const shell = await startServer('src/server/node.ts', { PORT: '0', DAILY_ALLOWANCE: '0', LOG_LEVEL: 'warn' });
  const root = /http:\S+?(?=\/$)/.exec(shell.firstLine)![0];
  const rows: HttpRow[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    if (names.length === 0 || names.includes(name)) rows.push(await compare(name, root + path));
  }
  shell.process.kill();
  return rows;
}

if (import.meta.main) {
  for (const { name, bytes, ours, peer, ratio } of await benchHttp(process.argv.slice(2))) {
    const figures = [ours, peer].map((l) => `${Math.round(l.requestsPerSecond)}/s p99 ${l.p99Milliseconds.toFixed(2)} ms`);
    console.log(`${name.padEnd(14)} ${bytes} B  ours ${figures[0]}  bare ${figures[1]}  ratio ${ratio.toFixed(2)}  failures ${ours.failures}`);
  }
}
