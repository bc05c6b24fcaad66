/** The count that several processes share through Redis or Valkey. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { type Counter, createTehranClock, type TehranDay } from '../policy/limits.ts';
import type { Log } from './log.ts';

/** A request waits for the store no longer than this; then it passes. */
const PATIENCE_MS = 250;
const CONNECT_MS = 2000;
const LONGEST_RETRY_MS = 1000;
const WARNING_EVERY_MS = 60_000;
/** Keys carry their date; they are kept a little past midnight, for processes whose clock is behind. */
const KEPT_AFTER_MIDNIGHT_SECONDS = 600;
const MOST_USED_UP = 10_000;

export interface SharedCounter extends Counter {
  /** settled when the store was reached for the first time, or could not be */
  readonly tried: Promise<void>;
  /** does the store answer? */
  isUp(): boolean;
  close(): void;
}

export interface SharedCounterOptions {
  readonly url: string;
  readonly allowance: number;
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/**
 * Counts exactly over all processes: a client's requests that come while the store is being asked for it are gathered and
 * asked for together, so a busy client costs one question at a time. What is refused in the last of them is in the store's
 * number too, which is then above the allowance; it makes no difference to any answer. While the store is down, requests
 * pass and are not counted.
 */
export function createSharedCounter({ url, allowance, log, clock }: SharedCounterOptions): SharedCounter {
  const tehranDay = createTehranClock();
  const usedUp = new LRUCache<string, true>({ max: MOST_USED_UP });
  const waiting = new Map<string, ((admitted: boolean) => void)[]>();
  let isHanging = false;
  let isDown = false;
  let lastWarning = Number.NEGATIVE_INFINITY;

  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RETRY_MS),
    },
  });
  const store = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    keyPrefix: 'salnama',
    points: allowance,
    duration: 1,
  });

  function warn(error: unknown): void {
    isDown = true;
    if (clock() - lastWarning < WARNING_EVERY_MS) return;
    lastWarning = clock();
    log('warn', 'store down', { setting: 'REDIS_URL', reason: reasonOf(error), effect: 'requests pass uncounted' });
  }

  function recover(): void {
    isHanging = false;
    if (isDown) log('info', 'store up', { setting: 'REDIS_URL' });
    isDown = false;
  }

  /** A store that accepts questions without answering is asked for a sign of life, and for nothing else until it gives one. */
  function hang(): void {
    if (isHanging) return;
    isHanging = true;
    warn(new Error(`no answer within ${PATIENCE_MS} ms`));
    client.ping().then(recover, warn);
  }

  /** Adds to a key's number. @returns the new number; undefined if the store does not tell in time */
  async function add(key: string, count: number, day: TehranDay): Promise<number | undefined> {
    if (isHanging) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        hang();
        resolve(undefined);
      }, PATIENCE_MS);
    });
    const customDuration = Math.ceil((day.until - clock()) / 1000) + KEPT_AFTER_MIDNIGHT_SECONDS;
    const added = store.penalty(key, count, { customDuration }).then(({ consumedPoints }) => consumedPoints);
    try {
      const total = await Promise.race([added, patience]);
      if (total !== undefined && isDown) recover();
      return total;
    } catch (error) {
      warn(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(key: string, day: TehranDay): Promise<void> {
    for (let asking = waiting.get(key)!; asking.length > 0; asking = waiting.get(key)!) {
      waiting.set(key, []);
      const total = await add(key, asking.length, day);
      const before = total === undefined ? Number.NEGATIVE_INFINITY : total - asking.length;
      if (total !== undefined && total >= allowance) usedUp.set(key, true);
      for (const [index, answer] of asking.entries()) answer(before + index < allowance);
    }
    waiting.delete(key);
  }

  const tried = Promise.withResolvers<void>();
  client.on('error', (error) => {
    warn(error);
    tried.resolve();
  });
  client.on('ready', () => {
    recover();
    tried.resolve();
  });
  client.connect().catch(warn);

  return {
    tried: tried.promise,
    isUp: () => client.isReady && !isDown,
    take({ key: name }, now) {
      if (!client.isReady) {
        warn(new Error('not connected'));
        return true;
      }
      const day = tehranDay(now);
      const key = `${day.date}:${hash('sha256', name, 'base64url').slice(0, 22)}`;
      if (usedUp.has(key)) return false;
      return new Promise((answer) => {
        const asking = waiting.get(key);
        if (asking) {
          asking.push(answer);
        } else {
          waiting.set(key, [answer]);
          void ask(key, day);
        }
      });
    },
    close: () => client.destroy(),
  };
}

/** Connection errors to several addresses of one name come as an AggregateError without a message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
