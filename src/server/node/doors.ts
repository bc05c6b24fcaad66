/**
 * Where connections come in. Node takes up one connection of a listening socket in each turn of its loop, however many wait: in a
 * flood the turns are long, the kernel's queue is full, and who knocks then is heard a second later, or three. So several sockets
 * listen on the one port, and the kernel deals out the connections among them.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, type BlockList, createServer, Server as NetServer } from 'node:net';
import { listen } from './listen.ts';

/** Further ones bring no more: by then taking connections up is most of the work. */
const DOORS = 16;

export interface Doors {
  /** @throws {SettingError} if the port cannot be had */
  open(port: number, host: string): Promise<AddressInfo>;
  /** Takes up no connections any more. */
  close(): void;
  /** fulfilled when they are closed and all connections have ended */
  readonly closed: Promise<unknown>;
}

/** @param refused addresses whose connections are closed before anything is done for them */
export function createDoors(server: Server, refused: BlockList): Doors {
  // The first process of several takes connections up for all of them, and does little else.
  const isShared = process.platform === 'linux' && !cluster.isWorker;
  const further = Array.from({ length: isShared ? DOORS - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true, blockList: refused }, (socket) =>
      server.emit('connection', socket),
    ),
  );
  const doors = [server, ...further];
  const closed = Promise.withResolvers<void>();
  return {
    closed: closed.promise,
    async open(port, host) {
      // Sockets that share their port would share it with another server's too.
      if (isShared && port > 0) await makeSure(port, host);
      const address = await listen(server, '', port, host, isShared);
      await Promise.all(further.map((door) => listen(door, '', address.port, host, isShared)));
      void Promise.all(doors.map((door) => once(door, 'close'))).then(() => closed.resolve());
      return address;
    },
    close() {
      // The close of an HTTP server would end idle connections at once, with what has not been read of them.
      for (const door of doors) NetServer.prototype.close.call(door);
    },
  };
}

/** @throws {SettingError} if somebody else has the port */
async function makeSure(port: number, host: string): Promise<void> {
  const alone = createServer();
  await listen(alone, '', port, host);
  alone.close();
  await once(alone, 'close');
}
