/** What is made ready after the start is made while nobody asks. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { prepare } from '#server/node/first-answers.ts';

let server: Server;
let url: string;
beforeEach(async () => {
  server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => void server.close());

function counted(most: number) {
  const steps = { made: 0 };
  const make = function* () {
    while (steps.made < most) yield steps.made++;
  };
  return { steps, iterator: make() };
}

test('step by step, to the end', async () => {
  const { steps, iterator } = counted(5);
  prepare(server, iterator, new AbortController().signal);
  expect(steps.made).toBe(0);
  await expect.poll(() => steps.made).toBe(5);
  await expect.poll(() => server.listenerCount('request')).toBe(1);
});

test('nothing while there are questions, and the rest when they end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { steps, iterator } = counted(5);
  const asking = setInterval(() => server.emit('request', { url: '/' }, { end: () => {} }), 10);
  prepare(server, iterator, new AbortController().signal);
  vi.advanceTimersByTime(2_000);
  expect(steps.made).toBe(0);
  clearInterval(asking);
  vi.advanceTimersByTime(2_000);
  expect(steps.made).toBe(5);
});

test('nothing more once the server is told to stop', async () => {
  const { steps, iterator } = counted(1_000);
  const stopping = new AbortController();
  prepare(server, iterator, stopping.signal);
  await expect.poll(() => steps.made).toBeGreaterThan(0);
  stopping.abort();
  const { made } = steps;
  await sleep(200);
  expect(steps.made).toBe(made);
});

test('a step that fails ends it, and nothing else', async () => {
  const failing = function* () {
    yield 1;
    throw new RangeError('beyond the calendars');
  };
  prepare(server, failing(), new AbortController().signal);
  await expect.poll(() => server.listenerCount('request')).toBe(1);
  expect((await fetch(url)).status).toBe(200);
});
