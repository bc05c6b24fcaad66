/**
 * The open connections, and what each may take: so many of one address, one request at a time with a bounded queue behind it, and
 * none that reads its answers so slowly that it does nothing but hold them.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import { networkOf, senderAddress } from '../policy/identity.ts';

/**
 * Open connections take about 25 kB each. Beyond these an address that has its share of them gets no more, and for others the ones
 * that have been idle longest make room.
 */
const MOST_CONNECTIONS = 5_000;
/** So many of them are closed at once, so that looking for them costs little. */
const MAKE_ROOM_FOR = 100;
/**
 * Requests that wait on one connection, and on all together: each takes some 5 kB. Nobody sends so many ahead; a connection with
 * more is closed.
 */
const MOST_WAITING = 1_024;
const MOST_WAITING_TOGETHER = 8_192;
/**
 * A client that takes nothing of its answer for some time is cut off, and one that takes less than so many bytes over a longer one.
 * Node's own timer of a connection could tell the first, but would be set anew several times for each answer.
 */
export interface LeastRate {
  /** milliseconds without a byte */
  readonly silence: number;
  readonly bytes: number;
  /** milliseconds */
  readonly over: number;
  /** how often it is looked at, milliseconds */
  readonly every: number;
}
/** 1 kB/s, over a minute. */
const LEAST_RATE: LeastRate = { silence: 30_000, bytes: 60 * 1024, over: 60_000, every: 5_000 };

/** How much of an answer under way the client has taken; bytes of all answers of the connection, moments on the steady clock. */
interface Seen {
  /** when the judged time began, and the bytes at that moment */
  readonly from: number;
  readonly bytesThen: number;
  /** when bytes were last seen to move, and how many they were then */
  movedAt: number;
  bytes: number;
}

type Exchange = [request: IncomingMessage, response: ServerResponse];

interface Connection {
  readonly network: string;
  /** when it was opened or its last request begun, ms on the steady clock */
  usedAt: number;
  /** the last answer begun; it may be finished */
  response: ServerResponse | undefined;
  /** requests that were sent ahead */
  readonly waiting: Exchange[];
  /** while an answer is under way */
  seen: Seen | undefined;
}

export interface Connections {
  /** addresses that have as many connections as they may */
  readonly refused: BlockList;
  /** Goes on with a request when the ones before it on its connection have been answered. */
  inTurn(exchange: Exchange, next: (...exchange: Exchange) => void): void;
  /**
   * The last answer on a connection that has been begun or is to come, and has not left yet. None comes to a request that is
   * not there in full, and never will be.
   */
  lastAnswer(socket: Socket): ServerResponse | undefined;
}

export interface ConnectionLimits {
  /** open connections of one address; 0: no limit */
  readonly connectionsPerAddress?: number;
  /** of all addresses */
  readonly mostConnections?: number;
  /** tests have less time than clients are given */
  readonly leastRate?: LeastRate;
}

