/** Limits of the connections of an address: their number, and the requests that are parsed without being answered. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientAddress, clientAddress } from '../../limits/client.ts';
import { createRateLimit } from '../../limits/rate.ts';

/** Unanswered requests that an address may have parsed per second, and at once; each takes about 5 µs. */
const MAX_UNANSWERED_PER_SECOND = 1_000;
const MAX_UNANSWERED_AT_ONCE = 5_000;
/**
 * Unanswered requests in one event loop iteration, of all addresses. Each takes some 4 kB until the iteration ends, so above
 * this number all connections are closed, before the memory is full.
 */
const MAX_UNANSWERED_OF_ALL = 15_000;
/** Cost of a pipelined request beyond the limit, and of a malformed packet. */
export const REQUEST_COST = 1;
export const MALFORMED_COST = 50;

export interface ConnectionLimit {
  /** Charges the address of a connection. When its limit is reached, all its connections are destroyed. */
  charge(socket: Socket, cost: number): void;
}

/**
 * Closes connections above the limit of an address, those of an address that has sent too many unanswered requests, and
 * those without an address: their clients have disconnected.
 * @param max open connections of one IPv4 address or IPv6 /64; 0: no limits
 */
export function limitConnections(server: Server, max: number): ConnectionLimit {
  const open = new Map<string, Set<Socket>>();
  const addresses = new WeakMap<Socket, ClientAddress>();
  let ofIteration = 0;
  const unanswered = createRateLimit(MAX_UNANSWERED_PER_SECOND, MAX_UNANSWERED_AT_ONCE);

  server.prependListener('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    if (max === 0) return;
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const { subnet } = address;
    const sockets = open.get(subnet) ?? new Set();
    if (sockets.size >= max || unanswered.isExhausted(address, Date.now())) {
      socket.destroy();
      return;
    }
    open.set(subnet, sockets.add(socket));
    addresses.set(socket, address);
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && open.get(subnet) === sockets) open.delete(subnet);
    });
  });

  return {
    charge(socket, cost) {
      if (ofIteration === 0) {
        setImmediate(() => {
          ofIteration = 0;
        });
      }
      ofIteration += cost;
      if (ofIteration > MAX_UNANSWERED_OF_ALL) server.closeAllConnections();
      const address = addresses.get(socket);
      if (address === undefined) return;
      const now = Date.now();
      unanswered.charge(address, cost, now);
      if (!unanswered.isExhausted(address, now)) return;
      for (const other of open.get(address.subnet) ?? []) other.destroy();
    },
  };
}
