/** SIGTERM and the loss of the log while clients are busy, slow or silent. */

import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSite, type ServerProcess, send, startServer } from '../server/process.ts';
import { openWire, repliesIn } from './wire.ts';

const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const WITHOUT_LIMITS = { DAILY_ALLOWANCE: '0', RATE_PER_SECOND: '0' };

const root = createSite({ 'dist/page.html': 'x'.repeat(100_000), 'dist/small.txt': 'small' });

/** @returns exit code */
async function terminate({ child }: ServerProcess): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await ended)[0];
}

test.concurrent('under load no request is lost', async () => {
  const server = await startServer(WITHOUT_LIMITS, root);
  const paths = [CONVERT, '/page.html', '/api/timezones', '/api/today', '/small.txt', '/none', '/api/holidays'];
  const statuses = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  /** Asks again if an idle connection was closed, as HTTP clients must (RFC 9112 §9.3.1). */
  const ask = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = get(server.url + path, { agent }, (response) => {
        statuses.add(response.statusCode!);
        response.resume().once('end', resolve).once('error', reject);
      }).once('error', (error) => (request.reusedSocket ? resolve(ask(path)) : reject(error)));
    });
  /** Asks until the server has gone. @returns why the last request has no answer */
  const client = async (): Promise<unknown> => {
    for (;;) {
      try {
        await ask(paths[asked++ % paths.length]!);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    }
  };
  const clients = Promise.all(Array.from({ length: 60 }, client));
  while (asked < 1500) await sleep(20);
  const code = await terminate(server);
  expect(Object.groupBy(await clients, String)).toEqual({ ECONNREFUSED: Array(60).fill('ECONNREFUSED') });
  expect([...statuses].sort()).toEqual([200, 404]);
  expect(code).toBe(0);
});

test.concurrent('silent, half-open and slow connections do not prevent the exit', async () => {
  const server = await startServer({}, root);
  const open = () => openWire(server.port);
  const [idle, used, half, letters, reader] = await Promise.all([open(), open(), open(), open(), open()]);
  used.socket.write(`GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await used.until((received) => received.includes('animal_year'));
  half.socket.write(`GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n`);
  letters.socket.write('GET ');
  const drip = setInterval(() => letters.socket.writable && letters.socket.write('/'), 200);
  reader.socket.pause();
  for (let time = 0; time < 200; time++) reader.socket.write('GET /page.html HTTP/1.1\r\nHost: x\r\n\r\n');
  await sleep(200);
  const code = await terminate(server);
  clearInterval(drip);
  expect(code).toBe(0);
  expect(await idle.closed()).toBe('');
  expect(repliesIn(await used.closed())).toHaveLength(1);
  for (const { socket } of [half, letters, reader]) socket.destroy();
});

test.concurrent('a closed log pipe does not stop the service', async () => {
  const server = await startServer({ ...WITHOUT_LIMITS, LOG_LEVEL: 'debug' }, root);
  server.child.stdout!.destroy();
  for (let time = 0; time < 20; time++) expect((await send(server.port, CONVERT)).status).toBe(200);
  expect(await terminate(server)).toBe(0);
});
