/** The shared counter while the store is broken; `test/slow/redis` has a real store. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Jdn } from '#core/jdn.ts';
import { createRedisCounter } from '#server/limits/redis-counter.ts';

test('a store that accepts connections and never answers does not stop the start', async () => {
  const store = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo;
  const counter = await createRedisCounter(`redis://127.0.0.1:${port}`, () => {}, Date.now, 50);
  expect(counter.isUp()).toBe(false);
  const account = { key: 'a', limit: 1, kind: 'name' } as const;
  expect(await counter.consume([account], 1 as Jdn)).toBeUndefined();
  expect(await counter.consume([account], 1 as Jdn)).toBe(account);
  counter.close();
  store.close();
});
