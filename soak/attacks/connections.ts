/** Connections of attackers, each from an address of its own choice: all of 127.0.0.0/8 is this machine's. */
import { connect, type Socket } from 'node:net';

export function openFrom(localAddress: string, port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  return socket;
}

export const requestOf = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: salnama.example\r\n${headers}\r\n`;

export type Statuses = Map<number, number>;
export const countOf = (statuses: Statuses, status: number): number => statuses.get(status) ?? 0;
export const written = (statuses: Statuses): string =>
  [...statuses]
    .sort()
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g;

/** Ends what has been begun. @returns nothing, when all connections are closed */
export interface Crowd {
  readonly statuses: Statuses;
  end(): void;
}

interface CrowdOptions {
  readonly port: number;
  readonly addresses: readonly string[];
  readonly connectionsEach: number;
  /** the next request, as its bytes */
  readonly next: () => string;
}

/** Connections that ask one question after the other as fast as they are answered, and come again when they are closed. */
export function startCrowd({ port, addresses, connectionsEach, next }: CrowdOptions): Crowd {
  const statuses: Statuses = new Map();
  const open = new Set<Socket>();
  let isEnding = false;

  function join(address: string): void {
    if (isEnding) return;
    const socket = openFrom(address, port);
    open.add(socket);
    socket.on('connect', () => socket.write(next()));
    socket.on('data', (data) => {
      // A head is always in one piece here, and bodies of this service hold no status line.
      let answers = 0;
      for (const [, status] of data.toString('latin1').matchAll(STATUS_LINE)) {
        statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1);
        answers++;
      }
      for (; answers > 0; answers--) socket.write(next());
    });
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(join, 100, address);
    });
  }
  for (const address of addresses) for (let count = 0; count < connectionsEach; count++) join(address);

  return {
    statuses,
    end() {
      isEnding = true;
      for (const socket of open) socket.destroy();
    },
  };
}

/** @param network first three parts of the addresses, with a dot at the end */
export const addressesOf = (network: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${network}${index + 1}`);

/** One question on a connection of its own. @returns its status; 0 if there was no answer */
export function statusOf(port: number, address: string, path: string, headers = ''): Promise<number> {
  return new Promise((found) => {
    const socket = openFrom(address, port);
    let received = '';
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('close', () => found(Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1] ?? 0)));
    socket.write(requestOf(path, `${headers}Connection: close\r\n`));
  });
}

/** Text of an answer with 200 on a connection of its own; undefined for any other. */
export function textOf(port: number, address: string, path: string): Promise<string | undefined> {
  return new Promise((found) => {
    const socket = openFrom(address, port);
    const chunks: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (data: Buffer) => chunks.push(data));
    socket.on('close', () => {
      const received = Buffer.concat(chunks).toString();
      found(received.startsWith('HTTP/1.1 200 ') ? received.slice(received.indexOf('\r\n\r\n') + 4) : undefined);
    });
    socket.write(requestOf(path, 'Connection: close\r\n'));
  });
}
