/** Counter on Cloudflare: one Durable Object counts an account's answers of one day for all locations. */
import { DurableObject, type DurableObjectNamespace } from 'cloudflare:workers';
import { toIsoDate } from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { type Account, type Counter, forgottenAt } from '../limits/allowance.ts';
import { createMemoryCounter } from '../limits/memory-counter.ts';
import { edgeEncoder } from './adapter.ts';

const TIMEOUT_MS = 250;
const MAX_ACCOUNTS = 5_000;
/** Up to this fraction of a limit, each location counts in memory. An invented name therefore creates no object. */
const LOCAL_PART = 0.1;

/** Count of one account on one day in Tehran. */
export class DailyCounter extends DurableObject {
  /**
   * Adds answers to the count. The platform delays other calls during a storage read, so no answer is lost.
   * @param forgetAt moment at which the count is deleted, ms since 1970
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

  /** Deletes the count. The platform calls this at the time of the alarm. */
  async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/** Counter over Durable Objects. If an object does not answer in time, the request is allowed. */
export function createDurableCounter(objects: DurableObjectNamespace<DailyCounter>): Counter {
  const local = createMemoryCounter(MAX_ACCOUNTS);

  async function isAdmitted(account: Account, day: Jdn): Promise<boolean> {
    const taken = local.take(account, day);
    const threshold = Math.floor(account.limit * LOCAL_PART);
    if (taken <= threshold) return true;
    // The first call also adds the answers that this location has counted in memory.
    const answers = taken === threshold + 1 ? taken : 1;
    const take = async () => {
      // The operator can see object names, so they contain a hash and no address.
      const object = objects.getByName(`${toIsoDate(day)}:${await edgeEncoder.hash(account.key)}`);
      return object.take(answers, account.limit, forgottenAt(day));
    };
    const late = new Promise<true>((resolve) => setTimeout(resolve, TIMEOUT_MS, true));
    return Promise.race([take().catch(pass), late]);
  }

  return {
    async consume(accounts, day) {
      const admitted = await Promise.all(accounts.map((account) => isAdmitted(account, day)));
      return accounts[admitted.indexOf(false)];
    },
  };
}

function pass(error: unknown): true {
  const fields = { level: 'warn', event: 'counter down', reason: String(error), effect: 'requests pass' };
  console.warn(JSON.stringify(fields));
  return true;
}
