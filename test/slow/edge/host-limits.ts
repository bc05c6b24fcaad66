/** Limits of a web server against one address with too many requests. Forged X-Forwarded-For headers have no effect. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import type { Placed } from './placed.ts';
import { allRunning, type Running, runNode } from './running.ts';

interface Limits {
  /** true if the web server itself limits rate and connections, also for files; false if only the Node server does */
  readonly holdsFiles: boolean;
}

const STATUS = /HTTP\/1\.1 (\d{3}) /g;
const LARGE = 'downloads/unread.bin';

export function describeLimits(start: (placed: Placed) => Promise<Running>, { holdsFiles }: Limits): void {
  const site = inject('smallSite');
  const file = (name: string) => join(site, name);
  let node: Running;
  let host: Running;
  let port: number;
  let tlsPort: number;

  beforeAll(async () => {
    const functionPort = await freePort();
    port = await freePort();
    tlsPort = await freePort();
    const tls = { port: tlsPort, certificate: file(`${port}.crt`), key: file(`${port}.key`) };
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
        ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', tls.key],
        ...['-out', tls.certificate],
      ],
      { stdio: 'pipe' },
    );
    writeFileSync(file(`dist/${LARGE}`), Buffer.alloc(16 * 1024 * 1024, 7));
    [node, host] = await allRunning(
      // Started as the configuration describes, but with limits that a test can reach.
      runNode(site, functionPort, { TRUSTED_HOPS: '1', RATE_PER_SECOND: '20', DAILY_ALLOWANCE: '10000' }),
      start({ port, folder: site, functionPort, tls }),
    );
  });
  afterAll(async () => {
    await Promise.all([node, host].map((running) => running?.stop()));
    rmSync(file(`dist/${LARGE}`), { force: true });
  });

  function openFrom(localAddress: string): Socket {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    return socket;
  }
  const requestOf = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;

  /** Sends pipelined requests on connections of one address. @returns number of answers by status */
  async function statusesOf(localAddress: string, connections: number, each: number, next: (time: number) => string) {
    const found: Record<number, number> = {};
    const ask = async (connection: number) => {
      const socket = openFrom(localAddress);
      const requests = Array.from({ length: each }, (_, time) => next(connection * each + time));
      socket.write(requests.join('') + requestOf('/none', 'Connection: close\r\n'));
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      for (const [, status] of Buffer.concat(chunks).toString('latin1').matchAll(STATUS)) {
        found[Number(status)] = (found[Number(status)] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, connection) => ask(connection)));
    return found;
  }

  describe('one address', () => {
    test('that asks the function too fast is refused, whatever it says of its address, and others are answered', async () => {
      const forged = (time: number) => `X-Forwarded-For: 198.51.100.${time % 250}\r\nX-Real-IP: 203.0.113.9\r\n`;
      const found = await statusesOf('127.0.11.1', 10, 60, (time) => requestOf('/api/today', forged(time)));
      // The rate limit: a burst of 200, and 20 per second.
      expect(found[200]).toBeGreaterThanOrEqual(200);
      expect(found[200]).toBeLessThan(500);
      expect(found[503]).toBeGreaterThan(100);
      expect(await statusesOf('127.0.11.2', 1, 20, () => requestOf('/api/today'))).toMatchObject({ 200: 20 });
    });

    test('that does not read large files delays no others', async () => {
      const sockets = Array.from({ length: 90 }, () => openFrom('127.0.11.7'));
      for (const socket of sockets) {
        socket.pause();
        socket.write(requestOf(`/${LARGE}`).repeat(20));
      }
      await sleep(300);
      const before = performance.now();
      expect(await statusesOf('127.0.11.8', 1, 5, () => requestOf('/widget.js'))).toMatchObject({ 200: 5 });
      expect(performance.now() - before).toBeLessThan(5_000);
      for (const socket of sockets) socket.destroy();
    });
  });

  if (holdsFiles)
    describe('one address that asks for files', () => {
      test('too fast is refused, and others are answered', async () => {
        const found = await statusesOf('127.0.11.3', 40, 150, () => requestOf('/widget.js'));
        // The bucket holds 2,000; a few of the last seconds' refill may not be in yet.
        expect(found[200]).toBeGreaterThanOrEqual(1_950);
        expect(found[503]).toBeGreaterThan(0);
        expect(await statusesOf('127.0.11.4', 1, 20, () => requestOf('/widget.js'))).toMatchObject({ 200: 20 });
      });

      test('has a hundred answers under way, and others are answered', async () => {
        const sockets = Array.from({ length: 150 }, () => openFrom('127.0.11.5'));
        const statuses: number[] = [];
        for (const socket of sockets) {
          socket.once('data', (data) => {
            statuses.push(Number(/HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1]));
            socket.pause();
          });
          socket.write(requestOf(`/${LARGE}`));
        }
        for (let times = 0; times < 100 && statuses.length < 150; times++) await sleep(50);
        expect(statuses.filter((status) => status === 200)).toHaveLength(100);
        expect(statuses.filter((status) => status === 503)).toHaveLength(50);
        expect(await statusesOf('127.0.11.6', 1, 1, () => requestOf('/widget.js'))).toMatchObject({ 200: 1 });
        for (const socket of sockets) socket.destroy();
      });
    });

  describe('transport', () => {
    const transportOver = (path: string): Promise<unknown> =>
      new Promise((found, failed) => {
        request({ host: '127.0.0.1', port: tlsPort, path, rejectUnauthorized: false }, (response) => {
          response.resume();
          found(response.headers['strict-transport-security']);
        })
          .on('error', failed)
          .end();
      });

    test.each(['/', '/api/today', '/api/holidays/1404.json', '/none', '/widget.js'])(
      'browsers that came by HTTPS come so again: %s',
      async (path) => {
        expect(await transportOver(path)).toBe('max-age=31536000');
        const plain = await fetch(host.url + path);
        await plain.arrayBuffer();
        expect(plain.headers.get('strict-transport-security')).toBeNull();
      },
    );
  });

  test('MCP messages are passed on', async () => {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'cities', arguments: { q: 'tehran' } },
    };
    const answer = await fetch(`${host.url}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify(message),
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await answer.text()).toContain('"result"');
  });
}
