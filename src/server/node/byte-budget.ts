/** Limits the memory of unfinished answers and messages, so slow clients cannot exhaust it. */
import type { ServerResponse } from 'node:http';
import { subnetOf } from '../limits/client.ts';

const MAX_BYTES = 96 * 1024 * 1024;
/** Limit of one IPv4 address or one IPv6 /48. */
const MAX_SUBNET_BYTES = 8 * 1024 * 1024;

export interface ByteBudget {
  /** Reserves bytes for an address until the response is closed. @returns false if the budget is exhausted */
  hold(address: string, bytes: number, response: ServerResponse): boolean;
}

export function createByteBudget(): ByteBudget {
  const held = new Map<string, number>();
  let total = 0;
  return {
    hold(address, bytes, response) {
      const subnet = subnetOf(address, 48);
      const ofSubnet = held.get(subnet) ?? 0;
      if (total + bytes > MAX_BYTES || ofSubnet + bytes > MAX_SUBNET_BYTES) return false;
      total += bytes;
      held.set(subnet, ofSubnet + bytes);
      response.once('close', () => {
        total -= bytes;
        const left = held.get(subnet)! - bytes;
        if (left === 0) held.delete(subnet);
        else held.set(subnet, left);
      });
      return true;
    },
  };
}
