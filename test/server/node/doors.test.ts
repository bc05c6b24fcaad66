/** Connections are taken up several at a time, so that a flood of them holds up nobody else. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type HttpServer } from '#server/node/http-server.ts';
import { SettingError } from '#server/policy/settings.ts';

async function opened(port = 0): Promise<HttpServer & { readonly port: number }> {
  const made = createHttpServer((_, response) => response.end('here'));
  const address = await made.doors.open(port, '127.0.0.1');
  onTestFinished(() => {
    made.doors.close();
    made.server.closeAllConnections();
  });
  return { ...made, port: address.port };
}

const CROWD = 256;

test.runIf(process.platform === 'linux')('a crowd is taken up in fewer turns than it has connections', async () => {
  const { server, port } = await opened();
  let taken = 0;
  server.on('connection', () => taken++);
  const sockets = Array.from({ length: CROWD }, () => connect({ port, host: '127.0.0.1' }));
  let turns = 0;
  for (; taken < CROWD && turns < CROWD; turns++) await nextTurn();
  for (const socket of sockets) socket.destroy();
  expect(taken).toBe(CROWD);
  expect(turns).toBeLessThan(CROWD / 2);
});

test('a port that another one has is refused, though sockets may share it', async () => {
  const { port } = await opened();
  await expect(opened(port)).rejects.toThrow(SettingError);
});

test('it has ended when all connections have, by whichever door they came', async () => {
  const { doors, server, port } = await opened();
  const sockets = Array.from({ length: 64 }, () => connect({ port, host: '127.0.0.1' }));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  let hasEnded = false;
  void doors.closed.then(() => {
    hasEnded = true;
  });
  doors.close();
  const [last, ...others] = sockets;
  await Promise.all(others.map((socket) => once(socket.end(), 'close')));
  expect(hasEnded).toBe(false);
  server.closeIdleConnections();
  await doors.closed;
  await once(last!, 'close');
  const late = connect({ port, host: '127.0.0.1' });
  await expect(once(late, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('the address that is told is the one that was asked for', async () => {
  const { server, port } = await opened();
  expect((server.address() as AddressInfo).port).toBe(port);
});
