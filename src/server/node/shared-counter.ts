/** The count that several processes share through Redis or Valkey. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createClient, defineScript } from 'redis';
import type { Account } from '../policy/accounts.ts';
import { type Counter, createTehranClock, type TehranDay } from '../policy/allowance.ts';
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
  readonly log: Log;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/**
 * Takes as many answers out of all accounts as the fullest of them has room for, in one round trip.
 * KEYS: the accounts; ARGV: answers wanted, seconds to keep the counts, and what each account may come to.
 * Returns how many were taken, and the place of the account that has no room left, or 0.
 */
const TAKE = `
local taken = tonumber(ARGV[1])
local full = 0
for place, key in ipairs(KEYS) do
  local room = tonumber(ARGV[place + 2]) - tonumber(redis.call('GET', key) or '0')
  if room < taken then
    taken = math.max(room, 0)
    full = place
  end
end
if taken > 0 then
  for _, key in ipairs(KEYS) do
    redis.call('INCRBY', key, taken)
    redis.call('EXPIRE', key, ARGV[2])
  end
end
return { taken, full }`;

const TAKE_SCRIPT = defineScript({
  SCRIPT: TAKE,
  IS_READ_ONLY: false,
  parseCommand(parser, keys: readonly string[], wanted: number, seconds: number, most: readonly number[]) {
    parser.pushKeysLength([...keys]);
    parser.push(String(wanted), String(seconds), ...most.map(String));
  },
  transformReply: ([taken, full]: [number, number]) => ({ taken, full }),
});

/** A client's requests that wait for the store's word, and the accounts that all of them are charged to. */
interface Asking {
  readonly keys: readonly string[];
  readonly most: readonly number[];
  /** told the place of the account that is used up, or undefined */
  waiting: ((full: number | undefined) => void)[];
}

/**
 * Counts exactly over all processes: a client's requests that come while the store is being asked for it are gathered and
 * asked for together, so a busy client costs one question at a time. While the store is down, requests pass and are not
 * counted.
 */
export function createSharedCounter({ url, log, clock }: SharedCounterOptions): SharedCounter {
  const tehranDay = createTehranClock();
  const usedUp = new LRUCache<string, true>({ max: MOST_USED_UP });
  const asked = new Map<string, Asking>();
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
    scripts: { take: TAKE_SCRIPT },
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

  /** @returns what the store says; undefined if it does not in time */
  async function takeFrom({ keys, most }: Asking, wanted: number, day: TehranDay) {
    if (isHanging) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        hang();
        resolve(undefined);
      }, PATIENCE_MS);
    });
    const seconds = Math.ceil((day.until - clock()) / 1000) + KEPT_AFTER_MIDNIGHT_SECONDS;
    try {
      const reply = await Promise.race([client.take(keys, wanted, seconds, most), patience]);
      if (reply !== undefined && isDown) recover();
      return reply;
    } catch (error) {
      warn(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(name: string, asking: Asking, day: TehranDay): Promise<void> {
    while (asking.waiting.length > 0) {
      const { waiting } = asking;
      asking.waiting = [];
      // What the store does not tell is not refused.
      const { taken, full } = (await takeFrom(asking, waiting.length, day)) ?? { taken: waiting.length, full: 0 };
      if (full > 0) usedUp.set(asking.keys[full - 1]!, true);
      for (const [index, answer] of waiting.entries()) answer(index < taken ? undefined : full - 1);
    }
    asked.delete(name);
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

  const lacking = (accounts: readonly Account[], now: number) => {
    if (usedUp.size === 0) return undefined;
    const day = tehranDay(now);
    return accounts.find((account) => usedUp.has(keyOf(account, day)));
  };

  return {
    tried: tried.promise,
    isUp: () => client.isReady && !isDown,
    lacking,
    take(accounts, now) {
      if (!client.isReady) {
        warn(new Error('not connected'));
        return undefined;
      }
      const known = lacking(accounts, now);
      if (known) return known;
      const day = tehranDay(now);
      const keys = accounts.map((account) => keyOf(account, day));
      const name = keys.join(' ');
      return new Promise((resolve) => {
        const answer = (full: number | undefined) => resolve(full === undefined ? undefined : accounts[full]);
        const asking = asked.get(name);
        if (asking) {
          asking.waiting.push(answer);
        } else {
          const first = { keys, most: accounts.map(({ most }) => most), waiting: [answer] };
          asked.set(name, first);
          void ask(name, first, day);
        }
      });
    },
    close: () => client.destroy(),
  };
}

/** Names of the store's keys: no address and no name of a site can be read from them. */
const keyOf = ({ key }: Account, { date }: TehranDay): string =>
  `salnama:${date}:${hash('sha256', key, 'base64url').slice(0, 22)}`;

/** Connection errors to several addresses of one name come as an AggregateError without a message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
