/** Clients that take a little of their answers now and then, only to hold them: the same rule as in service, over a shorter time. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#server/node/http-server.ts';

const KB = 1024;
/** Long enough for the kernel, which takes megabytes at a time of what lies on one machine. */
const LEAST_RATE = { silence: Number.POSITIVE_INFINITY, bytes: 60 * KB, over: 2_000, every: 50 };
const NO_SILENCE = { silence: 2_000, bytes: 0, over: Number.POSITIVE_INFINITY, every: 50 };
/** More than the kernel's buffers hold, and more than is read here. */
const LARGE = Buffer.alloc(64 * KB * KB, 7);

let server: Server;
let impatient: Server;
const portOf = (served: Server) => (served.address() as AddressInfo).port;

beforeAll(async () => {
  [server, impatient] = [LEAST_RATE, NO_SILENCE].map((leastRate) =>
    createHttpServer((_, response) => response.end(LARGE), { leastRate }).server.listen(0, '127.0.0.1'),
  ) as [Server, Server];
  await Promise.all([once(server, 'listening'), once(impatient, 'listening')]);
});
afterAll(() => {
  for (const served of [server, impatient]) {
    served.closeAllConnections();
    served.close();
  }
});

/** Takes so many bytes at a time for a while, then all that still comes. @returns whether it was cut off before all had come */
async function isCutOff(bytes: number, everyMs: number, forMs: number, served = server): Promise<boolean> {
  const socket = connect({ port: portOf(served), host: '127.0.0.1' });
  socket.on('error', () => {});
  const gone = new Promise<true>((ended) => socket.once('close', () => ended(true)));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const until = Date.now() + forMs;
  while (Date.now() < until && !socket.destroyed) {
    take(socket, bytes);
    await sleep(everyMs);
  }
  const whole = new Promise<false>((arrived) => {
    socket.on('data', () => {
      if (socket.bytesRead > LARGE.length) arrived(false);
    });
  });
  const isCut = await Promise.race([gone, whole]);
  socket.destroy();
  return isCut;
}

function take(socket: Socket, bytes: number): void {
  for (let left = bytes; left > 0; left -= 16 * KB) {
    if (socket.read(Math.min(left, socket.readableLength) || undefined) === null) return;
  }
}

test.concurrent('who takes nothing, or next to nothing, is cut off', async () => {
  expect(await Promise.all([isCutOff(0, 100, 6_000), isCutOff(100, 100, 6_000)])).toEqual([true, true]);
});

test.concurrent('who takes nothing for some time is cut off, whatever he took before', async () => {
  expect(await isCutOff(0, 100, 4_000, impatient)).toBe(true);
  expect(await isCutOff(512 * KB, 50, 4_000, impatient)).toBe(false);
});

test.concurrent('who reads slowly, but reads, has his answer', async () => {
  expect(await isCutOff(512 * KB, 50, 6_000)).toBe(false);
});

test.concurrent('a connection that waits for its next question is left alone', async () => {
  const socket = connect({ port: portOf(server), host: '127.0.0.1' });
  let received = 0;
  socket.on('data', (data) => {
    received += data.length;
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  for (let times = 0; times < 100 && received < LARGE.length; times++) await sleep(50);
  expect(received).toBeGreaterThan(LARGE.length);
  await sleep(4_500);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
