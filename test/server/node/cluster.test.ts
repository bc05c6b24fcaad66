/** Several processes on one port, as WORKERS starts them. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { failToStart, type ServerProcess, startServer, until } from '../server-process.ts';

let server: ServerProcess;
let metricsUrl: string;
const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';

beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  server = await startServer({ WORKERS: '2', DAILY_ALLOWANCE: '6', METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await server?.stop();
});

/** Asks on a connection of its own, so that the processes answer in turn. */
const ask = async (site: string): Promise<number> => {
  const headers = { origin: `https://${site}`, connection: 'close' };
  const response = await fetch(server.url + CONVERT, { headers });
  await response.arrayBuffer();
  return response.status;
};
const childrenOf = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

test('the count is one for all of them', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 10; index++) statuses.push(await ask('one.example'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  const together = await Promise.all(Array.from({ length: 30 }, () => ask('busy.example')));
  expect(together.filter((status) => status === 200)).toHaveLength(6);
});

test('the figures are those of all of them', async () => {
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(/^salnama_requests_total\{endpoint="convert",status="200"\} 12$/m);
});

test('one that dies is started again, and the others answer meanwhile', async () => {
  const [first] = childrenOf(server.pid);
  process.kill(first!, 'SIGKILL');
  // A connection that was being handed to it in that moment is lost with it.
  await sleep(200);
  expect(await ask('meanwhile.example')).toBe(200);
  await until('it is started again', () => {
    const children = childrenOf(server.pid);
    return children.length === 2 && !children.includes(first!);
  });
  expect(server.log.some(({ event }) => event === 'worker died')).toBe(true);
  expect(await ask('after.example')).toBe(200);
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
