import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { shutDownOnSignal } from '#server/node/shutdown.ts';

test('a request that arrives while the process gets no processor time is answered', async () => {
  const server = createServer((_request, response) => response.end('answer'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const state = { isStopping: false };
  const before = process.listeners('SIGHUP');
  const stopped = new Promise<void>((done) => shutDownOnSignal(server, () => {}, state, done));
  onTestFinished(() => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.removeAllListeners(signal);
    for (const each of before) process.on('SIGHUP', each);
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  const received = text(client);
  process.emit('SIGHUP');
  await expect.poll(() => state.isStopping, { interval: 10 }).toBe(true);
  // What follows an event loop iteration's immediates are timers, then sockets: the hardest order for this server.
  await nextIteration();
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  expect(await received).toContain('answer');
  await stopped;
});
