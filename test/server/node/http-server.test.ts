/** In which order requests are read, answered and written. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from '#server/node/http-server.ts';

/** Bytes that Node takes from a connection at a time. */
const READ_AT_ONCE = 65_536;

let events: string[];
let responses: ServerResponse[];
/** of all answers, at the moment when each was made */
let written: number[];
let http: HttpServer;
let sockets: Socket[];

beforeEach(async () => {
  [events, responses, written, sockets] = [[], [], [], []];
  http = createHttpServer((request, response) => {
    events.push(`answered ${request.url}`);
    written.push(responses.filter(({ writableEnded }) => writableEnded).length);
    responses.push(response);
    if (request.url === '/slow') beBusy(5);
    response.end(request.url);
  });
  http.server.prependListener('request', ({ url }: IncomingMessage) => events.push(`read ${url}`));
  await new Promise<void>((listening) => http.server.listen(0, '127.0.0.1', listening));
  sockets = [await open(), await open(), await open()];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  http.server.close();
});

function beBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const open = () =>
  new Promise<Socket>((connected) => {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1', () => connected(socket));
  });

/** Long enough that no more are read at a time than may wait on a connection. */
const head = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a.example\r\nAccept: ${'text/plain, '.repeat(4)}*/*\r\n\r\n`;

const received = (socket: Socket, text: string) =>
  new Promise<string>((resolve) => {
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk;
      if (all.endsWith(text)) resolve(all);
    });
  });

test('requests that arrive together are read before the first is answered', async () => {
  const [one, two] = sockets as [Socket, Socket];
  const answers = [received(one, '/1'), received(two, '/2')];
  one.write(head('/1'));
  two.write(head('/2'));
  await Promise.all(answers);
  expect(events.map((event) => event.split(' ')[0])).toEqual(['read', 'read', 'answered', 'answered']);
});

/** On a machine with much else to do, even a quick answer may take longer than the moment. */
const ON_A_BUSY_MACHINE = { retry: 4 };

test(
  'answers made together are written together, but wait only a moment for a slow one',
  ON_A_BUSY_MACHINE,
  async () => {
    const paths = ['/1', '/slow', '/3'];
    const answers = sockets.map((socket, index) => received(socket, paths[index]!));
    for (const [index, socket] of sockets.entries()) socket.write(head(paths[index]!));
    await Promise.all(answers);
    expect(written).toEqual([0, 0, 2]);
  },
);

test('requests sent ahead on one connection are answered in their order', async () => {
  const [one] = sockets as [Socket];
  const answer = received(one, '/3');
  one.write(head('/1') + head('/2') + head('/3'));
  expect((await answer).match(/\r\n\r\n\/\d/g)).toEqual(['\r\n\r\n/1', '\r\n\r\n/2', '\r\n\r\n/3']);
});

test('who sends many requests ahead takes turns with the others, and no more is read of him meanwhile', async () => {
  const [one, two] = sockets as [Socket, Socket];
  const [ahead, answer] = [received(one, '/last'), received(two, '/here')];
  const many = 3000;
  one.write(head('/first').repeat(many) + head('/last'));
  two.write(head('/here'));
  await answer;
  expect(events.filter((event) => event === 'answered /first').length).toBeLessThan(10);
  expect(events.filter((event) => event === 'read /first').length).toBeLessThanOrEqual(
    READ_AT_ONCE / head('/first').length,
  );
  expect((await ahead).split('/first')).toHaveLength(many + 1);
});

test('nobody works for a client that has gone before its turn', async () => {
  const [one, two] = sockets as [Socket, Socket];
  http.server.on('request', (request: IncomingMessage) => {
    if (request.url === '/gone') request.socket.destroy();
  });
  one.write(head('/gone'));
  const answer = received(two, '/here');
  two.write(head('/here'));
  await answer;
  await wait(0);
  expect(events).not.toContain('answered /gone');
});
