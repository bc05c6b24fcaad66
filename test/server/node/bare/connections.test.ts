import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from '#server/node/bare/connections.ts';

/** A server with limits. @returns opens a connection of an address */
async function limited(perAddress: number, ofAll: number) {
  const server = createServer();
  limitConnections(server, perAddress, ofAll);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).resume();
    sockets.push(socket);
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return { isClosed: once(socket, 'close').then(() => 'closed') };
  };
}

test('one address has at most its number of connections, and others can connect', async () => {
  const open = await limited(2, 100);
  const first = [await open('127.0.0.2'), await open('127.0.0.2')];
  expect(await (await open('127.0.0.2')).isClosed).toBe('closed');
  const other = await open('127.0.0.3');
  expect(await Promise.race([...[...first, other].map(({ isClosed }) => isClosed), 'open'])).toBe('open');
});

test('when all connections are taken, a new address takes the oldest one of the address that has the most', async () => {
  const open = await limited(100, 4);
  const [oldest, second] = [await open('127.0.0.2'), await open('127.0.0.2')];
  for (const address of ['127.0.0.2', '127.0.0.3']) await open(address);
  const newcomer = await open('127.0.0.4');
  expect(await Promise.race([oldest.isClosed, newcomer.isClosed.then(() => 'refused')])).toBe('closed');
  // Now no address has more than two: one that has as many takes no other's place.
  const third = await open('127.0.0.2');
  expect(await third.isClosed).toBe('closed');
  expect(await Promise.race([second.isClosed, newcomer.isClosed, 'open'])).toBe('open');
});
