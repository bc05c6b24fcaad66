/** Ways to attack a server from this process. Each returns a function that attacks a port and gives back one that ends the attack. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Ends an attack that this process runs itself. */
export type Stop = () => void;

/** Runs some attacks at the same time. */
export const together =
  (...attacks: readonly ((port: number) => Stop)[]): ((port: number) => Stop) =>
  (port) => {
    const stops = attacks.map((attack) => attack(port));
    return () => {
      for (const stop of stops) stop();
    };
  };

interface Packets {
  readonly connections: number;
  readonly addresses: number;
  /** sent once on each connection */
  readonly packet: string | Buffer;
}

const REOPEN_MS = 20;

/** Sends a packet on each connection, and opens a new connection for each that is closed. */
export function packets({ connections, addresses, packet }: Packets): (port: number) => Stop {
  return (port) => {
    const sockets = new Set<Socket>();
    let isOver = false;
    const open = (index: number): void => {
      if (isOver) return;
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, addresses) });
      sockets.add(socket);
      socket.on('error', () => {}).resume();
      socket.once('close', () => {
        sockets.delete(socket);
        setTimeout(open, REOPEN_MS, index);
      });
      socket.write(packet);
    };
    for (let index = 0; index < connections; index++) open(index);
    return () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    };
  };
}

const addressOf = (index: number, addresses: number): string => `127.0.8.${1 + (index % addresses)}`;

export function slowReaders(path: string): (port: number) => Stop {
  return (port) => {
    const sockets = Array.from({ length: 1_000 }, (_, index) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, 20) });
      socket.on('error', () => {}).pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(8));
      return socket;
    });
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  };
}

export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** parts of the body, each sent as one chunk */
  readonly body?: readonly string[];
}

/** Sends requests one after another on each of some connections. @param requestOf the request with a number */
export function requests(
  connections: number,
  addresses: number,
  requestOf: (count: number) => Request,
): (port: number) => Stop {
  return (port) => {
    let isOver = false;
    let count = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const next = (index: number): void => {
      if (isOver) return;
      const { path, method = 'GET', headers = {}, body = [] } = requestOf(count++);
      const localAddress = addressOf(index, addresses);
      const sent = request({ port, host: '127.0.0.1', localAddress, agent, method, path, headers }, (response) => {
        response.resume().once('close', () => next(index));
      });
      sent.once('error', () => setTimeout(next, REOPEN_MS, index));
      for (const part of body) sent.write(part);
      sent.end();
    };
    for (let index = 0; index < connections; index++) next(index);
    return () => {
      isOver = true;
      agent.destroy();
    };
  };
}

interface Leavers {
  readonly connections: number;
  readonly addresses: number;
  /** milliseconds after which a client hangs up, in turn */
  readonly afterMs: readonly number[];
  /** requests in one packet */
  readonly ahead?: number;
  /** the request with a number */
  requestOf(count: number): Request;
}

/** Sends a packet of requests on each of some connections, hangs up without a word after some milliseconds, and begins anew. */
export function leavers({ connections, addresses, afterMs, ahead = 1, requestOf }: Leavers): (port: number) => Stop {
  return (port) => {
    const sockets = new Set<Socket>();
    let count = 0;
    let isOver = false;
    const open = (index: number): void => {
      if (isOver) return;
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, addresses) });
      sockets.add(socket);
      socket.on('error', () => {}).resume();
      socket.once('close', () => {
        sockets.delete(socket);
        setTimeout(open, REOPEN_MS, index);
      });
      socket.once('connect', () => {
        const packets = Array.from({ length: ahead }, () => packetOf(requestOf(count++)));
        socket.write(packets.join(''));
        setTimeout(() => socket.resetAndDestroy(), afterMs[index % afterMs.length]);
      });
    };
    for (let index = 0; index < connections; index++) open(index);
    return () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    };
  };
}

/** A request as it is sent. */
export function packetOf({ method = 'GET', path, headers = {}, body = [] }: Request): string {
  const content = body.join('');
  const length = content === '' ? {} : { 'Content-Length': String(Buffer.byteLength(content)) };
  const lines = Object.entries({ Host: 'x', ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

export const MESSAGE_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/**
 * Connects some clients, each from its own address, and sends one message of each when all are connected. Nobody reads the answer.
 */
export function silentMessages(clients: number, messageOf: (count: number) => Request): (port: number) => Stop {
  return (port) => {
    let connected = 0;
    const sockets = Array.from({ length: clients }, (_, index) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, clients) });
      return socket.pause().on('error', () => {});
    });
    const send = () => {
      if (++connected < clients) return;
      for (const [index, socket] of sockets.entries()) {
        socket.write(packetOf(messageOf(index)));
      }
    };
    for (const socket of sockets) socket.once('connect', send);
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  };
}
