/** Start, failed start and stop of the Node server. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite, refusedStart, removeSite, send, startServer } from '../process.ts';

let root: string;
let occupied: Server;

beforeAll(async () => {
  root = createSite({ 'dist/index.html': 'x' });
  occupied = createServer();
  occupied.listen(4411, '127.0.0.1');
  await once(occupied, 'listening');
});

afterAll(() => {
  occupied.close();
  removeSite(root);
});

test.each([
  [{ PORT: 'abc' }, 'PORT', '"abc"'],
  [{ PORT: '4412', SITE_URL: 'foo' }, 'SITE_URL', '"foo"'],
  [{ PORT: '4411' }, 'PORT', '4411'],
  [{ PORT: '4412', HOST: '192.0.2.1' }, 'HOST', '192.0.2.1'],
])('%j stops the start with one line', async (settings, name, value) => {
  const { code, stderr } = await refusedStart(root, settings as Record<string, string>);
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).toContain(name);
  expect(stderr).toContain(value);
});

test('port 0 selects a free port, which the ready line names', async () => {
  const server = await startServer(root, { PORT: '0' });
  expect(server.port).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
});

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function allOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test('SIGTERM: what has been received is answered, then the process ends with 0', async () => {
  const server = await startServer(root, { PORT: '0' });
  const idle = await openSocket(server.port);
  const busy = await openSocket(server.port);
  const answers = allOf(busy);
  const idleEnd = allOf(idle);
  // The headers of this request begin before the signal and end after it.
  busy.write('GET /api/convert?from=sh&year=1405&month=1&day=1 HTTP/1.1\r\nHost: x\r\n');
  const received = await openSocket(server.port);
  const wholeAnswer = allOf(received);
  received.write('GET /api/holidays?year=1405 HTTP/1.1\r\nHost: x\r\n\r\n');
  server.child.kill('SIGTERM');
  busy.write('\r\n');
  const [code] = (await once(server.child, 'exit')) as [number | null];
  expect(code).toBe(0);
  expect(await wholeAnswer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"year":1405/);
  expect(await answers).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"animal_year"/);
  expect(await idleEnd).toBe('');
});

test('after SIGTERM no connection is accepted, and a second signal changes nothing', async () => {
  const server = await startServer(root, { PORT: '0' });
  server.child.kill('SIGTERM');
  expect(await server.stop()).toBe(0);
  await expect(openSocket(server.port)).rejects.toThrow('ECONNREFUSED');
});

test('a build for one address is served at another, with its own links', async () => {
  const link = (siteUrl: string) => `<a href="${siteUrl}/holidays">`;
  const built = createSite({
    'dist/.function/built-for.json': JSON.stringify({ siteUrl: 'https://built.example', persianYear: 1405 }),
    'dist/index.html': link('https://built.example'),
    'dist/downloads/days.csv': 'https://built.example',
  });
  const server = await startServer(built, { PORT: '0', SITE_URL: 'https://served.example' });
  const page = await send(server.port, '/');
  expect(page.body.toString()).toBe(link('https://served.example'));
  expect(page.headers['content-length']).toBe(String(page.body.length));
  expect((await send(server.port, '/downloads/days.csv')).body.toString()).toBe('https://built.example');
  expect(await server.stop()).toBe(0);
  removeSite(built);
});
