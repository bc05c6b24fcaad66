/** Limits of the connections of an address: their number, and the requests that are parsed without being answered. */
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientAddress, clientAddress } from '../../limits/client.ts';
import { createRateLimit } from '../../limits/rate.ts';

/** Maximum number of open connections; each takes about 25 kB and a file descriptor. */
const MAX_CONNECTIONS = 5_000;
/** File descriptors that are left for files, threads and the store of the shared counter. */
const RESERVED_DESCRIPTORS = 100;
/** Unanswered requests that an address may have parsed per second, and at once; each takes about 5 µs. */
const MAX_UNANSWERED_PER_SECOND = 20;
const MAX_UNANSWERED_AT_ONCE = 1_000;
/**
 * Unanswered requests in one event loop iteration, of all addresses. Each takes some 4 kB until the iteration ends, so above
 * this number all connections are closed, before the memory is full.
 */
const MAX_UNANSWERED_OF_ALL = 15_000;
/** Cost of a pipelined request beyond the limit, and of a malformed packet. */
export const REQUEST_COST = 1;
export const MALFORMED_COST = 2;

export interface ConnectionLimit {
  /** Charges the address of a connection. When its limit is reached, all its connections are destroyed. */
  charge(socket: Socket, cost: number): void;
}

/** Maximum number of connections that the file descriptors of the process allow. Only Linux tells their number. */
function maxConnections(): number {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '';
  const descriptors = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.max(1, Math.min(MAX_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS));
}

const STACK_FRAMES = Error.stackTraceLimit;

/**
 * When a connection closes, `node:http` creates two errors for each unanswered request. Without their stacks, which nobody
 * reads, that takes a quarter of the time.
 */
function omitStacks(): void {
  Error.stackTraceLimit = 0;
  process.nextTick(() => {
    Error.stackTraceLimit = STACK_FRAMES;
  });
}

/**
 * Closes connections above the limit of an address, those of an address that has sent too many unanswered requests, and
 * those without an address: their clients have disconnected. When all connections are taken, a new one replaces the oldest
 * one of the address that has the most.
 * @param max open connections of one IPv4 address or IPv6 /64; 0: no limits
 * @param maxOfAll open connections of all addresses
 */
export function limitConnections(server: Server, max: number, maxOfAll = maxConnections()): ConnectionLimit {
  const open = new Map<string, Set<Socket>>();
  const addresses = new WeakMap<Socket, ClientAddress>();
  const charged = new WeakSet<Socket>();
  if (max === 0) server.maxConnections = maxOfAll;
  let count = 0;
  let ofIteration = 0;
  const unanswered = createRateLimit(MAX_UNANSWERED_PER_SECOND, MAX_UNANSWERED_AT_ONCE);

  /** The connections of the address that has the most. */
  function largest(): Set<Socket> | undefined {
    let found: Set<Socket> | undefined;
    for (const sockets of open.values()) if (sockets.size > (found?.size ?? 0)) found = sockets;
    return found;
  }

  server.prependListener('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    if (max === 0) return;
    const address = clientAddress(socket.remoteAddress, undefined, 0);
    const { subnet } = address;
    const sockets = open.get(subnet) ?? new Set();
    const most = count < maxOfAll ? undefined : largest();
    if (sockets.size >= Math.min(max, most?.size ?? max) || unanswered.isExhausted(address, Date.now())) {
      socket.destroy();
      return;
    }
    const [oldest] = most ?? [];
    oldest?.destroy();
    count++;
    open.set(subnet, sockets.add(socket));
    addresses.set(socket, address);
    // Before the listener of `node:http`.
    socket.once('close', () => {
      if (charged.has(socket)) omitStacks();
      count--;
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
      charged.add(socket);
      const now = Date.now();
      unanswered.charge(address, cost, now);
      if (!unanswered.isExhausted(address, now)) return;
      for (const other of open.get(address.subnet) ?? []) other.destroy();
    },
  };
}
