import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { shutDownOnSignal } from '#server/node/shutdown.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test('slow requests and those that arrive at the last moment are answered', async () => {
  let beforeAnswer = (): void => {};
  const server = createServer((request, response) => {
    if (request.url === '/slow') return void setTimeout(() => response.end('answer'), 900);
    beforeAnswer();
    response.end('answer');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const state = { isStopping: false };
  const before = process.listeners('SIGHUP');
  const stopped = new Promise<void>((done) => shutDownOnSignal(server, () => {}, state, done));
  onTestFinished(() => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.removeAllListeners(signal);
    for (const each of before) process.on('SIGHUP', each);
  });
  const clients = [1, 2, 3, 4].map(() => connect((server.address() as AddressInfo).port, '127.0.0.1'));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  const received = Promise.all(clients.map(text));
  clients.pop()!.write(REQUEST.replace('/', '/slow'));
  process.emit('SIGHUP');
  await expect.poll(() => state.isStopping, { interval: 10 }).toBe(true);
  beforeAnswer = () => clients.pop()?.write(REQUEST);
  // One arrives while the process gets no processor time, the others while another is answered.
  // What follows an event loop iteration's immediates are timers, then sockets: the hardest order for this server.
  await nextIteration();
  beforeAnswer();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  for (const answer of await received) expect(answer).toContain('answer');
  await stopped;
});
