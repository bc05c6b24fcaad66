/** Short attacks of several kinds: the server's memory stays bounded, and other clients get answers. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSite, type Reply, type ServerProcess, send, startServer } from '../../server/process.ts';

const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const MB = 1024 * 1024;
const MAX_MEMORY = 400 * MB;

let root: string;
let server: ServerProcess;

beforeAll(async () => {
  root = createSite({ 'dist/small.txt': 'small', 'dist/a b.txt': 'spaced' });
  server = await startServer({ DAILY_ALLOWANCE: '0', LOG_LEVEL: 'error' }, root);
});
afterAll(async () => {
  await server?.stop();
});

function residentBytes(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}

/** Opens a connection from another loopback address, because attacker and users have different addresses. */
function openFrom(localAddress: string, port = server.port): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  return socket;
}

async function timed(ask: () => Promise<Reply>): Promise<number> {
  const before = performance.now();
  expect((await ask()).status).toBe(200);
  return performance.now() - before;
}

/** Waiting times of other users in milliseconds, ascending. */
async function waits(times: number, port = server.port): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    found.push(await timed(() => send(port, CONVERT)));
    await sleep(10);
  }
  return found.toSorted((a, b) => a - b);
}

describe('pipelining', () => {
  test('requests that wait behind an unread answer are bounded', async () => {
    const sockets = Array.from({ length: 400 }, (_, index) => openFrom(`127.0.3.${(index % 40) + 1}`));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    for (const socket of sockets) {
      socket.pause();
      socket.write('GET /api/timezones HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
    }
    await sleep(3_000);
    expect((await waits(10))[5]!).toBeLessThan(100);
    expect(residentBytes()).toBeLessThan(MAX_MEMORY);
  });
});

describe('connections', () => {
  test('one address has at most a hundred, and others can connect', async () => {
    const sockets = Array.from({ length: 400 }, () => openFrom('127.0.4.1'));
    const closed = sockets.filter((socket) => {
      socket.resume();
      return new Promise((ended) => socket.once('close', ended));
    });
    const open = () => sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open');
    for (let times = 0; times < 100 && open().length !== 100; times++) await sleep(100);
    expect(open()).toHaveLength(100);
    expect(closed).toHaveLength(400);
    expect((await waits(3)).at(-1)!).toBeLessThan(1000);
    for (const socket of sockets) socket.destroy();
  });
});

describe('addresses', () => {
  test('other spellings of a question or a file enter no memory of their own', async () => {
    const before = residentBytes();
    for (let index = 0; index < 1_000; index++) {
      await send(server.port, `/api/timezones?${index}`, { 'Accept-Encoding': 'br' });
    }
    expect((await send(server.port, '/a%20b.txt')).body.toString()).toBe('spaced');
    expect(residentBytes() - before).toBeLessThan(60 * MB);
  });
});

test('SIGUSR1 opens no debugger', async () => {
  let errors = '';
  server.child.stderr!.on('data', (data) => {
    errors += data;
  });
  server.child.kill('SIGUSR1');
  await sleep(500);
  expect(errors).not.toContain('Debugger');
  expect((await send(server.port, CONVERT)).status).toBe(200);
});

test('memory stays below the limit after all attacks', () => expect(residentBytes()).toBeLessThan(MAX_MEMORY));
