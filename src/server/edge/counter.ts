/** The count of an edge platform: one object for each client and day, wherever in the world the requests come in. */
import { DurableObject, type DurableObjectNamespace } from 'cloudflare:workers';
import { LRUCache } from 'lru-cache';
import type { Account } from '../policy/accounts.ts';
import { type Counter, createMemoryCounter, createTehranClock } from '../policy/allowance.ts';

/** A request waits for its count no longer than this; then it passes. */
const PATIENCE_MS = 250;
/** Objects carry their date; they are kept a little past midnight, for machines whose clock is behind. */
const KEPT_AFTER_MIDNIGHT_MS = 600_000;
/** A machine there sees few of the clients, and makes room for them while the first one waits. */
const MOST_ACCOUNTS = 5_000;
const MOST_USED_UP = 5_000;
/** Enough that no two clients meet. */
const NAME_BYTES = 16;
const TAKEN = 'taken';

/**
 * Until it has taken this part of an account's allowance, each place counts for itself. So an identity that was invented for one
 * request costs no object, and a client that asks little no call.
 */
const COUNTED_HERE = 0.1;

/** What one account has been charged on one day of Tehran. */
export class DailyCounter extends DurableObject {
  /**
   * Takes so many answers, as far as they are left. The platform holds back further calls while the storage is being asked, so
   * none is lost.
   * @param forgetAt moment, ms since 1970, after which the count is of no use
   * @returns false if the allowance is used up
   */
  async take(wanted: number, most: number, forgetAt: number): Promise<boolean> {
    const { storage } = this.ctx;
    const taken = (await storage.get<number>(TAKEN)) ?? 0;
    if (taken >= most) return false;
    if (taken === 0) await storage.setAlarm(forgetAt);
    await storage.put(TAKEN, taken + wanted);
    return taken + wanted <= most;
  }

  /** Called by the platform at the moment that was set. */
  async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/**
 * Counts over the whole platform what is beyond the first tenth of an allowance in each place. While a count cannot be had,
 * requests pass.
 */
export function createEdgeCounter(objects: DurableObjectNamespace<DailyCounter>): Counter {
  const tehranDay = createTehranClock();
  const here = createMemoryCounter(MOST_ACCOUNTS);
  const usedUp = new LRUCache<string, true>({ max: MOST_USED_UP });

  const lacking = (accounts: readonly Account[], now: number) => {
    const { date } = tehranDay(now);
    return accounts.find(({ key }) => usedUp.has(`${date} ${key}`));
  };

  /** Tells the account's object what was taken. @returns false if the allowance is used up */
  async function report(account: Account, now: number): Promise<boolean> {
    const { date, until } = tehranDay(now);
    const taken = here.taken(account, now);
    const threshold = Math.floor(account.most * COUNTED_HERE);
    if (taken <= threshold) return true;
    // The first report brings what has been counted here before.
    const wanted = taken === threshold + 1 ? taken : 1;
    const name = `${date}:${await digestOf(account)}`;
    const admitted = await inTime(() =>
      objects.getByName(name).take(wanted, account.most, until + KEPT_AFTER_MIDNIGHT_MS),
    );
    if (!admitted) usedUp.set(`${date} ${account.key}`, true);
    return admitted;
  }

  return {
    lacking,
    async take(accounts, now) {
      const known = lacking(accounts, now);
      if (known) return known;
      here.take(accounts.map(withoutLimit), now);
      const admitted = await Promise.all(accounts.map((account) => report(account, now)));
      return accounts[admitted.indexOf(false)];
    },
  };
}

/** What is counted here is for the objects to judge. */
const withoutLimit = (account: Account): Account => ({ ...account, most: Number.POSITIVE_INFINITY });

/** Names of objects can be seen by the operator: no address stands in them. */
async function digestOf({ key }: Account): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const bytes = new Uint8Array(digest, 0, NAME_BYTES);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The counter's word, or true if it fails or takes too long. */
async function inTime(ask: () => Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(), patience]);
  } catch (error) {
    console.warn(
      JSON.stringify({ level: 'warn', event: 'counter down', reason: String(error), effect: 'requests pass' }),
    );
    return true;
  } finally {
    clearTimeout(timer);
  }
}
