/** Counts that several processes share through Redis or Valkey. While the store is down, each process counts for itself. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createClient } from 'redis';
import type { Log } from '../node/log.ts';
import { type Account, type Counter, createTehranClock, type TehranDay } from './allowance.ts';
import { createMemoryCounter } from './memory-counter.ts';

const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2000;
const MAX_RETRY_MS = 1000;
/** How often a store that failed is asked for a sign of life. */
const PROBE_MS = 1000;
const WARNING_EVERY_MS = 60_000;
/** Keys carry their date; they are kept a little past midnight, for processes whose clock is behind. */
const KEPT_AFTER_MIDNIGHT_SECONDS = 600;
const MAX_EXHAUSTED = 10_000;

/** KEYS: the accounts; ARGV: seconds to keep the counts, then each account's limit. Returns the place of an exhausted account, or 0. */
const CONSUME = `
for place, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[place + 1]) then return place end
end
for _, key in ipairs(KEYS) do
  redis.call('INCR', key)
  redis.call('EXPIRE', key, ARGV[1])
end
return 0`;

export interface RedisCounter extends Counter {
  /** settled when the store was reached for the first time, or could not be */
  readonly tried: Promise<void>;
  /** Does the store answer? */
  isUp(): boolean;
  close(): void;
}

/** @param clock milliseconds since 1970 */
export function createRedisCounter(url: string, log: Log, clock: () => number): RedisCounter {
  const tehranDay = createTehranClock();
  const local = createMemoryCounter();
  const known = new LRUCache<string, true>({ max: MAX_EXHAUSTED });
  const tried = Promise.withResolvers<void>();
  let isDown = false;
  let isProbing = false;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RETRY_MS),
    },
  });

  function fail(error: unknown): void {
    tried.resolve();
    isDown = true;
    if (!isProbing) setTimeout(probe, PROBE_MS).unref();
    isProbing = true;
    if (clock() - warnedAt < WARNING_EVERY_MS) return;
    warnedAt = clock();
    log('warn', 'store down', {
      setting: 'REDIS_URL',
      reason: reasonOf(error),
      effect: 'each process counts for itself',
    });
  }
  function probe(): void {
    isProbing = false;
    client.ping().then(succeed, fail);
  }
  function succeed(): void {
    tried.resolve();
    if (isDown) log('info', 'store up', { setting: 'REDIS_URL' });
    isDown = false;
  }
  client.on('error', fail);
  client.on('ready', succeed);
  client.connect().catch(fail);

  return {
    tried: tried.promise,
    isUp: () => client.isReady && !isDown,
    close: () => client.destroy(),
    exhausted: (accounts, now) => accounts.find((account) => known.has(keyOf(account, tehranDay(now)) + account.limit)),
    async consume(accounts, now) {
      const day = tehranDay(now);
      if (isDown) return local.consume(accounts, now);
      const seconds = Math.ceil((day.until - now) / 1000) + KEPT_AFTER_MIDNIGHT_SECONDS;
      try {
        const keys = accounts.map((account) => keyOf(account, day));
        const limits = [seconds, ...accounts.map(({ limit }) => limit)].map(String);
        const place = Number(await inTime(client.eval(CONSUME, { keys, arguments: limits })));
        succeed();
        const account = accounts[place - 1];
        if (account) known.set(keyOf(account, day) + account.limit, true);
        return account;
      } catch (error) {
        fail(error);
        return local.consume(accounts, now);
      }
    },
  };
}

/** The client's own timeout ends when a command is sent; a store that hangs takes commands and does not answer them. */
async function inTime<T>(reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${COMMAND_TIMEOUT_MS} ms`)), COMMAND_TIMEOUT_MS);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

/** Keys of the store: no address and no name of a site can be read from them. */
const keyOf = ({ key }: Account, { date }: TehranDay): string =>
  `salnama:${date}:${hash('sha256', key, 'base64url').slice(0, 22)}`;

/** Connection errors to several addresses of one name come as an AggregateError without a message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
