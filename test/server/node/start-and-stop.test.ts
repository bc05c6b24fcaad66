/** Start, failed start and stop of the Node server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSite, failToStart, send, startServer } from '../process.ts';

const root = createSite({ 'dist/index.html': 'x' });

test.each([
  [{ SITE_URL: 'foo' }, /^SITE_URL: "foo" is not allowed; .*\n$/],
  [{ HOST: '192.0.2.1' }, /^PORT, HOST: cannot listen on 192\.0\.2\.1:.*\n$/],
])('%j stops the start with one line', async (settings, line) => {
  const { code, errors } = await failToStart(settings, root);
  expect(errors).toMatch(line);
  expect(code).toBe(1);
});

test.each([
  ['PORT', 'PORT, HOST'],
  ['METRICS_PORT', 'METRICS_PORT, METRICS_HOST'],
])('a %s in use stops the start with one line', async (setting, names) => {
  const occupied = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupied.close());
  await once(occupied, 'listening');
  const { port } = occupied.address() as AddressInfo;
  const { code, errors } = await failToStart({ [setting]: String(port) }, root);
  expect(errors).toBe(`${names}: cannot listen on 127.0.0.1:${port}; the port is in use\n`);
  expect(code).toBe(1);
});

test('port 0 selects a free port, which the ready line and the links name', async () => {
  const server = await startServer({}, root);
  expect(server.port).toBeGreaterThan(0);
  const feed = await send(server.port, '/holidays.ics');
  expect(feed.body.toString()).toContain(`${server.url}/`);
  expect(await server.stop()).toBe(0);
});

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('after SIGTERM no connection is accepted, and a second signal changes nothing', async () => {
  const server = await startServer({}, root);
  server.child.kill('SIGTERM');
  expect(await server.stop()).toBe(0);
  await expect(openSocket(server.port)).rejects.toThrow('ECONNREFUSED');
});

test('SIGUSR1 opens no debugger', async () => {
  const server = await startServer({}, root);
  let errors = '';
  server.child.stderr!.on('data', (data) => {
    errors += data;
  });
  server.child.kill('SIGUSR1');
  await sleep(500);
  expect((await send(server.port, '/')).status).toBe(200);
  expect(errors).not.toContain('Debugger');
});

test('a build for one address is served at another, with its own links', async () => {
  const link = (siteUrl: string) => `<a href="${siteUrl}/holidays">`;
  const files = {
    'dist/.function/built-for.json': JSON.stringify({ siteUrl: 'https://built.example', persianYear: 1405 }),
    'dist/index.html': link('https://built.example'),
    'dist/downloads/days.csv': 'https://built.example',
  };
  const built = createSite(files, onTestFinished);
  const server = await startServer({ SITE_URL: 'https://served.example' }, built);
  const page = await send(server.port, '/');
  expect(page.body.toString()).toBe(link('https://served.example'));
  expect(page.headers['content-length']).toBe(String(page.body.length));
  expect((await send(server.port, '/downloads/days.csv')).body.toString()).toBe('https://built.example');
  expect(await server.stop()).toBe(0);
});
