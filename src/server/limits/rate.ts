/** Rate limits per address: token buckets (generic cell rate algorithm). */
import { LRUCache } from 'lru-cache';
import { type ClientAddress, SHARE_OF_48 } from './client.ts';

const MAX_SUBNETS = 50_000;

/**
 * Creates a rate limit. For each subnet it stores the moment (ms since 1970) at which the bucket is full again.
 * @param perSecond units added per second; 0: no limit
 * @param burst units that may be taken at once; a charge may take up to twice as many
 * @param shareOf48 limit of an IPv6 /48 as a multiple of a /64's
 */
export function createRateLimit(perSecond: number, burst: number, shareOf48 = SHARE_OF_48) {
  const fullAt = new LRUCache<string, number>({ max: MAX_SUBNETS });
  const unitMs = 1000 / perSecond;
  const horizonMs = burst * unitMs;

  const fullAtOf = (subnet: string, now: number): number => {
    const moment = fullAt.get(subnet) ?? now;
    // A moment beyond the highest debt comes from a clock that has been set back.
    return moment > now + 2 * horizonMs ? now : Math.max(moment, now);
  };
  const isEmpty = (subnet: string, share: number, now: number): boolean =>
    fullAtOf(subnet, now) + unitMs / share > now + horizonMs;
  const draw = (subnet: string, share: number, units: number, now: number): void => {
    fullAt.set(subnet, Math.min(fullAtOf(subnet, now) + (units * unitMs) / share, now + 2 * horizonMs));
  };

  /** True if the bucket of the address or of its /48 is empty. */
  function isExhausted({ subnet, network }: ClientAddress, now: number): boolean {
    return perSecond > 0 && (isEmpty(subnet, 1, now) || (network !== subnet && isEmpty(network, shareOf48, now)));
  }
  /** Takes units from the buckets of the address. */
  function charge({ subnet, network }: ClientAddress, units: number, now: number): void {
    if (perSecond === 0) return;
    draw(subnet, 1, units, now);
    if (network !== subnet) draw(network, shareOf48, units, now);
  }
  return {
    isExhausted,
    charge,
    /** Units that the address, or its /48 for each of its shares, has taken and that are not added again yet. */
    used: ({ subnet, network }: ClientAddress, now: number): number =>
      perSecond === 0 ? 0 : (Math.max(fullAtOf(subnet, now), fullAtOf(network, now)) - now) / unitMs,
    /** Takes one unit, unless a bucket is empty. @returns true if a bucket is empty */
    take(address: ClientAddress, now: number): boolean {
      const isRefused = isExhausted(address, now);
      if (!isRefused) charge(address, 1, now);
      return isRefused;
    },
  };
}
