import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { withSubnets } from '#server/limits/client.ts';
import { createByteBudget } from '#server/node/bare/byte-budget.ts';

const MB = 1024 * 1024;
const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test('an address holds 8 MB of bodies until their responses are closed', () => {
  const { reserve } = createByteBudget();
  const first = response();
  expect(reserve(withSubnets('192.0.2.1'), {}, 5 * MB, first)).toBe(true);
  expect(reserve(withSubnets('192.0.2.1'), {}, 5 * MB, response())).toBe(false);
  expect(reserve(withSubnets('192.0.2.2'), {}, 5 * MB, response())).toBe(true);
  first.emit('close');
  expect(reserve(withSubnets('192.0.2.1'), {}, 5 * MB, response())).toBe(true);
});

test('a body that several responses share counts once, until the last is closed', () => {
  const { reserve } = createByteBudget();
  const body = new Uint8Array(5);
  const responses = Array.from({ length: 100 }, response);
  expect(responses.map((each) => reserve(withSubnets('192.0.2.1'), body, 5 * MB, each))).toEqual(Array(100).fill(true));
  for (const each of responses.slice(1)) each.emit('close');
  expect(reserve(withSubnets('192.0.2.1'), {}, 5 * MB, response())).toBe(false);
  responses[0]!.emit('close');
  expect(reserve(withSubnets('192.0.2.1'), {}, 5 * MB, response())).toBe(true);
});

test('a closed response holds nothing', () => {
  const { reserve } = createByteBudget();
  const closed = response().destroy();
  expect(reserve(withSubnets('192.0.2.1'), {}, 5 * MB, closed)).toBe(false);
  expect(reserve(withSubnets('192.0.2.1'), {}, 8 * MB, response())).toBe(true);
});

test('all addresses reserve 96 MB', () => {
  const { reserve } = createByteBudget();
  const held = Array.from({ length: 20 }, (_, index) =>
    reserve(withSubnets(`192.0.2.${index}`), {}, 8 * MB, response()),
  );
  expect(held.filter(Boolean)).toHaveLength(12);
});
