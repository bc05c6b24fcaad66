/** Limits the memory of unfinished answers and messages, so slow clients cannot exhaust it. */
import type { ServerResponse } from 'node:http';
import type { ClientAddress } from '../limits/client.ts';

const MAX_BYTES = 96 * 1024 * 1024;
/** Limit of one IPv4 address or one IPv6 /48. */
const MAX_SUBNET_BYTES = 8 * 1024 * 1024;

interface Subnet {
  bytes: number;
  /** number of responses that use each body */
  readonly users: Map<object, number>;
}

export function createByteBudget() {
  const subnets = new Map<string, Subnet>();
  let total = 0;
  return {
    /**
     * Reserves the bytes of a body for an address until the response is closed. A body that several responses share is
     * counted once. @returns false if the budget is exhausted or the response is closed already
     */
    reserve(address: ClientAddress, body: object, bytes: number, response: ServerResponse): boolean {
      if (response.destroyed) return false;
      const key = address.network;
      const subnet = subnets.get(key) ?? { bytes: 0, users: new Map<object, number>() };
      const users = subnet.users.get(body) ?? 0;
      const added = users === 0 ? bytes : 0;
      if (total + added > MAX_BYTES || subnet.bytes + added > MAX_SUBNET_BYTES) return false;
      subnets.set(key, subnet);
      subnet.users.set(body, users + 1);
      subnet.bytes += added;
      total += added;
      response.once('close', () => {
        const left = subnet.users.get(body)! - 1;
        if (left > 0) return void subnet.users.set(body, left);
        subnet.users.delete(body);
        subnet.bytes -= bytes;
        total -= bytes;
        if (subnet.users.size === 0) subnets.delete(key);
      });
      return true;
    },
  };
}