export function guardConnections(
  server: Server,
  {
    connectionsPerAddress: perAddress = 0,
    mostConnections: most = MOST_CONNECTIONS,
    leastRate = LEAST_RATE,
  }: ConnectionLimits,
): Connections {
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  let waitingTogether = 0;

  /** Where all of them come from a proxy, the proxy has all shares. */
  function isRefused(network: string): boolean {
    if (perAddress === 0) return false;
    const count = counts.get(network) ?? 0;
    return count >= perAddress || (open.size >= most && count >= most / counts.size);
  }

  server.on('connection', (socket) => {
    const network = networkOfRemote(socket.remoteAddress);
    if (!isRefused(network) && open.size >= most) makeRoom();
    if (isRefused(network) || open.size >= most) {
      socket.destroy();
      return;
    }
    counts.set(network, (counts.get(network) ?? 0) + 1);
    const waiting: Exchange[] = [];
    open.set(socket, { network, usedAt: performance.now(), response: undefined, waiting, seen: undefined });
    // Node goes on reading after each request that it has understood.
    socket.on('resume', () => {
      if (waiting.length > 0) socket.pause();
    });
    socket.once('close', () => forget(socket));
  });

  function forget(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    waitingTogether -= connection.waiting.length;
    const count = counts.get(connection.network)! - 1;
    if (count === 0) counts.delete(connection.network);
    else counts.set(connection.network, count);
  }

  /** Closes the connections that have been idle longest; a half-sent request is no use of a connection. */
  function makeRoom(): void {
    const idle = [...open].filter(([, { response }]) => !isUnderWay(response));
    idle.sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [socket] of idle.slice(0, MAKE_ROOM_FOR)) {
      forget(socket);
      socket.destroy();
    }
  }

  function sweep(): void {
    const now = performance.now();
    for (const [socket, connection] of open) {
      if (!isUnderWay(connection.response)) connection.seen = undefined;
      else if (isTooSlow(socket, connection, now, leastRate)) socket.destroy();
    }
  }
  const sweeping = setInterval(sweep, leastRate.every).unref();
  server.once('close', () => clearInterval(sweeping));

  function inTurn(exchange: Exchange, next: (...exchange: Exchange) => void): void {
    const [{ socket }, response] = exchange;
    const connection = open.get(socket);
    // The connection was refused or is gone; its bytes may still be in the parser.
    if (!connection || socket.destroyed) return;
    if (isUnderWay(connection.response)) {
      queue(socket, connection, exchange, next);
      return;
    }
    connection.response = response;
    connection.usedAt = performance.now();
    next(...exchange);
  }

  function queue(
    socket: Socket,
    connection: Connection,
    exchange: Exchange,
    next: (...exchange: Exchange) => void,
  ): void {
    if (connection.waiting.length >= MOST_WAITING || waitingTogether >= MOST_WAITING_TOGETHER) {
      socket.destroy();
      return;
    }
    waitingTogether++;
    if (connection.waiting.push(exchange) > 1) return;
    // What has been read is in the queue; more is left to the client until the queue is empty.
    socket.pause();
    const goOn = () => {
      const following = connection.waiting.shift();
      if (!following || socket.destroyed) return;
      waitingTogether--;
      connection.response = following[1];
      connection.usedAt = performance.now();
      if (connection.waiting.length > 0) following[1].once('close', goOn);
      else socket.resume();
      next(...following);
    };
    connection.response!.once('close', goOn);
  }

  return {
    refused: new RefusedAddresses((address) => isRefused(networkOfRemote(address))),
    inTurn,
    lastAnswer(socket) {
      const connection = open.get(socket);
      if (!connection) return undefined;
      const { response, waiting } = connection;
      return [response, ...waiting.map(([, ahead]) => ahead)].findLast(willLeave);
    },
  };
}

const networkOfRemote = (address: string | undefined): string => networkOf(senderAddress(address, undefined, 0));

/**
 * Node asks such a list before it makes anything of a connection: to refuse one so takes a small part of what it would take
 * to make it and close it.
 */
class RefusedAddresses extends BlockList {
  readonly #isRefused: (address: string) => boolean;

  constructor(isRefused: (address: string) => boolean) {
    super();
    this.#isRefused = isRefused;
  }

  override check(address: string | SocketAddress): boolean {
    return this.#isRefused(typeof address === 'string' ? address : address.address);
  }
}

const isUnderWay = (response: ServerResponse | undefined): boolean =>
  response !== undefined && !response.writableFinished && !response.destroyed;

const willLeave = (response: ServerResponse | undefined): boolean =>
  isUnderWay(response) && (response!.headersSent || response!.req.complete);

/** Notes what the client has taken of an answer under way, and judges when its time is over. */
function isTooSlow(socket: Socket, connection: Connection, now: number, least: LeastRate): boolean {
  const bytes = takenBytes(socket);
  connection.seen ??= { from: now, bytesThen: bytes, movedAt: now, bytes };
  const { seen } = connection;
  if (bytes !== seen.bytes) {
    seen.bytes = bytes;
    seen.movedAt = now;
  }
  if (now - seen.movedAt >= least.silence) return true;
  if (now - seen.from < least.over) return false;
  connection.seen = { from: now, bytesThen: bytes, movedAt: seen.movedAt, bytes };
  // An answer that waits for the disk is not held up by the client.
  return socket.writableLength > 0 && bytes - seen.bytesThen < least.bytes;
}

/** What Node keeps of a connection; of a large answer its public figures tell nothing until all of it has left. */
interface Handle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

/** Bytes that the kernel has taken for the client so far. */
function takenBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}
