/** Two server processes and a real store between them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer, until } from '../../server/process.ts';
import { freePort } from '../../support/free-port.ts';
import { type StoreProcess, startStore } from './store-process.ts';

const ALLOWANCE = 6;
const PATH = '/api/convert?from=sh&year=1405&month=1&day=1';

let store: StoreProcess;
let servers: [ServerProcess, ServerProcess];
let metricsUrl: string;

beforeAll(async () => {
  store = await startStore(await freePort());
  const settings = { DAILY_ALLOWANCE: String(ALLOWANCE), ADDRESS_ALLOWANCE: '0', REDIS_URL: store.url };
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  servers = await Promise.all([startServer({ ...settings, METRICS_PORT: String(metricsPort) }), startServer(settings)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await store.kill();
});

const ask = async (server: ServerProcess, site: string): Promise<number> => {
  const response = await fetch(server.url + PATH, { headers: { 'user-agent': `${site}/1.0 (me@mail.example)` } });
  await response.arrayBuffer();
  return response.status;
};
const askInTurn = async (site: string, times: number): Promise<number[]> => {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push(await ask(servers[time % 2]!, site));
  return found;
};
const answered = (count: number, refused: number) => [
  ...new Array<number>(count).fill(200),
  ...new Array<number>(refused).fill(429),
];
const storeIsUp = async () => /^salnama_store_up 1$/m.test(await (await fetch(metricsUrl)).text());
const warnings = (server: ServerProcess) => server.log.filter(({ event }) => event === 'store down');
const recoveries = (server: ServerProcess) => server.log.filter(({ event }) => event === 'store up').length;

describe('the shared count', () => {
  test('is shared by both processes', async () => {
    expect(await askInTurn('one.example', ALLOWANCE + 4)).toEqual(answered(ALLOWANCE, 4));
    expect(await askInTurn('other.example', 2)).toEqual([200, 200]);
  });

  test('is exact under many concurrent requests', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(servers[index % 2]!, 'busy.example')),
    );
    expect(statuses.toSorted()).toEqual(answered(ALLOWANCE, 60 - ALLOWANCE));
  });

  test('a store that is killed lets requests pass, and counts again when it is back', async () => {
    expect(await storeIsUp()).toBe(true);
    await store.kill();
    await until('the loss is noticed', async () => !(await storeIsUp()));
    expect(await askInTurn('lost.example', ALLOWANCE + 4)).toEqual(answered(ALLOWANCE + 4, 0));
    for (const server of servers) {
      expect(warnings(server)).toEqual([
        expect.objectContaining({ level: 'warn', effect: 'each process counts for itself' }),
      ]);
    }
    store = await startStore(store.port);
    await until('both are connected again', () => servers.every((server) => recoveries(server) === 1));
    expect(await storeIsUp()).toBe(true);
    expect(await askInTurn('back.example', ALLOWANCE + 4)).toEqual(answered(ALLOWANCE, 4));
  });

  test('a store that hangs lets requests pass, and counts again when it responds', async () => {
    store.freeze();
    expect(await askInTurn('hung.example', ALLOWANCE + 4)).toEqual(answered(ALLOWANCE + 4, 0));
    expect(await storeIsUp()).toBe(false);
    store.thaw();
    await until('both hear from it again', () => servers.every((server) => recoveries(server) === 2));
    expect(await askInTurn('thawed.example', ALLOWANCE + 4)).toEqual(answered(ALLOWANCE, 4));
    // Within a minute of the first warning there is no other.
    for (const server of servers) expect(warnings(server)).toHaveLength(1);
  });
});

test('a server without a reachable store starts, warns, counts in memory, and stops normally', async () => {
  const url = `redis://:secret@127.0.0.1:${await freePort()}`;
  const server = await startServer({ DAILY_ALLOWANCE: '1', REDIS_URL: url });
  expect([await ask(server, 'a.example'), await ask(server, 'a.example')]).toEqual([200, 429]);
  expect(warnings(server)).toHaveLength(1);
  expect(JSON.stringify(server.log)).not.toContain('secret');
  expect(await server.stop()).toBe(0);
});
