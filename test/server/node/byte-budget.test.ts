import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createByteBudget } from '#server/node/byte-budget.ts';

const MB = 1024 * 1024;
const newResponse = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;
const addressIn = (network: string) => ({ text: network, subnet: network, network });

test('a body that several responses share counts once for an address, until the last of them is closed', () => {
  const budget = createByteBudget();
  const here = addressIn('192.0.2.1');
  const [body, other] = [{}, {}];
  const responses = [newResponse(), newResponse()];
  for (const response of responses) expect(budget.reserve(here, body, 6 * MB, response)).toBe(true);
  expect(budget.reserve(here, other, 6 * MB, newResponse()), 'over 8 MB').toBe(false);
  expect(budget.reserve(addressIn('192.0.2.2'), other, 6 * MB, newResponse()), 'of another address').toBe(true);
  responses[0]!.emit('close');
  expect(budget.reserve(here, other, 6 * MB, newResponse()), 'one response is left').toBe(false);
  responses[1]!.emit('close');
  expect(budget.reserve(here, other, 6 * MB, newResponse())).toBe(true);
});

test('all addresses together have 96 MB', () => {
  const budget = createByteBudget();
  const reserve = (number: number) => budget.reserve(addressIn(`192.0.2.${number}`), {}, 8 * MB, newResponse());
  expect(Array.from({ length: 13 }, (_, index) => reserve(index))).toEqual([...Array<boolean>(12).fill(true), false]);
});

test('nothing is reserved for a response that is closed already', () => {
  const response = Object.assign(newResponse(), { destroyed: true });
  expect(createByteBudget().reserve(addressIn('192.0.2.1'), {}, 1, response)).toBe(false);
});
