/** Slow, silent and vanished clients are disconnected in time and do not delay others. */

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { SERVER_LIMITS } from '#server/node/server.ts';
import { createSite, send, startServer } from '../server/process.ts';
import { errorIn, openWire, repliesIn } from './wire.ts';

const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const MB = 1024 * 1024;
/** Larger than the kernel's buffers, so the rest waits in the server until the client reads. */
const LARGE_BYTES = 16 * MB;

const root = createSite({ 'dist/large.png': Buffer.alloc(LARGE_BYTES, 7), 'dist/small.txt': 'small' });
const server = await startServer({}, root);

/** Resident memory of the server in bytes. */
function residentBytes(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}

async function expectOthersAnswered(): Promise<void> {
  const ask = (path: string) => send(server.port, path, {}, 'GET', '127.0.0.9');
  expect((await ask(CONVERT)).status).toBe(200);
  expect((await ask('/small.txt')).body.toString()).toBe('small');
}

describe('cut off', () => {
  test.concurrent('headers that arrive letter by letter: 408', async () => {
    const wires = await Promise.all(Array.from({ length: 100 }, () => openWire(server.port)));
    for (const { socket } of wires) socket.write(`GET ${CONVERT} HTTP/1.1\r\nHost: x\r\nX: `);
    const drip = setInterval(() => {
      for (const { socket } of wires) if (socket.writable) socket.write('a');
    }, 300);
    try {
      await expectOthersAnswered();
      for (const wire of wires) {
        const [reply, ...others] = repliesIn(await wire.closed());
        expect(others).toEqual([]);
        expect(reply!.status).toBe(408);
        expect(errorIn(reply!)).toContain(`${SERVER_LIMITS.headersTimeout / 1000} seconds`);
        expect(reply!.headers.get('access-control-allow-origin')).toBe('*');
      }
    } finally {
      clearInterval(drip);
    }
    await expectOthersAnswered();
  });

  test.concurrent('connections without a request', async () => {
    const wires = await Promise.all(Array.from({ length: 100 }, () => openWire(server.port)));
    await expectOthersAnswered();
    for (const wire of wires) expect(await wire.closed()).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test.concurrent('a second request that is never finished', async () => {
    const wire = await openWire(server.port);
    wire.socket.write(`GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n\r\nGET ${CONVERT} HTTP/1.1\r\nHost: x\r\n`);
    const statuses = repliesIn(await wire.closed()).map(({ status }) => status);
    expect(statuses).toEqual([200, 408]);
  });

  test.concurrent('a message to /mcp that never ends: 408', async () => {
    const wire = await openWire(server.port);
    wire.socket.write('POST /mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n');
    const [reply, ...others] = repliesIn(await wire.closed());
    expect(others).toEqual([]);
    expect(reply!.status).toBe(408);
  });

  test.concurrent('connections that send half of the headers and close their side', async () => {
    const wire = await openWire(server.port);
    wire.socket.end(`GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n`);
    expect(await wire.closed()).toMatch(/^(HTTP\/1\.1 400 |$)/);
  });
});

test('a client that closes its side after a complete request gets an answer if it needs no disk', async () => {
  const wire = await openWire(server.port);
  wire.socket.end(`GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [reply] = repliesIn(await wire.closed());
  expect(reply!.status).toBe(200);
});

test('clients that do not read a large file delay no others and share one copy of it', async () => {
  await send(server.port, '/large.png');
  const before = residentBytes();
  const wires = await Promise.all(Array.from({ length: 30 }, () => openWire(server.port)));
  for (const { socket } of wires) {
    socket.pause();
    socket.write('GET /large.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  }
  await sleep(500);
  for (let time = 0; time < 20; time++) await expectOthersAnswered();
  // One copy per client would take 480 MB.
  expect(residentBytes() - before).toBeLessThan(200 * MB);
  const [slow, ...gone] = wires;
  for (const { socket } of gone) socket.destroy();
  slow!.socket.resume();
  expect(repliesIn(await slow!.closed())[0]!.body.length).toBe(LARGE_BYTES);
});

test('a client that asks without reading its answers takes little memory and delays no others', async () => {
  const before = residentBytes();
  // Its address is refused for a while.
  const wire = await openWire(server.port, '127.0.0.2');
  wire.socket.pause();
  const asked = Buffer.from(`GET /api/timezones HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1000));
  for (let time = 0; time < 40; time++) wire.socket.write(asked);
  await sleep(500);
  await expectOthersAnswered();
  // All the answers would take more than 10 GB.
  expect(residentBytes() - before).toBeLessThan(200 * MB);
  wire.socket.destroy();
});

test('clients that disconnect during an answer leak no resources', async () => {
  for (let round = 0; round < 4; round++) {
    const wires = await Promise.all(Array.from({ length: 50 }, () => openWire(server.port)));
    for (const [index, { socket }] of wires.entries()) {
      socket.write(index % 2 === 0 ? 'GET /large.png HTTP/1.1\r\nHost: x\r\n\r\n' : `GET ${CONVERT} HTT`);
      if (index % 3 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
  }
  await expectOthersAnswered();
  expect(server.child.exitCode).toBeNull();
});
