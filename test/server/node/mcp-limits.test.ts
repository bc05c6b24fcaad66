/** Allowance, rate limit and block list also apply to MCP clients. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exchange } from '../../faults/wire.ts';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { startServer } from '../process.ts';

const ALLOWANCE = 5;
const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const MESSAGE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'convert', arguments: { from: 'sh', year: 1405, month: 1, day: 1 } },
});

const blocklist = join(temporaryFolder(), 'blocked.txt');
writeFileSync(blocklist, 'blocked.example\n');
const metricsPort = await freePort();
const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
const server = await startServer({
  DAILY_ALLOWANCE: String(ALLOWANCE),
  BLOCKLIST: blocklist,
  METRICS_PORT: String(metricsPort),
});

const appNamed = (name: string) => ({ 'User-Agent': `${name}/1.0 (me@mail.example)` });
const post = (headers: Readonly<Record<string, string>>, url = server.url) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: MESSAGE,
  });

test('a message without a body and length is refused', async () => {
  const head = 'POST /mcp HTTP/1.1\r\nHost: x\r\nOrigin: https://empty.example\r\nContent-Type: application/json\r\n';
  const accepted = 'Accept: application/json, text/event-stream\r\nConnection: close\r\n\r\n';
  const received = await exchange(Number(new URL(server.url).port), head + accepted);
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received).toContain('Parse error');
});

test('each message counts in the same allowance as API requests', async () => {
  const ask = () => fetch(server.url + CONVERT, { headers: appNamed('one') });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const statuses: number[] = [];
  for (let time = 0; time < 5; time++) statuses.push((await post(appNamed('one'))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await post(appNamed('one'));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(await refused.json()).toEqual({ error: expect.stringContaining('daily allowance of 5') });
  expect((await post(appNamed('other'))).status).toBe(200);
});

test('OPTIONS is free, for browsers of every origin', async () => {
  for (let time = 0; time < 10; time++) {
    const { status, headers } = await fetch(`${server.url}/mcp`, { method: 'OPTIONS', headers: appNamed('one') });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  }
});

test('blocked clients are refused', async () => {
  const answer = await post({ Origin: 'https://blocked.example' });
  expect([answer.status, await answer.json()]).toEqual([403, { error: expect.stringContaining('blocked') }]);
});

test('metrics count them', async () => {
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toMatch(/^salnama_requests_total\{endpoint="mcp",status="200"\} 4$/m);
  expect(text).toMatch(/^salnama_requests_total\{endpoint="mcp",status="429"\} 3$/m);
  expect(text).toMatch(/^salnama_requests_total\{endpoint="mcp",status="403"\} 1$/m);
});
