/** Connections with messages to `/mcp`, the only requests with a body. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { errorIn, exchange, openWire, repliesIn, type Wire } from '../../faults/wire.ts';
import { freePort } from '../../support/free-port.ts';
import { type ServerProcess, startServer, until } from '../process.ts';

const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const HEAD =
  'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n';
const message = (headers = '') => `${HEAD}${headers}Content-Length: ${BODY.length}\r\n\r\n${BODY}`;
const LAST = 'Connection: close\r\n';

const statusesIn = (received: string) => received.match(/HTTP\/1\.1 \d{3}/g);
const connectionsIn = (received: string) => received.match(/^connection: .+$/gim)?.map((line) => line.toLowerCase());
const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);

const metricsPort = await freePort();
const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
const server = await startServer({ METRICS_PORT: String(metricsPort) });

test('pipelined messages are all answered until the client closes', async () => {
  const received = await exchange(portOf(server), message() + message() + message(LAST));
  expect(statusesIn(received)).toEqual(Array(3).fill('HTTP/1.1 200'));
  expect(connectionsIn(received)).toEqual(['connection: keep-alive', 'connection: keep-alive', 'connection: close']);
});

test('Expect: 100-continue gets 100 Continue', async () => {
  const { socket, until: hears, closed } = await openWire(portOf(server));
  socket.write(`${HEAD}${LAST}Expect: 100-continue\r\nContent-Length: ${BODY.length}\r\n\r\n`);
  await hears((received) => received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
  socket.write(BODY);
  expect(statusesIn(await closed())).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200']);
});

test('invalid chunks are refused at once, after earlier answers', async () => {
  const broken = `${HEAD}Transfer-Encoding: chunked\r\n\r\nnone\r\n`;
  const [reply, ...others] = repliesIn(await exchange(portOf(server), broken));
  expect([reply!.status, others]).toEqual([400, []]);
  expect(errorIn(reply!)).toContain('not understood');
  const received = await exchange(portOf(server), message() + broken);
  expect(statusesIn(received)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('a client that disconnects during a message causes no error', async () => {
  for (let time = 0; time < 5; time++) {
    const socket = connect(portOf(server), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${HEAD}Content-Length: 100\r\n\r\n{`);
    setTimeout(() => socket.resetAndDestroy(), 50);
    await once(socket, 'close');
  }
  // Log and metrics now include the earlier requests.
  await exchange(portOf(server), message(LAST));
  expect(server.log.filter(({ event }) => event === 'failure')).toEqual([]);
  const figures = await (await fetch(metricsUrl)).text();
  expect(figures).not.toMatch(/endpoint="mcp",status="5\d\d"/);
});

test('unfinished messages use bounded memory, and other addresses get answers', async () => {
  const open = await startServer({ RATE_PER_SECOND: '0' });
  // The first message loads the MCP service.
  await exchange(portOf(open), message(LAST));
  const unfinished: Wire[] = [];
  let closed = 0;
  // 8 MB of one address hold 128 messages of 64 kB.
  while (unfinished.length < 140) {
    const wire = await openWire(portOf(open));
    unfinished.push(wire);
    wire.socket.once('close', () => closed++);
    wire.socket.write(`${HEAD}Expect: 100-continue\r\nContent-Length: 60000\r\n\r\n`);
    // One after another, because only 50 messages may wait.
    await wire.until((received) => received.startsWith('HTTP/1.1 100 Continue'));
  }
  await until('twelve are closed', () => closed === 12);
  const other = connect({ port: portOf(open), host: '127.0.0.1', localAddress: '127.0.12.1' });
  other.write(message(LAST));
  const received = await text(other);
  expect(statusesIn(received)).toEqual(['HTTP/1.1 200']);
  for (const { socket } of unfinished) socket.destroy();
  await until('the first address gets answers again', async () =>
    (await exchange(portOf(open), message(LAST))).startsWith('HTTP/1.1 200'),
  );
  expect(await open.stop()).toBe(0);
  expect(open.log.filter(({ event }) => event === 'failure')).toEqual([]);
});

test('a stopping server sends Connection: close', async () => {
  const ending = await startServer({});
  const { socket, closed } = await openWire(portOf(ending));
  const whole = message();
  socket.write(whole.slice(0, 20));
  const ended = ending.stop();
  await until('it takes up no connections', async () => {
    const next = connect(portOf(ending), '127.0.0.1');
    const isTaken = await new Promise((told) =>
      next.once('connect', () => told(true)).once('error', () => told(false)),
    );
    next.destroy();
    return !isTaken;
  });
  socket.write(whole.slice(20));
  const received = await closed();
  expect([statusesIn(received), connectionsIn(received)]).toEqual([['HTTP/1.1 200'], ['connection: close']]);
  expect(await ended).toBe(0);
});

/** All methods that the SDK names. */
const METHODS = [
  ...['initialize', 'ping', 'server/discover', 'subscriptions/listen', 'completion/complete', 'logging/setLevel'],
  ...['tools/list', 'tools/call', 'prompts/list', 'prompts/get', 'roots/list', 'sampling/createMessage'],
  ...['resources/list', 'resources/read', 'resources/templates/list', 'resources/subscribe', 'resources/unsubscribe'],
  ...['tasks/get', 'tasks/list', 'tasks/result', 'tasks/cancel', 'tasks/update', 'elicitation/create'],
  ...['notifications/initialized', 'notifications/cancelled', 'notifications/progress', 'notifications/message'],
];

test.each(['2025-06-18', '2026-07-28'])('the answers to all methods of version %s have an end', async (version) => {
  const about = { protocolVersion: version, clientCapabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const entries = Object.entries(about).map(([name, value]) => [`io.modelcontextprotocol/${name}`, value]);
  const params = { _meta: Object.fromEntries(entries), notifications: { toolsListChanged: true }, ...about };
  for (const method of METHODS) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = `${LAST}MCP-Protocol-Version: ${version}\r\nMcp-Method: ${method}\r\nContent-Length: ${body.length}\r\n\r\n`;
    expect(statusesIn(await exchange(portOf(server), HEAD + headers + body)), method).toHaveLength(1);
  }
});

test('clients of the newest version connect even if they want to hear of changes', async () => {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' }, listChanged: { tools: { onChanged: () => {} } } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
  expect((await client.listTools()).tools).not.toEqual([]);
  await client.close();
});
