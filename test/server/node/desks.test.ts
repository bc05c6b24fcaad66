/** Long bodies that are sent from memory which the next one gets: no client ever sees another one's. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Variant } from '../../../src/server/node/content.ts';
import { headOf, writeHead } from '../../../src/server/node/head.ts';
import { createTextContent } from '../../../src/server/node/text-content.ts';

const BODY_BYTES = 60_000;
const bodyOf = (number: number): string => `${number} `.repeat(BODY_BYTES).slice(0, BODY_BYTES);
const contentOf = (body: string) =>
  createTextContent({
    status: 200,
    answer: { body },
    isTagged: true,
    head: headOf({ 'Content-Type': 'application/json; charset=utf-8' }),
    freshUntil: 0,
  });

const variantOf = (body: string) => contentOf(body).variant('identity') as Variant;

/** Answers with the body whose number is asked for. */
async function startServer() {
  let lent = 0;
  const server = createServer((request, response: ServerResponse) => {
    const { lines, size, bytes, lendTo } = variantOf(bodyOf(Number(request.url!.slice(1))));
    if (lendTo) lent++;
    writeHead(response, 200, lines, ['Content-Length', String(size)]);
    lendTo?.(response);
    response.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, lentBodies: () => lent };
}

const requestOf = (number: number) => `GET /${number} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Bodies of the answers that a connection brings. */
async function read(socket: ReturnType<typeof connect>, count: number): Promise<string[]> {
  let text = '';
  const bodies: string[] = [];
  for await (const chunk of socket.setEncoding('latin1')) {
    text += chunk;
    for (
      let end = text.indexOf('\r\n\r\n');
      end >= 0 && text.length >= end + 4 + BODY_BYTES;
      end = text.indexOf('\r\n\r\n')
    ) {
      bodies.push(text.slice(end + 4, end + 4 + BODY_BYTES));
      text = text.slice(end + 4 + BODY_BYTES);
    }
    if (bodies.length === count) break;
  }
  return bodies;
}

test('a client that does not take its answers gets them all unchanged, and those after it theirs', async () => {
  const { port, lentBodies } = await startServer();
  const slow = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void slow.destroy());
  // More than the system takes for a connection: the rest of them has to wait in this process.
  const many = Array.from({ length: 400 }, (_, index) => index);
  slow.write(many.map(requestOf).join(''));
  for (let number = 1000; number < 1100; number++) {
    const body = await (await fetch(`http://127.0.0.1:${port}/${number}`)).text();
    if (body !== bodyOf(number)) expect.fail(`${number} got ${body.slice(0, 20)}`);
  }
  expect(lentBodies()).toBeGreaterThan(32);
  expect(lentBodies()).toBeLessThan(500);
  const bodies = await read(slow, many.length);
  expect(bodies.length).toBe(many.length);
  for (const [number, body] of bodies.entries()) {
    if (body !== bodyOf(number)) expect.fail(`${number} got ${body.slice(0, 20)}`);
  }
});

test('memory of a client that went away is lent again', async () => {
  const { port, lentBodies } = await startServer();
  const gone = connect(port, '127.0.0.1').pause();
  gone.write(Array.from({ length: 400 }, (_, index) => requestOf(index)).join(''));
  await fetch(`http://127.0.0.1:${port}/1000`);
  gone.resetAndDestroy();
  await expect
    .poll(async () => {
      const before = lentBodies();
      await (await fetch(`http://127.0.0.1:${port}/1001`)).text();
      return lentBodies() - before;
    })
    .toBe(1);
});

test('a body that had to wait while another was laid in its place is still its own', () => {
  const [one, other] = [contentOf(bodyOf(1)), contentOf(bodyOf(2))];
  for (const [number, content] of [one, other].entries()) {
    expect(String((content.variant('identity') as Variant).bytes)).toBe(bodyOf(number + 1));
  }
});

test('a body that no desk has room for has memory of its own', () => {
  const body = 'ن'.repeat(40_000);
  const { bytes, lendTo } = variantOf(body);
  expect([String(bytes), lendTo]).toEqual([body, undefined]);
});
