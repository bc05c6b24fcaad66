/** Several processes on one port, as WORKERS starts them. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { failToStart, type ServerProcess, startServer, until } from '../server-process.ts';

let server: ServerProcess;
let metricsUrl: string;
const ALLOWANCE = 6;
const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';

beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  server = await startServer({ WORKERS: '2', DAILY_ALLOWANCE: String(ALLOWANCE), METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await server?.stop();
});

interface Told {
  readonly status: number;
  readonly milliseconds: number;
}

/** Asks on a connection of its own, so that the processes answer in turn. */
const ask = async (site: string): Promise<Told> => {
  const headers = { origin: `https://${site}`, connection: 'close' };
  const askedAt = performance.now();
  const response = await fetch(server.url + CONVERT, { headers });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - askedAt };
};

/** A worker waits so long for the count; on a busy machine an answer may pass without it. */
const PATIENCE_MS = 250;
let answered = 0;
/** All that is allowed is answered, and beyond it only what had to wait that long: on a machine with some room, nothing. */
function expectAllowance(told: readonly Told[]): void {
  const passed = told.filter(({ status }) => status === 200).length;
  const mayHavePassed = told.filter(({ milliseconds }) => milliseconds >= PATIENCE_MS).length;
  expect(passed).toBeGreaterThanOrEqual(ALLOWANCE);
  expect(passed).toBeLessThanOrEqual(ALLOWANCE + mayHavePassed);
  expect(told.filter(({ status }) => status === 429)).toHaveLength(told.length - passed);
  answered += passed;
}
const childrenOf = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

test('the count is one for all of them', async () => {
  const inTurn: Told[] = [];
  for (let index = 0; index < 10; index++) inTurn.push(await ask('one.example'));
  expect(inTurn.slice(0, ALLOWANCE).map(({ status }) => status)).toEqual(Array(ALLOWANCE).fill(200));
  expectAllowance(inTurn);
  expectAllowance(await Promise.all(Array.from({ length: 30 }, () => ask('busy.example'))));
});

test('the figures are those of all of them', async () => {
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toContain(`\nsalnama_requests_total{endpoint="convert",status="200"} ${answered}\n`);
});

test('one that dies is started again, and the others answer meanwhile', async () => {
  const [first] = childrenOf(server.pid);
  process.kill(first!, 'SIGKILL');
  // A connection that was being handed to it in that moment is lost with it.
  await until('its death is known', () => server.log.some(({ event }) => event === 'worker died'));
  expect((await ask('meanwhile.example')).status).toBe(200);
  await until('it is started again', () => {
    const children = childrenOf(server.pid);
    return children.length === 2 && !children.includes(first!);
  });
  expect((await ask('after.example')).status).toBe(200);
});

test('SIGTERM ends all of them with 0', async () => {
  const children = childrenOf(server.pid);
  expect(await server.stop()).toBe(0);
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a setting that cannot be used is told once for all', async () => {
  const taken = await startServer({});
  const { code, errors } = await failToStart({ WORKERS: '2', PORT: new URL(taken.url).port });
  expect(code).toBe(1);
  expect(new Set(errors.trim().split('\n')).size).toBe(1);
  expect(errors).toContain('the port is in use');
  await taken.stop();
});
