/** Clients that take a little of their answers now and then, only to hold them: the same rule as in service, over a shorter time. */
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#server/node/http-server.ts';

const KB = 1024;
/** Long enough for the kernel, which takes megabytes at a time of what lies on one machine. */
const LEAST_RATE = { bytes: 60 * KB, over: 1_000, every: 50 };
/** More than the kernel's buffers hold, and more than is read here. */
const LARGE = Buffer.alloc(64 * KB * KB, 7);

let server: Server;
beforeAll(async () => {
  server = createHttpServer((_, response) => response.end(LARGE), { leastRate: LEAST_RATE });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Takes so many bytes at a time until it is cut off or the time is over. @returns whether it was cut off */
async function reads(bytes: number, everyMs: number, forMs: number): Promise<boolean> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const gone = cutOff(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const until = Date.now() + forMs;
  while (Date.now() < until && !socket.destroyed) {
    take(socket, bytes);
    await sleep(everyMs);
  }
  const left = socket.destroyed;
  // What was cut off with bytes unread is noticed only by reading on.
  socket.resume();
  const isCut = left || (await Promise.race([gone, sleep(200, false)]));
  socket.destroy();
  return isCut;
}

function take(socket: Socket, bytes: number): void {
  for (let left = bytes; left > 0; left -= 16 * KB) {
    if (socket.read(Math.min(left, socket.readableLength) || undefined) === null) return;
  }
}

/** true when the server ends the connection before all has come */
const cutOff = (socket: Socket): Promise<boolean> =>
  new Promise((ended) => {
    socket.on('error', () => {});
    socket.once('close', () => ended(socket.bytesRead < LARGE.length));
  });

test.concurrent('who takes nothing, or next to nothing, is cut off', async () => {
  expect(await Promise.all([reads(0, 100, 4_000), reads(100, 100, 4_000)])).toEqual([true, true]);
});

test.concurrent('who reads slowly, but reads, has his answer', async () => {
  expect(await reads(512 * KB, 50, 4_000)).toBe(false);
});

test.concurrent('a connection that waits for its next question is left alone', async () => {
  const port = (server.address() as AddressInfo).port;
  const socket = connect({ port, host: '127.0.0.1' });
  let received = 0;
  socket.on('data', (data) => {
    received += data.length;
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  for (let times = 0; times < 100 && received < LARGE.length; times++) await sleep(50);
  expect(received).toBeGreaterThan(LARGE.length);
  await sleep(2_500);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
