/** How fast an address may ask: a bucket of tokens that fills steadily, asked before any work. */
import { LRUCache } from 'lru-cache';

/** Seconds of asking at the full rate that an address may ask for at once. */
const BURST_SECONDS = 10;
const MOST_ADDRESSES = 50_000;

/** @returns true if the address may ask now; its token is taken */
export type Rate = (network: string, now: number) => boolean;

/**
 * One number for each address tells it all: the moment at which its bucket is full again. Every token moves it on, and it may
 * not lie further ahead than an empty bucket takes to fill (the generic cell rate algorithm).
 * @param perSecond tokens that come in a second; 0: all may ask
 */
export function createRate(perSecond: number): Rate {
  if (perSecond === 0) return () => true;
  const fullAt = new LRUCache<string, { moment: number }>({ max: MOST_ADDRESSES });
  const token = 1000 / perSecond;
  const longest = BURST_SECONDS * 1000;
  return (network, now) => {
    const bucket = fullAt.get(network);
    if (!bucket) {
      fullAt.set(network, { moment: now + token });
      return true;
    }
    // No bucket is further from full than empty: that one is of a clock that was wrong and has been set back.
    const from = bucket.moment > now + longest ? now : Math.max(bucket.moment, now);
    if (from + token > now + longest) return false;
    bucket.moment = from + token;
    return true;
  };
}
