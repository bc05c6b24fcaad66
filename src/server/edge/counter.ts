/** The count of an edge platform: one object for each client and day, wherever in the world the requests come in. */
import { DurableObject, type DurableObjectNamespace } from 'cloudflare:workers';
import { LRUCache } from 'lru-cache';
import type { Client } from '../policy/identity.ts';
import { type Counter, createTehranClock } from '../policy/limits.ts';

/** A request waits for its count no longer than this; then it passes. */
const PATIENCE_MS = 250;
/** Objects carry their date; they are kept a little past midnight, for machines whose clock is behind. */
const KEPT_AFTER_MIDNIGHT_MS = 600_000;
const MOST_USED_UP = 10_000;
/** Enough that no two clients meet. */
const NAME_BYTES = 16;
const TAKEN = 'taken';

/** What one client has taken on one day of Tehran. */
export class DailyCounter extends DurableObject {
  /**
   * Takes one answer. The platform holds back further calls while the storage is being asked, so none is lost.
   * @param forgetAt moment, ms since 1970, after which the count is of no use
   * @returns false if the allowance is used up
   */
  async take(allowance: number, forgetAt: number): Promise<boolean> {
    const { storage } = this.ctx;
    const taken = (await storage.get<number>(TAKEN)) ?? 0;
    if (taken >= allowance) return false;
    if (taken === 0) await storage.setAlarm(forgetAt);
    await storage.put(TAKEN, taken + 1);
    return true;
  }

  /** Called by the platform at the moment that was set. */
  async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/** Counts exactly over the whole platform. While the count cannot be had, requests pass. */
export function createEdgeCounter(objects: DurableObjectNamespace<DailyCounter>, allowance: number): Counter {
  const tehranDay = createTehranClock();
  const usedUp = new LRUCache<string, true>({ max: MOST_USED_UP });
  return {
    async take(client, now) {
      const { date, until } = tehranDay(now);
      const name = `${date}:${await digestOf(client)}`;
      if (usedUp.has(name)) return false;
      const admitted = await inTime(() => objects.getByName(name).take(allowance, until + KEPT_AFTER_MIDNIGHT_MS));
      if (!admitted) usedUp.set(name, true);
      return admitted;
    },
  };
}

/** Names of objects can be seen by the operator: no address stands in them. */
async function digestOf({ key }: Client): Promise<string> {
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
