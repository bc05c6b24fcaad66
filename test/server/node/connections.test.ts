/** Who may hold how many connections. All of 127.0.0.0/8 is this machine's. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '#server/node/http-server.ts';

async function serve(connectionsPerAddress: number, mostConnections: number): Promise<number> {
  const { server, doors } = createHttpServer((_, response) => response.end('here'), {
    connectionsPerAddress,
    mostConnections,
  });
  const { port } = await doors.open(0, '127.0.0.1');
  onTestFinished(() => {
    doors.close();
    server.closeAllConnections();
  });
  return port;
}

function openFrom(localAddress: string, port: number, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.resume();
    return socket;
  });
}

const held = (sockets: readonly Socket[]) => sockets.filter(({ readyState }) => readyState === 'open').length;

/** @returns whether there was an answer */
async function isAnswered(localAddress: string, port: number): Promise<boolean> {
  const [socket] = openFrom(localAddress, port, 1) as [Socket];
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  return received.endsWith('here');
}

test('when all are taken, who has his share gets no more, and others are let in', async () => {
  const port = await serve(100, 20);
  const [one, other] = [openFrom('127.0.7.1', port, 10), openFrom('127.0.7.2', port, 10)];
  await expect.poll(() => held([...one, ...other])).toBe(20);
  await sleep(200);
  expect(await isAnswered('127.0.7.1', port)).toBe(false);
  expect(held([...one, ...other])).toBe(20);
  expect(await isAnswered('127.0.7.3', port)).toBe(true);
  await expect.poll(() => held([...one, ...other])).toBeLessThan(20);
});

test('where all come from a proxy, the longest idle make room for its next ones', async () => {
  const port = await serve(0, 20);
  const all = openFrom('127.0.7.1', port, 20);
  await expect.poll(() => held(all)).toBe(20);
  await sleep(200);
  expect(await isAnswered('127.0.7.1', port)).toBe(true);
});

test('one address has so many and no more', async () => {
  const port = await serve(5, 20);
  const all = openFrom('127.0.7.1', port, 12);
  await expect.poll(() => held(all)).toBe(5);
  expect(await isAnswered('127.0.7.1', port)).toBe(false);
  expect(await isAnswered('127.0.7.2', port)).toBe(true);
});
