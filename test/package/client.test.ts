/** The client over a real connection: Retry-After, timeout and abort. */
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type * as Client from '#package/client.ts';

const { resolve } = createRequire(`${inject('packageFolder')}/`);
const { createClient } = (await import(pathToFileURL(resolve('salnama/client')).href)) as typeof Client;

let asked = 0;
let answer: (response: ServerResponse) => void;
const server = createServer((_, response) => {
  asked++;
  answer(response);
});
let baseUrl: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => server.close());

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

test.each([429, 503])('after a %i it tries again after Retry-After', async (status) => {
  answer = (response) =>
    asked < 3 ? json(response, status, { error: 'wait' }, { 'Retry-After': '0' }) : json(response, 200, { year: 1405 });
  expect(await createClient({ baseUrl }).holidays!()).toEqual({ year: 1405 });
  expect(asked).toBe(3);
});

test('it asks no more often than it may, and not where the wait is long or not told', async () => {
  answer = (response) => json(response, 429, { error: 'used up' }, { 'Retry-After': '0' });
  await expect(createClient({ baseUrl, retries: 1 }).today!()).rejects.toMatchObject({
    status: 429,
    message: 'used up',
  });
  expect(asked).toBe(2);
  answer = (response) => json(response, 429, { error: 'used up' }, { 'Retry-After': '3600' });
  await expect(createClient({ baseUrl }).today!()).rejects.toMatchObject({ status: 429 });
  answer = (response) => json(response, 503, { error: 'busy' });
  await expect(createClient({ baseUrl }).today!()).rejects.toMatchObject({ status: 503 });
  answer = (response) => json(response, 422, { error: 'bad' }, { 'Retry-After': '0' });
  await expect(createClient({ baseUrl }).today!()).rejects.toMatchObject({ status: 422 });
  expect(asked).toBe(5);
});

test('an answer that does not come is given up', async () => {
  answer = () => {};
  await expect(createClient({ baseUrl, timeout: 50 }).today!()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a signal ends a call, and a wait between two attempts', async () => {
  // The aborts follow the requests, so that a busy machine changes nothing.
  const waiting = new AbortController();
  answer = () => waiting.abort();
  await expect(createClient({ baseUrl }).today!({}, { signal: waiting.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  const pausing = new AbortController();
  answer = (response) => {
    response.on('close', () => setTimeout(() => pausing.abort(), 200));
    json(response, 429, { error: 'wait' }, { 'Retry-After': '30', Connection: 'close' });
  };
  await expect(createClient({ baseUrl }).today!({}, { signal: pausing.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(asked).toBe(2);
});

test('the platform’s own fetch, and a wrapper of its type', async () => {
  answer = (response) => json(response, 200, { year: 1405 });
  const wrapper: typeof fetch = (address, options) => fetch(address, options);
  for (const ask of [fetch, wrapper])
    expect(await createClient({ baseUrl, fetch: ask }).holidays!()).toEqual({ year: 1405 });
  const counted = createClient({ baseUrl, fetch: (address, options) => fetch(address, options) });
  expect(await counted.holidays!()).toEqual({ year: 1405 });
});
