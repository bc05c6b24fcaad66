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

interface Clients {
  readonly connections: number;
  readonly addresses: number;
}

const REOPEN_MS = 20;
const addressOf = (index: number, addresses: number): string => `127.0.8.${1 + (index % addresses)}`;

/** Opens connections, and a new one for each that is closed. @param begin called with each new connection and its number */
function reopened({ connections, addresses }: Clients, begin: (socket: Socket, index: number) => void) {
  return (port: number): Stop => {
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
      socket.once('connect', () => begin(socket, index));
    };
    for (let index = 0; index < connections; index++) open(index);
    return () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    };
  };
}

/** Sends a packet on each connection. */
export const packets = ({ packet, ...clients }: Clients & { readonly packet: string | Buffer }) =>
  reopened(clients, (socket) => socket.write(packet));

/** Sends one packet of each client when all are connected. Nobody reads the answer. */
export function silent({ connections, addresses }: Clients, packet: (index: number) => string): (port: number) => Stop {
  return (port) => {
    let connected = 0;
    const sockets = Array.from({ length: connections }, (_, index) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index, addresses) });
      return socket.pause().on('error', () => {});
    });
    const send = () => {
      if (++connected < connections) return;
      for (const [index, socket] of sockets.entries()) socket.write(packet(index));
    };
    for (const socket of sockets) socket.once('connect', send);
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  };
}

export const slowReaders = (path: string): ((port: number) => Stop) =>
  silent({ connections: 1_000, addresses: 20 }, () => packetOf({ path }).repeat(8));

/** Sends one message of each client, each from its own address. */
export const silentMessages = (clients: number, messageOf: (count: number) => Request): ((port: number) => Stop) =>
  silent({ connections: clients, addresses: clients }, (index) => packetOf(messageOf(index)));

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

interface Leavers extends Clients {
  /** milliseconds after which a client hangs up, in turn */
  readonly afterMs: readonly number[];
  /** requests in one packet */
  readonly ahead?: number;
  /** the request with a number */
  requestOf(count: number): Request;
}

/** Sends a packet of requests on each connection, and hangs up without a word after some milliseconds. */
export function leavers({ afterMs, ahead = 1, requestOf, ...clients }: Leavers): (port: number) => Stop {
  let count = 0;
  return reopened(clients, (socket, index) => {
    socket.write(Array.from({ length: ahead }, () => packetOf(requestOf(count++))).join(''));
    setTimeout(() => socket.resetAndDestroy(), afterMs[index % afterMs.length]);
  });
}

/** A request as it is sent. */
export function packetOf({ method = 'GET', path, headers = {}, body = [] }: Request): string {
  const content = body.join('');
  const length = content === '' ? {} : { 'Content-Length': String(Buffer.byteLength(content)) };
  const lines = Object.entries({ Host: 'x', ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

export const MESSAGE_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
