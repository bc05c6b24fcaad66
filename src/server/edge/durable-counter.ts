/** Counts on Cloudflare: one Durable Object for each account and day, wherever in the world the requests come in. */
import { DurableObject, type DurableObjectNamespace } from 'cloudflare:workers';
import { type Account, type Counter, createTehranClock } from '../limits/allowance.ts';
import { createMemoryCounter } from '../limits/memory-counter.ts';
import { edgeCodec } from './adapter.ts';

const TIMEOUT_MS = 250;
/** Objects carry their date; they are kept a little past midnight, for machines whose clock is behind. */
const EXPIRES_AFTER_MIDNIGHT_MS = 600_000;
const MAX_ACCOUNTS = 5_000;
/** Up to this part of a limit each location counts for itself, so that an invented name costs no object. */
const LOCAL_PART = 0.1;

/** What one account has been charged on one day of Tehran. */
export class DailyCounter extends DurableObject {
  /**
   * Takes so many answers. The platform holds back other calls while the storage is being read, so that none is lost.
   * @param forgetAt moment, ms since 1970, after which the count is of no use
   * @returns false if the limit is reached
   */
  async take(answers: number, limit: number, forgetAt: number): Promise<boolean> {
    const { storage } = this.ctx;
    const taken = (await storage.get<number>('taken')) ?? 0;
    if (taken >= limit) return false;
    if (taken === 0) await storage.setAlarm(forgetAt);
    await storage.put('taken', taken + answers);
    return taken + answers <= limit;
  }

  /** Called by the platform at the moment that was set. */
  async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/** While an object does not answer, requests pass. */
export function createDurableCounter(objects: DurableObjectNamespace<DailyCounter>): Counter {
  const tehranDay = createTehranClock();
  const local = createMemoryCounter(MAX_ACCOUNTS);

  async function isAdmitted(account: Account, now: number): Promise<boolean> {
    const { date, until } = tehranDay(now);
    const taken = local.take(account, now);
    const threshold = Math.floor(account.limit * LOCAL_PART);
    if (taken <= threshold) return true;
    // The first report brings what has been counted here before.
    const answers = taken === threshold + 1 ? taken : 1;
    const take = async () => {
      // The operator sees the names of objects: they hold no address.
      const object = objects.getByName(`${date}:${await edgeCodec.hash(new TextEncoder().encode(account.key))}`);
      return object.take(answers, account.limit, until + EXPIRES_AFTER_MIDNIGHT_MS);
    };
    const late = new Promise<true>((resolve) => setTimeout(resolve, TIMEOUT_MS, true));
    return Promise.race([take().catch(pass), late]);
  }

  return {
    async consume(accounts, now) {
      const admitted = await Promise.all(accounts.map((account) => isAdmitted(account, now)));
      return accounts[admitted.indexOf(false)];
    },
  };
}

function pass(error: unknown): true {
  const fields = { level: 'warn', event: 'counter down', reason: String(error), effect: 'requests pass' };
  console.warn(JSON.stringify(fields));
  return true;
}
