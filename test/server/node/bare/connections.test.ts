import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from '#server/node/bare/connections.ts';

test('when all connections are taken, a new address takes the oldest one of the address that has the most', async () => {
  const server = createServer();
  limitConnections(server, 100, 4);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).resume();
    sockets.push(socket);
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return { isClosed: once(socket, 'close').then(() => 'closed') };
  };
  const [oldest, second] = [await open('127.0.0.2'), await open('127.0.0.2')];
  for (const address of ['127.0.0.2', '127.0.0.3']) await open(address);
  const newcomer = await open('127.0.0.4');
  expect(await Promise.race([oldest.isClosed, newcomer.isClosed.then(() => 'refused')])).toBe('closed');
  // Now no address has more than two: one that has as many takes no other's place.
  const third = await open('127.0.0.2');
  expect(await third.isClosed).toBe('closed');
  expect(await Promise.race([second.isClosed, newcomer.isClosed, 'open'])).toBe('open');
});
