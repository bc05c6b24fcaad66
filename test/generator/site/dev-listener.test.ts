import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenerFor } from '#generator/site/dev-listener.ts';

test('the development server computes answers and looks for files', async () => {
  const server = createServer(listenerFor('http://127.0.0.1')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).status;
  expect(await statusOf('/api/today')).toBe(200);
  expect(await statusOf('/holidays.ics')).toBe(200);
  expect(await statusOf('/no-such-file.json')).toBe(404);
});
