/** Counter that several processes share through Redis or Valkey. While the store is down, each process counts in memory. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Jdn } from '#core/jdn.ts';
import type { Log } from '../node/log.ts';
import { type Account, forgottenAt } from './allowance.ts';
import { createMemoryCounter } from './memory-counter.ts';

const COMMAND_TIMEOUT_MS = 250;
const CONNECTION = { disableOfflineQueue: true, pingInterval: 1000, socket: { connectTimeout: 2000 } } as const;
const WARNING_EVERY_MS = 60_000;

/** KEYS: accounts. ARGV: expiry in seconds since 1970, then the limits. Returns the 1-based index of an exhausted account, or 0. */
const CONSUME = `
for place, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[place + 1]) then return place end
end
for _, key in ipairs(KEYS) do
  redis.call('INCR', key)
  redis.call('EXPIREAT', key, ARGV[1])
end
return 0`;

/** Resolves after the first connection attempt, or after `maxStartMs` without an answer. @param clock milliseconds since 1970 */
export async function createRedisCounter(url: string, log: Log, clock: () => number, maxStartMs = 3_000) {
  const local = createMemoryCounter();
  let isDown = false;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function fail(error: unknown): void {
    isDown = true;
    if (clock() - warnedAt < WARNING_EVERY_MS) return;
    warnedAt = clock();
    // An AggregateError, of a host name with several addresses, has a code but no message.
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    log('warn', 'store down', { setting: 'REDIS_URL', reason, effect: 'each process counts for itself' });
  }
  function succeed(): void {
    if (isDown) log('info', 'store up', { setting: 'REDIS_URL' });
    isDown = false;
  }
  const client = createClient({ url, ...CONNECTION });
  client.on('error', fail).on('ready', succeed).on('ping-interval', succeed);
  client.connect().catch(fail);
  const late = () => fail(new Error(`no answer within ${maxStartMs} ms`));
  await once(client, 'ready', { signal: AbortSignal.timeout(maxStartMs) }).catch(late);

  return {
    /** Does the store answer? */
    isUp: (): boolean => client.isReady && !isDown,
    close: (): void => client.destroy(),
    async consume(accounts: readonly Account[], day: Jdn): Promise<Account | undefined> {
      if (isDown) return local.consume(accounts, day);
      // Hashes, so that the store contains no address and no site name.
      const keys = accounts.map(({ key }) => `salnama:${day}:${hash('sha256', key, 'base64url').slice(0, 22)}`);
      const numbers = [Math.ceil(forgottenAt(day) / 1000), ...accounts.map(({ limit }) => limit)].map(String);
      // The client's own timeout ends when a command is sent, but a hanging store never answers.
      const late = sleep(COMMAND_TIMEOUT_MS, undefined, { ref: false });
      const place = await Promise.race([client.eval(CONSUME, { keys, arguments: numbers }), late]).catch(fail);
      if (place === undefined) fail(new Error(`no answer within ${COMMAND_TIMEOUT_MS} ms`));
      return place === undefined ? local.consume(accounts, day) : accounts[Number(place) - 1];
    },
  };
}
